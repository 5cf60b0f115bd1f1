import LayoutAudit
import SpecImport
import Testing
import Typography

struct ElementSectionTests {
  // MARK: Font and scaling

  @Test func fontAndSizeAreFixed() throws {
    let label = try element(#"font: "Roboto", size: 15"#)
    #expect(label.styleName == nil)
    #expect(label.descriptor.family == "Roboto")
    #expect(label.descriptor.traits == FontTraits(weight: .regular))
    #expect(label.scaling.rule == .fixed)
    #expect(label.scaling.base == 15)
    #expect(label.descriptor.size == 15)
  }

  @Test func aSizeAloneIsFixedInTheGlobalFamily() throws {
    let label = try element("size: 15")
    #expect(label.descriptor.family == "Lato")
    #expect(label.scaling.rule == .fixed)
    #expect(label.scaling.base == 15)
  }

  @Test func onAndroidASizeAloneIsOfSpWhichScale() throws {
    let label = try element("size: 16", in: #"family: "Lato", platform: "android""#)
    #expect(label.scaling.rule == .fontMetrics)
    #expect(label.scaling.base == 16)
    let fixed = try element(#"size: 16, scaling: "fixed""#, in: #"family: "Lato", platform: "android""#)
    #expect(fixed.scaling.rule == .fixed)
  }

  @Test func aPlatformsOwnStylesAreItsOwn() throws {
    let watch = #"family: "Lato", platform: "watchos""#
    #expect(try element(#"style: "footnote1""#, in: watch).styleName == "footnote1")
    #expect(elementProblem(#"style: "callout""#, in: watch).contains("unknown style 'callout'"))
    let tv = #"family: "Lato", platform: "tvos""#
    #expect(try element(#"style: "subtitle1""#, in: tv).descriptor.size == 38)
  }

  @Test func styleAndSizeScaleByFontMetricsRelativeToTheStyle() throws {
    let label = try element(#"style: "headline", size: 20"#)
    #expect(label.styleName == "headline")
    #expect(label.descriptor.traits.weight == .semibold)
    #expect(label.scaling == (try FontScaling(.fontMetrics, textStyle: .headline, base: 20)))
  }

  @Test func fontStyleAndSizeScaleByFontMetricsToo() throws {
    let label = try element(#"font: "Roboto", style: "footnote", size: 14"#)
    #expect(label.descriptor.family == "Roboto")
    #expect(label.scaling == (try FontScaling(.fontMetrics, textStyle: .footnote, base: 14)))
  }

  @Test func aStyleAloneFollowsItsTextStyle() throws {
    #expect(try element(#"style: "title2""#).scaling == (try FontScaling(textStyle: .title2)))
    let inFont = try element(#"font: "Roboto", style: "title2""#)
    #expect(inFont.descriptor.family == "Roboto")
    #expect(inFont.scaling == (try FontScaling(textStyle: .title2)))
  }

  @Test(arguments: [FontScaling.Rule.fontMetrics, .delta, .fixed])
  func aNamedScalingHolds(rule: FontScaling.Rule) throws {
    let bare = try element(#"font: "Roboto", size: 15, scaling: "\#(rule.rawValue)""#)
    #expect(bare.scaling == (try FontScaling(rule, textStyle: .body, base: 15)))
    let styled = try element(#"style: "callout", size: 15, scaling: "\#(rule.rawValue)""#)
    #expect(styled.scaling == (try FontScaling(rule, textStyle: .callout, base: 15)))
    let unsized = try element(#"style: "callout", scaling: "\#(rule.rawValue)""#)
    #expect(unsized.scaling == (try FontScaling(rule, textStyle: .callout)))
  }

  @Test(arguments: [FontScaling.Rule.delta, .fixed])
  func theStylesOwnRuleHoldsWithTheElementsSize(rule: FontScaling.Rule) throws {
    let root = #"family: "Lato", styles: { price: { size: 20, scaling: "\#(rule.rawValue)" } }"#
    #expect(
      try element(#"style: "price", size: 24"#, in: root).scaling
        == (try FontScaling(rule, textStyle: .body, base: 24)))
  }

  @Test func theElementsMaximumWinsOverTheStyles() throws {
    let root = #"family: "Lato", styles: { body: { maximumSize: 30 } }"#
    #expect(try element(#"style: "body""#, in: root).scaling.maximumSize == 30)
    #expect(try element(#"style: "body", maximumSize: 24"#, in: root).scaling.maximumSize == 24)
  }

  @Test func aStylesOwnSizeGivesWayToTheRuleTextStyle() throws {
    let root = #"family: "Lato", styles: { body: { size: 20 } }"#
    let label = try element(#"style: "body", scaling: "textStyle""#, in: root)
    #expect(label.scaling == (try FontScaling(textStyle: .body)))
  }

  @Test func aSizeUnderTheRuleTextStyleIsRefused() {
    let text = elementProblem(#"style: "body", size: 20, scaling: "textStyle""#)
    #expect(text.hasPrefix("elements[0].scaling is wrong: scaling textStyle"))
  }

  @Test func aFontWinsOverTheStylesFamily() throws {
    let root = #"styles: { body: { family: "Lato", weight: 700 } }"#
    let label = try element(#"font: "Roboto", style: "body""#, in: root)
    #expect(label.descriptor.family == "Roboto")
    #expect(label.descriptor.traits.weight == .bold)
  }

  @Test func withoutAnyFamilyAnElementIsRefused() {
    #expect(elementProblem(#"style: "body""#, in: "version: 1").contains("has no family"))
    #expect(elementProblem("size: 17", in: "version: 1").contains("has no family"))
  }

  @Test func withoutStyleAndSizeAnElementIsRefused() {
    #expect(elementProblem(#"font: "Lato""#).hasPrefix("elements[0].style is missing"))
  }

  @Test func anUnknownStyleIsRefusedWithTheNearestOfAllNames() {
    let root = #"family: "Lato", styles: { priceTag: {} }"#
    #expect(elementProblem(#"style: "pricetga""#, in: root).contains("did you mean 'priceTag'?"))
    #expect(elementProblem(#"style: "headlin""#, in: root).contains("did you mean 'headline'?"))
    #expect(elementProblem(#"style: "footnote1""#).contains("unknown style 'footnote1'"))
  }

  // MARK: Kind, lines, categories

  @Test(arguments: TextElement.Kind.allCases)
  func aKindBringsItsLinesAndInsets(kind: TextElement.Kind) throws {
    let label = try element(#"style: "body", kind: "\#(kind.rawValue)""#)
    #expect(label.kind == kind)
    #expect(label.lines == kind.defaultLines)
    #expect(label.bounds.insets == kind.defaultInsets)
  }

  @Test func anElementIsALabelOfOneLineThatGrows() throws {
    let label = try element(#"style: "body""#)
    #expect(label.kind == .label)
    #expect(label.lines == 1)
    #expect(label.bounds == LayoutBounds())
    #expect(label.variants.isEmpty)
    #expect(label.scaling.limits == .none)
  }

  @Test func linesAndCategoriesAreRead() throws {
    let label = try element(#"style: "body", lines: 3, categories: "small...AX1""#)
    #expect(label.lines == 3)
    #expect(label.scaling.limits == ContentSizeCategoryLimits(minimum: .small, maximum: .accessibilityMedium))
  }

  @Test func aReversedRangeIsReadForTheAuditToFind() throws {
    #expect(try element(#"style: "body", categories: "large...small""#).scaling.limits.isEmpty)
  }

  // MARK: Box

  @Test func heightsAreRead() throws {
    let label = try element(#"style: "body", height: 44, minimumHeight: 40.5, maximumHeight: 60"#)
    #expect(
      label.bounds
        == LayoutBounds(height: .points(44), minimumHeight: .points(40.5), maximumHeight: .points(60)))
  }

  @Test func aHeightMayFollowATextStyle() throws {
    let scaled = try element(#"style: "body", height: { scaled: 44, relativeTo: "title1" }"#)
    #expect(scaled.bounds.height == .scaled(44, relativeTo: .title1))
    let byDefault = try element(#"style: "title1", maximumHeight: { scaled: 44 }"#)
    #expect(byDefault.bounds.maximumHeight == .scaled(44, relativeTo: .body))
  }

  @Test(arguments: [
    ("ios", "extraLargeTitle", "no leading is known for extraLargeTitle on ios"),
    ("watchos", "callout", "unknown text style for watchos 'callout'"),
    ("macos", "subtitle1", "unknown text style for macos 'subtitle1'"),
  ])
  func aStyleThatThePlatformCanNotScaleWithIsRefused(platform: String, style: String, words: String) {
    for length in ["height", "minimumHeight", "maximumHeight"] {
      let problem = elementProblem(
        #"style: "body", \#(length): { scaled: 44, relativeTo: "\#(style)" }"#,
        in: #"family: "Lato", platform: "\#(platform)""#)
      #expect(problem.contains("elements[0].\(length).relativeTo is wrong: \(words)"), "\(problem)")
    }
    let inVariant = elementProblem(
      #"style: "body", variants: [{ categories: "large", height: { scaled: 44, relativeTo: "\#(style)" } }]"#,
      in: #"family: "Lato", platform: "\#(platform)""#)
    #expect(inVariant.contains("variants[0].height.relativeTo is wrong"), "\(inVariant)")
  }

  /// tvOS publishes sizes at large alone.
  @Test(arguments: ["tvos", "android", "watchos", "macos"])
  func aHeightFollowsBodyOnEveryPlatform(platform: String) throws {
    let label = try element(
      #"size: 17, height: { scaled: 44 }"#, in: #"family: "Lato", platform: "\#(platform)""#)
    #expect(label.bounds.height == .scaled(44, relativeTo: .body))
  }

  @Test func insetsReplaceTheKindsOneByOne() throws {
    let label = try element(#"style: "body", insets: { top: 1, left: 2, bottom: 3, right: 4 }"#)
    #expect(label.bounds.insets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let view = try element(#"style: "body", kind: "textView", insets: { top: 0 }"#)
    #expect(view.bounds.insets == EdgeInsets(top: 0, left: 5, bottom: 8, right: 5))
  }

  @Test func variantsMayOverlap() throws {
    let label = try element(
      #"style: "body", variants: [{ categories: "AX1...AX3" }, { categories: "AX2..." }]"#)
    #expect(label.variants.count == 2)
  }

  @Test func variantsAreReadInOrder() throws {
    let label = try element(
      #"style: "body", variants: [{ categories: "AX1...", height: { scaled: 60 }, lines: 3 }, { categories: "XL" }]"#
    )
    #expect(
      label.variants == [
        .init(
          categories: ContentSizeCategoryLimits(minimum: .accessibilityMedium),
          height: .scaled(60, relativeTo: .body), lines: 3),
        .init(categories: ContentSizeCategoryLimits(.extraLarge)),
      ])
  }

  // MARK: Refusals

  @Test(arguments: [
    ("kind: 1", "elements[0].kind is the number 1: expected a string"),
    ("style: []", "elements[0].style is a list: expected a string"),
    ("font: {}", "elements[0].font is an object: expected a string"),
    (#"size: "17""#, "elements[0].size is the string \"17\": expected a number"),
    ("size: 0", "elements[0].size is 0: expected points from 0.01 to 10000"),
    (#"style: "body", scaling: 1"#, "elements[0].scaling is the number 1: expected a string"),
    (
      #"style: "body", maximumSize: -2"#,
      "elements[0].maximumSize is -2: expected points from 0.01 to 10000"
    ),
    (#"style: "body", height: "44""#, "elements[0].height is the string \"44\": expected a number"),
    (#"style: "body", height: 0"#, "elements[0].height is 0: expected points from 0.01 to 10000"),
    (#"style: "body", minimumHeight: true"#, "elements[0].minimumHeight is true: expected a number"),
    (#"style: "body", maximumHeight: []"#, "elements[0].maximumHeight is a list: expected a number"),
    (
      #"style: "body", height: { scaled: 0 }"#,
      "elements[0].height.scaled is 0: expected points from 0.01 to 10000"
    ),
    (
      #"style: "body", height: { scaled: 44, relativeTo: 1 }"#,
      "elements[0].height.relativeTo is the number 1: expected a string"
    ),
    (#"style: "body", lines: "2""#, "elements[0].lines is the string \"2\": expected a number"),
    (
      #"style: "body", lines: 1.5"#,
      "elements[0].lines is 1.5: expected a whole number, 0 for as many as needed"
    ),
    (
      #"style: "body", lines: -1"#,
      "elements[0].lines is -1: expected a whole number, 0 for as many as needed"
    ),
    (#"style: "body", insets: 8"#, "elements[0].insets is the number 8: expected an object"),
    (#"style: "body", insets: { top: -1 }"#, "elements[0].insets.top is -1: expected 0 to 10000"),
    (#"style: "body", insets: { left: null }"#, "elements[0].insets.left is null: expected a number"),
    (#"style: "body", categories: 1"#, "elements[0].categories is the number 1: expected a string"),
    (#"style: "body", variants: {}"#, "elements[0].variants is an object: expected a list of objects"),
    (#"style: "body", variants: [1]"#, "elements[0].variants[0] is the number 1: expected an object"),
    (
      #"style: "body", variants: [{ categories: "XL" }, { categories: "XXL", lines: "2" }]"#,
      "elements[0].variants[1].lines is the string \"2\": expected a number"
    ),
    (
      #"style: "body", minimumHeight: 50, maximumHeight: 40"#,
      "elements[0].minimumHeight is 50, above maximumHeight 40"
    ),
    (#"style: "body", height: 64, maximumHeight: 20"#, "elements[0].height is 64, above maximumHeight 20"),
    (#"style: "body", height: 20, minimumHeight: 90"#, "elements[0].minimumHeight is 90, above height 20"),
    (
      #"style: "body", variants: [{ categories: "AX1..." }, { categories: "large" }, { categories: "AX2" }]"#,
      "elements[0].variants[2].categories is accessibilityLarge, which earlier variants hold: the first that holds applies, this one never"
    ),
    (
      #"style: "body", variants: [{ categories: "...L" }, { categories: "XL..." }, { categories: "S..." }]"#,
      "elements[0].variants[2].categories is small..., which earlier variants hold: the first that holds applies, this one never"
    ),
  ])
  func aWrongTypeOrValueIsRefused(members: String, text: String) {
    #expect(elementProblem(members) == text)
  }

  @Test(arguments: [
    (#"style: "body", kind: "lable""#, "did you mean 'label'?"),
    (#"style: "body", scaling: "delt""#, "did you mean 'delta'?"),
    (#"style: "body", categories: "larg...""#, "did you mean 'large'?"),
    (#"style: "body", height: { scaled: 44, relativeTo: "bodi" }"#, "did you mean 'body'?"),
    (#"style: "body", heigth: 44"#, "unknown key 'heigth' in elements[0]; did you mean 'height'?"),
    (
      #"style: "body", insets: { botom: 1 }"#,
      "unknown key 'botom' in elements[0].insets; did you mean 'bottom'?"
    ),
    (
      #"style: "body", height: { scale: 44 }"#,
      "unknown key 'scale' in elements[0].height; did you mean 'scaled'?"
    ),
    (#"style: "body", variants: [{ category: "XL" }]"#, "did you mean 'categories'?"),
  ])
  func anUnknownWordOrKeyIsRefusedWithTheNearest(members: String, hint: String) {
    #expect(elementProblem(members).contains(hint))
  }

  @Test func aKeyOfLaterWorkIsRefused() {
    #expect(elementProblem(#"style: "body", key: "a""#).contains("unknown key"))
  }

  @Test func asManyLinesAsNeededIsZero() throws {
    #expect(try element(#"style: "body", lines: 0"#).lines == 0)
    let variant = try element(#"style: "body", variants: [{ categories: "XL", lines: 0 }]"#).variants.first
    #expect(variant?.lines == 0)
  }

  @Test func aScaledHeightNeedsItsPoints() {
    #expect(elementProblem(#"style: "body", height: {}"#).hasPrefix("elements[0].height.scaled is missing"))
  }

  @Test func aVariantNeedsItsCategories() {
    #expect(
      elementProblem(#"style: "body", variants: [{ lines: 2 }]"#)
        .hasPrefix("elements[0].variants[0].categories is missing"))
  }

  @Test func anElementNeedsANameOfItsOwn() {
    #expect(
      problem(#"{ elements: [{ size: 17 }] }"#)?.problem.hasPrefix("elements[0].name is missing") == true)
    #expect(
      problem(#"{ elements: [{ name: "" }] }"#)?.problem.hasPrefix("elements[0].name is missing") == true)
    let twice = problem(
      """
      { family: "Lato", elements: [
        { name: "a", style: "body" },
        { name: "a", style: "footnote" },
      ] }
      """)
    #expect(twice?.problem.hasPrefix("elements[1].name is 'a'") == true)
    #expect(twice?.line == 3)
    #expect(twice?.column == 11)
  }

  @Test func whatIsNoListOfObjectsIsRefused() {
    #expect(problem("{ elements: {} }")?.problem == "elements is an object: expected a list of objects")
    #expect(problem("{ elements: [1] }")?.problem == "elements[0] is the number 1: expected an object")
  }
}
