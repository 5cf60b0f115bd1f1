import Testing
import Typography

struct LineHeightTableTests {
  private func table(
    _ styles: [(style: TextStyle, scaling: FontScaling)], _ categories: [ContentSizeCategory]
  ) throws -> LineHeightTable {
    try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: 2, styles: styles, categories: categories, groups: [.noFace])
  }

  @Test func theWholeScaleIsListedStyleByStyle() throws {
    let styles = try DynamicTypeScale.ios.styles.map { (style: $0, scaling: try FontScaling(textStyle: $0)) }
    let sizes = try table(styles, ContentSizeCategory.all).sizes
    let published = Dictionary(
      uniqueKeysWithValues: try Published.cells().map { ("\($0.style) \($0.category)", $0) })
    #expect(sizes.count == 132)
    for (position, size) in sizes.enumerated() {
      let cell = try #require(published["\(size.style?.name ?? "") \(size.category.name)"])
      #expect(size.points == cell.size)
      #expect(size.systemLeading == cell.leading)
      #expect(size.certainty == .published)
      #expect(size.style == DynamicTypeScale.ios.styles[position / 12])
      #expect(size.category == ContentSizeCategory.all[position % 12])
    }
  }

  @Test func otherRulesScaleTheirBase() throws {
    let scaling = try FontScaling(.fontMetrics, textStyle: .body, base: 17)
    let sizes = try table([(.body, scaling)], ContentSizeCategory.all).sizes
    #expect(sizes.map(\.points) == [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48])
  }

  @Test func aStyleKnownAtLargeAloneHasNoLeading() throws {
    let styles = [(style: TextStyle.extraLargeTitle, scaling: try FontScaling(textStyle: .extraLargeTitle))]
    let sizes = try table(styles, [.large]).sizes
    #expect(sizes.map(\.points) == [36])
    #expect(sizes.map(\.systemLeading) == [nil])
    #expect(message { try table(styles, [.small]) }.contains("extraLargeTitle"))
  }

  @Test func aGroupShowsItsFaceForEachStyle() {
    let metrics = FaceMetrics(
      unitsPerEm: 1000, policy: .apple, source: .hhea,
      tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
      units: .init(ascender: 1000, descender: -366, lineGap: 0))
    let regular = LineHeightTable.Face(family: "Lato", postScriptName: "Lato-Regular", metrics: metrics)
    let semibold = LineHeightTable.Face(family: "Lato", postScriptName: "Lato-Semibold", metrics: metrics)
    #expect(LineHeightTable.Group.noFace.face(for: .body) == nil)
    #expect(LineHeightTable.Group.one(regular).face(for: .headline) == regular)
    let group = LineHeightTable.Group.byStyle([.body: regular, .headline: semibold])
    #expect(group.face(for: .headline) == semibold)
    #expect(group.face(for: .title1) == nil)
  }
}
