import LayoutAudit
import Testing
import Typography

struct JudgedElementTests {
  private func budget(_ element: AuditPlan.Element) async throws -> JudgedElement.Budget {
    try #require(try await AuditPlan(elements: [element]).report().elements.first).budget
  }

  @Test func theBudgetIsTheTallestLabelAndTheLargestCategoryThatFits() async throws {
    let budget = try await budget(.sample(bounds: .height(44)))
    #expect(budget.minimumHeight == 64)
    #expect(budget.largestCategory == .accessibilityLarge)
  }

  @Test func anElementThatGrowsFitsUpToTheLastCategory() async throws {
    #expect(try await budget(.sample()).largestCategory == .accessibilityExtraExtraExtraLarge)
  }

  @Test func nothingFitsABoxThatIsTooLowForTheSmallest() async throws {
    #expect(try await budget(.sample(bounds: .height(10))).largestCategory == nil)
  }

  @Test func aCategoryAboveTheFirstThatClipsDoesNotCount() async throws {
    let low = TextElement.Variant(categories: ContentSizeCategoryLimits(.medium), height: .points(10))
    #expect(try await budget(.sample(variants: [low])).largestCategory == .small)
  }

  @Test func anUnjudgedElementHasNoBudget() async throws {
    let budget = try await budget(.sample(family: "Absent", bounds: .height(44)))
    #expect(budget.minimumHeight == nil)
    #expect(budget.largestCategory == nil)
  }
}
