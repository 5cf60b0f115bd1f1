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

  @Test func onlyAskedLocalesAreCasesAndOneThatIsMissingToo() throws {
    let cases = try variants(translated, locales: ["fr", "ja"])
    #expect(cases.map(\.locale) == ["fr", "ja"])
    #expect(cases.map(\.text) == ["Oui", nil])
  }

  @Test func letterCaseTellsNoLocalesApart() throws {
    let cases = try variants(translated, locales: ["FR", "en-xa"])
    #expect(cases.map(\.locale) == ["fr", "en-XA"])
    #expect(cases.first?.text == "Oui")
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
