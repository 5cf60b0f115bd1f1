import LayoutAudit
import Testing
import Typography

struct EmptyCategoryRangeTests {
  private let reversed = ContentSizeCategoryLimits(minimum: .large, maximum: .small)

  private func findings(_ plan: AuditPlan) throws -> [Finding] {
    try plan.findings(of: "empty-category-range")
  }

  @Test func anElementsReversedLimitsAreFound() throws {
    let element = try AuditPlan.Element.sample(scaling: FontScaling(limits: reversed), line: 7)
    let found = try findings(AuditPlan(elements: [element]))
    #expect(found.map(\.element) == ["title"])
    #expect(
      found.first?.message == "categories is the empty range large...small: the maximum small alone applies")
    #expect(found.first?.location?.line == 7)
  }

  @Test func aRangeBelowTheFirstCategoryLimitsNothing() throws {
    let limits = ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall)
    let found = try findings(AuditPlan(elements: [.sample(scaling: FontScaling(limits: limits))]))
    #expect(found.first?.message == "categories is the empty range ..<extraSmall: it limits nothing")
  }

  @Test func aVariantsEmptyRangeIsFoundByItsPosition() throws {
    let element = try AuditPlan.Element.sample(variants: [
      .init(categories: ContentSizeCategoryLimits(.large), lines: 2), .init(categories: reversed, lines: 3),
    ])
    let found = try findings(AuditPlan(elements: [element]))
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("variants[1].categories") == true)
  }

  @Test func theConfigurationsOwnRangeIsFoundAtItsPlace() throws {
    let place = SourceLocation(file: "typefit.json", line: 2, column: 15)
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "large..<large", in: .ios), elements: [try .sample()],
      selectionLocation: place)
    let found = try findings(plan)
    #expect(found.count == 1)
    #expect(found.first?.element == nil)
    #expect(found.first?.location == place)
    #expect(found.first?.message.contains("medium") == true)
  }

  @Test func otherRangesAreNoFinding() throws {
    for limits in [.none, ContentSizeCategoryLimits(.large), ContentSizeCategoryLimits(maximum: .small)] {
      #expect(try findings(AuditPlan(elements: [.sample(scaling: FontScaling(limits: limits))])).isEmpty)
    }
    let selection = try CategorySelection(spelling: "..<unspecified", in: .ios)
    #expect(try findings(AuditPlan(selection: selection, elements: [.sample()])).isEmpty)
  }
}
