import LayoutAudit
import Testing
import Typography

struct TextShrunkTests: TextRuleTests {
  let rule = "text-shrunk"

  @Test func aLineThatShrinksIsFoundWithItsFactor() async throws {
    let found = try await findings("two words", bounds: .width(72), minimumScaleFactor: 0.5)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.actual == 90)
    #expect(found.first?.limit == 72)
    #expect(
      found.first?.message
        == "the line needs 90 pt, and there are 72: it fits at 80 % of its size, 16 pt instead of 20")
    #expect(found.first?.advice.contains("at least 90 pt wide") == true)
  }

  @Test func aTextFieldShrinksByItsWidthToo() async throws {
    let found = try await findings(
      "two words", kind: .textField, bounds: .width(72), minimumScaleFactor: 10)
    #expect(found.map(\.actual) == [90])
    #expect(found.map(\.limit) == [72])
  }

  @Test func severalLinesMayShrinkToTheirLeast() async throws {
    let found = try await findings("aa bb cc", lines: 2, bounds: .width(25), minimumScaleFactor: 0.5)
    #expect(
      found.map(\.message) == [
        "the text needs 3 lines, and 2 are shown: it may fit by shrinking to 50 % at least"
      ])
    #expect(found.map(\.actual) == [3])
    #expect(found.map(\.limit) == [2])
  }

  @Test func aWordAmongSeveralLinesMayShrinkToo() async throws {
    // Eight letters of 10 points, and as many of 5 in the same 45.
    let found = try await findings("aaaaaaaa", lines: 3, bounds: .width(45), minimumScaleFactor: 0.5)
    #expect(
      found.map(\.message) == [
        "\"aaaaaaaa\" needs 80 pt, and there are 45: it may fit by shrinking to 50 % at least"
      ])
    #expect(found.map(\.actual) == [80])
    #expect(found.map(\.limit) == [45])
  }

  @Test func whatFitsOrDoesNotShrinkEnoughIsNoFinding() async throws {
    #expect(try await findings("two words", bounds: .width(90), minimumScaleFactor: 0.5).isEmpty)
    #expect(try await findings("two words", bounds: .width(72), minimumScaleFactor: 0.9).isEmpty)
    #expect(try await findings("two words", bounds: .width(72)).isEmpty)
  }
}
