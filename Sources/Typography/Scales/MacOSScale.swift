extension DynamicTypeScale {
  /// macOS: 11 text styles of one size each; there are no categories, and `large` stands for that size.
  ///
  /// Source: Apple's Human Interface Guidelines, Typography, Specifications; sizes were read off macOS 26.4 too.
  public static let macos = DynamicTypeScale(
    platform: .macos, origin: .large, categories: [.large],
    rows: [
      Row(.largeTitle, .regular, large: 26, leading: 32),
      Row(.title1, .regular, large: 22, leading: 26),
      Row(.title2, .regular, large: 17, leading: 22),
      Row(.title3, .regular, large: 15, leading: 20),
      Row(.headline, .bold, large: 13, leading: 16),
      Row(.body, .regular, large: 13, leading: 16),
      Row(.callout, .regular, large: 12, leading: 15),
      Row(.subheadline, .regular, large: 11, leading: 14),
      Row(.footnote, .regular, large: 10, leading: 13),
      Row(.caption1, .regular, large: 10, leading: 13),
      Row(.caption2, .medium, large: 10, leading: 13),
    ])
}
