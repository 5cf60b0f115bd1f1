internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import TextEngine
internal import Typography

struct CheckCommand: Command {
  static let name = "check"
  static let summary = "Check that text fits its boxes in every category."
  static let discussion = """
    Reads what to check from a typefit.json: the fonts, the styles, and each element with its box. Ends with 1 where a \
    finding is at or above --fail-on. System fonts are off, so that the answer is the same on every machine. Reports \
    are written beside the result; a report to - takes standard output, and the result goes to standard error. github \
    has its effect where it is printed, summary is appended to its file, others replace theirs.
    """
  static let operandRule = Operands.any(
    "path", "A typefit.json, or a folder that has one; default: the nearest one from here up.")
  static let examples = [
    (line: "typefit check", meaning: "By the typefit.json of this folder, or the nearest one above."),
    (
      line: "typefit check App/typefit.json --categories ...AX2 --format json",
      meaning: "Up to AX2, for a program."
    ),
    (line: "typefit check --fail-on warning --quiet", meaning: "Findings alone, and warnings fail too."),
    (
      line: "typefit check --report junit=typefit.xml --report sarif=typefit.sarif",
      meaning: "Two reports in one run, for programs that show tests and alerts."
    ),
    (
      line: "typefit check --report github=- --report summary=$GITHUB_STEP_SUMMARY",
      meaning: "Annotations and the step's summary, in a GitHub workflow."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var categories: String?
  var failOn = FailOn.error
  var locales: [String]?
  var reports = ReportRequests()

  enum FailOn: String, CaseIterable {
    case error, warning, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  static var parameters: [Parameter<Self>] {
    [
      .option("--categories", "RANGE", "The categories to judge; default all.") { $0.categories = $1 },
      .option("--locales", "LIST", "The locales to judge, en-XA and ar-XB made up; default all.") {
        $0.locales = try $1.split(separator: ",", omittingEmptySubsequences: false).map {
          try Value.languageTag(String($0), "--locales")
        }
      },
      .option("--fail-on", "SEVERITY", "error, warning or never; default error.") {
        $0.failOn = try Value.choice($1, "--fail-on", FailOn.self)
      },
      .option(
        "--report", "FORMAT=FILE",
        "A report beside the result; repeatable: \(ReportFormat.all.map(\.name).joined(separator: ", "))."
      ) { try $0.reports.add($1) },
    ] + CommonOptions.parameters(\.common, systemFontsByDefault: false)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    if let categories { try Self.requireRange(categories) }
    if reports.takeStandardOutput, common.output == nil, common.format == "json" {
      throw UsageError("a report and --format json both go to standard output: give one of them a file")
    }
    try reports.requireDistinctFiles(and: common.output)
    var audits: [AuditReport] = []
    var drawings: [[CaseDrawing?]] = []
    for path in try paths() {
      let (plan, engine) = try load(path, terminal)
      let audit = try await audit(plan, measuring: engine, path, terminal)
      audits.append(audit)
      if reports.drawElements {
        drawings += try await CaseDrawer(plan).drawings(of: audit, measuring: engine)
      }
    }
    let report = AuditReport.joined(audits)
    keepForProcess(report)
    try write(report, drawings, terminal)
    guard let severity = failOn.severity else { return .clean }
    return report.fails(at: severity) ? .findings : .clean
  }

  /// The result and every report; one that can't be written takes no other with it.
  private func write(
    _ report: AuditReport, _ drawings: [[CaseDrawing?]], _ terminal: Terminal
  ) throws {
    let text =
      common.format == "json"
      ? CheckReport.json(report)
      : CheckReport.text(report, quiet: common.isQuiet, common.palette(terminal))
    var failures: [any Error] = []
    do {
      if reports.takeStandardOutput, common.output == nil {
        terminal.note(text)
      } else {
        try common.write(text)
      }
    } catch {
      failures.append(error)
    }
    failures += reports.write(report, drawings: drawings, version: Typefit.version)
    for failure in failures.dropLast() { terminal.note("typefit: error: \(failure)\n") }
    if let last = failures.last { throw last }
  }

  /// A range of no platform's categories is wrong whatever the configuration.
  private static func requireRange(_ text: String) throws(UsageError) {
    do throws(UsageError) {
      _ = try Value.selection(text, in: .ios)
    } catch {
      do throws(UsageError) { _ = try Value.selection(text, in: .android) } catch _ { throw error }
    }
  }

  private func paths() throws -> [String] {
    guard operands.isEmpty else {
      return operands.map(Files.configuration(at:))
    }
    guard let nearest = Files.nearest("typefit.json") else {
      throw Failure("there is no typefit.json here or in a folder above: name one, or write one")
    }
    return [nearest]
  }

  private func load(_ path: String, _ terminal: Terminal) throws -> (AuditPlan, TextEngine) {
    let configuration = try Configuration(try Files.read(path), file: path)
    var plan = configuration.plan
    if let categories { plan.selection = try Value.selection(categories, in: plan.scale) }
    plan.locales = locales
    return (plan, try common.engine(for: configuration, at: path, terminal))
  }

  private func audit(
    _ plan: AuditPlan, measuring engine: TextEngine, _ path: String, _ terminal: Terminal
  ) async throws -> AuditReport {
    let progress = ProgressLine(terminal, isQuiet: common.isQuiet)
    defer { progress?.erase() }
    let show = progress.map { line in { @Sendable (done: Int, total: Int) in line.show(done, of: total) } }
    let report = try await Audit(plan).run(measuring: engine, progress: show)
    // Elements whose text has none of the locales stand unjudged; where all do, nothing was checked.
    if locales != nil, report.elements.allSatisfy({ $0.declared.text != nil && $0.variant.text == nil }) {
      throw Failure(
        "\(path): no text has the locales \(locales?.joined(separator: ", ") ?? ""): nothing to check")
    }
    return report
  }
}
