import Testing
import Typography

struct FontTests {
  private static let lato = StyleTable(family: "Lato")

  @Test(arguments: try Published.cells())
  func aPreferredFontHasThePublishedSizeAndWeight(cell: Published.Cell) throws {
    let style = try TextStyle(spelling: cell.style)
    let font = try Font.preferred(for: style, in: try ContentSizeCategory(spelling: cell.category))
    #expect(font.pointSize == cell.size)
    #expect(font.descriptor.traits.weight == (try FontWeight(spelling: cell.weight)))
    #expect(font.descriptor.textStyle == style)
    #expect(font.isScaled)
  }

  @Test(arguments: try Published.cells())
  func anAppStyleOfSizeZeroFollowsTheCategory(cell: Published.Cell) throws {
    let font = try Font(
      appTextStyle: try TextStyle(spelling: cell.style), size: 0, styles: Self.lato,
      in: try ContentSizeCategory(spelling: cell.category))
    #expect(font.pointSize == cell.size)
    #expect(font.descriptor.family == "Lato")
    #expect(font.isScaled)
  }

  @Test(arguments: ContentSizeCategory.all)
  func anAppStyleOfAnotherSizeDoesNotScale(category: ContentSizeCategory) throws {
    let font = try Font(appTextStyle: .body, size: 20, styles: Self.lato, in: category)
    #expect(font.pointSize == 20)
    #expect(!font.isScaled)
  }

  @Test func aNegativeOrEndlessSizeIsRefused() {
    #expect(message { try Font(appTextStyle: .body, size: -1) }.contains("-1"))
    #expect(message { try Font(appTextStyle: .body, size: .infinity) }.contains("inf"))
  }

  @Test func anAppStyleTakesTheTablesDefinition() throws {
    var table = Self.lato
    table["body"] = StyleDefinition(
      textStyle: .body, family: "Roboto", weight: .medium, transform: .smallCaps, rule: .delta, size: 20)
    let font = try Font(appTextStyle: .body, styles: table, in: .extraLarge)
    #expect(font.descriptor.family == "Roboto")
    #expect(font.descriptor.traits.weight == .medium)
    #expect(font.descriptor.featureSettings == LetterTransform.smallCaps.aatSettings)
    #expect(font.pointSize == 21)
  }

  @Test func aFixedAppStyleMayBeScaledByItsCaller() throws {
    var table = Self.lato
    table["body"] = StyleDefinition(textStyle: .body, rule: .fixed, size: 17)
    let font = try Font(appTextStyle: .body, styles: table)
    #expect(!font.isScaled)
    #expect(try FontMetrics().scaledFont(for: font, compatibleWith: .extraLarge).pointSize == 19)
  }

  @Test func sizeZeroMeansTheDescriptorsOwn() {
    let descriptor = FontDescriptor(family: "Lato", size: 18)
    #expect(Font(descriptor: descriptor).pointSize == 18)
    #expect(Font(descriptor: descriptor, size: 24).pointSize == 24)
    #expect(Font(descriptor: descriptor, size: 24).descriptor.size == 24)
  }

  @Test func aStyleWithoutASizeInTheCategoryIsRefused() {
    #expect(message { try Font.preferred(for: .extraLargeTitle, in: .small) }.contains("extraLargeTitle"))
  }
}
