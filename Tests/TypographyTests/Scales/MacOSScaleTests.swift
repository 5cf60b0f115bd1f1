import Testing
import Typography

struct MacOSScaleTests {
  @Test(arguments: try Published.singleCells(of: "macos.json"))
  func sizeLeadingAndWeightAreAsPublished(cell: Published.Cell) throws {
    let style = try TextStyle(spelling: cell.style)
    let entry = try DynamicTypeScale.macos.entry(style, .large)
    #expect(entry.size == cell.size)
    #expect(entry.leading == cell.leading)
    #expect(entry.certainty == .published)
    #expect(DynamicTypeScale.macos.weight(of: style) == (try FontWeight(spelling: cell.weight)))
  }

  @Test func everyPublishedStyleIsThere() throws {
    let published = try Published.singleCells(of: "macos.json").map { try TextStyle(spelling: $0.style) }
    #expect(published.count == 11)
    #expect(Set(DynamicTypeScale.macos.styles) == Set(published))
  }

  @Test func thereAreNoOtherCategories() {
    #expect(DynamicTypeScale.macos.categories == [.large])
    let text = message { try DynamicTypeScale.macos.category(spelling: "AX1") }
    #expect(text.contains("macos has no content size category accessibilityMedium; it has large"))
  }

  @Test(arguments: FontScaling.Rule.allCases)
  func everyRuleGivesOneSize(rule: FontScaling.Rule) throws {
    let base: Double? = rule == .textStyle ? nil : 20
    let size = try FontScaling(rule, textStyle: .body, base: base).size(in: .unspecified, scale: .macos)
    #expect(size.points == base ?? 13)
  }
}
