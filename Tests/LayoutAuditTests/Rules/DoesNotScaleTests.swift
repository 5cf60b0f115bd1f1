import LayoutAudit
import Testing
import Typography

struct DoesNotScaleTests {
  private func findings(_ scaling: FontScaling) async throws -> [Finding] {
    try await AuditPlan(elements: [.sample(scaling: scaling)]).findings(of: "does-not-scale")
  }

  @Test func aFixedSizeIsFoundOnceWithItsPoints() async throws {
    let found = try await findings(FontScaling(.fixed, base: 13.5))
    #expect(found.count == 1)
    #expect(found.first?.actual == 13.5)
    #expect(found.first?.category == nil)
    #expect(found.first?.message == "the text stays at 13.5 pt in every category")
    #expect(found.first?.advice.contains("large content viewer") == true)
  }

  @Test(arguments: [FontScaling.Rule.textStyle, .fontMetrics, .delta])
  func textThatScalesIsNoFinding(rule: FontScaling.Rule) async throws {
    #expect(try await findings(FontScaling(rule, textStyle: .body)).isEmpty)
  }
}
