internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import Typography

struct MergeCommand: Command {
  static let name = "merge"
  static let summary = "Put the reports of a check's shards together."
  static let discussion = """
    Takes the JSON reports of all parts of a check that ran with --shard, in any order, and tells exactly what the whole \
    check would have told: the same result, the same reports, the same exit status. As text it shows the findings and \
    the summary. The page of --report html has no drawings: there are no fonts to draw with.
    """
  static let operandRule = Operands.oneOrMore(
    "report", "The JSON report of a shard; all are needed, each once.")
  static let examples = [
    (
      line: "typefit merge shard-*.json --format json",
      meaning: "The whole report, from the parts of a matrix."
    ),
    (
      line: "typefit merge shard-*.json --report github=- --report junit=typefit.xml",
      meaning: "Annotations, and a report of tests, of the whole check."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var reports = ReportRequests()

  static var parameters: [Parameter<Self>] {
    [ReportRequests.parameter(\.reports)] + CommonOptions.parameters(\.common, systemFontsByDefault: nil)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    try reports.outputFiles(common).requireApart(from: operands)
    let parts = try operands.map { path in
      (name: path, report: try ShardReport(try Files.read(path), file: path))
    }
    let merged = try MergedReport(parts)
    try requireDetails(merged)
    let record = merged.record
    let context = ReportContext(version: Typefit.version, folder: Files.workingDirectory)
    try await reports.write(record, context, common, terminal) { palette in
      await CheckReport.text(record.findings, record.summary, palette, context)
    }
    return merged.fails ? .findings : .clean
  }

  private func requireDetails(_ merged: MergedReport) throws {
    guard let part = merged.partWithoutDetails,
      let request = reports.all.first(where: \.format.needsDetails)
    else { return }
    throw Failure(
      "'\(part)' is the report of an older Typefit, without what \(request.name) tells: make the parts anew, or merge them as text or json"
    )
  }
}
