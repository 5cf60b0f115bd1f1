import SpecImport
import Testing
import Typography

struct StyleSectionTests {
  /// The element that takes `style` from a configuration with these styles.
  private func read(_ styles: String, _ style: String, family: String = #"family: "Lato""#) throws
    -> TextElement
  {
    try element(#"style: "\#(style)""#, in: "\(family), styles: { \(styles) }")
  }

  private func refusal(
    _ styles: String, at location: SourceLocation = #_sourceLocation
  ) -> String {
    elementProblem(#"style: "body""#, in: #"family: "Lato", styles: { \#(styles) }"#, at: location)
  }

  // MARK: Keys

  @Test func aTextStyleTakesTheGlobalFamilyAndTheSystemsWeight() throws {
    let title = try read("", "headline")
    #expect(title.styleName == "headline")
    #expect(title.descriptor.family == "Lato")
    #expect(title.descriptor.traits == FontTraits(weight: .semibold))
    #expect(title.scaling == (try FontScaling(textStyle: .headline)))
    #expect(title.descriptor.size == 17)
  }

  @Test func everyKeyOfAStyleIsRead() throws {
    let title = try read(
      """
      body: { family: "Roboto", weight: "Demi Bold", width: 75, slant: "italic", transform: "smallCaps",
        scaling: "delta", size: 20, maximumSize: 26 }
      """, "body")
    #expect(title.descriptor.family == "Roboto")
    #expect(title.descriptor.traits == FontTraits(weight: .semibold, width: 75, slant: .italic))
    #expect(title.descriptor.featureSettings == LetterTransform.smallCaps.aatSettings)
    #expect(title.scaling == (try FontScaling(.delta, textStyle: .body, base: 20, maximumSize: 26)))
  }

  @Test(arguments: [
    ("weight: 350", 350.0), ("weight: 1", 1), ("weight: 1000", 1000), (#"weight: "heavy""#, 900),
  ])
  func aWeightIsANumberOrAWord(member: String, value: Double) throws {
    #expect(try read("body: { \(member) }", "body").descriptor.traits.weight.value == value)
  }

  @Test(
    arguments: [
      ("{}", nil), (#"{ boldText: "auto" }"#, BoldText.auto), (#"{ boldText: "none" }"#, BoldText.none),
      ("{ boldText: 850 }", .weight(FontWeight(clamping: 850))),
      (#"{ boldText: "Demi Bold" }"#, .weight(.semibold)),
    ] as [(String, BoldText?)])
  func boldTextIsAWordOrAWeight(members: String, boldText: BoldText?) throws {
    #expect(try read("body: \(members)", "body").boldText == boldText)
    #expect(try read("price: \(members)", "price").boldText == boldText)
  }

  @Test func anOwnStyleIsRelativeToItsTextStyleAndRegular() throws {
    let price = try read(#"price: { relativeTo: "headline", size: 20 }"#, "price")
    #expect(price.styleName == "price")
    #expect(price.descriptor.traits.weight == .regular)
    #expect(price.scaling == (try FontScaling(.fontMetrics, textStyle: .headline, base: 20)))
  }

  @Test func anOwnStyleIsRelativeToBodyByDefault() throws {
    #expect(try read("price: {}", "price").scaling == (try FontScaling(textStyle: .body)))
  }

  @Test(arguments: ["caption", "caption1", "UICTFontTextStyleCaption1", "CAPTION1"])
  func aTextStyleIsSpeltInAnyWayInBothPlaces(spelling: String) throws {
    let label = try read(#""\#(spelling)": { weight: 900 }"#, "caption1")
    #expect(label.descriptor.traits.weight == .black)
    #expect(try read("caption1: { weight: 900 }", spelling).styleName == "caption1")
    #expect(try read("caption1: { weight: 900 }", spelling).descriptor.traits.weight == .black)
  }

  // MARK: Scaling

  @Test func withoutASizeAStyleFollowsItsTextStyle() throws {
    #expect(
      try read("body: { maximumSize: 24 }", "body").scaling
        == (try FontScaling(textStyle: .body, maximumSize: 24)))
  }

  @Test func withASizeAStyleScalesByFontMetrics() throws {
    #expect(
      try read("body: { size: 18 }", "body").scaling
        == (try FontScaling(.fontMetrics, textStyle: .body, base: 18)))
  }

  @Test(arguments: [FontScaling.Rule.fontMetrics, .delta, .fixed])
  func aNamedScalingHolds(rule: FontScaling.Rule) throws {
    let label = try read(#"body: { scaling: "\#(rule.rawValue)", size: 18 }"#, "body")
    #expect(label.scaling == (try FontScaling(rule, textStyle: .body, base: 18)))
    let unsized = try read(#"body: { scaling: "\#(rule.rawValue)" }"#, "body")
    #expect(unsized.scaling == (try FontScaling(rule, textStyle: .body)))
  }

  @Test func theRuleTextStyleTakesNoSize() {
    #expect(refusal(#"body: { scaling: "textStyle", size: 18 }"#).hasPrefix("styles.body.scaling is wrong"))
  }

  // MARK: Preset and family

  @Test func thePresetSetsFamilyAndTransforms() throws {
    for style in DynamicTypeScale.ios.styles {
      let label = try element(#"style: "\#(style.name)""#, in: #"preset: "appDefines""#)
      let transform: LetterTransform = style == .subheadline || style == .caption1 ? .allCaps : .regular
      #expect(label.descriptor.family == "Avenir Next")
      #expect(label.descriptor.featureSettings == transform.aatSettings)
    }
  }

  @Test func familyAndStylesWinOverThePreset() throws {
    let root = #"preset: "appDefines", family: "Lato", styles: { caption1: { weight: 700 } }"#
    let caption = try element(#"style: "caption1""#, in: root)
    #expect(caption.descriptor.family == "Lato")
    #expect(caption.descriptor.traits.weight == .bold)
    #expect(caption.descriptor.featureSettings == LetterTransform.allCaps.aatSettings)
  }

  @Test func aStylesFamilyWinsOverTheGlobalOne() throws {
    #expect(try read(#"body: { family: "Roboto" }"#, "body").descriptor.family == "Roboto")
    #expect(try read(#"body: { family: "Roboto" }"#, "footnote").descriptor.family == "Lato")
    #expect(
      try read(#"body: { family: "Roboto" }"#, "body", family: "version: 1").descriptor.family == "Roboto")
  }

  // MARK: Refusals

  @Test(arguments: [
    ("body: 1", "styles.body is the number 1: expected an object"),
    ("body: { family: 1 }", "styles.body.family is the number 1: expected a string"),
    ("body: { weight: 0 }", "styles.body.weight is 0: expected 1 to 1000 or a word such as semibold"),
    (
      "body: { weight: 1000.5 }",
      "styles.body.weight is 1000.5: expected 1 to 1000 or a word such as semibold"
    ),
    ("body: { width: 49 }", "styles.body.width is 49: expected 50 to 200"),
    (#"body: { width: "75%" }"#, "styles.body.width is the string \"75%\": expected a number"),
    ("body: { slant: true }", "styles.body.slant is true: expected a string"),
    ("body: { transform: [] }", "styles.body.transform is a list: expected a string"),
    ("body: { scaling: null }", "styles.body.scaling is null: expected a string"),
    ("body: { size: 0 }", "styles.body.size is 0: expected points from 0.01 to 10000"),
    ("body: { size: -1 }", "styles.body.size is -1: expected points from 0.01 to 10000"),
    (#"body: { size: "18" }"#, "styles.body.size is the string \"18\": expected a number"),
    (
      "body: { maximumSize: 10001 }",
      "styles.body.maximumSize is 10001: expected points from 0.01 to 10000"
    ),
    ("price: { relativeTo: 1 }", "styles.price.relativeTo is the number 1: expected a string"),
  ])
  func aWrongTypeOrValueIsRefused(styles: String, text: String) {
    #expect(refusal(styles) == text)
  }

  @Test func aWeightOfAnotherTypeIsRefused() {
    #expect(refusal("body: { weight: [] }").hasPrefix("styles.body.weight is a list"))
  }

  @Test(arguments: [
    (#"body: { weight: "semibolt" }"#, "did you mean 'semibold'?"),
    (#"body: { slant: "itallic" }"#, "did you mean 'italic'?"),
    (#"body: { transform: "allCap" }"#, "did you mean 'allCaps'?"),
    (#"body: { scaling: "fontMetric" }"#, "did you mean 'fontMetrics'?"),
    (#"price: { relativeTo: "headlin" }"#, "did you mean 'headline'?"),
    ("body: { maxSize: 20 }", "unknown key 'maxSize' in styles.body"),
    ("body: { widht: 75 }", "did you mean 'width'?"),
  ])
  func anUnknownWordOrKeyIsRefusedWithTheNearest(styles: String, hint: String) {
    #expect(refusal(styles).contains(hint))
  }

  @Test func aTextStyleIsRelativeToNothing() {
    #expect(refusal(#"title1: { relativeTo: "body" }"#).contains("title1 is a text style itself"))
  }

  @Test(arguments: [
    ("body: { boldText: [] }", "styles.body.boldText is a list"),
    ("body: { boldText: 0 }", "styles.body.boldText is 0: expected 1 to 1000"),
    (#"body: { boldText: "bolt" }"#, "did you mean 'bold'?"),
  ])
  func aBoldTextOfAnotherTypeOrWordIsRefused(styles: String, text: String) {
    #expect(refusal(styles).contains(text))
  }
}
