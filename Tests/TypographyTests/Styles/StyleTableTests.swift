import Testing
import Typography

struct StyleTableTests {
  private static let styles = DynamicTypeScale.ios.styles

  @Test func theDefaultMapsNothingAway() throws {
    #expect(StyleTable.default.family == nil)
    #expect(StyleTable.default.names.isEmpty)
    for style in Self.styles {
      let font = try Font(appTextStyle: style, styles: .default)
      #expect(font == (try Font.preferred(for: style)))
    }
  }

  @Test func appDefinesSetsAvenirNextAndTwoStylesInSmallCapitals() throws {
    let table = StyleTable.appDefines
    for style in Self.styles {
      let font = try Font(appTextStyle: style, styles: table)
      let transform: LetterTransform =
        style == .subheadline || style == .caption1 ? .allCaps : .regular
      #expect(font.descriptor.family == "Avenir Next")
      #expect(font.descriptor.textStyle == nil)
      #expect(font.descriptor.featureSettings == transform.aatSettings)
      #expect(font.pointSize == (try Font.preferred(for: style).pointSize))
      #expect(font.descriptor.traits == (try Font.preferred(for: style).descriptor.traits))
    }
  }

  @Test(arguments: ["appDefines", "APPDEFINES"])
  func aPresetIsFoundByName(name: String) throws {
    #expect(try StyleTable.preset(name) == .appDefines)
  }

  @Test func anUnknownPresetIsRefusedWithTheNearestName() {
    #expect(message { try StyleTable.preset("appDefine") }.contains("did you mean 'appDefines'?"))
  }

  @Test func ownStylesAreKeptByName() {
    var table = StyleTable(family: "Lato")
    table["price"] = StyleDefinition(textStyle: .body, rule: .fontMetrics, size: 20)
    table["badge"] = StyleDefinition(textStyle: .caption1)
    #expect(table.names == ["badge", "price"])
    #expect(table["price"]?.size == 20)
    #expect(table["absent"] == nil)
    table["badge"] = nil
    #expect(table.names == ["price"])
  }

  @Test func anOwnStyleIsRelativeToItsTextStyle() throws {
    let price = StyleDefinition(
      textStyle: .body, family: "Lato", weight: .bold, rule: .fontMetrics, size: 16)
    // 16 × 62 ÷ 22 = 45.09
    let descriptor = try price.descriptor(in: .accessibilityExtraExtraExtraLarge, scale: .ios)
    #expect(descriptor.size == 45)
    #expect(descriptor.family == "Lato")
    #expect(descriptor.traits.weight == .bold)
  }

  @Test func aStylesOwnFamilyWinsOverTheTables() throws {
    let own = StyleDefinition(textStyle: .body, family: "Lato")
    let inherited = StyleDefinition(textStyle: .body)
    #expect(try own.descriptor(in: .large, scale: .ios, family: "Roboto").family == "Lato")
    #expect(try inherited.descriptor(in: .large, scale: .ios, family: "Roboto").family == "Roboto")
    #expect(try inherited.descriptor(in: .large, scale: .ios).family == nil)
  }

  @Test func traitsComeFromTheSystemFontWhereTheDefinitionIsSilent() {
    #expect(StyleDefinition(textStyle: .headline).traits(on: .ios) == FontTraits(weight: .semibold))
    #expect(StyleDefinition(textStyle: .body).traits(on: .ios) == FontTraits(weight: .regular))
    let condensed = StyleDefinition(textStyle: .headline, weight: .light, width: 75, slant: .italic)
    #expect(condensed.traits(on: .ios) == FontTraits(weight: .light, width: 75, slant: .italic))
  }

  @Test func aSystemFontKeepsItsTextStyleUnderATransform() throws {
    let plain = try StyleDefinition(textStyle: .body).descriptor(in: .large, scale: .ios)
    let caps = try StyleDefinition(textStyle: .body, transform: .smallCaps).descriptor(
      in: .large, scale: .ios)
    #expect(plain.featureSettings.isEmpty)
    #expect(caps.textStyle == .body)
    #expect(caps.featureSettings == LetterTransform.smallCaps.aatSettings)
  }

  @Test func aSizeUnderTheRuleTextStyleIsRefused() {
    #expect(message { try StyleDefinition(textStyle: .body, size: 20).scaling() }.contains("textStyle"))
  }

  @Test func scalingTakesTheLimitsAndTheMaximum() throws {
    let definition = StyleDefinition(textStyle: .body, maximumSize: 24)
    let scaling = try definition.scaling(limits: ContentSizeCategoryLimits(maximum: .extraLarge))
    #expect(scaling.maximumSize == 24)
    #expect(scaling.limits.maximum == .extraLarge)
  }
}
