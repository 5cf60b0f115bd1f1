import Foundation
import LayoutAudit
import Testing
import Typography

@testable import AuditReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  @Test func `Neighbouring categories of one verdict are one test`() async throws {
    let xml = try XML(JUnitReport.text(await Samples.audit(), Checks.context))
    #expect(xml.names == ["title: L to AX1", "byline: L to XL", "byline: XXL to AX1"])
    #expect(xml.suites == ["Sample-Bold, body"])
    #expect(xml.failures == ["height-clipped"])
    #expect(xml.counts == ["3", "1", "0"])
  }

  @Test func `A warning is no failure, and what is unjudged is skipped`() async throws {
    let report = try await Samples.audit([
      Checks.element("still", rule: .fixed), Checks.element("gone", family: "Avenir Next"),
    ])
    let xml = try XML(JUnitReport.text(report, Checks.context))
    #expect(report.summary.warnings == 1)
    #expect(
      xml.names == ["still: L to AX1", "still: does-not-scale", "gone: L to AX1", "gone: family-not-found"])
    #expect(xml.failures == ["family-not-found"])
    #expect(xml.skipped == 1)
  }

  /// Case G04: control characters would make the file unreadable, and the build green.
  @Test func `Characters that XML can't have are replaced where a person sees it`() async throws {
    let name = "a\u{0}b\u{1B}c\u{FFFE}d]]>&<\">\u{8}e"
    let text = try await JUnitReport.text(Checks.failing(1, name: name), Checks.context)
    let xml = try XML(text)
    let shown = "a\u{FFFD}b\u{FFFD}c\u{FFFD}d]]>&<\">\u{FFFD}e: AX1"
    #expect(xml.names == [shown])
    // A reference to a character that XML can't have is as wrong as the character.
    #expect(!text.contains("&#x1b;") && !text.contains("&#27;") && !text.contains("&#0;"))
  }

  @Test func `Line ends and tabs survive in attributes and text`() {
    #expect("a\tb\nc\rd".xmlAttribute == "a&#9;b&#10;c&#13;d")
    #expect("a\tb\nc\rd".xmlText == "a\tb\nc&#13;d")
  }

  @Test func `Names that look alike are told apart`() async throws {
    let report = try await Samples.audit(
      [Checks.element("a\u{0}"), Checks.element("a\u{1}")], categories: "large")
    #expect(try XML(JUnitReport.text(report, Checks.context)).names == ["a\u{FFFD}: L", "a\u{FFFD}: L (2)"])
  }

  @Test func `A report of nothing is a document`() throws {
    #expect(try XML(JUnitReport.text(Checks.nothing, Checks.context)).counts == ["0", "0", "0"])
  }

  @Test func `At the number of tests that GitLab reads all stand, and one beyond the failures go first`()
    async throws
  {
    #expect(JUnitReport.Limits.gitLab.tests == 500_000)
    let report = try await Samples.audit(
      [Checks.element("fits"), Checks.element("cut", height: 24), Checks.element("fits too")],
      categories: "AX1")
    func names(_ tests: Int) throws -> [String] {
      let limits = JUnitReport.Limits(tests: tests, bytes: 100_000)
      return try XML(JUnitReport.text(report, Checks.context, limits: limits)).names
    }
    #expect(try names(3) == ["fits: AX1", "cut: AX1", "fits too: AX1"])
    #expect(try names(2) == ["cut: AX1", "more tests"])
  }

  @Test func `At the size that GitLab reads all stands, and one byte beyond it is shortened to fit`()
    async throws
  {
    #expect(JUnitReport.Limits.gitLab.bytes == 29_999_999)
    let report = try await Checks.failing(20)
    let whole = JUnitReport.text(report, Checks.context)
    func text(_ bytes: Int) -> String {
      JUnitReport.text(report, Checks.context, limits: .init(tests: 1000, bytes: bytes))
    }
    #expect(text(whole.utf8.count) == whole)
    let cut = text(whole.utf8.count - 1)
    #expect(cut.utf8.count < whole.utf8.count)
    let xml = try XML(cut)
    #expect(xml.names.last == "more tests")
    #expect(xml.failures.last == "left-out")
  }
}

/// What libxml2 reads in a report.
private final class XML: NSObject, XMLParserDelegate {
  private(set) var suites: [String] = []
  private(set) var names: [String] = []
  private(set) var failures: [String] = []
  private(set) var skipped = 0
  /// Tests, failures and errors as the root has them.
  private(set) var counts: [String] = []

  struct Malformed: Error { let line: Int }

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed(line: parser.lineNumber) }
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch element {
    case "testsuites": counts = ["tests", "failures", "errors"].compactMap { attributes[$0] }
    case "testsuite": suites.append(attributes["name"] ?? "")
    case "testcase": names.append(attributes["name"] ?? "")
    case "failure": failures.append(attributes["type"] ?? "")
    case "skipped": skipped += 1
    default: break
    }
  }
}
