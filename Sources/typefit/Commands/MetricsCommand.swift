internal import AuditReports
internal import TextEngine
internal import Typography

struct MetricsCommand: Command {
  static let name = "metrics"
  static let summary = "Show a face's ascender, descender and line height."
  static let discussion = """
    The policy decides whose choice of tables applies; apple, the default, is what UIFont does. Values are exact: nothing \
    is rounded but the label height, which is rounded up to the pixel.
    """
  static let operandRule = Operands.one("font", "A family, a PostScript name, or a font file.")
  static let examples = [
    (line: "typefit metrics Lato --size 17", meaning: "At 17 pt."),
    (
      line: "typefit metrics Fonts/Brand.ttf --style body --category AX5 --format json",
      meaning: "A file, at the size of body in the largest category, in full digits."
    ),
    (
      line: "typefit metrics Lato --policy freetype --glyphs \"Ágj\"",
      meaning: "As FreeType has it, with three glyphs."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var size: Double?
  var textStyle: TextStyle?
  var category: ContentSizeCategory?
  var variations: [String: Double] = [:]
  var faceIndex: Int?
  var policy = MetricsPolicy.apple
  var glyphs = ""

  static var parameters: [Parameter<Self>] {
    [
      .option("--size", "PT", "Points; default 17.") {
        $0.size = try Value.points($1, "--size")
      },
      .option("--style", "TEXTSTYLE", "The size and weight of a text style instead.") {
        $0.textStyle = try TextStyle(spelling: $1)
      },
      .option("--category", "CAT", "The content size category for --style; default large.") {
        $0.category = try ContentSizeCategory(spelling: $1)
      },
      .option("--variations", "wght=600,...", "Axis values of a variable font.") {
        $0.variations = try Self.variations($1)
      },
      .option("--face", "N", "The face of a collection file, from 0.") {
        $0.faceIndex = try Value.index($1, "--face")
      },
      .option("--policy", "P", "\(MetricsPolicy.allCases.map(\.rawValue).joined(separator: ", ")).") {
        $0.policy = try MetricsPolicy(spelling: $1)
      },
      .option("--glyphs", "TEXT", "Show the glyph of each character too.") { $0.glyphs = $1 },
    ] + CommonOptions.parameters(\.common, systemFontsByDefault: true)
  }

  private static func variations(_ text: String) throws -> [String: Double] {
    var values: [String: Double] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, (1...4).contains(sides[0].count), let value = Double(sides[1]), value.isFinite
      else {
        throw UsageError("--variations: '\(part)' is not an axis and a value, as in wght=600")
      }
      guard values.updateValue(value, forKey: String(sides[0])) == nil else {
        throw UsageError("--variations: axis '\(sides[0])' is given twice")
      }
    }
    return values
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let size = try pointSize()
    let inspection = try inspect(size, terminal)
    var metrics = inspection.metrics
    metrics.warnings += inspection.damage
    let report = MetricsReport(face: inspection.face, metrics: metrics, size: size, glyphs: inspection.glyphs)
    try common.write(common.format == "json" ? report.json() : report.text(common.palette(terminal)))
    return .clean
  }

  private func pointSize() throws -> Double {
    if size != nil, textStyle != nil { throw UsageError("--size and --style exclude each other") }
    if category != nil, textStyle == nil { throw UsageError("--category needs --style") }
    guard let textStyle else { return size ?? 17 }
    do {
      return try FontScaling(textStyle: textStyle).size(in: category ?? .large).points
    } catch {
      throw UsageError("--style: \(error)")
    }
  }

  private func inspect(_ size: Double, _ terminal: Terminal) throws -> FaceInspection {
    let font = operands[0]
    if FontFile.isPath(font) {
      try common.outputFiles().requireApart(from: [font])
      return try FontFile.engine(policy: policy).inspect(
        FaceIdentity(file: font, faceIndex: faceIndex ?? 0, variations: variations), size: size,
        glyphsOf: glyphs)
    }
    if let faceIndex { throw UsageError("--face \(faceIndex) needs a font file, and '\(font)' is a name") }
    let engine = try common.engine(systemFontsByDefault: true, policy: policy, terminal)
    var face = try FontFile.face(
      FontRequest(name: font, weight: textStyle.flatMap { DynamicTypeScale.ios.weight(of: $0) }), in: engine)
    face.variations.merge(variations) { $1 }
    return try engine.inspect(face, size: size, glyphsOf: glyphs)
  }
}
