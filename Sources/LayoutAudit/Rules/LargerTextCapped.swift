internal import Typography

struct LargerTextCapped: AuditRule {
  let id = "larger-text-capped"
  let severity = Severity.warning
  let summary = "a cap, maximum size or rule keeps the text below 200 %"
  let rationale = """
    WCAG 1.4.4 and the App Store's "Larger Text" label ask for text at 200 % of its default size. Found only where the \
    text style would reach it: largeTitle ends at 176 % by itself, which is no finding.
    """

  func findings(in elements: [JudgedElement], plan: AuditPlan) -> [Finding] {
    declarations(in: elements).compactMap { element in
      guard element.face.metrics != nil, let reach = element.largerText, !reach.reaches,
        reach.uncappedPercent >= reach.requiredPercent
      else { return nil }
      return finding(
        element, actual: reach.percent, limit: reach.requiredPercent,
        message: "the text reaches \(reach.percent.rounded(.down).shortText) % of its default size, "
          + "and without \(Self.hindrance(element.declared.scaling)) it would reach "
          + "\(reach.uncappedPercent.rounded(.down).shortText) %",
        advice: Self.advice(element.declared.scaling, plan.scale, reach.requiredPercent))
    }
  }

  private static func hindrance(_ scaling: FontScaling) -> String {
    var hindrances: [String] = []
    if scaling.rule == .fixed || scaling.rule == .delta {
      hindrances.append("the rule \(scaling.rule.rawValue)")
    }
    if let maximum = scaling.maximumSize { hindrances.append("the maximum size of \(maximum.shortText) pt") }
    if let maximum = scaling.limits.maximum { hindrances.append("the limit ...\(maximum.name)") }
    return hindrances.joined(separator: " and ")
  }

  private static func advice(
    _ scaling: FontScaling, _ scale: DynamicTypeScale, _ required: Double
  ) -> String {
    let free =
      scaling.rule == .fontMetrics || scaling.rule == .textStyle
      ? scaling.uncapped : try? FontScaling(textStyle: scaling.textStyle)
    guard let free, let start = try? free.size(in: scale.origin, scale: scale).points,
      let enough = scale.categories.first(where: { category in
        ((try? free.size(in: category, scale: scale).points) ?? 0) >= start * required / 100
      })
    else { return "let the text follow its text style" }
    return "let the text grow up to \(enough.name) at least, where it reaches \(required.shortText) %"
  }
}
