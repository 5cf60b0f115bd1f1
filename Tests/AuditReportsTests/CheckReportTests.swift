import AuditReports
import FixtureSupport
import LayoutAudit
import Testing
import Typography

@Suite struct CheckReportTests {
  private static func missing() throws -> TextElement {
    TextElement(
      name: "gone", descriptor: FontDescriptor(family: "Avenir Next", size: 17), scaling: try FontScaling())
  }

  @Test func `The document has its keys in order`() async throws {
    let document = try await document(CheckReport.json(Samples.audit()))
    #expect(document.keys == Contract.check)
    #expect(document["summary"]?.keys == Contract.summary)
    #expect(document["summary"]?["largerText"]?.keys == ["reaches", "below", "unjudged"])
    let findings = try #require(document["findings"]).values
    #expect(findings.count == 3)
    #expect(findings.allSatisfy { $0.keys == Contract.finding })
    #expect(findings.allSatisfy { $0["location"]?.keys == ["file", "line", "column"] })
    let elements = try #require(document["elements"]).values
    #expect(elements.map { $0["name"]?.string } == ["title", "byline"])
    #expect(elements.allSatisfy { $0.keys == Contract.element })
    #expect(elements.allSatisfy { $0["budget"]?.keys == Contract.budget })
    for element in elements {
      #expect(element["results"]?.values.count == 5)
      #expect(element["results"]?.values.allSatisfy { $0.keys == Contract.result } == true)
    }
  }

  @Test func `Numbers and verdicts are those of the arithmetic`() async throws {
    let document = try await document(CheckReport.json(Samples.audit()))
    #expect(document["summary"]?["elements"] == .number(2))
    #expect(document["summary"]?["cases"] == .number(10))
    #expect(document["summary"]?["errors"] == .number(3))
    #expect(document["summary"]?["largerText"]?["reaches"] == .number(2))
    let byline = try #require(document["elements"]?.values.last)
    let results = try #require(byline["results"]).values
    // 17, 19, 21, 23 and 28 pt at 1.2 em, rounded up to half points, in 24 pt.
    #expect(results.map { $0["height"]?.number } == [20.5, 23, 25.5, 28, 34])
    #expect(results.map { $0["verdict"]?.string } == ["fits", "fits", "clips", "clips", "clips"])
    #expect(byline["budget"]?["minimumHeight"] == .number(34))
    #expect(byline["budget"]?["largestCategory"] == .string("extraLarge"))
    let finding = try #require(document["findings"]?.values.first)
    #expect(finding["rule"] == .string("height-clipped"))
    #expect(finding["category"] == .string("extraExtraLarge"))
    #expect(finding["actual"] == .number(25.5))
    #expect(finding["limit"] == .number(24))
    #expect(finding["fingerprint"] == .string("height-clipped|byline||extraExtraLarge"))
    #expect(finding["location"]?["line"] == .number(8))
  }

  @Test func `What is not judged is null, and counted`() async throws {
    let document = try await document(CheckReport.json(Samples.audit([Self.missing()])))
    let element = try #require(document["elements"]?.values.first)
    #expect(element.keys == Contract.element)
    let results = try #require(element["results"]).values
    #expect(results.allSatisfy { $0.keys == Contract.result && $0["height"] == .null })
    #expect(results.allSatisfy { $0["verdict"] == .string("unjudged") })
    #expect(element["budget"]?["largestCategory"] == .null)
    #expect(document["summary"]?["unjudged"] == .number(5))
    #expect(document["summary"]?["largerText"]?["unjudged"] == .number(1))
    let finding = try #require(document["findings"]?.values.first)
    #expect(finding["rule"] == .string("family-not-found"))
    for key in ["locale", "category", "size", "actual", "limit"] { #expect(finding[key] == .null, "\(key)") }
  }

  @Test func `An empty report is a document too`() throws {
    let document = try document(CheckReport.json(CheckRecord(AuditReport(elements: [], findings: []))))
    #expect(document.keys == Contract.check)
    #expect(document["findings"] == .array([]))
    #expect(document["summary"]?["errors"] == .number(0))
  }

  @Test func `People read verdicts, then findings with advice, then the sum`() async throws {
    let report = try await Samples.report(categories: "large...extraExtraLarge")
    let findings = """
      error  height-clipped  byline  (typefit.json:8:5)
        at extraExtraLarge:
        a line of 21 pt text needs 25.5 pt, and there are 24: 1.5 pt too few
        → let the box grow, or make it at least 25.5 pt high; as it is, the largest
          category that fits is extraLarge (cap it with
          .dynamicTypeSize(...DynamicTypeSize.xLarge) or maximumContentSizeCategory =
          .extraLarge, which keeps it below Larger Text's 200 %)

      1 error, 0 warnings in 2 elements, 6 cases
      Larger Text: 2 reach it, 0 stay below, 0 unjudged; the label may not be claimed

      """
    #expect(
      await CheckReport.text(report.findings, CheckSummary(report), Palette(coloured: false)) == findings)
    #expect(
      await CheckReport.verdicts(report, Palette(coloured: false)) == """
        title  label, body, Sample-Bold
          category         size  lines  needs    has  verdict
          large              17      1   20.5  grows  fits
          extraLarge         19      1     23  grows  fits
          extraExtraLarge    21      1   25.5  grows  fits

        byline  label, body, Sample-Bold
          category         size  lines  needs  has  verdict
          large              17      1   20.5   24  fits
          extraLarge         19      1     23   24  fits
          extraExtraLarge    21      1   25.5   24  clips


        """)
  }

  @Test func `Categories of one finding stand together`() async throws {
    let report = try await Samples.audit()
    let text = await CheckReport.text(report.findings, report.summary, Palette(coloured: false))
    #expect(text.contains("at 3 categories, extraExtraLarge to accessibilityMedium:"))
    #expect(text.ranges(of: "height-clipped").count == 1)
  }
}
