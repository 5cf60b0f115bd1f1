internal import AuditReports
internal import LayoutAudit
internal import TextEngine
internal import Typography

struct FontsCommand: Command {
  static let name = "fonts"
  static let summary = "List the faces there are."
  static let discussion = ""
  static let operandRule = Operands.none
  static let examples = [
    (line: "typefit fonts --font-dir Fonts --no-system-fonts", meaning: "The faces of one folder."),
    (line: "typefit fonts --family Lato --format json", meaning: "The faces of a family."),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var family: String?

  static var parameters: [Parameter<Self>] {
    [.option("--family", "FAMILY", "Only the faces of this family.") { $0.family = $1 }]
      + CommonOptions.parameters(\.common, systemFontsByDefault: true)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let engine = try common.engine(systemFontsByDefault: true, terminal)
    let faces = try engine.faces(family: family)
    if let family, faces.isEmpty {
      let near = try engine.familyName(nearestTo: family).map { "; did you mean '\($0)'?" } ?? ""
      throw Failure("no font has the family '\(family)'\(near)")
    }
    try common.write(
      common.format == "json" ? FontsReport.json(faces) : FontsReport.text(faces, common.palette(terminal)))
    return .clean
  }
}

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

  static var parameters: [Parameter<Self>] { CommonOptions.parameters(\.common, systemFontsByDefault: false) }

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
