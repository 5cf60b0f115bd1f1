import Testing
import Typography

struct LayoutBoundsTests {
  private func available(
    _ bounds: LayoutBounds, _ category: ContentSizeCategory = .large, displayScale: Double = 2
  ) throws -> Double? {
    try bounds.availableHeight(
      in: TraitEnvironment(preferredContentSizeCategory: category, displayScale: displayScale), scale: .ios)
  }

  @Test func anElementWithoutAHeightGrows() throws {
    #expect(try available(LayoutBounds()) == nil)
    #expect(try available(LayoutBounds(minimumHeight: .points(44))) == nil)
  }

  @Test func theHeightOrElseTheMaximumBounds() throws {
    #expect(try available(LayoutBounds(height: .points(44))) == 44)
    #expect(try available(LayoutBounds(maximumHeight: .points(60))) == 60)
    #expect(try available(LayoutBounds(height: .points(44), maximumHeight: .points(60))) == 44)
  }

  @Test func insetsLeaveLessWidth() {
    #expect(LayoutBounds().availableWidth == nil)
    #expect(LayoutBounds(widths: [320]).availableWidth == 320)
    #expect(LayoutBounds(widths: [320], insets: EdgeInsets(left: 16, right: 4)).availableWidth == 300)
    #expect(LayoutBounds(widths: [10], insets: EdgeInsets(left: 16)).availableWidth == 0)
  }

  @Test func insetsLeaveLess() throws {
    let insets = EdgeInsets(top: 8, left: 5, bottom: 4, right: 5)
    #expect(try available(LayoutBounds(height: .points(44), insets: insets)) == 32)
    #expect(try available(LayoutBounds(height: .points(10), insets: insets)) == 0)
  }

  @Test(
    arguments: zip(
      ContentSizeCategory.all,
      // 44 × leading ÷ 22 is twice the leading of body.
      [38, 40, 42, 44, 48, 52, 58, 68, 80, 96, 112, 124] as [Double]))
  func aScaledHeightFollowsItsTextStyle(category: ContentSizeCategory, points: Double) throws {
    let bounds = LayoutBounds(height: .scaled(44, relativeTo: .body))
    #expect(try available(bounds, category) == points)
  }

  @Test func aScaledHeightRoundsToPixels() throws {
    // 17 × 21 ÷ 22 = 16.227: 16 at 2x and 49 pixels at 3x.
    let bounds = LayoutBounds(height: .scaled(17, relativeTo: .body))
    #expect(try available(bounds, .medium, displayScale: 2) == 16)
    #expect(try available(bounds, .medium, displayScale: 3) == 49.0 / 3)
  }

  @Test func aStyleWithoutLeadingScalesNoHeight() {
    let bounds = LayoutBounds(height: .scaled(44, relativeTo: .extraLargeTitle))
    #expect(message { try available(bounds) }.contains("extraLargeTitle"))
  }
}
