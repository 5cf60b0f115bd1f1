import LayoutAudit
import Testing
import Typography

struct DoesNotScaleTests {
  private func findings(_ scaling: FontScaling) throws -> [Finding] {
    try AuditPlan(elements: [.sample(scaling: scaling)]).findings(of: "does-not-scale")
  }

  @Test func aFixedSizeIsFoundOnceWithItsPoints() throws {
    let found = try findings(FontScaling(.fixed, base: 13.5))
    #expect(found.count == 1)
    #expect(found.first?.actual == 13.5)
    #expect(found.first?.category == nil)
    #expect(found.first?.message == "the text stays at 13.5 pt in every category")
  }

  @Test(arguments: [FontScaling.Rule.textStyle, .fontMetrics, .delta])
  func textThatScalesIsNoFinding(rule: FontScaling.Rule) throws {
    #expect(try findings(FontScaling(rule, textStyle: .body)).isEmpty)
  }
}
