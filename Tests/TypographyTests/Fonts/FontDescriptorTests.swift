import Testing
import Typography

struct FontDescriptorTests {
  private let headline = FontDescriptor(
    textStyle: .headline, size: 17, traits: FontTraits(weight: .semibold),
    featureSettings: [.aat(type: 6, selector: 0)])

  @Test(arguments: DynamicTypeScale.ios.styles)
  func aPreferredDescriptorNamesItsStyleAndNoFamily(style: TextStyle) throws {
    let descriptor = try FontDescriptor.preferred(for: style)
    #expect(descriptor.textStyle == style)
    #expect(descriptor.family == nil)
    #expect(descriptor.featureSettings.isEmpty)
  }

  @Test func aFamilyOverrideDropsTheTextStyleAndKeepsTheRest() {
    let changed = headline.overridingFamily("Avenir Next")
    #expect(
      changed
        == FontDescriptor(
          family: "Avenir Next", size: 17, traits: FontTraits(weight: .semibold),
          featureSettings: [.aat(type: 6, selector: 0)]))
  }

  @Test func aKnownFaceOfTheFamilyBringsItsOwnAttributes() {
    let demiBold = FontDescriptor(
      family: "Avenir Next", faceName: "AvenirNext-DemiBold", textStyle: .body, size: 12,
      traits: FontTraits(weight: .bold, width: 75, slant: .italic),
      featureSettings: [.openType(tag: "liga", value: 0)])
    var asked: FontDescriptor?
    let changed = headline.overridingFamily("Avenir Next") {
      asked = $0
      return demiBold
    }
    #expect(asked?.family == "Avenir Next")
    #expect(asked?.textStyle == nil)
    #expect(asked?.traits == headline.traits)
    #expect(changed.size == 17)
    #expect(changed.textStyle == nil)
    #expect(changed.faceName == "AvenirNext-DemiBold")
    #expect(changed.traits == demiBold.traits)
    #expect(changed.featureSettings == demiBold.featureSettings)
  }

  @Test func withoutAMatchingFaceTheSameAttributesGetTheNewFamily() {
    let changed = headline.overridingFamily("Lato") { _ in nil }
    #expect(changed == headline.overridingFamily("Lato"))
    #expect(changed.family == "Lato")
    #expect(changed.traits == headline.traits)
    #expect(changed.featureSettings == headline.featureSettings)
  }

  @Test func anOverrideDropsTheNameOfAFace() {
    let lato = FontDescriptor(family: "Lato", faceName: "Lato-Bold", size: 20)
    #expect(lato.overridingFamily("Roboto").faceName == nil)
    #expect(lato.overridingFamily("Roboto").size == 20)
  }

  @Test func lettersAreTransformedAndNothingElse() {
    let changed = headline.transformingLetters(.allCaps)
    var expected = headline
    expected.featureSettings = [
      .aat(type: 38, selector: 1), .aat(type: 37, selector: 1), .aat(type: 6, selector: 0),
    ]
    #expect(changed == expected)
  }
}
