internal import TextEngine
internal import Typography

/// One text on a command line, with its font, style and room: what `measure` measures and `draw` draws.
struct SingleText {
  var font: String?
  /// Nil for body.
  var textStyle: TextStyle?
  var width: Double?
  /// Nil for as many as needed.
  var lines: Int?
  var language: String?

  /// fontconfig's alias for the family that a desktop shows text in.
  private static let systemFont = "sans-serif"

  static func parameters<Root>(_ path: WritableKeyPath<Root, SingleText>) -> [Parameter<Root>] {
    let all: [Parameter<SingleText>] = [
      .option(
        "--font", "FONT", "A family, a PostScript name, or a font file; default the system's sans-serif."
      ) {
        $0.font = $1
      },
      .option("--style", "TEXTSTYLE", "The text style; default body.") {
        $0.textStyle = try TextStyle(spelling: $1)
      },
      .option("--width", "PT", "Points that a line may take.") {
        $0.width = try Value.points($1, "--width")
      },
      .option("--lines", "N", "Lines that are shown; default 0, as many as needed.") {
        $0.lines = try Value.index($1, "--lines")
      },
      .option("--lang", "TAG", "The language of the text, as a BCP 47 tag.") {
        $0.language = try Value.languageTag($1, "--lang")
      },
    ]
    return all.map { $0.lifted(path) }
  }

  func element(_ text: String) throws -> TextElement {
    let textStyle = textStyle ?? .body
    do {
      let definition = StyleDefinition(textStyle: textStyle, family: font ?? Self.systemFont)
      return TextElement(
        name: "text", kind: .label, styleName: textStyle.name,
        descriptor: try definition.descriptor(in: .large, scale: .ios), scaling: try definition.scaling(),
        lines: lines ?? 0, bounds: LayoutBounds(widths: width.map { [$0] } ?? []), text: .plain(text),
        attributes: TextAttributes(language: language))
    } catch {
      throw UsageError("--style: \(error)")
    }
  }

  func engine(_ common: CommonOptions, _ terminal: Terminal) throws -> TextEngine {
    guard let font, FontFile.isPath(font) else {
      return try common.engine(systemFontsByDefault: true, terminal)
    }
    try common.outputFiles().requireApart(from: [font])
    return try FontFile.engine(policy: .apple, face: FaceIdentity(file: font))
  }

  /// A font that was named must be there.
  ///
  /// - Throws: `Failure` where another stands in for it.
  func requireFont(_ outcome: FontOutcome, in engine: TextEngine) throws {
    if outcome.kind != .override, let font {
      throw Failure(
        "no font has the family, PostScript or full name '\(font)'\(try FontFile.missing(font, in: engine))")
    }
  }
}
