extension DynamicTypeScale {
  /// The scale of a platform.
  ///
  /// - Parameter caseSize: Millimetres of a watch's case; only watchOS has cases.
  /// - Throws: `TypographyError` for a case size that there is not, or one on another platform.
  public static func of(_ platform: Platform, caseSize: Int? = nil) throws(TypographyError)
    -> DynamicTypeScale
  {
    if platform != .watchos, let caseSize {
      throw TypographyError(
        "case \(caseSize) mm has no place on \(platform.rawValue): only watchos has cases")
    }
    switch platform {
    case .ios: return .ios
    case .watchos: return try .watchos(caseSize: caseSize ?? 42)
    case .tvos: return .tvos
    case .macos: return .macos
    case .android: return .android
    }
  }

  /// Whether these are all the categories that some platform has, ascending; one alone is no scale.
  package static func isWhole(_ categories: [ContentSizeCategory]) -> Bool {
    categories.count > 1 && wholes.contains(categories)
  }

  private static let wholes = Set(
    Platform.allCases.compactMap { platform -> [ContentSizeCategory]? in
      // Without a case size no platform is refused.
      do throws(TypographyError) { return try of(platform).categories } catch { return nil }
    })
}
