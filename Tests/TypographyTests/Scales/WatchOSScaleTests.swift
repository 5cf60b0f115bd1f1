import Testing
import Typography

struct WatchOSScaleTests {
  @Test(arguments: try Published.watchCells())
  func sizeLeadingAndWeightAreAsPublished(cell: Published.Cell) throws {
    let scale = try DynamicTypeScale.watchos()
    let style = try TextStyle(spelling: cell.style)
    let entry = try scale.entry(style, try scale.category(spelling: cell.category))
    #expect(entry.size == cell.size)
    #expect(entry.leading == cell.leading)
    #expect(entry.certainty == .published)
    #expect(scale.weight(of: style) == (try FontWeight(spelling: cell.weight)))
  }

  @Test func tenStylesTimesNineCategoriesAreCovered() throws {
    let scale = try DynamicTypeScale.watchos()
    #expect(try Published.watchCells().count == 90)
    #expect(scale.styles.count == 10)
    #expect(scale.categories.count == 9)
    #expect(scale.categories == scale.categories.sorted())
  }

  @Test(arguments: [
    (38, ContentSizeCategory.small), (40, .large), (41, .large), (42, .large), (44, .extraLarge),
    (45, .extraLarge), (46, .extraLarge), (49, .extraLarge),
  ])
  func theCaseDecidesWhereOneStarts(caseSize: Int, origin: ContentSizeCategory) throws {
    let scale = try DynamicTypeScale.watchos(caseSize: caseSize)
    #expect(scale.origin == origin)
    #expect(try scale.entry(.body, .unspecified) == scale.entry(.body, origin))
  }

  @Test(arguments: [0, 37, 39, 43, 50])
  func anotherCaseIsRefused(caseSize: Int) {
    #expect(message { try DynamicTypeScale.watchos(caseSize: caseSize) }.contains("case \(caseSize) mm"))
  }

  @Test(arguments: ["medium", "AX4", "AX5"])
  func aCategoryThatIsNotPublishedIsRefusedWithThoseThatAre(name: String) throws {
    let scale = try DynamicTypeScale.watchos()
    let category = try ContentSizeCategory(spelling: name)
    let known = """
      extraSmall, small, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, \
      accessibilityLarge, accessibilityExtraLarge
      """
    for text in [
      message { try scale.category(spelling: name) }, message { try scale.entry(.body, category) },
    ] {
      #expect(text.contains("watchos"))
      #expect(text.contains(category.name))
      #expect(text.contains(known))
    }
    #expect(!scale.hasEntry(.body, category))
  }

  @Test func stylesOfOtherPlatformsAreRefused() throws {
    let scale = try DynamicTypeScale.watchos()
    for style in [TextStyle.callout, .subheadline, .footnote, .subtitle1] {
      #expect(message { try scale.entry(style, .large) }.contains("watchos"))
    }
  }

  @Test func lengthsAndDeltasCountFromTheCasesOrigin() throws {
    let large = try DynamicTypeScale.watchos(caseSize: 42)
    let small = try DynamicTypeScale.watchos(caseSize: 38)
    // Leadings of body: 17.5 at small, 18.5 at large, 25.5 at the third accessibility size.
    let scaling = try FontScaling(.fontMetrics, textStyle: .body, base: 20)
    #expect(try scaling.size(in: .accessibilityExtraLarge, scale: large).points == 28)
    #expect(try scaling.size(in: .accessibilityExtraLarge, scale: small).points == 29)
    let delta = try FontScaling(.delta, textStyle: .body, base: 20)
    #expect(try delta.size(in: .extraLarge, scale: large).points == 21)
    #expect(try delta.size(in: .extraLarge, scale: small).points == 22)
  }
}
