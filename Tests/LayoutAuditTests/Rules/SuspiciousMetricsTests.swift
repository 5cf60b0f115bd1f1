import LayoutAudit
import Testing
import Typography

struct SuspiciousMetricsTests {
  private func findings(_ elements: [AuditPlan.Element]) async throws -> [Finding] {
    try await AuditPlan(elements: elements).findings(of: "suspicious-metrics")
  }

  @Test func aFacesWarningsAreFoundOnceForAllItsElements() async throws {
    let found = try await findings([
      try .sample("a", family: "Doubtful"), try .sample("b", family: "Doubtful"), try .sample("c"),
    ])
    #expect(found.map(\.element) == ["a"])
    #expect(found.first?.message == "Doubtful-Regular: the descender is positive; it is huge")
  }

  @Test func soundMetricsAndMissingFacesAreNoFinding() async throws {
    #expect(try await findings([.sample("a"), .sample("b", family: "Absent")]).isEmpty)
  }
}
