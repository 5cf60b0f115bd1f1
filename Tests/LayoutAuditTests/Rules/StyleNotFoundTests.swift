import LayoutAudit
import Testing
import Typography

struct StyleNotFoundTests {
  private func findings(_ family: String) async throws -> [Finding] {
    try await AuditPlan(elements: [.sample(family: family)]).findings(of: "style-not-found")
  }

  @Test func whatTheFamilyLacksIsFound() async throws {
    let found = try await findings("Upright")
    #expect(found.count == 1)
    #expect(found.first?.message == "Upright has no italic face; judged with Upright-Regular instead")
  }

  @Test func aFamilyThatHasItOrIsMissingIsNoFinding() async throws {
    #expect(try await findings("Lato").isEmpty)
    #expect(try await findings("Absent").isEmpty)
  }
}
