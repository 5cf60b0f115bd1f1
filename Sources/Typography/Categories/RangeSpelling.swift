/// The text of a range, taken apart: `a`, `a...b`, `a...`, `...b`, `..<b` or `a..<b`.
enum RangeSpelling {
  case single(String)
  case closed(String?, String?)
  case upTo(String?, String)

  /// - Throws: `TypographyError` for text without any bound.
  init(_ spelling: String) throws(TypographyError) {
    let text = spelling.filter { $0 != " " }
    if let (low, high) = Self.split(text, at: "...") {
      guard low != nil || high != nil else { throw .emptyRange(spelling) }
      self = .closed(low, high)
    } else if let (low, high) = Self.split(text, at: "..<") {
      guard let high else { throw .emptyRange(spelling) }
      self = .upTo(low, high)
    } else {
      guard !text.isEmpty else { throw .emptyRange(spelling) }
      self = .single(text)
    }
  }

  private static func split(_ text: String, at mark: String) -> (String?, String?)? {
    let characters = Array(text)
    let wanted = Array(mark)
    guard characters.count >= wanted.count else { return nil }
    for start in 0...(characters.count - wanted.count)
    where Array(characters[start..<start + wanted.count]) == wanted {
      let (low, high) = (String(characters[..<start]), String(characters[(start + wanted.count)...]))
      return (low.isEmpty ? nil : low, high.isEmpty ? nil : high)
    }
    return nil
  }
}
