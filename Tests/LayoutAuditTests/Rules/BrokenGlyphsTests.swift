import LayoutAudit
import Testing
import Typography

struct BrokenGlyphsTests {
  private func findings(_ elements: [AuditPlan.Element]) async throws -> [Finding] {
    try await AuditPlan(elements: elements).findings(of: "broken-glyphs")
  }

  @Test func aDamagedFaceIsFoundOnceForAllItsElements() async throws {
    let found = try await findings([
      try .sample("a", family: "Damaged"), try .sample("b", family: "Damaged"), try .sample("c"),
    ])
    #expect(found.map(\.element) == ["a"])
    #expect(found.first?.severity == .error)
    #expect(found.first?.message == "Damaged-Regular: 3 glyphs have no outline; glyf is cut off")
    #expect(found.first?.advice.contains("'Damaged.ttf'") == true)
  }

  @Test func soundAndMissingFacesAreNoFinding() async throws {
    #expect(try await findings([.sample("a"), .sample("b", family: "Absent")]).isEmpty)
  }
}
