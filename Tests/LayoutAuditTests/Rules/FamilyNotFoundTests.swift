import LayoutAudit
import Testing
import Typography

struct FamilyNotFoundTests {
  private func findings(_ family: String) throws -> [Finding] {
    try AuditPlan(elements: [.sample(family: family)]).findings(of: "family-not-found")
  }

  @Test func aStandInIsFoundAndNamed() throws {
    let found = try findings("Brand")
    #expect(found.count == 1)
    #expect(found.first?.message == "no face is called Brand; judged with Lato-Regular instead")
    #expect(found.first?.advice.contains("\"Brand\"") == true)
    #expect(found.first?.category == nil)
  }

  @Test func aMissingFaceIsFoundAndTheElementUnjudged() throws {
    #expect(try findings("Absent").first?.message == "no face is called Absent; the element is unjudged")
  }

  @Test func aFamilyThatIsThereIsNoFinding() throws {
    #expect(try findings("Lato").isEmpty)
    #expect(try findings("Upright").isEmpty)
  }
}
