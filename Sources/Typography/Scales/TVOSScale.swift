extension DynamicTypeScale {
  /// tvOS: nine text styles, of which only the sizes at large are published; what other categories do is unknown.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications.
  public static let tvos = DynamicTypeScale(
    platform: .tvos, origin: .large, categories: ContentSizeCategory.all,
    rows: [
      Row(.title1, .medium, large: 76, leading: 96),
      Row(.title2, .medium, large: 57, leading: 66),
      Row(.title3, .medium, large: 48, leading: 56),
      Row(.headline, .medium, large: 38, leading: 46),
      Row(.subtitle1, .regular, large: 38, leading: 46),
      Row(.callout, .medium, large: 31, leading: 38),
      Row(.body, .medium, large: 29, leading: 36),
      Row(.caption1, .medium, large: 25, leading: 32),
      Row(.caption2, .medium, large: 23, leading: 30),
    ])
}
