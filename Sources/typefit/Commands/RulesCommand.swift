internal import AuditReports
internal import LayoutAudit
internal import Typography

struct RulesCommand: Command {
  static let name = "rules"
  static let summary = "List what a check looks for, and why."
  static let discussion = ""
  static let operandRule = Operands.atMostOne("rule", "One rule alone.")
  static let examples = [
    (line: "typefit rules height-clipped", meaning: "What the rule finds, and what it rests on.")
  ]

  var operands: [String] = []
  var common = CommonOptions()

  static var parameters: [Parameter<Self>] { CommonOptions.parameters(\.common, systemFontsByDefault: nil) }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    var rules = RuleCatalogue.all
    if let id = operands.first {
      guard let rule = RuleCatalogue.rule(id) else {
        throw UsageError("unknown rule '\(id)'" + suggestion(for: id, among: rules.map(\.id)))
      }
      rules = [rule]
    }
    try common.write(
      common.format == "json" ? RulesReport.json(rules) : RulesReport.text(rules, common.palette(terminal)))
    return .clean
  }
}
