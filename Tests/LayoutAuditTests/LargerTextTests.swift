import LayoutAudit
import Testing
import Typography

struct LargerTextTests {
  private func reach(_ scaling: FontScaling, hasStyle: Bool = true) async throws -> LargerText {
    let element = try AuditPlan.Element.sample(scaling: scaling, hasStyle: hasStyle)
    return try await #require(AuditPlan(elements: [element]).report().elements.first?.largerText)
  }

  /// The first category at 200 % or more, as published, by rule and style; nil where none is.
  static let firstReaching: [(FontScaling.Rule, TextStyle, ContentSizeCategory?)] = [
    (.textStyle, .callout, .accessibilityLarge), (.textStyle, .subheadline, .accessibilityLarge),
    (.textStyle, .footnote, .accessibilityLarge), (.textStyle, .caption1, .accessibilityLarge),
    (.textStyle, .caption2, .accessibilityLarge), (.textStyle, .body, .accessibilityExtraLarge),
    (.textStyle, .headline, .accessibilityExtraLarge), (.textStyle, .title2, .accessibilityExtraLarge),
    (.textStyle, .title3, .accessibilityExtraLarge),
    (.textStyle, .title1, .accessibilityExtraExtraExtraLarge), (.textStyle, .largeTitle, nil),
    (.fontMetrics, .caption1, .accessibilityLarge), (.fontMetrics, .caption2, .accessibilityLarge),
    (.fontMetrics, .title3, .accessibilityExtraLarge), (.fontMetrics, .headline, .accessibilityExtraLarge),
    (.fontMetrics, .body, .accessibilityExtraLarge), (.fontMetrics, .callout, .accessibilityExtraLarge),
    (.fontMetrics, .subheadline, .accessibilityExtraLarge),
    (.fontMetrics, .footnote, .accessibilityExtraLarge),
    (.fontMetrics, .title2, .accessibilityExtraExtraLarge),
    (.fontMetrics, .title1, .accessibilityExtraExtraExtraLarge), (.fontMetrics, .largeTitle, nil),
  ]

  @Test(arguments: firstReaching)
  func aStyleReachesTwoHundredPercentAtItsCategory(
    rule: FontScaling.Rule, style: TextStyle, first: ContentSizeCategory?
  ) async throws {
    for maximum in ContentSizeCategory.all where maximum >= .large {
      let scaling = try FontScaling(
        rule, textStyle: style, limits: ContentSizeCategoryLimits(maximum: maximum))
      #expect(try await reach(scaling).reaches == (first.map { maximum >= $0 } ?? false), "\(maximum.name)")
    }
  }

  @Test func largeTitleEndsAt176Percent() async throws {
    // 60 ÷ 34.
    let reach = try await reach(FontScaling(textStyle: .largeTitle))
    #expect(reach.percent.rounded(.down) == 176)
    #expect(!reach.reaches)
  }

  @Test(arguments: [(8.0, true), (9.0, false), (17.0, false), (4.0, true)])
  func deltaReachesBasePlusEightOverBase(base: Double, reaches: Bool) async throws {
    let reach = try await reach(FontScaling(.delta, base: base))
    #expect(abs(reach.percent - (base + 8) / base * 100) < 1e-9)
    #expect(reach.reaches == reaches)
  }

  @Test func fixedStaysAtOneHundredAndItsStyleWouldReachMore() async throws {
    let reach = try await reach(FontScaling(.fixed, base: 17))
    #expect(reach.percent == 100)
    #expect(abs(reach.uncappedPercent - 5300.0 / 17) < 1e-9)
  }

  @Test func fixedWithoutAStyleWouldReachNoMore() async throws {
    #expect(try await reach(FontScaling(.fixed, base: 17), hasStyle: false).uncappedPercent == 100)
  }

  @Test func aMaximumSizeCapsThePercentage() async throws {
    let reach = try await reach(FontScaling(textStyle: .body, maximumSize: 34))
    #expect(reach.percent == 200)
    #expect(reach.reaches)
    #expect(try await !self.reach(FontScaling(textStyle: .body, maximumSize: 33.5)).reaches)
  }

  private func reach(
    _ scaling: FontScaling, in scale: DynamicTypeScale
  ) async throws -> LargerText? {
    let selection = try CategorySelection(spelling: "\(scale.origin.name)", in: scale)
    let element = try AuditPlan.Element.sample(scaling: scaling)
    let report = try await AuditPlan(scale: scale, selection: selection, elements: [element]).report()
    return report.elements.first?.largerText
  }

  @Test func watchOSAsksForOneHundredAndForty() async throws {
    // From 16 or 17 points, by the case, to 23; the large title from 36 to 46.
    let body = try FontScaling(textStyle: .body)
    let large = try #require(try await reach(body, in: .watchos(caseSize: 42)))
    #expect(large.requiredPercent == 140)
    #expect(large.percent == 2300.0 / 16)
    #expect(large.reaches)
    let extraLarge = try #require(try await reach(body, in: .watchos(caseSize: 45)))
    #expect(abs(extraLarge.percent - 2300.0 / 17) < 1e-9)
    #expect(!extraLarge.reaches)
    let title = try #require(try await reach(FontScaling(textStyle: .largeTitle), in: .watchos()))
    #expect(!title.reaches)
  }

  @Test func androidAsksForWhatItsCurveMakesOfTheSize() async throws {
    // 16 sp are 28 dp at most, 30 sp are 38.
    let small = try #require(try await reach(FontScaling(.fontMetrics, base: 16), in: .android))
    #expect(small.percent == 175)
    #expect(small.reaches)
    let large = try #require(try await reach(FontScaling(.fontMetrics, base: 30), in: .android))
    #expect(abs(large.requiredPercent - 3800.0 / 30) < 1e-9)
    #expect(large.reaches)
    let capped = try FontScaling(.fontMetrics, base: 16, maximumSize: 20)
    let held = try #require(try await reach(capped, in: .android))
    #expect(held.percent == 125)
    #expect(held.requiredPercent == 175)
    #expect(!held.reaches)
  }

  @Test func tvOSPublishesTooLittleToTell() async throws {
    #expect(try await reach(FontScaling(textStyle: .body), in: .tvos) == nil)
  }

  @Test func allCategoriesCountWhateverIsJudged() async throws {
    let selection = try CategorySelection(spelling: "large", in: .ios)
    let report = try await AuditPlan(selection: selection, elements: [.sample()]).report()
    #expect(report.elements.first?.largerText?.reaches == true)
  }
}
