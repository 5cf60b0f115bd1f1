internal import Typography

struct LargerTextCapped: AuditRule {
  let id = "larger-text-capped"
  let severity = Severity.warning
  let isAboutWholeElements = true
  let summary = "a cap, maximum size or rule keeps the text below 200 %"
  let rationale = """
    WCAG 1.4.4 and the App Store's "Larger Text" label ask for text at 200 % of its default size. Found only where the \
    text style would reach it: largeTitle ends at 176 % by itself, which is no finding.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let element = cases.first
    guard case .some = element.face.metrics, let reach = element.largerText, !reach.reaches,
      reach.uncappedPercent >= reach.requiredPercent
    else { return [] }
    return [
      finding(
        element, actual: reach.percent, limit: reach.requiredPercent,
        message: "the text reaches \(reach.percent.rounded(.down).shortText) % of its default size, "
          + "and without \(Self.hindrance(element.declared.scaling)) it would reach "
          + "\(reach.uncappedPercent.rounded(.down).shortText) %",
        advice: reach.reachingCategory.map {
          "let the text grow up to \($0.name) at least, where it reaches \(reach.requiredPercent.shortText) %"
            + Self.room(in: cases)
        } ?? "let the text follow its text style")
    ]
  }

  /// The room that the text needs then, where its box has less.
  private static func room(in cases: ElementCases) -> String {
    let bounds = cases.first.declared.bounds
    var (width, height, isKnown) = (0.0, 0.0, true)
    for element in cases.all {
      guard let room = element.largerTextRoom else {
        isKnown = false
        continue
      }
      width = max(width, room.width.map { $0 + bounds.insets.left + bounds.insets.right } ?? 0)
      height = max(height, room.height.map { $0 + bounds.insets.top + bounds.insets.bottom } ?? 0)
    }
    var needs: [String] = []
    if width > 0 { needs.append("\(width.shortText) pt of width") }
    if height > 0 { needs.append("\(height.shortText) pt of height") }
    if !needs.isEmpty { return ", and give it room: there it needs \(needs.joined(separator: " and "))" }
    let isFixed =
      cases.all.contains { $0.variant.width != nil } || bounds.height != nil || bounds.maximumHeight != nil
    return isKnown || !isFixed ? "" : ", and let its box grow with it"
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
}
