import Testing
import Typography

struct LineHeightRuleTests {
  @Test func withoutARuleLinesAreNatural() {
    #expect(LineHeightRule().isNatural)
    #expect(LineHeightRule().height(natural: 20.4) == 20.4)
  }

  @Test(arguments: [
    LineHeightRule(multiple: 1), LineHeightRule(minimum: 1), LineHeightRule(maximum: 90),
    LineHeightRule(spacing: 1),
  ])
  func anyPartOfARuleIsOne(rule: LineHeightRule) {
    #expect(!rule.isNatural)
  }

  @Test(
    arguments: [
      (LineHeightRule(multiple: 1.5), 30.0), (LineHeightRule(multiple: 0.5), 10),
      (LineHeightRule(minimum: 24), 24), (LineHeightRule(minimum: 18), 20), (LineHeightRule(maximum: 18), 18),
      (LineHeightRule(maximum: 24), 20), (LineHeightRule(minimum: 30, maximum: 30), 30),
      // The bounds hold after the multiple.
      (LineHeightRule(multiple: 2, maximum: 36), 36), (LineHeightRule(multiple: 0.5, minimum: 12), 12),
      // Spacing stands between lines, not in them.
      (LineHeightRule(spacing: 8), 20),
    ] as [(LineHeightRule, Double)])
  func aLineIsMultipliedThenBounded(rule: LineHeightRule, height: Double) {
    #expect(rule.height(natural: 20) == height)
  }

  private func resolved(
    _ rule: LineHeightRule, in category: ContentSizeCategory, scale: DynamicTypeScale
  ) throws -> LineHeightRule {
    let element = TextElement(
      name: "a", descriptor: FontDescriptor(size: 16), scaling: try FontScaling(.fixed, base: 16),
      lineHeight: rule)
    return try element.resolved(
      in: TraitEnvironment(preferredContentSizeCategory: category), scale: scale
    ).lineHeight
  }

  @Test func pointsStayInEveryCategory() throws {
    let rule = LineHeightRule(multiple: 1.2, minimum: 20, maximum: 24, spacing: 8)
    for category in ContentSizeCategory.all {
      #expect(try resolved(rule, in: category, scale: .ios) == rule)
    }
  }

  @Test func androidsLengthsAreSp() throws {
    let twice = try DynamicTypeScale.android.category(spelling: "2")
    #expect(
      try resolved(
        LineHeightRule(multiple: 1.2, minimum: 20, maximum: 24, spacing: 8), in: twice, scale: .android)
        == LineHeightRule(multiple: 1.2, minimum: 34, maximum: 36, spacing: 16))
    #expect(try resolved(LineHeightRule(), in: twice, scale: .android).isNatural)
  }
}
