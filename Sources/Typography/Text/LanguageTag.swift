/// Names of languages and locales.
public enum LanguageTag {
  /// Whether a text has the shape of a BCP 47 tag: letters, then parts of letters and digits; no longer than ICU reads.
  public static func isValid(_ tag: String) -> Bool {
    guard tag.utf8.count <= 100 else { return false }
    let parts = tag.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let language = parts.first, (2...8).contains(language.count), language.allSatisfy(isLetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
