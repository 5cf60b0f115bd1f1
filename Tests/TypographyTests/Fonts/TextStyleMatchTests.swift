import Testing
import Typography

struct TextStyleMatchTests {
  /// The styles of iOS 7, then the later ones.
  private static let order = [
    "headline", "body", "subheadline", "footnote", "caption1", "caption2", "title1", "title2", "title3",
    "callout", "largeTitle",
  ]

  @Test(arguments: try Published.cells())
  func aVendedFontFindsTheFirstStyleOfItsSizeAndWeightAndTheTies(cell: Published.Cell) throws {
    let category = try ContentSizeCategory(spelling: cell.category)
    let equal = try Published.cells()
      .filter { $0.category == cell.category && $0.size == cell.size && $0.weight == cell.weight }
      .map(\.style)
    let expected = Self.order.filter(equal.contains)
    for table in [StyleTable.default, StyleTable(family: "Lato"), .appDefines] {
      let font = try Font(appTextStyle: try TextStyle(spelling: cell.style), styles: table, in: category)
      let match = try #require(try TextStyleMatch(of: font, styles: table, in: category))
      #expect(([match.style] + match.ties).map(\.name) == expected)
    }
  }

  @Test(arguments: ContentSizeCategory.all)
  func tiesAreThoseOfTheSmallestCategories(category: ContentSizeCategory) throws {
    let caption = try Font.preferred(for: .caption2, in: category)
    let captionMatch = try #require(try TextStyleMatch(of: caption, in: category))
    let isSmall = category <= .medium
    #expect(captionMatch.style == (isSmall ? .caption1 : .caption2))
    #expect(captionMatch.ties == (isSmall ? [.caption2] : []))

    let footnote = try Font.preferred(for: .footnote, in: category)
    let footnoteMatch = try #require(try TextStyleMatch(of: footnote, in: category))
    #expect(footnoteMatch.style == (category == .extraSmall ? .subheadline : .footnote))
    #expect(footnoteMatch.ties == (category == .extraSmall ? [.footnote] : []))
  }

  @Test func aFontOfAnotherCategoryFindsNothing() throws {
    let font = try Font.preferred(for: .body, in: .accessibilityExtraExtraExtraLarge)
    #expect(try TextStyleMatch(of: font, in: .large) == nil)
  }

  @Test func sizeAndWeightAloneDoNotDecide() throws {
    let roboto = Font(descriptor: FontDescriptor(family: "Roboto", size: 17))
    let system = Font(descriptor: FontDescriptor(size: 17))
    #expect(try TextStyleMatch(of: roboto, in: .large) == nil)
    #expect(try TextStyleMatch(of: system, styles: .appDefines, in: .large) == nil)
    #expect(try TextStyleMatch(of: roboto, styles: StyleTable(family: "Roboto"), in: .large)?.style == .body)
  }

  @Test func weightTellsHeadlineFromBody() throws {
    let headline = try Font.preferred(for: .headline)
    let body = try Font.preferred(for: .body)
    #expect(try TextStyleMatch(of: headline, in: .large)?.style == .headline)
    #expect(try TextStyleMatch(of: body, in: .large)?.style == .body)
    let light = Font(descriptor: FontDescriptor(size: 17, traits: FontTraits(weight: .light)))
    #expect(try TextStyleMatch(of: light, in: .large) == nil)
  }

  @Test func theTableInForceDecides() throws {
    var table = StyleTable(family: "Lato")
    table["footnote"] = StyleDefinition(textStyle: .footnote, family: "Roboto", rule: .fixed, size: 17)
    let font = Font(descriptor: FontDescriptor(family: "Roboto", size: 17))
    #expect(try TextStyleMatch(of: font, styles: table, in: .large)?.style == .footnote)
  }

  @Test func unspecifiedIsSearchedAsLarge() throws {
    #expect(try TextStyleMatch(of: try Font.preferred(for: .title2), in: .unspecified)?.style == .title2)
  }

  @Test(arguments: [TextStyle.extraLargeTitle, .extraLargeTitle2])
  func theStylesKnownAtLargeAloneAreFoundThere(style: TextStyle) throws {
    #expect(try TextStyleMatch(of: try Font.preferred(for: style), in: .large)?.style == style)
  }

  @Test func onAPlatformWithoutTheStyleNothingIsFound() throws {
    let callout = Font(descriptor: FontDescriptor(size: 16))
    #expect(try TextStyleMatch(of: callout, in: .large, scale: .watchos())?.style == .body)
    #expect(try TextStyleMatch(of: callout, in: .large, scale: .macos) == nil)
    #expect(try TextStyleMatch(of: callout, in: DynamicTypeScale.android.origin, scale: .android) == nil)
  }

  @Test func aSizeOutOfRangeIsAnError() {
    var table = StyleTable.default
    table["body"] = StyleDefinition(textStyle: .body, rule: .fixed, size: -1)
    let font = Font(descriptor: FontDescriptor(size: 17))
    #expect(message { try TextStyleMatch(of: font, styles: table, in: .large) as Any }.contains("-1"))
  }
}
