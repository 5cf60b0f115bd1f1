import Testing
import Typography

@testable import LayoutAudit

struct FindingTests {
  private func finding(
    _ rule: String = "height-clipped", element: String? = "title", category: ContentSizeCategory? = .large,
    actual: Double? = 48, message: String = "too low", line: Int = 3
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, element: element, boldText: false, category: category, size: 17,
      actual: actual, limit: 44,
      message: message, advice: "let it grow",
      location: SourceLocation(file: "typefit.json", line: line, column: 1))
  }

  @Test func theFingerprintIgnoresNumbersWordsAndPlace() {
    let moved = finding(actual: 49, message: "other words", line: 99)
    #expect(moved.fingerprint == finding().fingerprint)
  }

  @Test func theFingerprintTellsRuleElementAndCategoryApart() {
    let findings = [
      finding(), finding("does-not-scale"), finding(element: "body"), finding(element: nil),
      finding(category: .small), finding(category: nil), finding(element: "a|b"), finding(element: "a\\|b"),
      finding(element: "a\\", category: nil), finding("a", element: "b|c"), finding("a|b", element: "c"),
    ]
    #expect(Set(findings.map(\.fingerprint)).count == findings.count)
  }

  @Test func theFingerprintTellsLocaleWidthAndBoldTextApart() {
    var findings = [finding(), finding(), finding(), finding(), finding()]
    findings[1].locale = "de"
    findings[2].width = 320
    findings[3].width = 375.5
    findings[4].boldText = true
    #expect(
      findings.map(\.fingerprint) == [
        "height-clipped|title||large", "height-clipped|title|de|large",
        "height-clipped|title||large|width 320", "height-clipped|title||large|width 375.5",
        "height-clipped|title||large|bold",
      ])
  }

  @Test func theFingerprintIsReadable() {
    #expect(finding().fingerprint == "height-clipped|title||large")
    #expect(finding(element: "a|b", category: nil).fingerprint == "height-clipped|a\\|b||")
  }

  // MARK: The worst

  private func worst(_ rule: String, _ numbers: [(actual: Double?, limit: Double?)]) -> Int {
    numbers.map { actual, limit in
      var found = finding(rule, actual: actual)
      found.limit = limit
      return found
    }[...].worst
  }

  @Test func theWorstIsFurthestFromItsLimit() {
    #expect(worst("height-clipped", [(46, 44), (53, 44), (60, 52)]) == 1)
    #expect(worst("ink-clipped", [(1.2, 0), (0.8, 0), (0.4, 0)]) == 0)
  }

  @Test func theLastIsTheWorstOfWhatIsAlikeOrHasNoNumbers() {
    #expect(worst("height-clipped", [(46, 44)]) == 0)
    #expect(worst("height-clipped", [(46, 44), (50, 48), (45, 44)]) == 1)
    #expect(worst("height-clipped", [(53, 44), (nil, 44)]) == 1)
    #expect(worst("fallback-grows-line", [(nil, nil), (nil, nil)]) == 1)
    #expect(worst("of-another-version", [(53, 44), (46, 44)]) == 1)
  }

  @Test func theSmallestFactorShrinksMost() {
    // To 90 %, 60 % and, for want of a line, two thirds.
    #expect(worst("text-shrunk", [(900, 810), (90, 54), (3, 2)]) == 1)
  }

  @Test func linesAndPointsThatAreCutCompareByTheirShare() {
    // A third of the width is left; of six lines one is.
    #expect(worst("text-truncated", [(6, 1), (300, 100)]) == 0)
    #expect(worst("text-truncated", [(4, 2), (300, 100)]) == 1)
  }

  @Test func onlyFindingsOfTheLastOnesRuleCompareWithIt() {
    let findings = [finding("width-overflow", actual: 999), finding(actual: 47), finding(actual: 46)]
    #expect(findings[...].worst == 1)
    // Places are the slice's.
    #expect(findings[2...].worst == 2)
  }
}
