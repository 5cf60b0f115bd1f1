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

  @Test func aRangeSelectsTheScalesOwnCategories() throws {
    let watch = try CategorySelection(spelling: "small...extraLarge", in: .watchos())
    #expect(watch.categories == [.small, .large, .extraLarge])
    #expect(
      message { try CategorySelection(spelling: "medium...", in: .watchos()) }
        .contains("watchos has no content size category medium"))
    #expect(CategorySelection(allOf: .macos).categories == [.large])
  }

  @Test(arguments: [
    ("1.3...", ["1.3", "1.5", "1.8", "2.0"]), ("1...1.3", ["1.0", "1.15", "1.3"]), ("..<1", ["0.85"]),
    ("1.5", ["1.5"]),
  ])
  func androidsRangesAreOfFontScales(text: String, names: [String]) throws {
    #expect(try CategorySelection(spelling: text, in: .android).categories.map(\.name) == names)
  }

  @Test func anUnknownCategoryIsRefused() {
    #expect(message { try CategorySelection(spelling: "small...huge", in: .ios) }.contains("'huge'"))
  }
}
