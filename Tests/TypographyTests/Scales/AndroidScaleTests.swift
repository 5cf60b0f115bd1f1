import Testing
import Typography

struct AndroidScaleTests {
  private func dp(_ sp: Double, _ scale: String) throws -> Double {
    try FontScaling(.fontMetrics, textStyle: .body, base: sp)
      .size(in: DynamicTypeScale.android.category(spelling: scale), scale: .android).points
  }

  @Test func theColumnsAreFontScales() {
    #expect(
      DynamicTypeScale.android.categories.map(\.name) == ["0.85", "1.0", "1.15", "1.3", "1.5", "1.8", "2.0"])
    #expect(DynamicTypeScale.android.origin.name == "1.0")
  }

  @Test(arguments: try Published.fontScales())
  func theCurveRunsThroughItsPublishedPoints(scale: String, sp: Double, dp: Double) throws {
    #expect(abs(try self.dp(sp, scale) - dp) < 1e-9)
  }

  @Test(arguments: [
    // Half way between 14 and 18, a quarter between 30 and 100, half of 8, twice 100.
    (16.0, "2.0", 28.0), (16, "1.5", 23), (47.5, "2.0", 53.5), (4, "2.0", 8), (200, "1.3", 200),
    // 19 lies between 18 and 20: 27.6 and 30.8.
    (19, "1.8", 29.2),
  ])
  func betweenItsPointsTheCurveIsStraight(sp: Double, scale: String, dp: Double) throws {
    #expect(abs(try self.dp(sp, scale) - dp) < 1e-9)
  }

  @Test(arguments: [8.0, 16, 30, 100, 300])
  func upToOneTheScaleMultiplies(sp: Double) throws {
    #expect(try dp(sp, "1") == sp)
    #expect(abs(try dp(sp, "0.85") - sp * 0.85) < 1e-9)
  }

  @Test func sizesAreNotRounded() throws {
    // 14 + 1.5 of 4 of the way from 18.8 to 21.6.
    #expect(abs(try dp(15.5, "1.3") - 19.85) < 1e-9)
  }

  @Test(arguments: ["large", "AX1", "1.2", "3", ""])
  func whatIsNoFontScaleIsRefusedWithThoseThereAre(spelling: String) {
    let text = message { try DynamicTypeScale.android.category(spelling: spelling) }
    #expect(text.contains("font scale '\(spelling)'"))
  }

  @Test func thereAreNoTextStyles() {
    #expect(DynamicTypeScale.android.styles.isEmpty)
    #expect(DynamicTypeScale.android.weight(of: .body) == nil)
    #expect(message { try DynamicTypeScale.android.entry(.body, .large) }.contains("has no text styles"))
  }

  @Test func aBareNumberOfDpStays() throws {
    let fixed = try FontScaling(.fixed, base: 16)
    for category in DynamicTypeScale.android.categories {
      #expect(try fixed.size(in: category, scale: .android).points == 16)
    }
  }
}
