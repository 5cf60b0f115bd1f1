import Testing
import Typography

@testable import LayoutAudit

struct ShardTests {
  @Test(arguments: ["1/1", "2/3", "10000/10000"]) func aPartOfAWholeIsRead(spelling: String) throws {
    let shard = try #require(Shard(spelling: spelling))
    #expect("\(shard.index)/\(shard.count)" == spelling)
  }

  @Test(arguments: [
    "", "1", "0/3", "4/3", "-1/3", "1/0", "1/2/3", "a/b", "1/10001", "1.5/3", "/", "1/", " 1/2",
  ])
  func anythingElseIsNone(spelling: String) {
    #expect(Shard(spelling: spelling) == nil)
  }

  @Test func partsAreDisjointAndComplete() throws {
    for count in [1, 2, 3, 7, 40] {
      let shards = try (1...count).map { try #require(Shard(index: $0, of: count)) }
      for position in 0..<23 { #expect(shards.count { $0.contains(position) } == 1) }
    }
  }

  // MARK: Merge

  /// Findings of rows, of declarations, of a face that two elements share, and of the configuration.
  private func plan() throws -> AuditPlan {
    try AuditPlan(
      elements: [
        .sample("a", bounds: .height(20)), .sample("b", family: "Doubtful"), .sample("c", family: "Damaged"),
        .sample("d", family: "Doubtful", bounds: .height(30)), .sample("e", family: "Damaged"),
        .sample("f", family: "Absent"), .sample("g", text: "one two three"),
      ],
      suppressions: [
        Suppression(rule: "height-clipped", element: "d", categories: [.accessibilityLarge], reason: "known"),
        Suppression(rule: "broken-glyphs", element: "e", reason: "told of c, not of e"),
        Suppression(rule: "text-truncated", reason: "there is none"),
      ])
  }

  private func part(
    _ index: Int, of count: Int, plan: AuditPlan? = nil
  ) async throws -> (name: String, report: ShardReport) {
    var plan = try plan ?? self.plan()
    let shard = try #require(Shard(index: index, of: count))
    plan.shard = shard
    let report = try await plan.report()
    return (
      "\(index).json",
      ShardReport(
        part: ShardPart(shard: shard, identity: "x", failOn: .error), places: try #require(report.places),
        record: CheckRecord(report))
    )
  }

  @Test(arguments: [1, 2, 3, 5, 9]) func allPartsComeToTheWhole(count: Int) async throws {
    var parts: [(name: String, report: ShardReport)] = []
    for index in (1...count).reversed() { parts.append(try await part(index, of: count)) }
    let whole = try await plan().report()
    let merged = try MergedReport(parts)
    #expect(merged.record == CheckRecord(whole))
    #expect(merged.fails)
    #expect(merged.record.summary.mayClaimLargerText == whole.mayClaimLargerText)
    // Two suppressions match nothing in all parts together; every part has one or two more.
    #expect(whole.findings.count { $0.rule == "unused-suppression" } == 2)
  }

  @Test func theWholeAloneClaimsLargerText() async throws {
    let texts = ["Hello", "World", "☃"]
    // Three parts of two elements: the last is empty.
    for (elements, isFiltered, claims) in [
      (2, false, true), (3, false, false), (2, true, false), (0, false, false),
    ] {
      var plan = try AuditPlan(elements: texts.prefix(elements).map { try .sample($0, text: $0) })
      plan.isFiltered = isFiltered
      plan.severities = ["glyph-missing": Severity?.none]
      var parts: [(name: String, report: ShardReport)] = []
      for index in 1...3 { parts.append(try await part(index, of: 3, plan: plan)) }
      #expect(try MergedReport(parts).record.summary.mayClaimLargerText == claims)
      #expect(try await plan.report().mayClaimLargerText == claims)
    }
  }

  @Test func whatNoPartCanTellFailsNoPart() async throws {
    let second = try await part(2, of: 2).report
    #expect(!second.record.findings.contains { $0.rule == "unused-suppression" })
    #expect(!second.places.pending.isEmpty)
  }

  @Test func theWholeFailsByTheSeverityOfTheParts() async throws {
    for (failOn, fails) in [(Severity.error, true), (.warning, true), (nil, false)] as [(Severity?, Bool)] {
      var one = try await part(1, of: 1)
      one.report.part.failOn = failOn
      #expect(try MergedReport([one]).fails == fails)
    }
  }

  private func refusal(_ parts: [(name: String, report: ShardReport)]) -> String {
    do {
      _ = try MergedReport(parts)
      return ""
    } catch { return error.description }
  }

  @Test func partsThatAreMissingDoubledOrOfAnotherCheckAreRefused() async throws {
    let (first, second) = (try await part(1, of: 2), try await part(2, of: 2))
    #expect(refusal([]).contains("no report"))
    #expect(refusal([first]) == "shard 2/2 missing: a merge takes the reports of all")
    #expect(refusal([first, second, first]).contains("shard 1/2 is there twice: '1.json' and '1.json'"))
    #expect(refusal([first, try await part(2, of: 3)]).contains("is one of 3 shards"))
    var other = second
    other.report.part.identity = "y"
    #expect(refusal([first, other]).contains("of different checks"))
    other = second
    other.report.part.failOn = nil
    #expect(refusal([first, other]).contains("of different checks"))
  }
}
