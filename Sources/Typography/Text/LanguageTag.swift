/// Names of languages and locales.
public enum LanguageTag {
  /// Whether a text has the shape of a BCP 47 tag: letters, then parts of letters and digits; no longer than ICU reads.
  public static func isValid(_ tag: String) -> Bool {
    guard tag.utf8.count <= 100 else { return false }
    var (length, isFirst) = (0, true)
    for byte in tag.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard isPart(length, isFirst) else { return false }
        (length, isFirst) = (0, false)
      } else {
        guard isLetter(byte) || !isFirst && (0x30...0x39).contains(byte) else { return false }
        length += 1
      }
    }
    return isPart(length, isFirst)
  }

  /// Whether two tags are one: letter case tells nothing.
  public static func areEqual(_ tag: String, _ other: String) -> Bool {
    tag.utf8.count == other.utf8.count
      && zip(tag.utf8, other.utf8).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && isLetter($0)) }
  }

  private static func isPart(_ length: Int, _ isFirst: Bool) -> Bool {
    ((isFirst ? 2 : 1)...8).contains(length)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
