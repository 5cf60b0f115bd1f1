import LayoutAudit
import Testing
import Typography

struct GlyphMissingTests {
  private func findings(
    _ text: ElementText, family: String = "Lato", locales: [String]? = nil
  ) async throws -> [Finding] {
    var element = try AuditPlan.Element.sample(family: family)
    element.text.text = text
    return try await AuditPlan(elements: [element], locales: locales).findings(of: "glyph-missing")
  }

  @Test func aCharacterThatNoFaceShowsIsFoundOnceWithItsCode() async throws {
    let found = try await findings(.plain("snow ☃ and ☃"))
    #expect(found.count == 1)
    #expect(found.first?.severity == .error)
    #expect(found.first?.message == "no face shows \"☃\" (U+2603)")
    #expect(found.first?.actual == 1)
    #expect(found.first?.limit == 0)
    #expect(found.first?.category == nil)
    #expect(found.first?.advice.contains("fonts.fallbacks") == true)
  }

  @Test func itIsFoundInItsLocaleAlone() async throws {
    let found = try await findings(.byLocale(["en": "snow", "ja": "☃"]))
    #expect(found.map(\.locale) == ["ja"])
  }

  @Test func aMadeUpLocalesCharactersAreNone() async throws {
    #expect(try await findings(.plain("☃"), locales: ["en-XA"]).isEmpty)
    #expect(try await findings(.plain("☃"), locales: ["ar-XB"]).isEmpty)
  }

  @Test func whatAFaceShowsIsNoFinding() async throws {
    #expect(try await findings(.plain("snow")).isEmpty)
    #expect(try await findings(.plain("字")).isEmpty)
    #expect(try await findings(.plain("☃"), family: "Absent").isEmpty)
  }
}
