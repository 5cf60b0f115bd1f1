import LayoutAudit
import Testing
import Typography

struct JudgedElementTests {
  private func budget(_ element: AuditPlan.Element) throws -> JudgedElement.Budget {
    try #require(try AuditPlan(elements: [element]).report().elements.first).budget
  }

  @Test func theBudgetIsTheTallestLabelAndTheLargestCategoryThatFits() throws {
    let budget = try budget(.sample(bounds: .height(44)))
    #expect(budget.minimumHeight == 64)
    #expect(budget.largestCategory == .accessibilityLarge)
  }

  @Test func anElementThatGrowsFitsUpToTheLastCategory() throws {
    #expect(try budget(.sample()).largestCategory == .accessibilityExtraExtraExtraLarge)
  }

  @Test func nothingFitsABoxThatIsTooLowForTheSmallest() throws {
    #expect(try budget(.sample(bounds: .height(10))).largestCategory == nil)
  }

  @Test func aCategoryAboveTheFirstThatClipsDoesNotCount() throws {
    let low = TextElement.Variant(categories: ContentSizeCategoryLimits(.medium), height: .points(10))
    #expect(try budget(.sample(variants: [low])).largestCategory == .small)
  }

  @Test func anUnjudgedElementHasNoBudget() throws {
    let budget = try budget(.sample(family: "Absent", bounds: .height(44)))
    #expect(budget.minimumHeight == nil)
    #expect(budget.largestCategory == nil)
  }
}
