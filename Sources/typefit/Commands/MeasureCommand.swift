internal import AuditReports
internal import LayoutAudit
internal import TextEngine
internal import Typography

struct MeasureCommand: Command {
  static let name = "measure"
  static let summary = "Lay one text out in every category."
  static let discussion = """
    Size, lines, widest line and height in each category, and the lines themselves. Without --width a line ends only at \
    hard breaks.
    """
  static let operandRule = Operands.one("text", "The text.")
  static let examples = [
    (
      line: "typefit measure \"Weiterentwicklung\" --font Lato --width 322",
      meaning: "Where does it stop fitting?"
    ),
    (
      line: "typefit measure \"สวัสดีชาวโลก\" --font \"Noto Sans Thai\" --lang th --width 120 --format json",
      meaning: "Thai, broken into lines by ICU's dictionary."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var single = SingleText()
  var categories: String?

  static var parameters: [Parameter<Self>] {
    SingleText.parameters(\.single) + [
      .option("--categories", "RANGE", "Such as large... or small...AX2; default all.") {
        $0.categories = $1
      }
    ] + CommonOptions.parameters(\.common, systemFontsByDefault: true)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let selection = try categories.map { try Value.selection($0, in: .ios) }
    let element = try single.element(operands[0])
    let engine = try single.engine(common, terminal)
    let plan = AuditPlan(selection: selection, elements: [AuditPlan.Element(text: element)])
    guard let judged = try await Audit(plan).run(measuring: engine).elements.first else {
      throw Failure("there is nothing to measure")
    }
    try single.requireFont(judged.face.outcome, in: engine)
    let prepared = try engine.prepare(
      operands[0], in: element.descriptor, attributes: element.attributes)
    let lines = try prepared.map { try shown($0, judged, plan) } ?? judged.rows.map { _ in nil }
    let report = MeasureReport(element: judged, lines: lines)
    try common.write(common.format == "json" ? report.json() : report.text(common.palette(terminal)))
    return .clean
  }

  /// The lines that each row shows.
  private func shown(
    _ text: any PreparedText, _ judged: JudgedElement, _ plan: AuditPlan
  ) throws -> [[MeasureReport.Line]?] {
    // Boxes in place of letters make no lines.
    guard let metrics = judged.face.metrics, text.missing.isEmpty else { return judged.rows.map { _ in nil } }
    let element = judged.declared
    let constants = TextSetting.Constants(
      element: element, metrics: metrics, displayScale: plan.displayScale,
      growsWithFallback: plan.growsWithFallback)
    return try judged.rows.map { row in
      guard let size = row.size else { return nil }
      let traits = TraitEnvironment(
        preferredContentSizeCategory: row.category, displayScale: plan.displayScale)
      let setting = TextSetting(
        constants: constants, box: try element.box(in: traits, scale: plan.scale), size: size)
      let shown = try setting.shown(setting.layout(text), of: text)
      var lines = shown.lines.map { MeasureReport.Line(text: $0.text, width: $0.width) }
      if let ending = shown.endingText, let width = shown.endingWidth {
        lines[lines.count - 1] = MeasureReport.Line(text: ending, width: width)
      }
      return lines
    }
  }
}
