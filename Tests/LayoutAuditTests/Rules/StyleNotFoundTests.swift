import LayoutAudit
import Testing
import Typography

struct StyleNotFoundTests {
  private func findings(_ family: String) throws -> [Finding] {
    try AuditPlan(elements: [.sample(family: family)]).findings(of: "style-not-found")
  }

  @Test func whatTheFamilyLacksIsFound() throws {
    let found = try findings("Upright")
    #expect(found.count == 1)
    #expect(found.first?.message == "Upright has no italic face; judged with Upright-Regular instead")
  }

  @Test func aFamilyThatHasItOrIsMissingIsNoFinding() throws {
    #expect(try findings("Lato").isEmpty)
    #expect(try findings("Absent").isEmpty)
  }
}
