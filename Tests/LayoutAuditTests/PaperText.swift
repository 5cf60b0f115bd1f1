import Typography

/// A text that is set on paper: every character is half an em wide, and lines break at spaces.
///
/// Ink reaches from the baseline to 0.7 em, but for some characters: ứ reaches up to 1.1 em, ỵ down to −0.35 em, the icon
/// ✪ from −0.26 to 0.905 em, and ƒ a tenth of an em beyond both its sides. 字 is shown by the family Hanzi, 1.16 em above
/// and 0.288 em below the baseline, and no face shows ☃.
struct PaperText: PreparedText {
  static let advance = 0.5
  static let standIn = (ascender: 1.16, descender: -0.288)
  private static let tall: [Character: Double] = ["ứ": 1.1, "✪": 0.905]
  private static let deep: [Character: Double] = ["ỵ": -0.35, "✪": -0.26]

  let text: String
  let lacksSmallCapitals: Bool

  init(_ text: String, lacksSmallCapitals: Bool = false) {
    self.text = text
    self.lacksSmallCapitals = lacksSmallCapitals
  }

  var missing: [String] { text.contains("☃") ? ["☃"] : [] }
  var fallbackFamilies: [String] { text.contains("字") ? ["Hanzi"] : [] }
  var featuresWithoutEffect: [(tag: String, letters: String)] {
    lacksSmallCapitals ? [("smcp", text.filter(\.isLowercase))] : []
  }

  func layout(size: Double, width: Double?, breaksWords: Bool) -> TextLayout {
    let most = width.map { Int($0 / (Self.advance * size) + 1e-9) } ?? .max
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
      lines: lines.map { Self.line($0, size) },
      overflow: overflow.map { ($0, Double($0.count) * Self.advance * size) })
  }

  private static func line(_ text: String, _ size: Double) -> TextLayout.Line {
    let width = Double(text.count) * advance * size
    let highest = text.max { tall[$0] ?? 0.7 < tall[$1] ?? 0.7 } ?? " "
    let lowest = text.min { deep[$0] ?? 0 < deep[$1] ?? 0 } ?? " "
    let ink = TextLayout.Ink(
      left: text.first == "ƒ" ? -0.1 * size : 0, right: width + (text.last == "ƒ" ? 0.1 * size : 0),
      bottom: (deep[lowest] ?? 0) * size, top: (tall[highest] ?? 0.7) * size, highest: String(highest),
      lowest: String(lowest))
    return TextLayout.Line(
      text: text, width: width, ink: text.isEmpty ? nil : ink,
      fallback: text.contains("字") ? (standIn.ascender * size, standIn.descender * size) : nil)
  }
}
