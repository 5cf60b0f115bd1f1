internal import AuditReports
internal import TextEngine
internal import Typography

struct ResolveCommand: Command {
  static let name = "resolve"
  static let summary = "Say which face answers for a family, and why."
  static let discussion = """
    The outcome is override (the family, PostScript or full name exists), fallback (another family takes its place) or \
    none. Unlike fc-match, it never substitutes in silence.
    """
  static let operandRule = Operands.one("family", "A family, PostScript name or full name.")
  static let examples = [
    (line: "typefit resolve \"Avenir Next\"", meaning: "Is it installed, and what stands in for it?"),
    (
      line: "typefit resolve Lato --weight semibold --font-dir Fonts --no-system-fonts --strict",
      meaning: "Exit 1 unless the app's own fonts have the family."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var faceStyle: String?
  var weight: FontWeight?
  var width: Double?
  var slant: FontSlant?
  var textStyle: TextStyle?
  var fallbacks: [String] = []
  var text = ""
  var language: String?
  var isStrict = false

  static var parameters: [Parameter<Self>] {
    [
      .option("--face-style", "NAME", "A style name of the family, such as \"Demi Bold\".") {
        $0.faceStyle = $1
      },
      .option("--weight", "W", "1 to 1000, or a word such as semibold.") {
        $0.weight = try FontWeight(spelling: $1)
      },
      .option("--face-width", "PERCENT", "Percent of the normal width, 50 to 200.") {
        $0.width = try Value.number($1, "--face-width", in: 50...200)
      },
      .option("--slant", "SLANT", "upright, italic or oblique.") { $0.slant = try FontSlant(spelling: $1) },
      .option("--style", "TEXTSTYLE", "A text style, for its weight.") {
        $0.textStyle = try TextStyle(spelling: $1)
      },
      .option("--fallback", "FAMILY", "A family to take instead; repeatable, in order.") {
        $0.fallbacks.append($1)
      },
      .option("--text", "TEXT", "Characters that the face must have.") { $0.text = $1 },
      .option("--lang", "TAG", "The language of the text, as a BCP 47 tag.") {
        $0.language = try Value.languageTag($1, "--lang")
      },
      .flag("--strict", "Exit 1 where only a fallback answers.") { $0.isStrict = true },
    ] + CommonOptions.parameters(\.common, systemFontsByDefault: true)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let styleWeight = try textStyle.map { style in
      guard let weight = DynamicTypeScale.ios.weight(of: style) else {
        throw UsageError("--style: ios has no text style \(style.name)")
      }
      return weight
    }
    let request = FontRequest(
      name: operands[0], faceStyle: faceStyle, weight: weight ?? styleWeight, width: width, slant: slant,
      fallbacks: fallbacks, text: text, language: language)
    let engine = try common.engine(systemFontsByDefault: true, terminal)
    var outcome = try engine.resolve(request)
    if outcome.kind != .override, FontFile.isPath(request.name) {
      outcome.reason += try FontFile.missing(request.name, in: engine)
    }
    try common.write(
      common.format == "json"
        ? ResolveReport.json(outcome) : ResolveReport.text(outcome, common.palette(terminal)))
    switch outcome.kind {
    case .override: return .clean
    case .fallback: return isStrict ? .findings : .clean
    case .none: return .findings
    }
  }
}
