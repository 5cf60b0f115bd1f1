import Testing
import Typography

struct FontMetricsTests {
  @Test(arguments: try Published.scaled())
  func fontsAndValuesScaleWithTheRatioOfLeadings(cell: Published.Scaled) throws {
    let metrics = FontMetrics(forTextStyle: try TextStyle(spelling: cell.style))
    let category = try ContentSizeCategory(spelling: cell.category)
    let base = Font(descriptor: FontDescriptor(family: "Lato", size: cell.base))
    #expect(try metrics.scaledFont(for: base, compatibleWith: category).pointSize == cell.font)
    let at2x = try metrics.scaledValue(for: cell.base, compatibleWith: category, displayScale: 2)
    let at3x = try metrics.scaledValue(for: cell.base, compatibleWith: category, displayScale: 3)
    #expect(at2x == cell.valueAt2x)
    #expect(abs(at3x - cell.valueAt3x) < 1e-6)
  }

  @Test func theTableCoversEveryStyleAndCategory() throws {
    #expect(try Published.scaled().count == 132)
  }

  /// round(value × leading × scale ÷ leading at large), in whole numbers, halves away from zero.
  @Test(arguments: try Published.cells())
  func valuesRoundToTheNearestPixelExactly(cell: Published.Cell) throws {
    let style = try TextStyle(spelling: cell.style)
    let category = try ContentSizeCategory(spelling: cell.category)
    let large = try Published.cells().first { $0.style == cell.style && $0.category == "large" }
    let start = Int(try #require(large).leading)
    let metrics = FontMetrics(forTextStyle: style)
    for half in 1...400 {
      for scale in 1...3 {
        // value = half ÷ 2, so pixels = half × leading × scale ÷ (2 × start).
        let pixels = (half * Int(cell.leading) * scale + start) / (2 * start)
        let value = try metrics.scaledValue(
          for: Double(half) / 2, compatibleWith: category, displayScale: Double(scale))
        #expect(value == Double(pixels) / Double(scale), "\(Double(half) / 2) pt at \(scale)x")
      }
    }
  }

  @Test(
    arguments: zip(
      ContentSizeCategory.all, [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48] as [Double]))
  func seventeenPointsOnBody(category: ContentSizeCategory, size: Double) throws {
    let base = Font(descriptor: FontDescriptor(family: "Lato", size: 17))
    #expect(try FontMetrics().scaledFont(for: base, compatibleWith: category).pointSize == size)
  }

  @Test func theMeasuredPointsAgree() throws {
    // Measured: 17 pt is 48 at the fifth accessibility size, and 16.333 at medium on a 3x screen.
    let base = Font(descriptor: FontDescriptor(size: 17))
    let metrics = FontMetrics(forTextStyle: .body)
    let font = try metrics.scaledFont(for: base, compatibleWith: .accessibilityExtraExtraExtraLarge)
    #expect(font.pointSize == 48)
    let value = try metrics.scaledValue(for: 17, compatibleWith: .medium, displayScale: 3)
    #expect(value == 49.0 / 3)
  }

  @Test func unspecifiedScalesAsLarge() throws {
    let base = Font(descriptor: FontDescriptor(size: 16))
    #expect(try FontMetrics().scaledFont(for: base, compatibleWith: .unspecified).pointSize == 16)
    #expect(try FontMetrics().scaledValue(for: 44, compatibleWith: .unspecified) == 44)
  }

  @Test func aScaledFontIsNotScaledAgain() throws {
    let base = Font(descriptor: FontDescriptor(family: "Lato", size: 16))
    let metrics = FontMetrics()
    let scaled = try metrics.scaledFont(for: base, compatibleWith: .accessibilityExtraExtraExtraLarge)
    // 16 × 62 ÷ 22 = 45.09; 45 × 62 ÷ 22 = 126.8 would be the sign of scaling twice.
    #expect(scaled.pointSize == 45)
    let text = message { try metrics.scaledFont(for: scaled, compatibleWith: .large) }
    #expect(text.contains("scaled already"))
    #expect(text.contains("45"))
  }

  @Test func aFontOfWhichRoundingLeavesNothingIsRefused() throws {
    let tiny = Font(descriptor: FontDescriptor(family: "Lato", size: 0.4))
    let text = message { try FontMetrics().scaledFont(for: tiny, compatibleWith: .large) }
    #expect(text == "scaling fontMetrics from 0.4 pt leaves 0.0 pt at large: a size must be above 0")
  }

  @Test func aPreferredFontIsNotScaledAgain() throws {
    let preferred = try Font.preferred(for: .body, in: .large)
    #expect(
      message { try FontMetrics().scaledFont(for: preferred, compatibleWith: .large) }.contains("twice"))
  }

  @Test(arguments: [(24.0, 24.0), (48.0, 48.0), (47.5, 47.5), (100.0, 48.0)])
  func theMaximumComesLast(maximum: Double, expected: Double) throws {
    let base = Font(descriptor: FontDescriptor(size: 17))
    let font = try FontMetrics().scaledFont(
      for: base, maximumPointSize: maximum, compatibleWith: .accessibilityExtraExtraExtraLarge)
    #expect(font.pointSize == expected)
  }

  @Test func theFontKeepsEverythingButItsSize() throws {
    var descriptor = FontDescriptor(family: "Lato", size: 17, traits: FontTraits(weight: .bold))
    let font = try FontMetrics().scaledFont(for: Font(descriptor: descriptor), compatibleWith: .extraLarge)
    descriptor.size = 19
    #expect(font.descriptor == descriptor)
    #expect(font.isScaled)
  }

  @Test func aStyleWithoutLeadingScalesNothing() {
    let metrics = FontMetrics(forTextStyle: .extraLargeTitle)
    #expect(message { try metrics.scaledValue(for: 44, compatibleWith: .large) }.contains("extraLargeTitle"))
  }
}
