/// The platform whose text sizes apply.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  case ios, watchos, tvos, macos, android

  /// Reads the name, letter case ignored, and `ipados` as `ios`.
  ///
  /// - Throws: `TypographyError` with the nearest name for anything else.
  public init(spelling: String) throws(TypographyError) {
    let asked = spelling.lowercased()
    if asked == "ipados" {
      self = .ios
    } else if let match = Self(rawValue: asked) {
      self = match
    } else {
      throw .unknown("platform", spelling, known: Self.allCases.map(\.rawValue))
    }
  }
}
