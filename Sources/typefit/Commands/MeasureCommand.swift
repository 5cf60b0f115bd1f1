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
    let lines = try judged.rows.map { row in
      try row.size.flatMap { size in try prepared.map { try shown($0, size: size) } }
    }
    let report = MeasureReport(element: judged, lines: lines)
    try common.write(common.format == "json" ? report.json() : report.text(common.palette(terminal)))
    return .clean
  }

  /// The lines that are shown, the last truncated where there are more.
  private func shown(_ text: any PreparedText, size: Double) throws -> [MeasureReport.Line] {
    let (width, lines) = (single.width, single.lines ?? 0)
    let isSingleLine = lines == 1
    let layout = try text.layout(
      size: size, width: isSingleLine ? nil : width, breaksWords: !isSingleLine)
    let all = layout.lines.map { MeasureReport.Line(text: $0.text, width: $0.width) }
    let isTooWide = isSingleLine && width.map { layout.width > $0 + 1e-9 } == true
    guard lines > 0, all.count > lines || isTooWide else { return all }
    let last = try text.truncated(
      size: size, width: width ?? .infinity, lines: lines, mode: .byTruncatingTail)
    return all.prefix(lines - 1) + [MeasureReport.Line(text: last.text, width: last.width)]
  }
}
