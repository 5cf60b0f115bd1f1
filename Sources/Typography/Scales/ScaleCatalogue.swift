extension DynamicTypeScale {
  /// The scale of a platform.
  ///
  /// - Throws: `TypographyError` for a platform whose scale is not there yet.
  public static func of(_ platform: Platform) throws(TypographyError) -> DynamicTypeScale {
    switch platform {
    case .ios: .ios
    case .watchos, .tvos, .macos, .android:
      throw TypographyError("platform \(platform.rawValue) is not there yet: expected ios")
    }
  }
}
