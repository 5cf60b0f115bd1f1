extension DynamicTypeScale {
  /// watchOS: ten text styles in nine categories; medium, and accessibility sizes above the third, are not published.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications, with its oddities as published: title2 at
  /// large has leading 30.5, and caption2 at extraExtraLarge has the size of footnote1.
  ///
  /// - Parameter caseSize: Millimetres of the watch's case, which decide the category that a person starts from.
  /// - Throws: `TypographyError` for a case size that there is not.
  public static func watchos(caseSize: Int = 42) throws(TypographyError) -> DynamicTypeScale {
    let origin: ContentSizeCategory
    switch caseSize {
    case 38: origin = .small
    case 40...42: origin = .large
    case 44...49: origin = .extraLarge
    default:
      throw TypographyError("case \(caseSize) mm is unknown: expected 38, 40 to 42, or 44 to 49")
    }
    return DynamicTypeScale(
      platform: .watchos, origin: origin, categories: watchosCategories, rows: watchosRows)
  }

  private static let watchosCategories: [ContentSizeCategory] = [
    .extraSmall, .small, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge,
  ]

  private static let watchosRows: [Row] = [
    Row(
      .largeTitle, .regular, watchosCategories,
      sizes: [30, 32, 36, 40, 41, 42, 44, 45, 46],
      leadings: [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]),
    Row(
      .title1, .regular, watchosCategories,
      sizes: [28, 30, 34, 38, 39, 40, 42, 43, 44],
      leadings: [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47]),
    Row(
      .title2, .regular, watchosCategories,
      sizes: [24, 26, 27, 30, 31, 32, 34, 35, 36],
      leadings: [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5]),
    Row(
      .title3, .regular, watchosCategories,
      sizes: [17, 18, 19, 20, 21, 22, 24, 25, 26],
      leadings: [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]),
    Row(
      .headline, .semibold, watchosCategories,
      sizes: [14, 15, 16, 17, 18, 19, 21, 22, 23],
      leadings: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
    Row(
      .body, .regular, watchosCategories,
      sizes: [14, 15, 16, 17, 18, 19, 21, 22, 23],
      leadings: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
    Row(
      .caption1, .regular, watchosCategories,
      sizes: [13, 14, 15, 16, 17, 18, 18, 19, 20],
      leadings: [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]),
    Row(
      .caption2, .regular, watchosCategories,
      sizes: [12, 13, 14, 15, 15, 17, 17, 18, 19],
      leadings: [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]),
    Row(
      .footnote1, .regular, watchosCategories,
      sizes: [11, 12, 13, 14, 15, 16, 16, 17, 18],
      leadings: [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]),
    Row(
      .footnote2, .regular, watchosCategories,
      sizes: [10, 11, 12, 13, 14, 15, 15, 16, 17],
      leadings: [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]),
  ]
}
