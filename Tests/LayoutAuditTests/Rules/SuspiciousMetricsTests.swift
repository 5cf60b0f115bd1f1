import LayoutAudit
import Testing
import Typography

struct SuspiciousMetricsTests {
  private func findings(_ elements: [AuditPlan.Element]) throws -> [Finding] {
    try AuditPlan(elements: elements).findings(of: "suspicious-metrics")
  }

  @Test func aFacesWarningsAreFoundOnceForAllItsElements() throws {
    let found = try findings([
      try .sample("a", family: "Doubtful"), try .sample("b", family: "Doubtful"), try .sample("c"),
    ])
    #expect(found.map(\.element) == ["a"])
    #expect(found.first?.message == "Doubtful-Regular: the descender is positive; it is huge")
  }

  @Test func soundMetricsAndMissingFacesAreNoFinding() throws {
    #expect(try findings([.sample("a"), .sample("b", family: "Absent")]).isEmpty)
  }
}
