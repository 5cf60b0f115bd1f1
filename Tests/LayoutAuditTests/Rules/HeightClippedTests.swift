import LayoutAudit
import Testing
import Typography

struct HeightClippedTests {
  private func findings(_ element: AuditPlan.Element) async throws -> [Finding] {
    try await AuditPlan(elements: [element]).findings(of: "height-clipped")
  }

  @Test func eachCategoryThatClipsIsFoundWithItsPoints() async throws {
    let found = try await findings(.sample(bounds: .height(44)))
    #expect(
      found.map(\.category) == [
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ])
    #expect(found.map(\.size) == [40, 47, 53])
    #expect(found.map(\.actual) == [48, 56.5, 64])
    #expect(found.map(\.limit) == [44, 44, 44])
    #expect(found.first?.message == "a line of 40 pt text needs 48 pt, and there are 44: 4 pt too few")
    #expect(found.first?.location == SourceLocation(file: "typefit.json", line: 1, column: 5))
  }

  @Test func theAdviceNamesTheSmallestBoxAndTheLargestCategory() async throws {
    let advice = try await findings(.sample(bounds: .height(44))).first?.advice
    #expect(advice?.contains("64 pt high") == true)
    #expect(advice?.contains("accessibilityLarge") == true)
  }

  @Test func theSmallestBoxHoldsTheInsets() async throws {
    let bounds = LayoutBounds(height: .points(44), insets: EdgeInsets(top: 8, bottom: 4))
    let found = try await findings(.sample(bounds: bounds))
    #expect(found.first?.limit == 32)
    #expect(found.first?.advice.contains("76 pt high") == true)
  }

  @Test func whereNothingFitsNoCategoryIsNamed() async throws {
    let found = try await findings(.sample(bounds: .height(10)))
    #expect(found.count == 12)
    #expect(found.allSatisfy { !$0.advice.contains("largest category") })
  }

  @Test func severalLinesAreNamed() async throws {
    let found = try await findings(.sample(lines: 2, bounds: .height(44)))
    // 2 × 1.2 × 19 = 45.6.
    #expect(found.first?.message.hasPrefix("2 lines of 19 pt text needs 46 pt, and there are 44") == true)
  }

  @Test func aPointSizeIsNoLineHeight() async throws {
    let scaling = try FontScaling(.fixed, base: 17)
    let found = try await findings(.sample(family: "Thai", scaling: scaling, bounds: .height(17)))
    #expect(found.first?.actual == 26)
    #expect(found.first?.message.contains("9 pt too few") == true)
  }

  @Test func aBoxThatCutsNoInkIsAWarning() async throws {
    let scaling = try FontScaling(.fixed, base: 20)
    let found = try await AuditPlan(
      selection: CategorySelection(spelling: "large", in: .ios),
      elements: [.sample(scaling: scaling, bounds: .height(22), text: "abc")]
    ).findings(of: "height-clipped")
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message
        == "a line of 20 pt text needs 24 pt, and there are 22: 2 pt too few, but no ink is cut")
  }

  @Test func aBoxThatCutsInkIsAnError() async throws {
    let scaling = try FontScaling(.fixed, base: 20)
    let found = try await AuditPlan(
      selection: CategorySelection(spelling: "large", in: .ios),
      elements: [.sample(scaling: scaling, bounds: .height(10), text: "abc")]
    ).findings(of: "height-clipped")
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasSuffix("14 pt too few") == true)
  }

  @Test func whatFitsGrowsScrollsOrIsUnjudgedIsNoFinding() async throws {
    #expect(try await findings(.sample(bounds: .height(64))).isEmpty)
    #expect(try await findings(.sample()).isEmpty)
    #expect(try await findings(.sample(kind: .textView, lines: 2, bounds: .height(10))).isEmpty)
    #expect(try await findings(.sample(kind: .coreText, bounds: .height(10))).isEmpty)
    #expect(try await findings(.sample(family: "Absent", bounds: .height(10))).isEmpty)
  }
}
