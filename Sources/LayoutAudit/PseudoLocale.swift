internal import Typography

/// Made-up translations, for teams that have none yet.
public enum PseudoLocale: String, Sendable, CaseIterable {
  /// Accented and lengthened.
  case accented = "en-XA"
  /// Lengthened and running from right to left.
  case mirrored = "ar-XB"

  /// The one of a locale's name, whose letter case tells nothing.
  init?(named locale: String) {
    guard let match = Self.allCases.first(where: { LanguageTag.areEqual($0.rawValue, locale) }) else {
      return nil
    }
    self = match
  }

  /// A text as a translation might be: longer by its length, format specifiers untouched.
  ///
  /// Added width by source length: up to 10 characters 100 to 200 %, to 20: 80 to 100, to 30: 60 to 80, to 50: 40 to 60,
  /// to 70: 31 to 40, above 30; the upper end of each is taken.
  public func text(from source: String) -> String {
    let share =
      switch source.count {
      case ...10: 2.0
      case ...20: 1.0
      case ...30: 0.8
      case ...50: 0.6
      case ...70: 0.4
      default: 0.3
      }
    var text = Self.pieces(of: source).map { $0.isSpecifier ? $0.text : changed($0.text) }.joined()
    let added = Int((Double(source.count) * share).rounded(.up))
    let padding = "one two three four five six seven eight nine ten eleven twelve "
    var filler = ""
    while filler.count < added { filler += padding }
    // The space before it counts.
    if added > 0 { text += " " + changed(String(filler.prefix(added - 1))) }
    // The marks of embedding make Latin letters run from right to left.
    return self == .mirrored ? "\u{202E}\(text)\u{202C}" : text
  }

  private func changed(_ text: String) -> String {
    guard self == .accented else { return text }
    return String(text.map { Self.accents[$0] ?? $0 })
  }

  /// Letters that carry an accent in most Latin faces.
  private static let accents: [Character: Character] = [
    "a": "á", "c": "ç", "e": "é", "i": "í", "n": "ñ", "o": "ö", "u": "û", "y": "ý", "A": "Å", "C": "Ç",
    "E": "É",
    "I": "Î", "N": "Ñ", "O": "Ö", "U": "Û", "Y": "Ý",
  ]

  /// A text cut at the specifiers of its format, such as `%@`, `%1$d`, `%.2f` or `%#@files@`.
  private static func pieces(of text: String) -> [(text: String, isSpecifier: Bool)] {
    var pieces: [(text: String, isSpecifier: Bool)] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append((String(rest[..<percent]), false)) }
      var end = rest.index(after: percent)
      while end < rest.endIndex, "0123456789$.+-# hlLqzjt".contains(rest[end]) {
        end = rest.index(after: end)
      }
      let isVariable = rest[percent..<end].hasSuffix("#") && rest[end...].hasPrefix("@")
      if end < rest.endIndex { end = rest.index(after: end) }
      if isVariable, let close = rest[end...].firstIndex(of: "@") { end = rest.index(after: close) }
      pieces.append((String(rest[percent..<end]), true))
      rest = rest[end...]
    }
    if !rest.isEmpty { pieces.append((String(rest), false)) }
    return pieces
  }
}
