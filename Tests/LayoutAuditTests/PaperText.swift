import Typography

/// A text that is set on paper: every character is half an em wide, and lines break at spaces.
///
/// Ink reaches from the baseline to 0.7 em, but for some characters: ứ reaches up to 1.1 em, ỵ down to −0.35 em, the icon
/// ✪ from −0.26 to 0.905 em, and ƒ a tenth of an em beyond both its sides. 字 is shown by the family Hanzi, 1.16 em above
/// and 0.288 em below the baseline, and no face shows ☃.
final class PaperText: PreparedText {
  static let advance = 0.5
  static let standIn = (ascender: 1.16, descender: -0.288)
  private static let tall: [Character: Double] = ["ứ": 1.1, "✪": 0.905]
  private static let deep: [Character: Double] = ["ỵ": -0.35, "✪": -0.26]

  /// A block as high as the ink of most characters.
  static let block = GlyphOutline(
    .contours([
      .move(.init(0, 0)), .line(.init(500, 0)), .line(.init(500, 700)), .line(.init(0, 700)), .close,
    ]), unitsPerEm: 1000)

  let text: String
  let lacksSmallCapitals: Bool
  /// Points after every character, at any size.
  let kern: Double
  /// Whether it tells how far its ink reaches.
  let knowsReach: Bool

  init(_ text: String, lacksSmallCapitals: Bool = false, kern: Double = 0, knowsReach: Bool = false) {
    self.knowsReach = knowsReach
    self.text = text
    self.lacksSmallCapitals = lacksSmallCapitals
    self.kern = kern
  }

  var missing: [String] { text.contains("☃") ? ["☃"] : [] }
  var fallbackFaces: [FaceIdentity] {
    text.contains("字") ? [FaceIdentity(file: "Hanzi.ttf", family: "Hanzi")] : []
  }
  var featuresWithoutEffect: [(tag: String, letters: String)] {
    lacksSmallCapitals ? [("smcp", text.filter(\.isLowercase))] : []
  }

  var inkReach: InkReach {
    guard knowsReach else { return .unknown }
    let side = text.contains("ƒ") ? 0.1 : 0
    return InkReach(
      above: text.map { Self.tall[$0] ?? 0.7 }.max() ?? 0,
      below: -(text.map { Self.deep[$0] ?? 0 }.min() ?? 0),
      before: side, after: side)
  }

  func layout(size: Double, width: Double?, breaksWords: Bool) -> TextLayout {
    let most = width.map { Int(min($0 / advance(at: size) + 1e-9, 1e9)) } ?? .max
    var lines: [String] = []
    var overflow: String?
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty {
          if line.count + 1 + word.count <= most {
            line += " \(word)"
            continue
          }
          lines.append(line)
        }
        if word.count > most, word.count > overflow?.count ?? 0 { overflow = String(word) }
        var rest = word
        while breaksWords, rest.count > max(1, most) {
          lines.append(String(rest.prefix(max(1, most))))
          rest = rest.dropFirst(max(1, most))
        }
        line = String(rest)
      }
      lines.append(line)
    }
    return TextLayout(
      lines: lines.map { line($0, size) },
      overflow: overflow.map { ($0, Double($0.count) * advance(at: size)) })
  }

  /// The ellipsis is a character as any other.
  func truncated(size: Double, width: Double, lines: Int, mode: LineBreakMode) -> TruncatedLine {
    let rest = layout(size: size, width: lines == 1 ? nil : width, breaksWords: true).lines[lines - 1].text
    let room = width.isFinite ? max(0, Int(width / advance(at: size) + 1e-9) - 1) : rest.count
    let head =
      switch mode {
      case .byTruncatingHead: 0
      case .byTruncatingMiddle: (room + 1) / 2
      default: room
      }
    let pieces = [String(rest.prefix(head)), "…", String(rest.suffix(room - head))]
    return TruncatedLine(pieces: pieces.map { line($0, size) }, ellipsis: 1)
  }

  private func advance(at size: Double) -> Double { Self.advance * size + kern }

  private func line(_ text: String, _ size: Double) -> TextLayout.Line {
    let standIn = Self.standIn
    return TextLayout.Line(
      width: Double(text.count) * advance(at: size),
      fallback: text.contains("字") ? (standIn.ascender * size, standIn.descender * size) : nil,
      source: Paper(text, size: size, advance: advance(at: size)),
      part: TextLayout.Part(clusters: 0..<text.count, isHyphenated: false, spacing: 0, scale: 1))
  }

  /// A line by itself; its clusters are its characters.
  private final class Paper: LineSource {
    private let characters: [Character]
    private let size: Double
    private let advance: Double

    init(_ text: String, size: Double, advance: Double) {
      characters = Array(text)
      self.size = size
      self.advance = advance
    }

    let isRightToLeft = false

    /// Every character looks the same; its number tells which it is.
    func glyphs(of part: TextLayout.Part) -> [PlacedGlyph] {
      part.clusters.map { index in
        let number = characters[index].unicodeScalars.first?.value ?? 0
        return PlacedGlyph(
          outline: PaperText.block, glyph: Int(number), x: Double(index) * advance, y: 0)
      }
    }

    func text(of part: TextLayout.Part) -> String { String(characters[part.clusters]) }

    func ink(of part: TextLayout.Part) -> TextLayout.Ink? {
      func top(_ index: Int) -> Double { tall[characters[index]] ?? 0.7 }
      func bottom(_ index: Int) -> Double { deep[characters[index]] ?? 0 }
      guard let highest = part.clusters.max(by: { top($0) < top($1) }),
        let lowest = part.clusters.min(by: { bottom($0) < bottom($1) })
      else { return nil }
      let width = Double(characters.count) * advance
      return TextLayout.Ink(
        left: characters.first == "ƒ" ? -0.1 * size : 0,
        right: width + (characters.last == "ƒ" ? 0.1 * size : 0), bottom: bottom(lowest) * size,
        top: top(highest) * size, highest: highest, lowest: lowest)
    }
  }
}
