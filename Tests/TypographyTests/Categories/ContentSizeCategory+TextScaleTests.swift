import Testing
import Typography

struct ContentSizeCategoryTextScaleTests {
  /// Body sizes over 17: 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53.
  @Test(arguments: [
    (1.0, ContentSizeCategory.large), (1.25, .extraExtraLarge), (1.1, .extraLarge), (0.85, .extraSmall),
    (0.9, .small), (1.5, .extraExtraExtraLarge), (2, .accessibilityLarge), (0.01, .extraSmall),
    (1000, .accessibilityExtraExtraExtraLarge), (3, .accessibilityExtraExtraExtraLarge),
  ])
  func theNearestCategoryIsTaken(textScale: Double, category: ContentSizeCategory) throws {
    #expect(try ContentSizeCategory(nearest: textScale) == category)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func whatIsNoScaleIsRefused(textScale: Double) {
    #expect(throws: TypographyError.self) { try ContentSizeCategory(nearest: textScale) }
  }
}
