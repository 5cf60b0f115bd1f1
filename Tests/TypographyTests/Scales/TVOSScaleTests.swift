import Testing
import Typography

struct TVOSScaleTests {
  @Test(arguments: try Published.singleCells(of: "tvos.json"))
  func sizeLeadingAndWeightAreAsPublished(cell: Published.Cell) throws {
    let style = try TextStyle(spelling: cell.style)
    let entry = try DynamicTypeScale.tvos.entry(style, .large)
    #expect(entry.size == cell.size)
    #expect(entry.leading == cell.leading)
    #expect(entry.certainty == .published)
    #expect(DynamicTypeScale.tvos.weight(of: style) == (try FontWeight(spelling: cell.weight)))
  }

  @Test func everyPublishedStyleIsThere() throws {
    let published = try Published.singleCells(of: "tvos.json").map { try TextStyle(spelling: $0.style) }
    #expect(published.count == 9)
    #expect(Set(DynamicTypeScale.tvos.styles) == Set(published))
  }

  @Test func otherCategoriesHaveNoSizeAndNeverTheSame() throws {
    #expect(DynamicTypeScale.tvos.categories == ContentSizeCategory.all)
    for category in ContentSizeCategory.all where category != .large {
      #expect(!DynamicTypeScale.tvos.hasEntry(.body, category))
      let text = message { try DynamicTypeScale.tvos.entry(.body, category) }
      #expect(text.contains("no size is known for body at \(category.name)"))
      #expect(text.contains("known: large"))
      #expect(throws: TypographyError.self) {
        try FontScaling(.fontMetrics, textStyle: .body, base: 20).size(in: category, scale: .tvos)
      }
    }
    #expect(DynamicTypeScale.tvos.hasEntry(.body, .large))
    #expect(DynamicTypeScale.tvos.hasEntry(.body, .unspecified))
  }

  @Test func itHasNoLargeTitle() {
    #expect(message { try DynamicTypeScale.tvos.entry(.largeTitle, .large) }.contains("'largeTitle'"))
  }
}
