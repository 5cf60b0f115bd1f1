import LayoutAudit
import Testing
import Typography

struct TransformUnsupportedTests {
  private func findings(_ transform: LetterTransform, text: String?) async throws -> [Finding] {
    try await AuditPlan(elements: [.sample(transform: transform, text: text)])
      .findings(of: "transform-unsupported")
  }

  @Test func aMissingFeatureIsFoundWithTheLettersItLeaves() async throws {
    let found = try await findings(.smallCaps, text: "Small Caps")
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message == "Lato-Regular: smcp changes nothing in \"mallaps\"")
    #expect(found.first?.category == nil)
  }

  @Test func manyLettersAreShortened() async throws {
    let found = try await findings(.smallCaps, text: String(repeating: "a", count: 50))
    #expect(found.first?.message.contains("\"" + String(repeating: "a", count: 39) + "…\"") == true)
  }

  @Test func plainLettersAndNoTextAreNoFinding() async throws {
    #expect(try await findings(.regular, text: "Small Caps").isEmpty)
    #expect(try await findings(.smallCaps, text: nil).isEmpty)
  }
}
