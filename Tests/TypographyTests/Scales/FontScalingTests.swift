import Testing
import Typography

struct FontScalingTests {
  private func sizes(_ scaling: FontScaling) throws -> [Double] {
    try ContentSizeCategory.all.map { try scaling.size(in: $0).points }
  }

  // MARK: Rules

  @Test(arguments: try Published.cells())
  func textStyleTakesTheSizeOfTheScale(cell: Published.Cell) throws {
    let scaling = try FontScaling(textStyle: try TextStyle(spelling: cell.style))
    let size = try scaling.size(in: try ContentSizeCategory(spelling: cell.category))
    #expect(size.points == cell.size)
    #expect(size.certainty == .published)
  }

  @Test(arguments: try Published.scaled())
  func fontMetricsStartsFromTheStylesOwnSize(cell: Published.Scaled) throws {
    let scaling = try FontScaling(.fontMetrics, textStyle: try TextStyle(spelling: cell.style))
    #expect(try scaling.size(in: try ContentSizeCategory(spelling: cell.category)).points == cell.font)
  }

  @Test func fontMetricsTakesABase() throws {
    let scaling = try FontScaling(.fontMetrics, base: 16)
    #expect(try scaling.size(in: .large).points == 16)
    #expect(try scaling.size(in: .accessibilityExtraExtraExtraLarge).points == 45)
  }

  @Test func fontMetricsIsMeasuredAtThreePointsOfBodyAndElsewhereInferred() throws {
    let body = try FontScaling(.fontMetrics, base: 17)
    let measured = try ContentSizeCategory.all.filter { try body.size(in: $0).certainty == .measured }
    #expect(measured == [.medium, .large, .accessibilityExtraExtraExtraLarge])
    let title = try FontScaling(.fontMetrics, textStyle: .title1)
    #expect(try ContentSizeCategory.all.allSatisfy { try title.size(in: $0).certainty == .inferred })
  }

  @Test func deltaAddsOnePointForEachCategory() throws {
    // 17 − 3 at extraSmall to 17 + 8 at the fifth accessibility size.
    #expect(try sizes(FontScaling(.delta, base: 17)) == (14...25).map { Double($0) })
    #expect(try FontScaling(.delta, base: 17).size(in: .unspecified).points == 17)
    #expect(try FontScaling(.delta, base: 17).size(in: ContentSizeCategory(rawValue: "Huge")).points == 17)
  }

  @Test func deltaStartsFromTheStylesOwnSize() throws {
    #expect(try sizes(FontScaling(.delta, textStyle: .caption2)) == (8...19).map { Double($0) })
  }

  @Test(arguments: [(3.0, "extraSmall"), (2.0, "small"), (1.0, "medium"), (0.5, "medium")])
  func deltaThatLeavesNoSizeNamesTheCategory(base: Double, name: String) throws {
    let scaling = try FontScaling(.delta, base: base)
    let category = try ContentSizeCategory(spelling: name)
    #expect(message { try scaling.size(in: category) }.contains("at \(name):"))
    #expect(try scaling.size(in: .large).points == base)
  }

  @Test func deltaMayLeaveAFractionOfAPoint() throws {
    #expect(try FontScaling(.delta, base: 3.5).size(in: .extraSmall).points == 0.5)
  }

  @Test func fixedStays() throws {
    #expect(try sizes(FontScaling(.fixed, base: 13.5)) == Array(repeating: 13.5, count: 12))
    #expect(try sizes(FontScaling(.fixed, textStyle: .title1)) == Array(repeating: 28, count: 12))
  }

  @Test(arguments: FontScaling.Rule.allCases)
  func unspecifiedScalesAsLarge(rule: FontScaling.Rule) throws {
    let scaling = try FontScaling(rule, textStyle: .footnote)
    #expect(try scaling.size(in: .unspecified) == scaling.size(in: .large))
    #expect(try scaling.size(in: ContentSizeCategory(rawValue: "Huge")) == scaling.size(in: .large))
  }

  // MARK: Maximum and limits

  @Test func theMaximumCapsTheSizeAndWithItTheLine() throws {
    let scaling = try FontScaling(textStyle: .body, maximumSize: 24)
    #expect(try sizes(scaling) == [14, 15, 16, 17, 19, 21, 23, 24, 24, 24, 24, 24])
    // Lato: (1974 + 426) ÷ 2000 = 1.2 em.
    let lato = FaceMetrics(
      unitsPerEm: 2000, policy: .apple, source: .hhea,
      tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
      units: .init(ascender: 1974, descender: -426, lineGap: 0))
    for size in try sizes(scaling).suffix(5) { #expect(abs(lato.lineHeight(at: size) - 28.8) < 1e-9) }
  }

  @Test(arguments: FontScaling.Rule.allCases)
  func theMaximumHoldsUnderEveryRule(rule: FontScaling.Rule) throws {
    let base = rule == .textStyle ? nil : 17.0
    let scaling = try FontScaling(rule, base: base, maximumSize: 16.5)
    #expect(try sizes(scaling).max() == 16.5)
  }

  @Test func limitsClampTheCategoryFirst() throws {
    let scaling = try FontScaling(
      textStyle: .body, limits: ContentSizeCategoryLimits(minimum: .medium, maximum: .extraExtraLarge))
    #expect(try sizes(scaling) == [16, 16, 16, 17, 19, 21, 21, 21, 21, 21, 21, 21])
    #expect(try scaling.size(in: .unspecified).points == 17)
  }

  @Test func deltaUnderLimitsNeedsNoSizeBelowThem() throws {
    let scaling = try FontScaling(.delta, base: 2, limits: ContentSizeCategoryLimits(minimum: .large))
    #expect(try scaling.size(in: .extraSmall).points == 2)
  }

  @Test func uncappedDropsLimitsAndMaximum() throws {
    let limits = ContentSizeCategoryLimits(maximum: .large)
    let capped = try FontScaling(.fontMetrics, textStyle: .body, base: 17, maximumSize: 20, limits: limits)
    #expect(capped.uncapped == (try FontScaling(.fontMetrics, textStyle: .body, base: 17)))
  }

  @Test func limitedReplacesTheLimitsAlone() throws {
    let limits = ContentSizeCategoryLimits(maximum: .large)
    let scaling = try FontScaling(.delta, base: 17, maximumSize: 20).limited(to: limits)
    #expect(scaling == (try FontScaling(.delta, base: 17, maximumSize: 20, limits: limits)))
  }

  // MARK: Refusals

  @Test func aBaseUnderTextStyleIsRefused() {
    #expect(message { try FontScaling(.textStyle, base: 17) }.contains("17"))
  }

  @Test(arguments: [0, -1, 10001, Double.infinity, .nan])
  func aSizeOutOfRangeIsRefused(size: Double) {
    #expect(message { try FontScaling(.fixed, base: size) }.hasPrefix("size"))
    #expect(message { try FontScaling(maximumSize: size) }.hasPrefix("maximum size"))
  }

  @Test func aStyleThatTheScaleLacksIsRefused() throws {
    let scaling = try FontScaling(textStyle: .subtitle1)
    #expect(message { try scaling.size(in: .large) }.contains("'subtitle1'"))
  }

  @Test(arguments: FontScaling.Rule.allCases)
  func rulesAreReadByNameInAnyCase(rule: FontScaling.Rule) throws {
    #expect(try FontScaling.Rule(spelling: rule.rawValue.uppercased()) == rule)
  }

  @Test func anUnknownRuleIsRefusedWithTheNearestName() {
    #expect(message { try FontScaling.Rule(spelling: "fontMetric") }.contains("did you mean 'fontMetrics'?"))
  }
}
