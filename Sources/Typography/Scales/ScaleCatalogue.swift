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
}
