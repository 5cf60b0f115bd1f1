extension DynamicTypeScale {
  /// iOS and iPadOS: 11 text styles in 12 categories.
  ///
  /// Sizes and leadings are those of Apple's Human Interface Guidelines, Typography, Specifications. 131 of the 132
  /// sizes were measured too; caption2 at the fifth accessibility size is published as 40 and was measured as 41.
  public static let ios = DynamicTypeScale(
    platform: .ios, origin: .large, categories: ContentSizeCategory.all,
    rows: [
      Row(
        .largeTitle, .regular,
        sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      Row(
        .title1, .regular,
        sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
      Row(
        .title2, .regular,
        sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      Row(
        .title3, .regular,
        sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      Row(
        .headline, .semibold,
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      Row(
        .body, .regular,
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      Row(
        .callout, .regular,
        sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      Row(
        .subheadline, .regular,
        sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
      Row(
        .footnote, .regular,
        sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      Row(
        .caption1, .regular,
        sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
      Row(
        .caption2, .regular,
        sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
      // Only the size at large is known, from third parties; no leading and no other category.
      Row(.extraLargeTitle, .bold, large: 36),
      Row(.extraLargeTitle2, .bold, large: 28),
    ])
}
