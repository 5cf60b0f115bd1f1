public import Typography

/// Judges every case of a plan's elements in every selected category, and lets the rules speak.
public struct Audit: Sendable {
  public let plan: AuditPlan

  public init(_ plan: AuditPlan) { self.plan = plan }

  /// - Throws: Where fonts can't be read, or a size can't be told: the job could not be done.
  public func run(measuring: some TextMeasuring) async throws -> AuditReport {
    let expansion = CaseExpansion(locales: plan.locales, judgesBoldText: plan.judgesBoldText)
    var known = TextGrowth.Known(plan: plan)
    let cases = try plan.elements.flatMap { element in
      let growth = try known.growth(of: element.text)
      return expansion.variants(of: element.text).map {
        ElementCase(element: element, variant: $0, growth: growth)
      }
    }
    let judge = ElementJudge(plan: plan)
    let judged = try await concurrentMap(cases) { one in
      Result { try judge.judge(one, measuring: measuring) }
    }.map { try $0.get() }

    let findings = await concurrentMap(RuleCatalogue.all) { [plan] rule -> [Finding] in
      let configured = plan.severities[rule.id]
      guard let severity = configured ?? rule.severity else { return [] }
      return rule.findings(in: judged, plan: plan).map { finding in
        var finding = finding
        // A rule may find something lighter than is its wont; what was configured holds all the same.
        finding.severity = configured == nil ? min(finding.severity, severity) : severity
        return finding
      }
    }.flatMap(\.self)
    return AuditReport(elements: judged, findings: inOrder(findings))
  }

  /// By the element's place in the plan, then the rule's place in the catalogue, then case and category as found.
  private func inOrder(_ findings: [Finding]) -> [Finding] {
    var places: [String: Int] = [:]
    for (place, element) in plan.elements.enumerated() { places[element.name] = place }
    let keys = findings.enumerated().map { offset, finding in
      (place: finding.element.flatMap { places[$0] } ?? -1, offset: offset)
    }
    return keys.sorted { $0 < $1 }.map { findings[$0.offset] }
  }
}
