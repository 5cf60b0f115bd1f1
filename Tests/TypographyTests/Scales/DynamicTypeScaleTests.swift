import Testing
import Typography

struct DynamicTypeScaleTests {
  @Test(arguments: DynamicTypeScale.ios.styles)
  func unspecifiedAndUnknownCategoriesHaveTheSizeOfLarge(style: TextStyle) throws {
    let large = try DynamicTypeScale.ios.entry(style, .large)
    #expect(try DynamicTypeScale.ios.entry(style, .unspecified) == large)
    #expect(try DynamicTypeScale.ios.entry(style, ContentSizeCategory(rawValue: "Huge")) == large)
  }

  @Test func aStyleThatThePlatformLacksIsRefused() {
    let text = message { try DynamicTypeScale.ios.entry(.subtitle1, .large) }
    #expect(text.contains("ios"))
    #expect(text.contains("'subtitle1'"))
    #expect(DynamicTypeScale.ios.weight(of: .subtitle1) == nil)
  }
}
