import LayoutAudit
import Testing
import Typography

struct TextTruncatedTests: TextRuleTests {
  let rule = "text-truncated"

  @Test func aLineThatIsTooWideIsFoundWithItsPoints() async throws {
    let found = try await findings("two words", bounds: .width(80))
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.actual == 90)
    #expect(found.first?.limit == 80)
    #expect(
      found.first?.message == "the line needs 90 pt, and there are 80: 10 pt too few; it shows \"two wor…\"")
    #expect(found.first?.advice.contains("at least 90 pt wide") == true)
  }

  @Test func moreLinesThanAreShownAreFoundWithTheirNumber() async throws {
    let found = try await findings("aaa bbb ccc", lines: 2, bounds: .width(30))
    #expect(found.first?.actual == 3)
    #expect(found.first?.limit == 2)
    #expect(found.first?.message == "the text needs 3 lines (72 pt), and 2 are shown; the last shows \"bb…\"")
    #expect(found.first?.advice.contains("let it have 3 lines, or as many as it needs (lines 0)") == true)
  }

  @Test func aHardBreakInALabelOfOneLineIsFound() async throws {
    let found = try await findings("one\ntwo")
    #expect(found.first?.message == "the text needs 2 lines (48 pt), and one is shown; it shows \"one…\"")
  }

  @Test func linesThatTheHeightLeavesOutAreFound() async throws {
    let found = try await findings(
      "aaa bbb ccc", lines: 3, bounds: LayoutBounds(widths: [30], height: .points(50)))
    #expect(
      found.map(\.message) == [
        "the text needs 3 lines (72 pt), and 2 are shown; the last shows \"bb…\""
      ])
    #expect(found.first?.advice.contains("at least 72 pt high") == true)
  }

  @Test func linesThatNumberAndHeightLeaveOutAreFoundOnce() async throws {
    let found = try await findings(
      "aaa bbb ccc ddd", lines: 2, bounds: LayoutBounds(widths: [30], height: .points(30)))
    #expect(
      found.map(\.message) == ["the text needs 4 lines (96 pt), and one is shown; it shows \"aa…\""])
    #expect(found.first?.actual == 4)
    #expect(found.first?.limit == 1)
  }

  @Test func linesThatWrapAndAreCutAreFoundToo() async throws {
    #expect(
      try await findings("aaa bbb ccc", lines: 2, bounds: .width(30), mode: .byWordWrapping).count == 1)
  }

  @Test func whatFitsWrapsShrinksOrIsUnboundedIsNoFinding() async throws {
    #expect(try await findings("two words", bounds: .width(90)).isEmpty)
    #expect(try await findings("two words", lines: 2, bounds: .width(50)).isEmpty)
    #expect(try await findings("two words", lines: 0, bounds: .width(50)).isEmpty)
    #expect(try await findings("two words").isEmpty)
    #expect(try await findings("two words", bounds: .width(80), minimumScaleFactor: 0.5).isEmpty)
    #expect(try await findings("unbreakable", bounds: .width(80)).isEmpty)
    #expect(try await findings("two words", bounds: .width(80), family: "Absent").isEmpty)
  }
}
