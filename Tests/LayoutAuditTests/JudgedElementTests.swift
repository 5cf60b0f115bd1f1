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

  @Test func theWidthBudgetIsThatOfTheLargestText() async throws {
    // Half an em to the character, 53 points at the fifth accessibility size.
    #expect(try await budget(.sample(text: "aaa bbb ccc")).minimumWidth == 11 * 26.5)
    #expect(try await budget(.sample(lines: 0, text: "aaa bbbb cc")).minimumWidth == 4 * 26.5)
    #expect(try await budget(.sample(lines: 2, text: "aaa bbb ccc")).minimumWidth == 7 * 26.5)
    #expect(try await budget(.sample(lines: 5, text: "aaa bbb ccc")).minimumWidth == 3 * 26.5)
    #expect(try await budget(.sample()).minimumWidth == nil)
  }

  @Test func theWidthIsThatOfTheVariantThatNeedsMost() async throws {
    // 11 characters in one line up to 23 points, and 3 in each of more lines at up to 53.
    let wraps = TextElement.Variant(
      categories: ContentSizeCategoryLimits(ContentSizeCategory.accessibilityMedium...), lines: 0)
    #expect(
      try await budget(.sample(text: "aaa bbb ccc", variants: [wraps])).minimumWidth == 11 * 11.5)
    // The largest size has one line here: 11 × 26.5, and 3 × 11.5 below.
    let unwraps = TextElement.Variant(
      categories: ContentSizeCategoryLimits(ContentSizeCategory.accessibilityMedium...), lines: 1)
    #expect(
      try await budget(.sample(lines: 0, text: "aaa bbb ccc", variants: [unwraps])).minimumWidth == 11 * 26.5)
  }

  @Test func whatShrinksOrTruncatesDoesNotFit() async throws {
    // 9 characters: 85.5 points at 19 pt, 94.5 at 21.
    let shrunk = try await budget(.sample(bounds: .width(90), text: "two words", minimumScaleFactor: 0.1))
    #expect(shrunk.largestCategory == .extraLarge)
    #expect(
      try await budget(.sample(bounds: .width(90), text: "two words")).largestCategory == .extraLarge)
  }

  @Test func anUnjudgedElementHasNoBudget() async throws {
    let budget = try await budget(.sample(family: "Absent", bounds: .height(44)))
    #expect(budget.minimumHeight == nil)
    #expect(budget.largestCategory == nil)
  }
}
