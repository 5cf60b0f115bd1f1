import LayoutAudit
import Testing
import Typography

struct TextShrunkTests: TextRuleTests {
  let rule = "text-shrunk"

  @Test func aLineThatShrinksIsFoundWithItsFactor() async throws {
    let found = try await findings("two words", bounds: .width(72), minimumScaleFactor: 0.5)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.actual == 0.8)
    #expect(found.first?.limit == 0.5)
    #expect(found.first?.message == "the text fits at 80 % of its size, 16 pt instead of 20")
    #expect(found.first?.advice.contains("at least 90 pt wide") == true)
  }

  @Test func aTextFieldsLeastSizeIsToldAsAFactor() async throws {
    let found = try await findings(
      "two words", kind: .textField, bounds: .width(72), minimumScaleFactor: 10)
    #expect(found.first?.actual == 0.8)
    #expect(found.first?.limit == 0.5)
  }

  @Test func severalLinesMayShrinkToTheirLeast() async throws {
    let found = try await findings("aa bb cc", lines: 2, bounds: .width(25), minimumScaleFactor: 0.5)
    #expect(found.map(\.message) == ["the text may fit by shrinking to 50 % at least"])
  }

  @Test func whatFitsOrDoesNotShrinkEnoughIsNoFinding() async throws {
    #expect(try await findings("two words", bounds: .width(90), minimumScaleFactor: 0.5).isEmpty)
    #expect(try await findings("two words", bounds: .width(72), minimumScaleFactor: 0.9).isEmpty)
    #expect(try await findings("two words", bounds: .width(72)).isEmpty)
  }
}
