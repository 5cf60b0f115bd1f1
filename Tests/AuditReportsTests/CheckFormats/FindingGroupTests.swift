import Testing
import Typography

@testable import AuditReports
@testable import LayoutAudit

struct FindingGroupTests {
  private func ink(
    _ category: ContentSizeCategory, by points: Double, _ severity: Severity = .error,
    element: String = "icon"
  ) -> Finding {
    Finding(
      rule: "ink-clipped", severity: severity, element: element, boldText: false, category: category,
      size: 17,
      actual: points, limit: 0, message: "ink reaches \(points) pt beyond the top", advice: "by \(points)")
  }

  @Test func theWorstCategorySpeaksForAll() async {
    let report = CheckRecord(
      AuditReport(
        elements: [],
        findings: [
          ink(.small, by: 0.8), ink(.large, by: 1.2), ink(.accessibilityExtraExtraExtraLarge, by: 0.4),
        ]))
    let groups = FindingGroup.groups(of: report)
    #expect(groups.map(\.messages) == [["ink reaches 1.2 pt beyond the top"]])
    #expect(groups.first?.speaker.advice == "by 1.2")
    let text = await CheckReport.text(report.findings, report.summary, Palette(coloured: false))
    #expect(
      text.hasPrefix(
        """
        error  ink-clipped  icon
          at 3 categories: small, large, accessibilityExtraExtraExtraLarge:
          ink reaches 1.2 pt beyond the top
          → by 1.2


        """))
  }

  @Test func categoriesAreCountedOnceAndGapsShow() {
    func spans(_ findings: [Finding]) -> [String?] { FindingGroup.groups(of: findings).map(\.span) }
    #expect(spans([ink(.small, by: 1), ink(.small, by: 2)]) == ["at small"])
    #expect(
      spans([ink(.small, by: 1), ink(.small, by: 2), ink(.medium, by: 1), ink(.medium, by: 2)])
        == ["at 2 categories, small to medium"])
    #expect(
      spans([ink(.extraSmall, by: 1), ink(.small, by: 1), ink(.large, by: 1)])
        == ["at 3 categories: extraSmall, small, large"])
  }

  @Test func whicheverSpeaksTheIdentityStays() {
    let smaller = FindingGroup.groups(of: [ink(.small, by: 1), ink(.large, by: 2)])
    let larger = FindingGroup.groups(of: [ink(.small, by: 2), ink(.large, by: 1)])
    #expect(smaller.map(\.identity) == larger.map(\.identity))
  }

  @Test func errorsAndWarningsOfACaseAreGroupsOfTheirOwn() {
    let groups = FindingGroup.groups(of: [
      ink(.small, by: 1, .warning), ink(.medium, by: 2), ink(.large, by: 1, .warning), ink(.large, by: 3),
      ink(.large, by: 1, element: "other"),
    ])
    #expect(groups.map(\.severity) == [.error, .warning, .error])
    #expect(groups.map(\.findings.count) == [2, 2, 1])
  }

  @Test func manyGroupsKeepTheirOrder() async {
    let findings = (0..<1000).map { ink(.large, by: 1, element: "element \($0)") }
    let text = await CheckReport.text(findings, Checks.nothing.summary, Palette(coloured: false))
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("error  ") }
    #expect(titles.map(String.init) == findings.map { "error  ink-clipped  \($0.element ?? "")" })
  }
}
