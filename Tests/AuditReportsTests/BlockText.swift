import Typography

/// Knows one family, whose every letter is a block half an em wide, 😀 a picture, and ☃ a glyph that can't be drawn.
struct BlockFonts: TextMeasuring {
  /// Another face for Bold Text, which measures alike.
  func face(for descriptor: FontDescriptor) -> MeasuredFace {
    let face = SampleFonts().face(for: descriptor)
    guard face.metrics != nil, descriptor.traits.weight > .regular else { return face }
    let outcome = FontOutcome(
      request: face.outcome.request, kind: .override, reason: face.outcome.reason,
      face: FaceIdentity(file: "Fonts/Bolder.ttf", postScriptName: "Sample-Bolder", family: "Sample"),
      considered: [])
    return MeasuredFace(outcome: outcome, metrics: face.metrics)
  }

  func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)? {
    face(for: descriptor).metrics == nil ? nil : BlockText(text: text)
  }
}

/// A text in one line.
final class BlockText: PreparedText {
  let text: String

  init(text: String) { self.text = text }

  let missing: [String] = []
  let fallbackFaces: [FaceIdentity] = []
  let featuresWithoutEffect: [(tag: String, letters: String)] = []

  static let block = GlyphOutline(
    .contours([.move(.init(0, 0)), .line(.init(500, 0)), .line(.init(250, 700.5)), .close]),
    unitsPerEm: 1000)
  static let picture = GlyphOutline(
    .picture(png: Array("PNG".utf8), box: .init(x: 0, y: -100, width: 500, height: 800)), unitsPerEm: 1000)
  static let unknown = GlyphOutline(
    .placeholder(box: .init(x: 0, y: 0, width: 500, height: 700)), unitsPerEm: 1000)
  static let blank = GlyphOutline(.contours([]), unitsPerEm: 1000)

  func layout(size: Double, width: Double?, breaksWords: Bool) -> TextLayout {
    let length = Double(text.count) * size / 2
    let line = TextLayout.Line(
      width: length, source: Line(text, size),
      part: TextLayout.Part(clusters: 0..<text.count, isHyphenated: false, spacing: 0, scale: 1))
    return TextLayout(lines: [line], overflow: width.flatMap { length > $0 ? (text, length) : nil })
  }

  /// As it is: no test of a report asks how text is cut.
  func truncated(size: Double, width: Double, lines: Int, mode: LineBreakMode) -> TruncatedLine {
    TruncatedLine(pieces: layout(size: size, width: nil, breaksWords: false).lines, ellipsis: 0)
  }

  private final class Line: LineSource {
    let characters: [Character]
    let size: Double
    let isRightToLeft = false

    init(_ text: String, _ size: Double) {
      characters = Array(text)
      self.size = size
    }

    func text(of part: TextLayout.Part) -> String { String(characters[part.clusters]) }

    func ink(of part: TextLayout.Part) -> TextLayout.Ink? { nil }

    func glyphs(of part: TextLayout.Part) -> [PlacedGlyph] {
      part.clusters.map { index in
        let outline =
          switch characters[index] {
          case " ": BlockText.blank
          case "😀": BlockText.picture
          case "☃": BlockText.unknown
          default: BlockText.block
          }
        return PlacedGlyph(outline: outline, glyph: index, x: Double(index) * size / 2, y: index == 1 ? 1 : 0)
      }
    }
  }
}
