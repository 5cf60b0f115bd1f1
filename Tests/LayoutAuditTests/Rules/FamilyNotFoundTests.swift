import LayoutAudit
import Testing
import Typography

struct FamilyNotFoundTests {
  private func findings(_ family: String) async throws -> [Finding] {
    try await AuditPlan(elements: [.sample(family: family)]).findings(of: "family-not-found")
  }

  @Test func aStandInIsFoundAndNamed() async throws {
    let found = try await findings("Brand")
    #expect(found.count == 1)
    #expect(found.first?.message == "no face is called Brand; judged with Lato-Regular instead")
    #expect(found.first?.advice.contains("\"Brand\"") == true)
    #expect(found.first?.category == nil)
  }

  @Test func aMissingFaceIsFoundAndTheElementUnjudged() async throws {
    #expect(
      try await findings("Absent").first?.message == "no face is called Absent; the element is unjudged")
  }

  @Test func aFamilyThatIsThereIsNoFinding() async throws {
    #expect(try await findings("Lato").isEmpty)
    #expect(try await findings("Upright").isEmpty)
  }
}
