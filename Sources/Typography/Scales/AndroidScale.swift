extension DynamicTypeScale {
  /// Android: no text styles and no categories, but sizes in sp under seven font scales.
  ///
  /// A category's raw value is the font scale, such as `1.3`. Above 1, sp follow the curve of Android 14, which lets
  /// small text grow more than large.
  public static let android = DynamicTypeScale(
    platform: .android, origin: ContentSizeCategory(rawValue: "1.0"),
    categories: FontScaleCurve.scales.map { ContentSizeCategory(rawValue: "\($0)") }, rows: [])
}

/// Android's font scales: how many dp so many sp become.
///
/// Source: AOSP, FontScaleConverterFactory: tables of sp and dp, linear between their entries, from the origin to the
/// first, and by the last pair's ratio beyond it. Scales up to 1 multiply.
enum FontScaleCurve {
  /// The steps of Android's settings.
  static let scales = [0.85, 1.0, 1.15, 1.3, 1.5, 1.8, 2.0]

  /// - Returns: nil for a scale that is none of the settings' steps.
  static func dp(sp: Double, scale: Double) -> Double? {
    guard scales.contains(scale) else { return nil }
    guard let column = dp[scale] else { return sp * scale }
    guard let above = self.sp.firstIndex(where: { sp < $0 }) else {
      return sp * column[column.count - 1] / (10 * self.sp[self.sp.count - 1])
    }
    let (low, high) = above == 0 ? (0, self.sp[0]) : (self.sp[above - 1], self.sp[above])
    let (start, end) = above == 0 ? (0, column[0]) : (column[above - 1], column[above])
    return (start * (high - sp) + end * (sp - low)) / (10 * (high - low))
  }

  private static let sp: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]
  /// Tenths of a dp, so that whole numbers stay whole.
  private static let dp: [Double: [Double]] = [
    1.15: [92, 115, 138, 164, 198, 218, 252, 300, 1000],
    1.3: [104, 130, 156, 188, 216, 236, 264, 300, 1000],
    1.5: [120, 150, 180, 220, 240, 260, 280, 300, 1000],
    1.8: [144, 180, 216, 244, 276, 308, 328, 348, 1000],
    2.0: [160, 200, 240, 260, 300, 340, 360, 380, 1000],
  ]
}
