import LayoutAudit
import Testing
import Typography

struct AuditReportTests {
  private func report() throws -> AuditReport {
    try AuditPlan(elements: [
      try .sample("fits"),
      try .sample("low", bounds: .height(48)),
      try .sample("fixed", scaling: FontScaling(.fixed, base: 17), hasStyle: false),
      try .sample("absent", family: "Absent"),
    ]).report()
  }

  @Test func casesAreElementsTimesCategories() throws {
    #expect(try report().cases == 48)
    let selection = try CategorySelection(spelling: "AX1...", in: .ios)
    #expect(try AuditPlan(selection: selection, elements: [.sample("a"), .sample("b")]).report().cases == 10)
    #expect(AuditReport(elements: [], findings: []).cases == 0)
  }

  @Test func findingsAreCountedBySeverity() throws {
    // Two categories of the low box and the missing family; the fixed text.
    #expect(try report().count(of: .error) == 3)
    #expect(try report().count(of: .warning) == 1)
  }

  @Test func casesWithoutAVerdictAreCountedApart() throws {
    #expect(try report().unjudged == 12)
  }

  @Test func largerTextCountsElements() throws {
    let counts = try report().largerText
    #expect(counts.reaches == 2)
    #expect(counts.below == 1)
    #expect(counts.unjudged == 1)
  }

  @Test func aReportFailsAtTheSeverityOfItsWorstFinding() throws {
    let clean = try AuditPlan(elements: [.sample()]).report()
    let warned = try AuditPlan(elements: [.sample(scaling: FontScaling(.fixed, base: 17), hasStyle: false)])
      .report()
    #expect(!clean.fails(at: .warning))
    #expect(warned.fails(at: .warning))
    #expect(!warned.fails(at: .error))
    #expect(try report().fails(at: .error))
    #expect(try report().fails(at: .warning))
  }

  @Test func joinedReportsKeepTheirOrderAndAddUp() throws {
    let first = try AuditPlan(elements: [.sample("a", bounds: .height(48))]).report()
    let second = try AuditPlan(elements: [.sample("b", family: "Absent")]).report()
    let joined = AuditReport.joined([first, second])
    #expect(joined.elements.map(\.declared.name) == ["a", "b"])
    #expect(joined.findings == first.findings + second.findings)
    #expect(joined.cases == 24)
    #expect(joined.unjudged == 12)
  }
}
