import Testing
import Typography

struct LanguageTagTests {
  @Test(arguments: [
    "de", "zh-Hant", "zh-Hant-TW", "pt_BR", "sr-Latn-RS", "es-419", "yue", "en-XA", "de-1996",
  ])
  func aTagIsLettersThenPartsOfLettersAndDigits(tag: String) {
    #expect(LanguageTag.isValid(tag))
  }

  @Test func letterCaseTellsNoTagsApart() {
    #expect(LanguageTag.areEqual("zh-Hant-TW", "ZH-hant-tw"))
    #expect(LanguageTag.areEqual("es-419", "ES-419"))
    for (tag, other) in [
      ("de", "da"), ("de", "de-AT"), ("es-419", "es-519"), ("pt-BR", "pt_BR"), ("ab", "a\""),
    ] {
      #expect(!LanguageTag.areEqual(tag, other), "\(tag) \(other)")
    }
  }

  @Test(arguments: [
    "", "d", "deutsch-land-languages", "de-", "-de", "de--AT", "de AT", "d3", "419", "dé", "de-ÄT", "de.AT",
    "abcdefghi",
  ])
  func anythingElseIsNone(tag: String) {
    #expect(!LanguageTag.isValid(tag))
  }
}
