internal import AuditReports
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
      throw Failure("no font has the family '\(family)'\(try FontFile.missing(family, in: engine))")
    }
    try common.write(
      common.format == "json" ? FontsReport.json(faces) : FontsReport.text(faces, common.palette(terminal)))
    return .clean
  }
}
