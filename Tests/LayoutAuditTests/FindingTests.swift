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
}
