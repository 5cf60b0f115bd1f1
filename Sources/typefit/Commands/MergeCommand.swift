internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import Typography

struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Put the reports of a check's shards together."
  static let discussion = """
    Takes the JSON reports of all parts of a check that ran with --shard, in any order, and tells exactly what the whole \
    check would have told: the same JSON, the same exit status. As text it shows the findings and the summary.
    """
  static let operandRule = Operands.oneOrMore(
    "report", "The JSON report of a shard; all are needed, each once.")
  static let examples = [
    (
      line: "typefit merge shard-*.json --format json",
      meaning: "The whole report, from the parts of a matrix."
    )
  ]

  var operands: [String] = []
  var common = CommonOptions()

  static var parameters: [Parameter<Self>] { CommonOptions.parameters(\.common, systemFontsByDefault: nil) }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    try common.outputFiles().requireApart(from: operands)
    let parts = try operands.map { path in
      (name: path, report: try ShardReport(try Files.read(path), file: path))
    }
    let merged = try MergedReport(parts)
    try common.write(
      common.format == "json"
        ? CheckReport.json(merged) : await CheckReport.text(merged, common.palette(terminal)))
    return merged.fails ? .findings : .clean
  }
}
