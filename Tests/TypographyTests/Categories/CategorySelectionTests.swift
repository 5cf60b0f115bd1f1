import Testing
import Typography

struct CategorySelectionTests {
  @Test func everyCategoryIsSelectedByDefault() throws {
    let selection = CategorySelection(allOf: .ios)
    #expect(selection.categories.map(\.name) == (try Published.categories().map(\.uikit)))
    #expect(!selection.isEmpty)
  }

  @Test(arguments: [
    ("small...large", ["small", "medium", "large"]),
    ("AX4...", ["accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge"]),
    ("...S", ["extraSmall", "small"]),
    ("..<M", ["extraSmall", "small"]),
    ("XS..<M", ["extraSmall", "small"]),
    ("AX3", ["accessibilityExtraLarge"]),
  ])
  func aRangeSelectsWhatLiesWithin(text: String, names: [String]) throws {
    let selection = try CategorySelection(spelling: text, in: .ios)
    #expect(selection.categories.map(\.name) == names)
    #expect(!selection.isEmpty)
  }

  @Test func unspecifiedByNameIsTheOnlyOneAndNoThirteenth() throws {
    let selection = try CategorySelection(spelling: "unspecified", in: .ios)
    #expect(selection.categories == [.unspecified])
    #expect(!CategorySelection(allOf: .ios).categories.contains(.unspecified))
  }

  @Test(arguments: ["large...small", "large..<large", "..<XS"])
  func anEmptyRangeIsMarked(text: String) throws {
    #expect(try CategorySelection(spelling: text, in: .ios).isEmpty)
  }

  @Test func anUnknownCategoryIsRefused() {
    #expect(message { try CategorySelection(spelling: "small...huge", in: .ios) }.contains("'huge'"))
  }
}
