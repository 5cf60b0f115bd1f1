import LayoutAudit
import Testing
import Typography

struct EmptyCategoryRangeTests {
  private let reversed = ContentSizeCategoryLimits(minimum: .large, maximum: .small)

  private func findings(_ plan: AuditPlan) async throws -> [Finding] {
    try await plan.findings(of: "empty-category-range")
  }

  @Test func anElementsReversedLimitsAreFound() async throws {
    let element = try AuditPlan.Element.sample(scaling: FontScaling(limits: reversed), line: 7)
    let found = try await findings(AuditPlan(elements: [element]))
    #expect(found.map(\.element) == ["title"])
    #expect(
      found.first?.message == "categories is the empty range large...small: the maximum small alone applies")
    #expect(found.first?.location?.line == 7)
    #expect(found.first?.advice == "write the lower category first: small...large")
  }

  @Test func aRangeBelowTheFirstCategoryLimitsNothing() async throws {
    let limits = ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall)
    let found = try await findings(AuditPlan(elements: [.sample(scaling: FontScaling(limits: limits))]))
    #expect(found.first?.message == "categories is the empty range ..<extraSmall: it limits nothing")
    #expect(found.first?.advice == "name a category above extraSmall as the end, or leave the range out")
  }

  @Test func aVariantsEmptyRangeIsFoundByItsPosition() async throws {
    let element = try AuditPlan.Element.sample(variants: [
      .init(categories: ContentSizeCategoryLimits(.large), lines: 2), .init(categories: reversed, lines: 3),
    ])
    let found = try await findings(AuditPlan(elements: [element]))
    #expect(found.count == 1)
    #expect(
      found.first?.message == "variants[1].categories is the empty range large...small: it holds nowhere")
  }

  @Test func theConfigurationsOwnRangeIsFoundAtItsPlace() async throws {
    let place = SourceLocation(file: "typefit.json", line: 2, column: 15)
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "large..<large", in: .ios), elements: [try .sample()],
      selectionLocation: place)
    let found = try await findings(plan)
    #expect(found.count == 1)
    #expect(found.first?.element == nil)
    #expect(found.first?.location == place)
    #expect(found.first?.message.contains("medium") == true)
  }

  @Test func aReversedSelectionIsToldTheOtherWayRound() async throws {
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "AX3...AX1", in: .ios), elements: [try .sample()])
    #expect(
      try await findings(plan).first?.advice
        == "write the lower category first: accessibilityMedium...accessibilityExtraLarge")
  }

  @Test func otherRangesAreNoFinding() async throws {
    for limits in [.none, ContentSizeCategoryLimits(.large), ContentSizeCategoryLimits(maximum: .small)] {
      #expect(
        try await findings(AuditPlan(elements: [.sample(scaling: FontScaling(limits: limits))])).isEmpty)
    }
    let selection = try CategorySelection(spelling: "..<unspecified", in: .ios)
    #expect(try await findings(AuditPlan(selection: selection, elements: [.sample()])).isEmpty)
  }
}
