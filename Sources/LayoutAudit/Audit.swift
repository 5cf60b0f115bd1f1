public import Typography

/// Judges every element of a plan in every selected category, and lets the rules speak.
public struct Audit: Sendable {
  public let plan: AuditPlan
  private let rules: [any AuditRule]

  public init(_ plan: AuditPlan) {
    self.plan = plan
    rules = RuleCatalogue.all
  }

  /// - Throws: Where fonts can't be read, or a size can't be told: the job could not be done.
  public func run(measuring: some TextMeasuring) throws -> AuditReport {
    let judged = try plan.elements.map { try judge($0, measuring) }
    var findings: [Finding] = []
    for rule in rules {
      guard let severity = plan.severities[rule.id] ?? rule.severity else { continue }
      for var finding in rule.findings(in: judged, plan: plan) {
        finding.severity = severity
        findings.append(finding)
      }
    }
    return AuditReport(elements: judged, findings: inOrder(findings))
  }

  private func judge(_ element: AuditPlan.Element, _ measuring: some TextMeasuring) throws -> JudgedElement {
    let face = try measuring.face(for: element.text.descriptor)
    let (scaling, scale) = (element.text.scaling, plan.scale)
    let rows = try plan.selection.categories.map { category in
      guard scale.hasEntry(scaling.textStyle, scaling.limits.clamp(category)) else {
        return JudgedElement.Row(
          category: category, size: nil, lines: nil, height: nil, availableHeight: nil, verdict: .unjudged,
          reason: "\(scale.platform.rawValue) publishes no size for this category")
      }
      let traits = TraitEnvironment(preferredContentSizeCategory: category, displayScale: plan.displayScale)
      return row(try element.text.resolved(in: traits, scale: scale), category, element.text, face)
    }
    let isPublished = scale.categories.allSatisfy { scale.hasEntry(scaling.textStyle, $0) }
    return JudgedElement(
      declared: element.text, location: element.location, face: face, rows: rows,
      largerText: isPublished
        ? try LargerText(of: scaling, scale: scale, hasStyle: element.text.styleName != nil) : nil)
  }

  private func row(
    _ resolved: ResolvedTextElement, _ category: ContentSizeCategory, _ element: TextElement,
    _ face: MeasuredFace
  ) -> JudgedElement.Row {
    func row(height: Double?, _ verdict: Verdict, _ reason: String? = nil) -> JudgedElement.Row {
      JudgedElement.Row(
        category: category, size: resolved.size.points, lines: resolved.lines > 0 ? resolved.lines : nil,
        height: height, availableHeight: resolved.availableHeight, verdict: verdict, reason: reason)
    }
    guard let metrics = face.metrics else { return row(height: nil, .unjudged, face.outcome.reason) }
    guard resolved.lines > 0 else {
      return row(
        height: nil, .unjudged, "it wraps into as many lines as its text needs, and no text is judged")
    }
    let height = metrics.labelHeight(
      lines: resolved.lines, at: resolved.size.points, displayScale: plan.displayScale)
    let standIn =
      face.outcome.kind == .fallback
      ? "measured with \(face.outcome.face?.displayName ?? "a stand-in"), since \(face.outcome.request.name) is missing: unsure"
      : nil
    guard let available = resolved.availableHeight, !element.kind.scrollsVertically else {
      return row(height: height, .fits, standIn ?? (element.kind.scrollsVertically ? "it scrolls" : nil))
    }
    return row(height: height, height > available ? .clips : .fits, standIn)
  }

  /// By the element's place in the plan, then the rule's place in the catalogue, then the category.
  private func inOrder(_ findings: [Finding]) -> [Finding] {
    var places: [String: Int] = [:]
    for (place, element) in plan.elements.enumerated() { places[element.text.name] = place }
    return findings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let places = (first.element.flatMap { places[$0] } ?? -1, second.element.flatMap { places[$0] } ?? -1)
      if places.0 != places.1 { return places.0 < places.1 }
      if first.rule == second.rule, first.category != second.category {
        return (first.category?.index ?? -1) < (second.category?.index ?? -1)
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}
