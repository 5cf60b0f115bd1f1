import FixtureSupport
import LayoutAudit
import Testing
import Typography

@testable import AuditReports

@Suite struct ReportFormatTests {
  @Test func `Names are unique, and only a summary is appended`() {
    let names = ReportFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ReportFormat.all.filter(\.appends).map(\.name) == ["summary"])
  }

  @Test(arguments: [
    ("/app/App/typefit.json", "App/typefit.json"), ("/apps/typefit.json", "/apps/typefit.json"),
    ("./App/typefit.json", "App/typefit.json"), (".//typefit.json", "typefit.json"),
    ("../typefit.json", "../typefit.json"), ("/app", "/app"), ("", ""),
  ]) func `Paths are relative to the working directory where they lie below it`(path: String, shown: String) {
    #expect(Checks.context.path(path) == shown)
    #expect(ReportContext(version: "1").path("/app/a") == "/app/a")
    #expect(ReportContext(version: "1", folder: "/").path("/app/a") == "app/a")
  }

  @Test func `The JSON report conforms to its schema`() async throws {
    let schema = try JSONSchema(named: "check-report.schema.json")
    for report in [try await Samples.audit(), Checks.nothing] {
      let text = try #require(ReportFormat.all.first { $0.name == "json" }).text(report, Checks.context)
      #expect(try schema.faults(document(text)) == [])
    }
    let gone = try await Samples.audit([Checks.element("gone", family: "Avenir Next")])
    #expect(try schema.faults(document(CheckReport.json(gone, Checks.context))) == [])
    // The schema has every key of the contract.
    let text = try CheckReport.json(await Samples.audit())
    for (key, other) in [
      ("\"verdict\"", "\"verdct\""), ("\"clips\"", "\"clip\""), ("\"line\": 8", "\"line\": 0"),
    ] {
      #expect(try !schema.faults(document(text.replacing(key, with: other))).isEmpty, "\(key)")
    }
  }

  @Test func `Categories that the platform skips break no range`() {
    let all = ContentSizeCategory.all
    #expect(ContentSizeCategory.ranges(of: all, among: all) == "XS to AX5")
    #expect(
      ContentSizeCategory.ranges(of: [all[0], all[1], all[3], all[11]], among: all) == "XS to S and L and AX5"
    )
    // watchOS has no medium.
    #expect(ContentSizeCategory.ranges(of: [all[1], all[3]], among: [all[0], all[1], all[3]]) == "S to L")
    #expect(ContentSizeCategory.ranges(of: [all[2], all[2]], among: all) == "M")
  }
}
