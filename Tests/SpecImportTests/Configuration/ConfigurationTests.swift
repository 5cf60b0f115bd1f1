import LayoutAudit
import Testing
import Typography

@testable import SpecImport

struct ConfigurationTests {
  private static let elements = #"elements: [{ name: "title", font: "Lato", size: 17 }]"#

  private func read(_ members: String) throws -> Configuration {
    try configuration("{ \(members), \(Self.elements) }")
  }

  private func refusal(
    _ members: String, at location: Testing.SourceLocation = #_sourceLocation
  ) -> String {
    problem("{ \(members), \(Self.elements) }", at: location)?.problem ?? ""
  }

  // MARK: Keys

  @Test func everythingButElementsHasADefault() throws {
    let read = try configuration("{ \(Self.elements) }")
    #expect(read.fonts == Configuration.Fonts(directories: [], system: false, fallbacks: []))
    #expect(read.platform == .ios)
    #expect(read.policy == .apple)
    #expect(read.plan.scale == .ios)
    #expect(read.plan.displayScale == 2)
    #expect(read.plan.selection == CategorySelection(allOf: .ios))
    #expect(read.plan.selectionLocation == nil)
    #expect(read.plan.severities.isEmpty)
    #expect(read.plan.elements.count == 1)
  }

  @Test func fontsAreRead() throws {
    let read = try read(
      #"fonts: { directories: ["a", "../b"], system: true, fallbacks: ["Lato", "Roboto"] }"#)
    #expect(read.fonts.directories.map(\.name) == ["a", "../b"])
    #expect(read.fonts.system)
    #expect(read.fonts.fallbacks.map(\.name) == ["Lato", "Roboto"])
    let places = (read.fonts.directories + read.fonts.fallbacks).map(\.location.column)
    #expect(places == [26, 31, 66, 74])
  }

  @Test func platformPolicyAndDisplayScaleAreRead() throws {
    let read = try read(#"version: 1, platform: "iPadOS", policy: "TYPO", displayScale: 3"#)
    #expect(read.platform == .ios)
    #expect(read.policy == .typo)
    #expect(read.plan.displayScale == 3)
  }

  @Test func theCaseOfAWatchDecidesItsOrigin() throws {
    #expect(try read(#"platform: "watchos""#).plan.scale.origin == .large)
    #expect(try read(#"platform: "watchos", case: 38"#).plan.scale.origin == .small)
    #expect(try read(#"platform: "watchos", case: 49"#).plan.scale.origin == .extraLarge)
    #expect(refusal(#"platform: "watchos", case: 39"#).contains("case 39 mm is unknown"))
    #expect(refusal("case: 44").contains("only watchos has cases"))
    #expect(refusal(#"platform: "watchos", case: "44""#).contains("expected a number"))
  }

  @Test func boldTextAsksForASecondPass() throws {
    #expect(try !configuration("{ \(Self.elements) }").plan.judgesBoldText)
    #expect(try read("boldText: true").plan.judgesBoldText)
    #expect(refusal("boldText: 700") == "boldText is the number 700: expected true or false")
  }

  @Test func linesGrowWithFallbackOnTheWebAndOnAndroid() throws {
    #expect(try !configuration("{ \(Self.elements) }").plan.growsWithFallback)
    #expect(try read(#"policy: "web""#).plan.growsWithFallback)
    #expect(try read(#"platform: "android""#).plan.growsWithFallback)
    #expect(try read(#"platform: "android""#).policy == .android)
  }

  @Test func categoriesAreThoseOfThePlatform() throws {
    let watch = try read(#"platform: "watchos", categories: "small...XL""#)
    #expect(watch.plan.selection.categories == [.small, .large, .extraLarge])
    let android = try read(#"platform: "android", categories: "1.5...""#)
    #expect(android.plan.selection.categories.map(\.name) == ["1.5", "1.8", "2.0"])
    #expect(
      refusal(#"platform: "watchos", categories: "medium""#).contains("it has extraSmall, small, large"))
  }

  @Test func categoriesSelectWhatIsJudgedAndKeepTheirPlace() throws {
    let read = try configuration("{\n  categories: \"AX1...\",\n  \(Self.elements) }")
    #expect(read.plan.selection.categories == Array(ContentSizeCategory.all.suffix(5)))
    #expect(
      read.plan.selectionLocation == SourceLocation(file: "typefit.json", line: 2, column: 15))
  }

  @Test func aReversedRangeIsReadForTheAuditToFind() throws {
    #expect(try read(#"categories: "large...small""#).plan.selection.isEmpty)
  }

  @Test func rulesAreSwitchedOffOrWeighed() throws {
    let read = try read(
      #"rules: { "height-clipped": "warning", does-not-scale: "off", larger-text-capped: "error" }"#)
    let expected: [String: Severity?] = [
      "height-clipped": .warning, "does-not-scale": nil, "larger-text-capped": .error,
    ]
    #expect(read.plan.severities == expected)
  }

  @Test func anElementKeepsThePlaceOfItsBrace() throws {
    let read = try configuration(
      "{ family: \"Lato\", elements: [\n  { name: \"a\", style: \"body\" },\n    { name: \"b\", style: \"body\" }] }"
    )
    #expect(
      read.plan.elements.map(\.location) == [
        SourceLocation(file: "typefit.json", line: 2, column: 3),
        SourceLocation(file: "typefit.json", line: 3, column: 5),
      ])
  }

  // MARK: Refusals

  @Test(arguments: [
    ("version: 2", "version is 2: this Typefit reads version 1"),
    (#"version: "1""#, "version is the string \"1\": expected a number"),
    ("fonts: []", "fonts is a list: expected an object"),
    (#"fonts: { directories: "a" }"#, "fonts.directories is the string \"a\": expected a list of strings"),
    ("fonts: { directories: [1] }", "fonts.directories is the number 1: expected a list of strings"),
    ("fonts: { system: 1 }", "fonts.system is the number 1: expected true or false"),
    ("fonts: { fallbacks: {} }", "fonts.fallbacks is an object: expected a list of strings"),
    ("fonts: { fallbacks: null }", "fonts.fallbacks is null: expected a list of strings"),
    ("platform: 1", "platform is the number 1: expected a string"),
    ("policy: true", "policy is true: expected a string"),
    (#"displayScale: "2""#, "displayScale is the string \"2\": expected a number"),
    ("displayScale: 0", "displayScale is 0: expected 1 to 4"),
    ("displayScale: 4.5", "displayScale is 4.5: expected 1 to 4"),
    ("categories: []", "categories is a list: expected a string"),
    ("family: 1", "family is the number 1: expected a string"),
    ("preset: false", "preset is false: expected a string"),
    ("styles: []", "styles is a list: expected an object"),
    ("rules: []", "rules is a list: expected an object"),
    ("rules: { height-clipped: true }", "rules.height-clipped is true: expected a string"),
  ])
  func aWrongTypeOrValueIsRefused(members: String, text: String) {
    #expect(refusal(members) == text)
  }

  @Test(arguments: [
    (#"platform: "iso""#, "did you mean 'ios'?"), (#"policy: "aple""#, "did you mean 'apple'?"),
    (#"categories: "larg...""#, "did you mean 'large'?"),
    (#"preset: "appdefine""#, "did you mean 'appDefines'?"),
    (#"rules: { height-cliped: "off" }"#, "did you mean 'height-clipped'?"),
    (#"rules: { height-clipped: "warnin" }"#, "did you mean 'warning'?"),
    (#"rules: { height-clipped: "none" }"#, "expected one of off, warning, error"),
  ])
  func anUnknownWordIsRefusedWithTheNearest(members: String, hint: String) {
    #expect(refusal(members).contains(hint))
  }

  @Test(arguments: Platform.allCases)
  func aPlatformBringsItsScale(platform: Platform) throws {
    #expect(try read(#"platform: "\#(platform.rawValue)""#).plan.scale.platform == platform)
  }

  @Test(arguments: [
    ("famly: \"Lato\"", "unknown key 'famly'; did you mean 'family'?"),
    ("fonts: { directory: [] }", "unknown key 'directory' in fonts; did you mean 'directories'?"),
    ("fonts: { System: true }", "unknown key 'System' in fonts; did you mean 'system'?"),
  ])
  func anUnknownKeyIsRefusedWithTheNearest(members: String, text: String) {
    #expect(refusal(members) == text)
  }

  @Test(arguments: ["strings: []", "sources: []"])
  func aKeyOfLaterWorkIsRefused(members: String) {
    #expect(refusal(members).contains("unknown key"))
  }

  @Test(arguments: ["{}", "{ elements: [] }", "{ family: \"Lato\" }"])
  func aConfigurationWithNothingToCheckIsRefused(text: String) {
    #expect(problem(text)?.problem.contains("nothing to check") == true)
  }

  @Test(arguments: [
    ("[]", "a list"), ("1", "the number 1"), ("\"a\"", "the string \"a\""), ("null", "null"),
  ])
  func aDocumentThatIsNoObjectIsRefused(text: String, kind: String) {
    #expect(problem(text)?.problem == "the document is \(kind): expected an object")
  }

  @Test func anErrorPointsAtItsValueOrItsKey() {
    let wrongValue = problem("{\n  displayScale:\n    9, \(Self.elements)\n}")
    #expect(wrongValue?.line == 3)
    #expect(wrongValue?.column == 5)
    let wrongKey = problem("{\n  version: 1, displayScal: 2\n}")
    #expect(wrongKey?.line == 2)
    #expect(wrongKey?.column == 15)
  }

  @Test func aSyntaxErrorIsAConfigurationError() {
    #expect(problem("{ version 1 }")?.description.hasPrefix("typefit.json:1:11: ") == true)
  }
}
