import FixtureSupport
import Testing
import TextEngine
import Typography

/// Texts in fonts that were resolved: fallbacks, transforms, sizes.
@Suite struct TextTests {
  private func engine(_ folders: String..., fallbacks: [String] = []) throws -> TextEngine {
    try TextEngine(
      sources: FontSources(
        directories: folders.map { Fixtures.font($0) }, systemFonts: false, cacheDirectory: Fixtures.cache),
      fallbacks: fallbacks)
  }

  private func prepared(
    _ text: String, _ family: String, in engine: TextEngine, attributes: TextAttributes = TextAttributes(),
    transform: LetterTransform = .regular
  ) throws -> any PreparedText {
    let descriptor = FontDescriptor(family: family, size: 17).transformingLetters(transform)
    return try #require(try engine.prepare(text, in: descriptor, attributes: attributes))
  }

  // MARK: Fallbacks

  @Test func `B14 A line tells the metrics of the face that shows it, where that is another`() throws {
    let engine = try engine("NotoSansThai", "LiberationSans", fallbacks: ["Liberation Sans"])
    let text = try prepared("GET YOURS", "Noto Sans Thai", in: engine)
    let line = try text.layout(size: 60, width: nil, breaksWords: false).lines[0]
    let fallback = try #require(line.fallback)
    #expect(abs(fallback.ascender - 54.316) < 0.001)
    #expect(abs(fallback.descender + 12.715) < 0.004)
    #expect(text.fallbackFaces.map(\.family) == ["Liberation Sans"])
    #expect(text.missing == [])
    // The space is the text's own face's.
    let own = try prepared(" ก", "Noto Sans Thai", in: engine).layout(
      size: 60, width: nil, breaksWords: false)
    #expect(own.lines[0].fallback == nil)
  }

  @Test func `Fallbacks stand in by whole clusters, in order, scaled to the text's own em`() throws {
    let engine = try engine(
      "Lato", "NotoColorEmoji", "NotoSansThai", "DejaVu", fallbacks: ["Noto Sans Thai", "Noto Color Emoji"])
    let family = "👨‍👩‍👧‍👦"
    let text = try prepared("A\(family)ก1️⃣", "Lato", in: engine)
    #expect(text.fallbackFaces.map(\.family) == ["Noto Sans Thai", "Noto Color Emoji"])
    let emoji = try prepared(family, "Lato", in: engine).layout(size: 2048, width: nil, breaksWords: false)
    #expect(abs(emoji.width - 2550) < 1e-9)
    // A keycap is one picture, though the text's own face has the digit.
    let keycap = try prepared("1️⃣", "Lato", in: engine).layout(size: 2048, width: nil, breaksWords: false)
    #expect(abs(keycap.width - 2550) < 1e-9)
    #expect(
      try text.layout(size: 17, width: 1, breaksWords: true).lines.map(\.text) == ["A", family, "ก", "1️⃣"])
  }

  @Test func `A variation selector asks for the face that has the picture`() throws {
    let engine = try engine("Lato", "NotoColorEmoji", fallbacks: ["Noto Color Emoji"])
    #expect(try prepared("❤️", "Lato", in: engine).fallbackFaces.map(\.family) == ["Noto Color Emoji"])
    #expect(try prepared("1", "Lato", in: engine).fallbackFaces == [])
  }

  @Test func `What no face shows is told once, cluster by cluster`() throws {
    let engine = try engine("Lato")
    let text = try prepared("漢字, 漢 e\u{302}\u{301} 👨‍👩‍👧‍👦\t\u{1}\u{2028}", "Lato", in: engine)
    #expect(text.missing == ["漢", "字", "👨‍👩‍👧‍👦"])
  }

  @Test func `A font without a space tells that it lacks one, and a fallback has it`() throws {
    let alone = try prepared("😀 👍", "Noto Color Emoji", in: try engine("NotoColorEmoji"))
    #expect(alone.missing == [" "])
    #expect(try alone.layout(size: 17, width: 1, breaksWords: false).lines.map(\.text) == ["😀", "👍"])
    let helped = try prepared(
      "😀 👍", "Noto Color Emoji", in: try engine("NotoColorEmoji", "Lato", fallbacks: ["Lato"]))
    #expect(helped.missing == [])
    #expect(helped.fallbackFaces.map(\.family) == ["Lato"])
  }

  @Test func `No face, no text`() throws {
    let none = try engine("Lato").prepare(
      "A", in: FontDescriptor(family: "Avenir Next", size: 17), attributes: TextAttributes())
    #expect(none == nil)
  }

  // MARK: Transforms

  @Test func `Small capitals that the font lacks are told by their letters`() throws {
    let engine = try engine("Lato")
    let small = try prepared("Save 17", "Lato", in: engine, transform: .smallCaps)
    #expect(small.featuresWithoutEffect.map(\.tag) == ["smcp"])
    #expect(small.featuresWithoutEffect.map(\.letters) == ["ave"])
    let all = try prepared("Save 17", "Lato", in: engine, transform: .allCaps)
    #expect(Set(all.featuresWithoutEffect.map(\.tag)) == ["smcp", "c2sc"])
    #expect(try prepared("Save 17", "Lato", in: engine).featuresWithoutEffect.isEmpty)
    // No capitals are pretended.
    let plain = try prepared("Save 17", "Lato", in: engine)
    #expect(
      try small.layout(size: 17, width: nil, breaksWords: false)
        == plain.layout(size: 17, width: nil, breaksWords: false))
  }

  // MARK: Variations

  @Test func `A variable face is shaped at its weight`() throws {
    let engine = try engine("Probe")
    func width(_ weight: Double) throws -> Double? {
      let descriptor = FontDescriptor(
        family: "Probe VFMult", size: 17, traits: FontTraits(weight: FontWeight(clamping: weight)))
      return try engine.prepare("A", in: descriptor, attributes: TextAttributes())?.layout(
        size: 1000, width: nil, breaksWords: false
      ).width
    }
    #expect(try width(400) == 480)
    #expect(try width(200) == 440)
  }

  // MARK: Side by side

  @Test func `Many tasks get the lines that one gets`() async throws {
    let families = ["Lato", "Noto Sans Thai", "Noto Sans Arabic", "Noto Color Emoji", "Noto Sans Devanagari"]
    let texts = [
      "office waffle, AVAToTe", "สวัสดีชาวโลก", "السلام عليكم", "👨‍👩‍👧‍👦 🇩🇪🇯🇵", "क्षत्रिय", "A ก ب 👍🏽 क",
    ]
    @Sendable func layouts(_ engine: TextEngine, _ text: String) throws -> [TextLayout] {
      try families.flatMap { family in
        let text = try prepared(text, family, in: engine)
        return try [17.0, 53].flatMap { size in
          try [40.0, 200].map { try text.layout(size: size, width: $0, breaksWords: true) }
        }
      }
    }
    func fresh() throws -> TextEngine {
      try engine(
        "Lato", "NotoSansThai", "NotoSansArabic", "NotoColorEmoji", "NotoSansDevanagari",
        fallbacks: families)
    }
    let alone = try texts.map { try layouts(try fresh(), $0) }
    let shared = try fresh()
    try await withThrowingTaskGroup(of: (Int, [TextLayout]).self) { group in
      for round in 0..<4 {
        for position in texts.indices {
          let place = (position + round) % texts.count
          group.addTask { (place, try layouts(shared, texts[place])) }
        }
      }
      for try await (place, found) in group { #expect(found == alone[place]) }
    }
  }
}
