import SpecImport
import Testing
import Typography

struct TextSectionTests {
  /// A label in body with these members.
  private func label(_ members: String) throws -> TextElement { try element(#"style: "body", \#(members)"#) }

  private func refusal(
    _ members: String, at location: SourceLocation = #_sourceLocation
  ) -> String {
    elementProblem(#"style: "body", \#(members)"#, at: location)
  }

  // MARK: Text

  @Test func withoutATextOnlyHeightsAreJudged() throws {
    #expect(try label("lines: 1").text == nil)
  }

  @Test func aStringIsTheSameInEveryLanguage() throws {
    #expect(try label(#"text: "Hello""#).text == .plain("Hello"))
    #expect(try label(#"text: """#).text == .plain(""))
    #expect(try label(#"text: "two\nlines""#).text == .plain("two\nlines"))
  }

  @Test func anObjectHasAStringForEachLocale() throws {
    let text = try label(#"text: { en: "Save", de: "Sichern", "zh-Hant": "儲存", pt_BR: "Salvar" }"#).text
    #expect(
      text == .byLocale(["en": "Save", "de": "Sichern", "zh-Hant": "儲存", "pt_BR": "Salvar"]))
  }

  @Test(arguments: [
    ("text: 1", "elements[0].text is the number 1: expected a string"),
    ("text: []", "elements[0].text is a list: expected a string"),
    ("text: {}", "elements[0].text is empty: expected a string for each locale"),
    ("text: { de: 1 }", "elements[0].text.de is the number 1: expected a string"),
    (
      #"text: { "german!": "Sichern" }"#,
      "'german!' in elements[0].text is no language tag: expected one such as de or zh-Hant"
    ),
  ])
  func anotherTextIsRefused(members: String, text: String) {
    #expect(refusal(members) == text)
  }

  @Test func aWrongLocaleIsFoundAtItsPlace() {
    let found = problem(
      """
      { family: "Lato", elements: [
        { name: "a", style: "body",
          text: { de: "Sichern", 7: "Save" } },
      ] }
      """)
    #expect(found?.line == 3)
  }

  // MARK: Width

  @Test func aWidthIsANumberOrAList() throws {
    #expect(try label("lines: 1").bounds.widths.isEmpty)
    #expect(try label("width: 320.5").bounds.widths == [320.5])
    #expect(try label("width: [375, 320, 430]").bounds.widths == [375, 320, 430])
    let variant = try label(#"variants: [{ categories: "AX1...", width: 400 }]"#).variants.first
    #expect(variant?.width == 400)
  }

  @Test(arguments: [
    ("width: 0", "elements[0].width is 0: expected points from 0.01 to 10000"),
    (#"width: "wide""#, "elements[0].width is the string \"wide\": expected a number"),
    ("width: []", "elements[0].width is an empty list: expected points"),
    ("width: [320, 320]", "elements[0].width has 320 twice"),
    ("width: [320, -1]", "elements[0].width has the number -1: expected points from 0.01 to 10000"),
    ("width: [true]", "elements[0].width has true: expected points from 0.01 to 10000"),
    (
      #"variants: [{ categories: "XL", width: [1, 2] }]"#,
      "elements[0].variants[0].width is a list: expected a number"
    ),
  ])
  func anotherWidthIsRefused(members: String, text: String) {
    #expect(refusal(members) == text)
  }

  // MARK: Letters

  @Test func attributesAreThoseOfAPlainLabelByDefault() throws {
    #expect(try label(#"text: "a""#).attributes == TextAttributes())
    #expect(TextAttributes().keepsHangulWords)
  }

  @Test func kernAndTrackingArePointsOrEms() throws {
    let fixed = try label("kern: 1.5, tracking: -0.4").attributes
    #expect(fixed.kern == .points(1.5))
    #expect(fixed.tracking == .points(-0.4))
    let growing = try label("kern: { em: 0.02 }, tracking: { em: -0.01 }").attributes
    #expect(growing.kern == .em(0.02))
    #expect(growing.tracking == .em(-0.01))
  }

  @Test(arguments: ["kern", "tracking"])
  func anotherSpacingIsRefused(key: String) {
    #expect(refusal(#"\#(key): "wide""#).hasPrefix("elements[0].\(key) is the string"))
    #expect(refusal("\(key): {}").hasPrefix("elements[0].\(key).em is missing"))
    #expect(refusal("\(key): { en: 1 }").hasPrefix("unknown key 'en' in elements[0].\(key)"))
    #expect(refusal(#"\#(key): { em: "1" }"#).hasPrefix("elements[0].\(key).em is the string"))
    #expect(refusal("\(key): 1001").hasPrefix("elements[0].\(key) is 1001"))
  }

  @Test func featuresAreWholeNumbersByTag() throws {
    #expect(
      try label("features: { tnum: 1, liga: 0, salt: 3, ss01: 1 }").attributes.features
        == ["tnum": 1, "liga": 0, "salt": 3, "ss01": 1])
    #expect(try label("features: {}").attributes.features.isEmpty)
  }

  @Test(arguments: [
    ("features: []", "elements[0].features is a list: expected an object"),
    ("features: { tnum: true }", "elements[0].features.tnum is true: expected a number"),
    ("features: { tnum: 0.5 }", "elements[0].features.tnum is 0.5: expected a whole number"),
    ("features: { tnum: -1 }", "elements[0].features.tnum is -1: expected 0 to 65535"),
    (
      "features: { tabular: 1 }",
      "elements[0].features.tabular is no OpenType feature: a tag has four letters, such as tnum"
    ),
    (
      #"features: { "tnü": 1 }"#,
      "elements[0].features.tnü is no OpenType feature: a tag has four letters, such as tnum"
    ),
  ])
  func anotherFeatureIsRefused(members: String, text: String) {
    #expect(refusal(members) == text)
  }

  // MARK: Lines

  @Test func lineHeightsAreRead() throws {
    #expect(try label("lines: 2").lineHeight == LineHeightRule())
    #expect(try label("lineHeightMultiple: 1.2").lineHeight == LineHeightRule(multiple: 1.2))
    #expect(
      try label("minimumLineHeight: 24, maximumLineHeight: 30, lineSpacing: 4").lineHeight
        == LineHeightRule(minimum: 24, maximum: 30, spacing: 4))
  }

  @Test(arguments: [
    ("lineHeightMultiple: 0", "elements[0].lineHeightMultiple is 0: expected 0.01 to 100"),
    (
      "minimumLineHeight: 0", "elements[0].minimumLineHeight is 0: expected points from 0.01 to 10000"
    ),
    (
      #"maximumLineHeight: "30""#, "elements[0].maximumLineHeight is the string \"30\": expected a number"
    ),
    ("lineSpacing: -1", "elements[0].lineSpacing is -1: expected 0 to 10000"),
    (
      "minimumLineHeight: 31, maximumLineHeight: 30",
      "elements[0].minimumLineHeight is 31, above maximumLineHeight 30"
    ),
  ])
  func anotherLineHeightIsRefused(members: String, text: String) {
    #expect(refusal(members) == text)
  }

  @Test(arguments: [
    ("byWordWrapping", LineBreakMode.byWordWrapping), ("wordWrapping", .byWordWrapping),
    ("charWrapping", .byCharWrapping), ("byClipping", .byClipping), ("clipping", .byClipping),
    ("truncatingHead", .byTruncatingHead), ("BYTRUNCATINGTAIL", .byTruncatingTail),
    ("truncatingMiddle", .byTruncatingMiddle),
  ])
  func lineBreakModesAreReadWithAndWithoutBy(spelling: String, mode: LineBreakMode) throws {
    #expect(try label(#"kind: "textView", lineBreakMode: "\#(spelling)""#).lineBreakMode == mode)
  }

  @Test func withoutAModeTheKindDecides() throws {
    for kind in TextElement.Kind.allCases {
      #expect(try label(#"kind: "\#(kind.rawValue)""#).lineBreakMode == kind.defaultLineBreakMode)
    }
  }

  @Test func hangulWordsKeepWholeUnlessTheStrategyIsNone() throws {
    #expect(try label(#"lineBreakStrategy: "standard""#).attributes.keepsHangulWords)
    #expect(try !label(#"lineBreakStrategy: "none""#).attributes.keepsHangulWords)
  }

  @Test func hyphenationIsNoneUnlessAsked() throws {
    #expect(try !label("lines: 0").attributes.hyphenates)
    #expect(try !label("hyphenation: false").attributes.hyphenates)
    #expect(try label("hyphenation: true").attributes.hyphenates)
  }

  @Test func onlyTheTypographicSizingRuleIsTaken() throws {
    #expect(try label(#"sizingRule: "typographic""#).name == "title")
    for rule in ["oversize", "oversized"] {
      let text = refusal(#"sizingRule: "\#(rule)""#)
      #expect(text.hasPrefix("elements[0].sizingRule is '\(rule)': expected typographic"))
    }
  }

  @Test func theLeastScaleIsAFactor() throws {
    #expect(try label("lines: 1").minimumScaleFactor == nil)
    #expect(try label("minimumScaleFactor: 0.5").minimumScaleFactor == 0.5)
    #expect(try label("minimumScaleFactor: 0").minimumScaleFactor == 0)
    #expect(refusal("minimumScaleFactor: 1.5") == "elements[0].minimumScaleFactor is 1.5: expected 0 to 1")
  }

  @Test func aTextFieldHasALeastSizeInstead() throws {
    #expect(try label(#"kind: "textField", minimumScaleFactor: 12"#).minimumScaleFactor == 12)
    #expect(refusal(#"kind: "textField", minimumScaleFactor: -1"#).contains("minimumScaleFactor is -1"))
  }

  @Test(arguments: [
    (#"lineBreakMode: "byTruncatingTale""#, "did you mean 'byTruncatingTail'?"),
    ("lineBreakMode: 1", "elements[0].lineBreakMode is the number 1: expected a string"),
    (#"lineBreakStrategy: "standart""#, "did you mean 'standard'?"),
    ("lineBreakStrategy: true", "elements[0].lineBreakStrategy is true: expected a string"),
    (#"hyphenation: "no""#, "elements[0].hyphenation is the string \"no\": expected true or false"),
    (#"txet: "a""#, "did you mean 'text'?"),
    ("trackng: 1", "did you mean 'tracking'?"),
    ("widht: 320", "did you mean 'width'?"),
  ])
  func anUnknownWordOrKeyIsRefusedWithTheNearest(members: String, hint: String) {
    #expect(refusal(members).contains(hint))
  }
}
