import LayoutAudit
import Testing
import Typography

struct InkClippedTests: TextRuleTests {
  let rule = "ink-clipped"

  @Test func inkAboveAndBelowIsFoundWithItsPoints() async throws {
    // An icon from −0.26 to 0.905 em in a line from −0.2 to 0.8 em.
    let found = try await findings("✪", family: "Icons")
    #expect(found.map(\.severity) == [.error, .error])
    #expect(
      found.map(\.message) == [
        "the ink of \"✪\" reaches 2.1 pt beyond the top of the box",
        "the ink of \"✪\" reaches 1.2 pt beyond the bottom of the box",
      ])
    #expect(found.allSatisfy { $0.limit == 0 })
  }

  @Test func stackedMarksAreNamed() async throws {
    // 1.1 − 0.987 em.
    let found = try await findings("xứ")
    #expect(found.map(\.message) == ["the ink of \"ứ\" reaches 2.26 pt beyond the top of the box"])
  }

  @Test func inkAtALinesEndsIsAWarning() async throws {
    let found = try await findings("ƒƒ")
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(
      found.map(\.message) == [
        "ink reaches 2 pt beyond the left of the box", "ink reaches 2 pt beyond the right of the box",
      ])
  }

  @Test func aConfiguredSeverityHoldsForBoth() async throws {
    let strict = try await findings("ƒƒ", severities: ["ink-clipped": .error])
    #expect(strict.map(\.severity) == [.error, .error])
    let mild = try await findings("✪", family: "Icons", severities: ["ink-clipped": .warning])
    #expect(mild.map(\.severity) == [.warning, .warning])
  }

  /// 1.1 − 0.987 em of 20 points are 2.26.
  @Test func inkMayReachIntoTheInsetsOfALabelAndNotOfAButton() async throws {
    let padded = LayoutBounds(insets: EdgeInsets(top: 2))
    #expect(try await findings("ứ", bounds: padded).isEmpty)
    let found = try await findings("ứ", kind: .button, bounds: padded)
    #expect(found.map(\.message) == ["the ink of \"ứ\" reaches 2.26 pt beyond the top of the text's room"])
    let sides = LayoutBounds(insets: EdgeInsets(left: 2, right: 2))
    #expect(try await findings("ƒƒ", bounds: sides).isEmpty)
    #expect(try await findings("ƒƒ", kind: .textField, bounds: sides).count == 2)
  }

  @Test func inkInItsBoxScrolledOrUnjudgedIsNoFinding() async throws {
    #expect(try await findings("abc").isEmpty)
    #expect(try await findings("✪", bounds: .height(24.5), family: "Icons").isEmpty)
    #expect(try await findings("✪", kind: .textView, family: "Icons").isEmpty)
    #expect(try await findings("✪", family: "Absent").isEmpty)
  }
}
