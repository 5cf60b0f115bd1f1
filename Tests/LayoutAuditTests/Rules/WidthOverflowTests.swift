import LayoutAudit
import Testing
import Typography

struct WidthOverflowTests: TextRuleTests {
  let rule = "width-overflow"

  @Test func aPieceThatIsTooWideIsFoundWithItsPoints() async throws {
    let found = try await findings("an unbreakable word", lines: 0, bounds: .width(100))
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.category == .large)
    #expect(found.first?.size == 20)
    #expect(found.first?.actual == 110)
    #expect(found.first?.limit == 100)
    #expect(
      found.first?.message == "\"unbreakable\" needs 110 pt, and there are 100: 10 pt too few")
    #expect(found.first?.advice.contains("at least 110 pt wide") == true)
    #expect(found.first?.advice.contains("U+00AD") == true)
  }

  @Test func theSmallestBoxHoldsTheInsets() async throws {
    let bounds = LayoutBounds(widths: [120], insets: EdgeInsets(left: 16, right: 4))
    let found = try await findings("unbreakable", bounds: bounds)
    #expect(found.first?.limit == 100)
    #expect(found.first?.advice.contains("at least 130 pt wide") == true)
  }

  @Test func aLongPieceIsShortened() async throws {
    let found = try await findings(String(repeating: "a", count: 60), bounds: .width(100))
    #expect(
      found.first?.message.hasPrefix("\"" + String(repeating: "a", count: 39) + "…\" needs 600 pt") == true)
  }

  @Test func itGrowsWithTheCategory() async throws {
    // "Weiterentwicklung" takes 8.5 em of paper: 399.5 points at 47 pt, 450.5 at 53.
    let element = try AuditPlan.Element.sample(bounds: .width(400), text: "Weiterentwicklung")
    let found = try await AuditPlan(elements: [element]).findings(of: "width-overflow")
    #expect(found.map(\.category) == [.accessibilityExtraExtraExtraLarge])
    #expect(found.map(\.actual) == [450.5])
    #expect(found.first?.advice.contains("accessibilityExtraExtraLarge") == true)
  }

  @Test func whatFitsBreaksShrinksOrIsUnboundedIsNoFinding() async throws {
    #expect(try await findings("unbreakable", bounds: .width(110)).isEmpty)
    #expect(try await findings("two words", bounds: .width(50)).isEmpty)
    #expect(try await findings("unbreakable").isEmpty)
    #expect(try await findings("unbreakable", bounds: .width(100), minimumScaleFactor: 0.5).isEmpty)
    #expect(try await findings("unbreakable", bounds: .width(100), family: "Absent").isEmpty)
  }

  @Test func aSoftHyphenIsAdvisedWhereThereIsALineToGoOnIn() async throws {
    let several = try await findings("aaaaaaaaaa", lines: 2, bounds: .width(60))
    #expect(several.first?.advice.contains("soft hyphen") == true)
    let single = try await findings("aaaaaaaaaa", bounds: .width(60))
    #expect(single.count == 1)
    #expect(single.first?.advice.contains("soft hyphen") == false)
  }
}
