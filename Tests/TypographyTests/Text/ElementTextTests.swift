import Testing
import Typography

struct ElementTextTests {
  private let translated = ElementText.byLocale(["fr": "Enregistrer", "de": "Sichern", "en": "Save"])

  @Test func aPlainTextIsTheSameInEveryLocale() {
    let text = ElementText.plain("OK")
    #expect(text.locales == [nil])
    #expect(text.base == "OK")
    #expect(text.text(in: nil) == "OK")
    #expect(text.text(in: "de") == "OK")
  }

  @Test func localesAreSortedAndEachHasItsText() {
    #expect(translated.locales == ["de", "en", "fr"])
    #expect(translated.text(in: "de") == "Sichern")
    #expect(translated.text(in: "ja") == nil)
    #expect(translated.text(in: nil) == nil)
  }

  @Test func aLocaleIsFoundInAnyLetterCase() {
    let text = ElementText.byLocale(["zh-Hant": "是", "en-gb": "Yes"])
    #expect(text.locale(matching: "ZH-hant") == "zh-Hant")
    #expect(text.locale(matching: "en-GB") == "en-gb")
    #expect(text.locale(matching: "en") == nil)
    #expect(ElementText.plain("OK").locale(matching: "en") == nil)
  }

  @Test func translationsStartFromEnglishElseFromTheFirst() {
    #expect(translated.base == "Save")
    #expect(ElementText.byLocale(["fr": "Enregistrer", "de": "Sichern"]).base == "Sichern")
  }
}
