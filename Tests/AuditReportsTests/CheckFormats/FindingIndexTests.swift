import FixtureSupport
import LayoutAudit
import Testing
import Typography

@testable import AuditReports

/// What is found of a whole element, whatever its locale, width and weight, belongs to the element in every report.
@Suite struct FindingIndexTests {
  /// Two locales, two widths and two weights are eight cases; one finding is of all of them, and none is of another case.
  private func record() async throws -> CheckRecord {
    let still = TextElement(
      name: "still", descriptor: FontDescriptor(family: "Sample", size: 17),
      scaling: try FontScaling(.fixed, textStyle: .body, base: 17), bounds: LayoutBounds(widths: [50, 1000]),
      text: .byLocale(["en": "Title", "de": "Titel"]))
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "large...extraLarge", in: .ios),
      elements: [.init(text: still, location: SourceLocation(file: "typefit.json", line: 8, column: 5))],
      judgesBoldText: true)
    let record = CheckRecord(try await Audit(plan).run(measuring: BlockFonts()))
    #expect(record.elements.count == 8)
    #expect(record.findings.map(\.rule) == ["does-not-scale"])
    return record
  }

  @Test func `It is about no case, and about all of them`() async throws {
    let record = try await record()
    let index = FindingIndex(record)
    #expect(index.unplaced.isEmpty)
    for element in record.elements {
      #expect(index.findings(of: element).isEmpty)
      #expect(index.findings(ofWhole: element) == record.findings)
      #expect(index.places(of: element, in: .extraLarge) == [0])
    }
    #expect(index.categories(for: record.findings[0]) == [.large, .extraLarge])
  }

  @Test func `It is one test of its element, and one row`() async throws {
    let record = try await record()
    let suites = TestSuite.suites(of: record, Checks.context)
    #expect(suites.map(\.name) == ["Sample-Bold, fixed size", "Sample-Bolder, fixed size"])
    #expect(suites.flatMap(\.tests).count { !$0.findings.isEmpty } == 1)
    #expect(suites[0].tests.last?.name == "still: does-not-scale")
    let rows = CSVReport.text(record, Checks.context).split(separator: "\n")
    #expect(rows[1] == "typefit.json,still,,,false,,,,,,,,,warning,does-not-scale,")
    #expect(rows.count == 2 + 8 * 2)
    #expect(rows.count { $0.contains("does-not-scale") } == 1)
  }

  @Test func `The page shows it on every card of its element`() async throws {
    let page = try await HTMLReport(record(), drawings: []).html()
    let script = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/))
    let elements = try #require(try OrderedJSON(String(script.output.1))["elements"]?.values)
    #expect(elements.count == 8)
    for row in elements.flatMap({ $0["rows"]?.values ?? [] }) { #expect(row["f"] == .array([.number(0)])) }
  }

  @Test func `What names no element, or one that was not judged, is the configuration's`() async throws {
    var record = try await record()
    record.findings[0].element = "absent"
    var general = record.findings[0]
    general.element = nil
    record.findings.append(general)
    let index = FindingIndex(record)
    #expect(index.unplaced == record.findings)
    #expect(TestSuite.suites(of: record, Checks.context).last?.name == "configuration")
    #expect(index.categories(for: general).isEmpty)
  }

  @Test func `Elements of one name in two configurations keep their own`() async throws {
    var record = try await record()
    var other = record.elements[0]
    other.location = SourceLocation(file: "other.json", line: 1, column: 1)
    record.elements.append(other)
    let index = FindingIndex(record)
    #expect(record.declarations.map(\.count) == [8, 1])
    #expect(index.findings(ofWhole: other).isEmpty)
    #expect(index.findings(ofWhole: record.elements[0]).count == 1)
  }
}
