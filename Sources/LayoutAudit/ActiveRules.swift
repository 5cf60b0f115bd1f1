/// The rules that a plan doesn't switch off, in the catalogue's order.
struct ActiveRules: Sendable {
  private struct ActiveRule: Sendable {
    let rule: any AuditRule
    let severity: Severity
    let isConfigured: Bool

    /// Findings with the severity that they have here.
    func weighed(_ findings: [Finding]) -> [Finding] {
      var findings = findings
      for place in findings.indices where findings[place].severity != severity {
        // A rule may find something lighter than is its wont; what was configured holds all the same.
        if isConfigured || findings[place].severity > severity { findings[place].severity = severity }
      }
      return findings
    }
  }

  private let plan: AuditPlan
  private let rules: [ActiveRule]

  init(_ plan: AuditPlan) {
    self.plan = plan
    rules = RuleCatalogue.judging.compactMap { rule in
      let configured = plan.severities[rule.id]
      guard let severity = configured ?? rule.severity else { return nil }
      return ActiveRule(rule: rule, severity: severity, isConfigured: configured != nil)
    }
  }

  /// What concerns no one element.
  var findingsAboutPlan: [Finding] { rules.flatMap { $0.weighed($0.rule.findings(about: plan)) } }

  /// By the rule's place in the catalogue, then case and category.
  func findings(in cases: [JudgedElement]) -> [Finding] { findings(in: cases, by: rules) }

  /// The same by rules alone that tell of something once, whichever element has it.
  func sharedFindings(in cases: [JudgedElement]) -> [Finding] {
    findings(in: cases, by: rules.filter(\.rule.tellsOnce))
  }

  private func findings(in cases: [JudgedElement], by rules: [ActiveRule]) -> [Finding] {
    let cases = ElementCases(cases)
    var findings: [Finding] = []
    for active in rules {
      let found = active.rule.findings(in: cases, plan: plan)
      if !found.isEmpty { findings += active.weighed(found) }
    }
    return findings
  }

  /// Of what is told once, the first finding alone.
  func withoutRepetitions(_ findings: [Finding]) -> [Finding] {
    let once = Set(rules.filter(\.rule.tellsOnce).map(\.rule.id))
    var told: Set<[String]> = []
    return findings.filter { finding in
      !once.contains(finding.rule) || told.insert([finding.rule, finding.message, finding.advice]).inserted
    }
  }
}
