internal import AuditReports
internal import LayoutAudit
internal import Typography

/// What `--report FORMAT=FILE` asks for.
struct ReportRequest {
  let format: ReportFormat
  /// `-` for standard output.
  let file: String

  init(_ text: String) throws(UsageError) {
    let names = ReportFormat.all.map(\.name)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let format = ReportFormat.all.first(where: { $0.name == parts[0] }) else {
      throw UsageError("--report: unknown format '\(parts[0])'" + suggestion(for: parts[0], among: names))
    }
    guard parts.count > 1, !parts[1].isEmpty else {
      throw UsageError("--report: '\(text)' names no file: expected \(format.name)=FILE")
    }
    self.format = format
    file = parts[1]
  }
}

/// The reports of a run.
struct ReportRequests {
  private(set) var all: [ReportRequest] = []

  mutating func add(_ text: String) throws(UsageError) { all.append(try ReportRequest(text)) }

  /// Whether a report, and so nothing else, goes to standard output.
  var takeStandardOutput: Bool { all.contains { $0.file == "-" } }

  /// Whether a report shows what elements look like.
  var drawElements: Bool { all.contains(where: \.format.drawsElements) }

  /// Where each goes, and what the command line calls it.
  var outputs: [(name: String, path: String)] {
    all.map { ("--report \($0.format.name)=\($0.file)", $0.file) }
  }

  /// Writes every report that can be written.
  ///
  /// - Returns: what failed.
  func write(_ report: AuditReport, _ context: ReportContext) -> [any Error] {
    var failures: [any Error] = []
    for request in all {
      do {
        var output = try Output(request.file, appends: request.format.appends)
        var context = context
        context.occupiedBytes = output.occupiedBytes
        try output.write(request.format.text(report, context))
        try output.commit()
      } catch {
        failures.append(error)
      }
    }
    return failures
  }
}
