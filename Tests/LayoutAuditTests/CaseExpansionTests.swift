import Foundation
import Testing
import Typography

@testable import LayoutAudit

struct CaseExpansionTests {
  private func variants(
    _ text: ElementText?, widths: [Double] = [], locales: [String]? = nil, boldText: Bool = false
  ) throws -> [CaseVariant] {
    let element = TextElement(
      name: "title", descriptor: FontDescriptor(family: "Lato", size: 17), scaling: try FontScaling(),
      bounds: LayoutBounds(widths: widths), text: text)
    return CaseExpansion(locales: locales, judgesBoldText: boldText).variants(of: element)
  }

  private let translated = ElementText.byLocale(["fr": "Oui", "de": "Ja", "en": "Yes"])

  @Test func anElementWithoutTextIsOneCase() throws {
    #expect(try variants(nil) == [CaseVariant()])
    #expect(try variants(nil, locales: ["de", "en-XA"]) == [CaseVariant()])
  }

  @Test func aPlainTextIsOneCaseOfNoLocale() throws {
    #expect(try variants(.plain("OK")) == [CaseVariant(text: "OK")])
  }

  @Test func everyLocaleIsACaseInOrder() throws {
    let cases = try variants(translated)
    #expect(cases.map(\.locale) == ["de", "en", "fr"])
    #expect(cases.map(\.text) == ["Ja", "Yes", "Oui"])
  }

  @Test func onlyAskedLocalesThatTheTextHasAreCases() throws {
    let cases = try variants(translated, locales: ["fr", "ja", "de"])
    #expect(cases.map(\.locale) == ["fr", "de"])
    #expect(try variants(translated, locales: ["ja"]).isEmpty)
  }

  @Test func aPlainTextIsJudgedOnceWhateverLocalesAreAsked() throws {
    #expect(try variants(.plain("OK"), locales: ["de", "fr"]) == [CaseVariant(text: "OK")])
  }

  @Test func aMadeUpLocaleStartsFromTheBase() throws {
    let cases = try variants(translated, locales: ["en-XA", "de"])
    #expect(cases.map(\.locale) == ["en-XA", "de"])
    #expect(cases.first?.text == PseudoLocale.accented.text(from: "Yes"))
    let plain = try variants(.plain("OK"), locales: ["ar-XB"])
    #expect(plain.map(\.locale) == ["ar-XB"])
    #expect(plain.first?.text == PseudoLocale.mirrored.text(from: "OK"))
    #expect(try variants(.plain("OK"), locales: ["de", "en-XA"]).map(\.locale) == [nil, "en-XA"])
  }

  @Test func everyWidthOfAListIsACase() throws {
    let cases = try variants(nil, widths: [320, 375])
    #expect(cases.map(\.width) == [320, 375])
    #expect(cases.allSatisfy { $0.isOneOfWidths })
    #expect(try variants(nil, widths: [320]) == [CaseVariant(width: 320)])
  }

  @Test func boldTextIsASecondPass() throws {
    #expect(try variants(nil, boldText: true).map(\.boldText) == [false, true])
  }

  @Test func casesAreEveryCombinationOnce() throws {
    let cases = try variants(translated, widths: [320, 375], boldText: true)
    #expect(cases.count == 12)
    #expect(Set(cases).count == 12)
    #expect(cases.prefix(4).map(\.locale) == ["de", "de", "de", "de"])
    #expect(cases.prefix(4).map(\.width) == [320, 320, 375, 375])
    #expect(cases.prefix(4).map(\.boldText) == [false, true, false, true])
  }
}

struct PseudoLocaleTests {
  /// Added characters in percent of the source's, by its length.
  @Test(arguments: [
    (1, 100.0, 200.0), (10, 100, 200), (11, 80, 100), (20, 80, 100), (21, 60, 80), (30, 60, 80), (31, 40, 60),
    (50, 40, 60), (51, 31, 40), (70, 31, 40), (71, 30, 30), (100, 30, 30), (200, 30, 30),
  ])
  func aTextIsLengthenedByItsLength(length: Int, least: Double, most: Double) {
    let text = PseudoLocale.accented.text(from: String(repeating: "x", count: length))
    let added = Double(text.count - length)
    #expect(added >= Double(length) * least / 100)
    #expect(added <= (Double(length) * most / 100).rounded(.up))
  }

  @Test func nothingIsAddedToNothing() {
    #expect(PseudoLocale.accented.text(from: "") == "")
  }

  @Test func lettersAreAccentedWhereThereAreAccents() {
    let text = PseudoLocale.accented.text(from: "Save")
    #expect(text.hasPrefix("S"))
    #expect(!text.hasPrefix("Save"))
    let plain = text.decomposedLetters.prefix(4)
    #expect(String(plain) == "Save")
  }

  @Test(arguments: [
    "%@", "%1$@", "%2$ld", "%d", "%lld", "%.2f", "%-8.3f", "%%", "%c", "%#@files@", "%1$#@files@", "%arg",
  ])
  func specifiersAreUntouched(specifier: String) {
    for locale in PseudoLocale.allCases {
      #expect(locale.text(from: "an \(specifier) in one").contains(specifier))
      #expect(locale.text(from: specifier).contains(specifier))
      #expect(locale.text(from: "a\(specifier)").contains(specifier))
    }
  }

  @Test func aMirroredTextRunsFromRightToLeftInItsOwnLetters() {
    let text = PseudoLocale.mirrored.text(from: "Save")
    #expect(text.unicodeScalars.first == "\u{202E}")
    #expect(text.unicodeScalars.last == "\u{202C}")
    #expect(text.contains("Save"))
  }
}

extension String {
  /// Letters without their accents.
  fileprivate var decomposedLetters: String {
    String(
      String.UnicodeScalarView(
        decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.canonicalCombiningClass == .notReordered
        }))
  }
}
