import LayoutAudit
import Testing
import Typography

@testable import AuditReports

@Suite struct CSVReportTests {
  @Test func `A row is a case, with dots in its numbers and the rules it breaks`() async throws {
    let report = try await Samples.audit(
      [Checks.element("a \"b\", c\nd\"\u{301}", height: 24), Checks.element("still", rule: .fixed)],
      categories: "AX1")
    #expect(
      CSVReport.text(report, Checks.context) == """
        \(CSVReport.columns.joined(separator: ","))
        typefit.json,"a ""b"", c
        d""\u{301}",,,false,accessibilityMedium,28,1,,34,24,clips,,error,height-clipped,
        typefit.json,still,,,false,,,,,,,,,warning,does-not-scale,
        typefit.json,still,,,false,accessibilityMedium,17,1,,20.5,,fits,,,,

        """)
  }
}
