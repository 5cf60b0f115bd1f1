import Testing
import Typography

struct TextStyleTests {
  @Test(arguments: try Published.textStyles())
  func everySpellingReadsAsItsStyle(names: Published.Names) throws {
    for spelling in names.spellings {
      for written in [spelling, spelling.lowercased(), spelling.uppercased()] {
        let style = try TextStyle(spelling: written)
        #expect(style.rawValue == names.raw)
        #expect(style.name == names.uikit)
      }
    }
  }

  @Test func namedStylesCarryApplesRawStrings() throws {
    let raw = Dictionary(uniqueKeysWithValues: try Published.textStyles().map { ($0.uikit, $0.raw) })
    let styles: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
      .caption2, .extraLargeTitle, .extraLargeTitle2,
    ]
    #expect(styles.count == raw.count)
    for style in styles { #expect(raw[style.name] == style.rawValue) }
  }

  @Test func unknownTextIsRefusedWithTheNearestName() {
    let text = message { try TextStyle(spelling: "subheadlin") }
    #expect(text == "unknown text style 'subheadlin'; did you mean 'subheadline'?")
  }

  @Test func anUnknownRawStringSurvives() {
    #expect(TextStyle(rawValue: "UICTFontTextStyleFuture").name == "UICTFontTextStyleFuture")
  }
}
