internal import Typography

/// How a text grows: the same for all elements that scale alike.
final class TextGrowth: Sendable {
  /// The size in each judged category; nil where the platform publishes none.
  let sizes: [FontScaling.Size?]
  /// Points where the user starts; nil where none are published.
  let originSize: Double?
  let largerText: LargerText?

  private init(of scaling: FontScaling, hasStyle: Bool, plan: AuditPlan) throws(TypographyError) {
    var sizes: [FontScaling.Size?] = []
    for category in plan.selection.categories {
      let isPublished = plan.scale.hasEntry(scaling.textStyle, scaling.limits.clamp(category))
      sizes.append(isPublished ? try scaling.size(in: category, scale: plan.scale) : nil)
    }
    self.sizes = sizes
    let origin = plan.scale.origin
    let isPublished = plan.scale.hasEntry(scaling.textStyle, scaling.limits.clamp(origin))
    originSize = isPublished ? try scaling.size(in: origin, scale: plan.scale).points : nil
    largerText = try LargerText.of(scaling, scale: plan.scale, hasStyle: hasStyle)
  }

  /// What was worked out for one element serves the others, whichever task has them.
  final class Known: Sendable {
    private struct Key: Hashable {
      let scaling: FontScaling
      let hasStyle: Bool
    }

    private let plan: AuditPlan
    private let known = Guarded<[Key: TextGrowth]>([:])

    init(plan: AuditPlan) { self.plan = plan }

    func growth(of element: TextElement) throws -> TextGrowth {
      let key = Key(scaling: element.scaling, hasStyle: element.styleName != nil)
      return try known.withLock { known in
        if let growth = known[key] { return growth }
        let growth = try TextGrowth(of: key.scaling, hasStyle: key.hasStyle, plan: plan)
        known[key] = growth
        return growth
      }
    }
  }
}
