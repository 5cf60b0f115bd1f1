internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import TextEngine
internal import Typography

struct DrawCommand: Command {
  static let name = "draw"
  static let summary = "Draw a text, or an element of a typefit.json, as SVG."
  static let discussion = """
    The lines that check and measure judge, as glyph outlines in their box, with baselines, ascents and descents; a point \
    to a unit. With --config the operand is the name of an element, which has its font, style and lines from there; \
    --width replaces its own, and --lang chooses among its texts, of which English is drawn otherwise, or the first by name.
    """
  static let operandRule = Operands.one("text-or-element", "The text, or with --config an element's name.")
  static let examples = [
    (
      line: "typefit draw \"Weiterentwicklung\" --font Lato --width 200 --category AX3 --output draw.svg",
      meaning: "Where does it break?"
    ),
    (
      line: "typefit draw article.title --config typefit.json --lang de --category AX3 --output title.svg",
      meaning: "An element in German, as the check judges it."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var single = SingleText()
  var category: String?
  var configuration: String?

  static var parameters: [Parameter<Self>] {
    [
      .option("--config", "FILE", "The typefit.json, or its folder, that has the element.") {
        $0.configuration = $1
      },
      .option("--category", "CAT", "The category; default large.") { $0.category = $1 },
    ] + SingleText.parameters(\.single)
      + CommonOptions.parameters(\.common, formats: ["svg"], systemFontsByDefault: true)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let (plan, fonts) =
      if let configuration { try await elementPlan(configuration, terminal) } else { try textPlan(terminal) }
    let report = try await Audit(plan).run(measuring: fonts)
    guard let judged = report.elements.first, let row = judged.rows.first else {
      throw Failure("there is nothing to draw")
    }
    if let text = judged.declared.text, judged.variant.text == nil {
      let known = text.locales.compactMap(\.self).joined(separator: ", ")
      throw Failure("'\(judged.declared.name)' has no text in \(single.language ?? ""): it has \(known)")
    }
    // Of an element without text there are lines to draw.
    if let reason = judged.face.withoutGlyphs, judged.variant.text != nil {
      throw Failure("'\(judged.declared.name)' can't be drawn: \(reason)")
    }
    guard let drawing = try CaseDrawer(plan).drawings(of: judged, measuring: fonts).first ?? nil else {
      throw Failure("'\(judged.declared.name)' can't be drawn: \(row.reason ?? judged.face.outcome.reason)")
    }
    if !common.isQuiet { noteWhatIsNotSeen(judged, terminal) }
    try common.write(SVGDrawing(drawing, of: judged, row: row).svg())
    return .clean
  }

  /// A picture shows neither that a character has no glyph nor that there are other texts.
  private func noteWhatIsNotSeen(_ judged: JudgedElement, _ terminal: Terminal) {
    if !judged.missingCharacters.isEmpty {
      let missing = judged.missingCharacters.joined(separator: " ")
      terminal.note("typefit: warning: no face shows \(missing)\n")
    }
    let others = (judged.declared.text?.locales ?? []).compactMap(\.self).filter {
      $0 != judged.variant.locale
    }
    if single.language == nil, let locale = judged.variant.locale, !others.isEmpty {
      terminal.note(
        "typefit: drawn in \(locale); --lang draws it in \(others.joined(separator: ", "))\n")
    }
  }

  private func textPlan(_ terminal: Terminal) throws -> (AuditPlan, any TextMeasuring) {
    let selection = try Value.category(category, in: .ios)
    let element = try single.element(operands[0])
    let engine = try single.engine(common, terminal)
    try single.requireFont(try engine.face(for: element.descriptor).outcome, in: engine)
    return (AuditPlan(selection: selection, elements: [AuditPlan.Element(text: element)]), engine)
  }

  private func elementPlan(
    _ path: String, _ terminal: Terminal
  ) async throws -> (AuditPlan, any TextMeasuring) {
    let said = [
      ("--font", single.font != nil), ("--style", single.textStyle != nil), ("--lines", single.lines != nil),
    ]
    if let option = said.first(where: \.1)?.0 {
      throw UsageError("\(option): with --config the element says it: leave one of them out")
    }
    let path = Files.configuration(at: path)
    let layout = try await CheckedLayout(path, common, writing: try common.outputFiles(), terminal)
    var plan = layout.configuration.plan
    plan.selection = try Value.category(category, in: plan.scale)
    guard var element = plan.elements.first(where: { $0.text.name == operands[0] }) else {
      throw Failure(
        "\(path): no element is called '\(operands[0])'"
          + suggestion(for: operands[0], among: plan.elements.map(\.text.name)))
    }
    if let width = single.width { element.text.bounds.widths = [width] }
    plan.elements = [element]
    plan.judgesBoldText = false
    if let language = single.language ?? element.text.text?.baseLocale { plan.locales = [language] }
    return (plan, layout.fonts)
  }
}
