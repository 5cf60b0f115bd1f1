import Typography

/// Fonts that exist on paper only, and count how often they are asked for: every family is there, 1.2 em high, and every
/// character half an em wide. A name with a hyphen is one face's own.
final class PaperEngine: TextMeasuring {
  final class Text: PreparedText {
    let text: String

    init(text: String) { self.text = text }

    var missing: [String] { [] }
    var fallbackFaces: [FaceIdentity] { [] }
    var featuresWithoutEffect: [(tag: String, letters: String)] { [] }

    func layout(size: Double, width: Double?, breaksWords: Bool) throws -> TextLayout {
      let most = width.map { max(1, Int($0 / (size / 2))) } ?? .max
      let lines = stride(from: 0, to: max(1, text.count), by: min(most, max(1, text.count)))
      return TextLayout(
        lines: lines.map { start in
          TextLayout.Line(
            width: Double(min(most, text.count - start)) * size / 2, source: Source(),
            part: .init(clusters: 0..<1, isHyphenated: false, spacing: 0, scale: 1))
        })
    }

    func truncated(size: Double, width: Double, lines: Int, mode: LineBreakMode) throws -> TruncatedLine {
      TruncatedLine(pieces: [], ellipsis: 0)
    }
  }

  final class Source: LineSource {
    var isRightToLeft: Bool { false }
    func glyphs(of part: TextLayout.Part) -> [PlacedGlyph] { [] }
    func text(of part: TextLayout.Part) -> String { "" }
    func ink(of part: TextLayout.Part) -> TextLayout.Ink? { nil }
  }

  private let counts = Guarded((faces: 0, texts: 0))
  var faceLookUps: Int { counts.withLock { $0.faces } }
  var shapedTexts: Int { counts.withLock { $0.texts } }

  func face(for descriptor: FontDescriptor) throws -> MeasuredFace {
    counts.withLock { $0.faces += 1 }
    let name = descriptor.faceName ?? descriptor.family ?? "system"
    return MeasuredFace(
      outcome: FontOutcome(
        request: FontRequest(name: name), kind: .override, reason: "\(name) is there",
        face: FaceIdentity(file: "\(name).ttf"), considered: [], isNamedFace: name.contains("-")),
      metrics: FaceMetrics(
        unitsPerEm: 1000, policy: .apple, source: .hhea,
        tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
        units: .init(ascender: 950, descender: -250, lineGap: 0)))
  }

  func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)? {
    counts.withLock { $0.texts += 1 }
    return Text(text: text)
  }
}

/// A toolkit's label: a class with a font, and nothing else.
final class PlainLabel {
  var font: Font
  var detailFont: Font?
  var changes = 0

  init(_ font: Font) { self.font = font }
}
