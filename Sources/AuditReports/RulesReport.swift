public import LayoutAudit

/// `typefit rules`: what a check looks for.
public enum RulesReport {
  public static func json(_ rules: [any RuleDescription]) -> String {
    JSON.document([
      "rules": .array(
        rules.map {
          .members([
            "rule": .string($0.id), "severity": .string($0.severity.rawValue), "summary": .string($0.summary),
            "rationale": .string($0.rationale),
          ])
        })
    ])
  }

  public static func text(_ rules: [any RuleDescription], _ palette: Palette) -> String {
    rules.map { rule in
      let severity = palette.paint(rule.severity.rawValue, rule.severity == .error ? .red : .yellow)
      return palette.paint(rule.id, .bold) + " (\(severity))\n" + rule.summary.wrapped(indentation: "  ")
        + rule.rationale.wrapped(indentation: "    ")
    }.joined(separator: "\n")
  }
}
