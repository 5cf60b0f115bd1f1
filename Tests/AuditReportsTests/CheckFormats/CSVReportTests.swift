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

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+a", "'+a"), ("-a", "'-a"), ("@a", "'@a"), ("\ta", "\"'\ta\""), ("\ra", "\"'\ra\""),
    ("=HYPERLINK(\"a\",\"b\")", "\"'=HYPERLINK(\"\"a\"\",\"\"b\"\")\""), ("a=1", "a=1"),
    ("=\u{301}x", "'=\u{301}x"), ("a\u{1B}[31m\u{202E}b", "a\u{FFFD}[31m\u{FFFD}b"), ("'a", "'a"), ("", ""),
  ]) func `No text is a formula, or acts on a terminal`(text: String, field: String) {
    #expect(DelimitedRows(delimiter: ",").value(text) == field)
  }

  @Test func `Numbers stay numbers`() {
    #expect(DelimitedRows(delimiter: ",").value(-3.5) == "-3.5")
  }

  @Test func `Names of elements are no formulas`() async throws {
    let report = try await Samples.audit([Checks.element("=1+1", height: 24)], categories: "AX1")
    #expect(
      CSVReport.text(report, Checks.context).contains("\ntypefit.json,'=1+1,,,false,accessibilityMedium,28,"))
  }
}
