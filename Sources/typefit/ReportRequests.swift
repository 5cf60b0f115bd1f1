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

  /// What the command line calls it.
  var name: String { "--report \(format.name)=\(file)" }
}

/// The result of a check, and the reports beside it.
struct ReportRequests {
  private(set) var all: [ReportRequest] = []

  static func parameter<Root>(_ path: WritableKeyPath<Root, ReportRequests>) -> Parameter<Root> {
    .option(
      "--report", "FORMAT=FILE",
      "A report beside the result; repeatable: \(ReportFormat.all.map(\.name).joined(separator: ", "))."
    ) { $0[keyPath: path].all.append(try ReportRequest($1)) }
  }

  /// Whether a report shows what elements look like.
  var drawElements: Bool { all.contains(where: \.format.drawsElements) }

  /// The files of the result and of every report.
  ///
  /// - Throws: `UsageError` where two go to one place.
  func outputFiles(_ common: CommonOptions) throws(UsageError) -> OutputFiles {
    if leavesNoPlace(for: common), common.format == "json" {
      throw UsageError("a report and --format json both go to standard output: give one of them a file")
    }
    return try common.outputFiles(and: all.map { ($0.name, $0.file) })
  }

  /// Whether a report, and so nothing else, goes to standard output.
  private func leavesNoPlace(for common: CommonOptions) -> Bool {
    all.contains { $0.file == "-" } && common.output == nil
  }

  /// Writes the result and every report; one that can't be written takes no other with it.
  ///
  /// - Parameters:
  ///   - record: Made only where something asks for it: a check has very many elements.
  ///   - text: The result for people.
  func write(
    _ record: @Sendable @autoclosure () -> CheckRecord, _ context: ReportContext, _ common: CommonOptions,
    _ terminal: Terminal,
    text: @Sendable (Palette) async -> String
  ) async throws {
    let goesToStandardError = leavesNoPlace(for: common)
    lazy var record = record()
    let result =
      common.format == "json"
      ? CheckReport.json(record, context)
      : await text(common.palette(terminal, onStandardError: goesToStandardError))
    var failures: [any Error] = []
    do {
      if goesToStandardError {
        terminal.show(result)
      } else {
        try common.write(result)
      }
    } catch {
      failures.append(error)
    }
    for request in all {
      do {
        var output = try Output(request.file, appends: request.format.appends)
        var context = context
        context.occupiedBytes = output.occupiedBytes
        try output.write(request.format.text(record, context))
        try output.commit()
      } catch {
        failures.append(error)
      }
    }
    for failure in failures.dropLast() { terminal.note("typefit: error: \(failure)\n") }
    if let last = failures.last { throw last }
  }
}
