import FixtureSupport
import LayoutAudit
import Testing
import Typography

@testable import AuditReports

@Suite struct SARIFReportTests {
  private func run(_ report: CheckRecord) throws -> OrderedJSON {
    let document = try OrderedJSON(SARIFReport.text(report, Checks.context))
    #expect(document["version"] == .string("2.1.0"))
    return try #require(document["runs"]?.values.first)
  }

  @Test func `Every rule has its help, and a result points to its rule`() async throws {
    let run = try run(await Samples.audit())
    let driver = try #require(run["tool"]?["driver"])
    #expect(driver["semanticVersion"] == .string("1.2.3"))
    let rules = try #require(driver["rules"]).values
    #expect(rules.map { $0["id"]?.string } == RuleCatalogue.all.map(\.id))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require(rule[key]?["text"]?.string)
        #expect(!text.isEmpty && text.count <= 1024, "\(key)")
      }
    }
    let result = try #require(run["results"]?.values.first)
    #expect(run["results"]?.values.count == 1)
    #expect(result["ruleId"] == .string("height-clipped"))
    #expect(rules[Int(try #require(result["ruleIndex"]?.number))]["id"] == .string("height-clipped"))
    #expect(result["message"]?["text"]?.string?.hasPrefix("byline at XXL to AX1: a line") == true)
    let region = result["locations"]?.values.first?["physicalLocation"]?["region"]
    #expect(region?["startLine"] == .number(8))
    #expect(region?["startColumn"] == .number(5))
  }

  @Test func `A fingerprint stays when the categories change, and tells elements apart`() async throws {
    func fingerprints(_ report: CheckRecord) throws -> [String?] {
      try #require(try run(report)["results"]).values.map {
        $0["partialFingerprints"]?["primaryLocationLineHash"]?.string
      }
    }
    let one = try await fingerprints(Samples.audit(categories: "AX1"))
    #expect(try await fingerprints(Samples.audit(categories: "AX1...AX5")) == one)
    let several = try await fingerprints(Checks.failing(50))
    #expect(Set(several).count == 50)
  }

  /// Published values of FNV-1a in 64 bits (its authors' test vectors).
  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func `A hash is that of FNV-1a`(text: String, hash: String) { #expect(text.stableHash == hash) }

  /// Case G02: the schema wants at least 1.
  @Test(arguments: [0, -1]) func `A line below 1 is left out`(line: Int) async throws {
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "AX1", in: .ios),
      elements: [
        .init(
          text: try Checks.element("a", height: 24),
          location: SourceLocation(file: "/app/Fonts/A b.ttf", line: line, column: 0))
      ])
    let run = try run(CheckRecord(try await Audit(plan).run(measuring: SampleFonts())))
    let place = try #require(run["results"]?.values.first?["locations"]?.values.first?["physicalLocation"])
    #expect(place["region"] == nil)
    #expect(place["artifactLocation"]?["uri"] == .string("Fonts/A%20b.ttf"))
  }

  @Test(arguments: [
    ("a b/ü#?%.json", "a%20b/%C3%BC%23%3F%25.json"), ("../x:y.json", "../x%3Ay.json"), ("a-_.~/1", "a-_.~/1"),
  ]) func `A path is encoded as a URI's`(path: String, uri: String) {
    #expect(path.percentEncodedPath == uri)
  }

  @Test func `GitHub's 5,000 results all stand, and of one more the rest is summed up`() async throws {
    #expect(SARIFReport.maximumResults == 5000)
    let elements = try (0...5000).map { try Checks.element("label \($0)", height: 24) }
    let report = try await Samples.audit(elements, categories: "AX1")
    let atLimit = CheckRecord(
      summary: report.summary, findings: Array(report.findings.prefix(5000)), elements: report.elements)
    let all = try #require(try run(atLimit)["results"]).values
    #expect(all.count == 5000)
    #expect(all.allSatisfy { $0["ruleId"] == .string("height-clipped") })
    let run = try run(report)
    let cut = try #require(run["results"]).values
    #expect(cut.count == 5000)
    #expect(cut.last?["ruleId"] == .string("left-out"))
    #expect(cut.last?["message"]?["text"]?.string?.hasPrefix("2 more errors and 0 more warnings") == true)
    let rules = try #require(run["tool"]?["driver"]?["rules"]).values
    #expect(rules[Int(try #require(cut.last?["ruleIndex"]?.number))]["id"] == .string("left-out"))
  }
}
