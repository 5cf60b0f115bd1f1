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
    (line: "typefit check --baseline known.json", meaning: "Only what is new or worse fails."),
    (
      line: "typefit check --shard 2/4 --format json", meaning: "The second of four parts, for typefit merge."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var categories: String?
  var failOn = FailOn.error
  var locales: [String]?
  var reports = ReportRequests()

  var baseline: String?
  var updateBaseline = Baseline.Update.none
  var shard: Shard?

  enum FailOn: String, CaseIterable {
    case error, warning, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  static var parameters: [Parameter<Self>] {
    [
      .option("--categories", "RANGE", "The categories to judge; default all.") { $0.categories = $1 },
      .option("--locales", "LIST", "The locales to judge, en-XA and ar-XB made up; default all.") {
        let locales = try $1.split(separator: ",", omittingEmptySubsequences: false).map {
          try Value.languageTag(String($0), "--locales")
        }
        try Value.requireDistinct(locales, "--locales")
        $0.locales = locales
      },
      .option("--fail-on", "SEVERITY", "error, warning or never; default error.") {
        $0.failOn = try Value.choice($1, "--fail-on", FailOn.self)
      },
      ReportRequests.parameter(\.reports),
      .option("--baseline", "FILE", "Known findings: only what is new or worse is told.") {
        if $1.isEmpty { throw UsageError("--baseline: '' is no file name") }
        $0.baseline = $1
      },
      .option(
        "--update-baseline", "MODE",
        "all (what is found), changed (new numbers for known findings), missing (add what is new) or none (default)."
      ) {
        $0.updateBaseline = try Value.choice($1, "--update-baseline", Baseline.Update.self)
      },
      .option("--shard", "I/N", "Judge one of N equal parts; typefit merge puts their JSON reports together.")
      {
        guard let shard = Shard(spelling: $1) else {
          throw UsageError(
            "--shard: '\($1)' is no part of a whole: expected I/N, as in 1/4, with N up to \(Shard.most)")
        }
        $0.shard = shard
      },
    ] + CommonOptions.parameters(\.common, systemFontsByDefault: false)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    if let categories { try Self.requireRange(categories) }
    let outputs = try reports.outputFiles(common)
    try requireDistinctConfigurations()
    try requireWholeForBaseline()
    let paths = operands.isEmpty ? [try CheckedLayout.path(nil)] : try operands.map(CheckedLayout.path)
    try outputs.requireApart(from: paths + [baseline].compactMap(\.self))
    let known = try baseline.map { try BaselineFile($0, update: updateBaseline) }
    var layouts: [CheckedLayout] = []
    var audits: [AuditReport] = []
    var drawings: [[CaseDrawing?]] = []
    for path in paths {
      let layout = try await layout(path, writing: outputs, terminal)
      let progress = ProgressLine(terminal, isQuiet: common.isQuiet)
      defer { progress?.erase() }
      let audit = try await layout.audit(
        progress: progress.map { line in { @Sendable (done: Int, total: Int) in line.show(done, of: total) } }
      )
      audits.append(audit)
      layouts.append(layout)
      if reports.drawElements { drawings += try await layout.drawings(of: audit) }
    }
    var report = AuditReport.joined(audits)
    if let known, let plan = layouts.first?.configuration.plan {
      report = report.judged(
        against: try known.updated(with: report.findings, isQuiet: common.isQuiet, terminal), in: plan)
    }
    if let shard { report.part = try await part(shard, layouts, baseline: known?.bytes ?? []) }
    keepForProcess(report)
    try await write(report, drawings, terminal)
    guard let severity = failOn.severity else { return .clean }
    return report.fails(at: severity) ? .findings : .clean
  }

  private func write(
    _ report: AuditReport, _ drawings: [[CaseDrawing?]], _ terminal: Terminal
  ) async throws {
    let isQuiet = common.isQuiet
    let context = ReportContext(
      version: Typefit.version, folder: Files.workingDirectory, drawings: drawings)
    try await reports.write(CheckRecord(report), context, common, terminal) { palette in
      let verdicts = isQuiet ? "" : await CheckReport.verdicts(report, palette)
      return await verdicts + CheckReport.text(report.findings, CheckSummary(report), palette, context)
    }
  }

  /// What the reports of other parts must agree with.
  private func part(_ shard: Shard, _ layouts: [CheckedLayout], baseline: [UInt8]) async throws
    -> ShardPart
  {
    let options =
      "\(Typefit.version) \(categories ?? "") \(locales?.joined(separator: ",").lowercased() ?? "")"
    var identity = Array(options.utf8) + baseline
    for layout in layouts { identity += try await layout.identity() }
    return ShardPart(shard: shard, identity: sha256(of: identity), failOn: failOn.severity)
  }

  /// A configuration that is judged twice would have each of its findings twice.
  private func requireDistinctConfigurations() throws(UsageError) {
    var named: [String: String] = [:]
    for operand in operands {
      if let other = named.updateValue(operand, forKey: Files.place(Files.configuration(at: operand))) {
        throw UsageError("'\(other)' and '\(operand)' are one configuration: name it once")
      }
    }
  }

  /// A range of no platform's categories is wrong whatever the configuration.
  private static func requireRange(_ text: String) throws(UsageError) {
    do throws(UsageError) {
      _ = try Value.selection(text, in: .ios)
    } catch {
      do throws(UsageError) { _ = try Value.selection(text, in: .android) } catch _ { throw error }
    }
  }

  /// A baseline is one configuration's, and is renewed by what the whole of it comes to.
  private func requireWholeForBaseline() throws(UsageError) {
    guard baseline != nil else {
      if updateBaseline != .none { throw UsageError("--update-baseline needs --baseline") }
      return
    }
    if operands.count > 1 {
      throw UsageError("--baseline takes one configuration, and \(operands.count) are named")
    }
    if updateBaseline == .none { return }
    for (option, isGiven) in [
      ("--categories", categories != nil), ("--locales", locales != nil), ("--shard", shard != nil),
    ] where isGiven {
      throw UsageError(
        "--update-baseline \(updateBaseline.rawValue) takes a whole check, and \(option) makes a part of it")
    }
    if Environment.isCI(Environment.all) {
      throw UsageError(
        "--update-baseline \(updateBaseline.rawValue) is refused where CI is set: a baseline is renewed by hand, and reviewed"
      )
    }
  }

  private func layout(
    _ path: String, writing outputs: OutputFiles, _ terminal: Terminal
  ) async throws -> CheckedLayout {
    var layout = try await CheckedLayout(path, common, writing: outputs, isPart: shard != nil, terminal)
    if let categories {
      layout.configuration.plan.selection = try Value.selection(
        categories, in: layout.configuration.plan.scale)
    }
    layout.configuration.plan.locales = locales
    layout.configuration.plan.isFiltered = categories != nil || locales != nil
    layout.configuration.plan.shard = shard
    // Elements whose text has none of the locales stand unjudged; where all do, nothing would be checked.
    if let locales, layout.configuration.plan.lacksTextInItsLocales {
      throw Failure("\(path): no text has the locales \(locales.joined(separator: ", ")): nothing to check")
    }
    return layout
  }
}
