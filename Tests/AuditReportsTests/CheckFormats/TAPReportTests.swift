import LayoutAudit
import Testing

@testable import AuditReports

@Suite struct TAPReportTests {
  @Test func `A failed test tells why, in a block of YAML`() async throws {
    let text = try await TAPReport.text(Samples.audit(categories: "AX1"), Checks.context)
    #expect(
      text == """
        TAP version 14
        1..2
        ok 1 - Sample-Bold, body: title: AX1
        not ok 2 - Sample-Bold, body: byline: AX1
          ---
          findings:
            - rule: "height-clipped"
              severity: "error"
              category: "accessibilityMedium"
              message: "a line of 28 pt text needs 34 pt, and there are 24: 10 pt too few"
              advice: "let the box grow, or make it at least 34 pt high; as it is, no judged category fits"
              at: "typefit.json:8:5"
          ...

        """)
  }

  @Test func `A name is no directive and no second line`() async throws {
    let report = try await Samples.audit([Checks.element("a # SKIP \\ b\nok 2 - c")], categories: "large")
    #expect(
      TAPReport.text(report, Checks.context)
        == "TAP version 14\n1..1\nok 1 - Sample-Bold, body: a \\# SKIP \\\\ b\u{FFFD}ok 2 - c: L\n")
  }

  @Test func `What is unjudged is skipped with its reason`() async throws {
    let report = try await Samples.audit([Checks.element("gone", family: "Avenir Next")], categories: "large")
    let lines = TAPReport.text(report, Checks.context).split(separator: "\n")
    #expect(lines[2] == "ok 1 - Avenir Next, body: gone: L # SKIP it is not there")
    #expect(lines[3] == "not ok 2 - Avenir Next, body: gone: family-not-found")
  }

  @Test func `A report of nothing plans nothing`() {
    #expect(
      TAPReport.text(Checks.nothing, Checks.context) == "TAP version 14\n1..0 # SKIP nothing was checked\n")
  }
}
