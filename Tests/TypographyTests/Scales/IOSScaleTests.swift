import Testing
import Typography

struct IOSScaleTests {
  @Test(arguments: try Published.cells())
  func sizeLeadingAndWeightAreAsPublished(cell: Published.Cell) throws {
    let style = try TextStyle(spelling: cell.style)
    let entry = try DynamicTypeScale.ios.entry(style, try ContentSizeCategory(spelling: cell.category))
    #expect(entry.size == cell.size)
    #expect(entry.leading == cell.leading)
    #expect(entry.certainty == .published)
    #expect(DynamicTypeScale.ios.weight(of: style) == (try FontWeight(spelling: cell.weight)))
  }

  @Test func elevenStylesTimesTwelveCategoriesAreCovered() throws {
    #expect(try Published.cells().count == 132)
    #expect(DynamicTypeScale.ios.styles.count == 11)
    #expect(DynamicTypeScale.ios.categories.count == 12)
    #expect(Set(DynamicTypeScale.ios.styles.map(\.name)) == Set(try Published.cells().map(\.style)))
  }

  @Test(arguments: [(TextStyle.extraLargeTitle, 36.0), (.extraLargeTitle2, 28.0)])
  func stylesKnownAtLargeAloneAreBoldAndInferred(style: TextStyle, size: Double) throws {
    let entry = try DynamicTypeScale.ios.entry(style, .large)
    #expect(entry.size == size)
    #expect(entry.leading == nil)
    #expect(entry.certainty == .inferred)
    #expect(DynamicTypeScale.ios.weight(of: style) == .bold)
    #expect(!DynamicTypeScale.ios.styles.contains(style))
    let text = message { try DynamicTypeScale.ios.entry(style, .extraLarge) }
    #expect(text.contains(style.name))
    #expect(text.contains("extraLarge"))
    #expect(text.contains("known: large"))
  }
}
