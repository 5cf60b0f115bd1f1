import FixtureSupport
import Testing
import TextLayout
import Typography

/// Widths, in font units where nothing else is said.
@Suite struct ShapedTextTests {
  @Test func `There is something to compare with`() { #expect(ExpectedShaping.all.count == 68) }

  @Test(arguments: ExpectedShaping.all)
  func `Advances are HarfBuzz's own`(expected: ExpectedShaping) throws {
    let attributes = TextAttributes(language: expected.language, features: expected.features)
    #expect(try units(expected.text, expected.file, attributes: attributes) == expected.advance)
  }

  @Test(arguments: ExpectedShaping.all)
  func `Words break between HarfBuzz's clusters`(expected: ExpectedShaping) throws {
    let attributes = TextAttributes(
      language: expected.language, features: expected.features, breaksAnywhere: true)
    let lines = try shaped(expected.text, expected.file, attributes: attributes).pieces()
    let units = Array(expected.text.utf16)
    let starts = expected.clusters.map { Int($0[0]) }
    let texts = zip(starts, starts.dropFirst() + [units.count]).map { start, end in
      String(decoding: units[start..<end], as: UTF16.self)
    }
    #expect(lines.filter { !$0.isEmpty } == texts.filter { $0 != " " })
  }

  // MARK: Cases

  @Test(arguments: [("AV", 900.0, 940.0), ("To", 1000, 920)])
  func `E01 A kern table counts only where GPOS has no kerning`(text: String, both: Double, old: Double)
    throws
  {
    #expect(try units(text, "Probe/kernboth.ttf") == both)
    #expect(try units(text, "Probe/kernold.ttf") == old)
  }

  @Test(arguments: [
    ("DejaVu/DejaVuSans.ttf", 67.245, 76.517), (Font.lato, 63.937, 73.219),
    (Font.liberation, 66.141, 73.694), ("Roboto/Roboto-Regular.ttf", 67.942, 72.001),
  ])
  func `E02 Kerning of GPOS counts, a sum of advances does not`(font: String, kerned: Double, plain: Double)
    throws
  {
    #expect(abs(try shaped("AVAToTe", font).widths(nil, size: 17)[0] - kerned) < 0.0006)
    let off = TextAttributes(features: ["kern": 0])
    #expect(abs(try shaped("AVAToTe", font, attributes: off).widths(nil, size: 17)[0] - plain) < 0.0006)
  }

  @Test func `E03 Tracking takes ligatures apart, and a tracking of nothing does not`() throws {
    func width(_ tracking: Double?, _ text: String = "fi", font: String = Font.liga, size: Double = 20) throws
      -> Double
    {
      let attributes = TextAttributes(tracking: tracking.map { .points($0) })
      return try shaped(text, font, attributes: attributes).widths(nil, size: size)[0]
    }
    #expect(try width(nil) == 14)
    #expect(try width(0) == 14)
    #expect(try width(2) == 22)
    #expect(abs(try width(nil, "office waffle", font: Font.lato, size: 17) - 91.4005) < 1e-9)
    let off = TextAttributes(features: ["liga": 0])
    let apart = try shaped("office waffle", Font.lato, attributes: off).widths(nil, size: 17)[0]
    #expect(abs(apart - 92.871) < 1e-9)
    // Thirteen letters have twelve gaps.
    #expect(abs(try width(2, "office waffle", font: Font.lato, size: 17) - apart - 24) < 1e-9)
  }

  @Test func `A feature that is asked for stays on under tracking`() throws {
    let attributes = TextAttributes(features: ["liga": 1], tracking: .points(2))
    #expect(try shaped("fi", Font.liga, attributes: attributes).widths(nil)[0] == 14)
  }

  @Test func `E04 Kern comes after every letter, tracking hangs after the last`() throws {
    let kern = TextAttributes(kern: .points(2))
    let tracking = TextAttributes(tracking: .points(2))
    #expect(try shaped("AB", Font.probe, attributes: kern).widths(nil) == [24])
    #expect(try shaped("A", Font.probe, attributes: kern).widths(nil) == [12])
    #expect(try shaped("AB", Font.probe, attributes: tracking).widths(nil) == [22])
    #expect(try shaped("A", Font.probe, attributes: tracking).widths(nil) == [10])
    // What is measured is what is laid out.
    #expect(try shaped("AB", Font.probe, attributes: kern).lines(24) == ["AB"])
    #expect(try shaped("AB", Font.probe, attributes: kern).lines(23.99) == ["A", "B"])
    #expect(try shaped("AB", Font.probe, attributes: tracking).lines(22) == ["AB"])
    #expect(try shaped("AB", Font.probe, attributes: tracking).lines(21.99) == ["A", "B"])
  }

  @Test func `Spacing in em grows with the size, tracking wins over kern`() throws {
    let em = TextAttributes(kern: .em(0.1))
    #expect(try shaped("AB", Font.probe, attributes: em).widths(nil, size: 20) == [24])
    #expect(try shaped("AB", Font.probe, attributes: em).widths(nil, size: 40) == [48])
    let both = TextAttributes(kern: .points(5), tracking: .em(0.1))
    #expect(try shaped("AB", Font.probe, attributes: both).widths(nil, size: 20) == [22])
  }

  @Test func `Kern does not count the spaces that hang, nor what is not seen`() throws {
    let kern = TextAttributes(kern: .points(2))
    #expect(try shaped("AB   ", Font.probe, attributes: kern).widths(nil) == [24])
    #expect(try shaped("A\u{AD}\u{200B}\u{2060}B", Font.probe, attributes: kern).widths(nil) == [24])
  }

  @Test(arguments: [
    ("\u{A0}", 1250.0), ("\u{2002}", 1500), ("\u{2007}", 1500), ("\u{2009}", 1200), ("\u{202F}", 1125),
    ("\u{3000}", 2000),
  ]) func `E07 Spaces that the font lacks are made of its own`(space: String, expected: Double) throws {
    let text = try shaped("A\(space)A", Font.ignorable)
    #expect(text.missing == [])
    #expect(try text.layout(size: 1000, width: nil, breaksWords: false).width == expected)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️"])
  func `E09 An emoji sequence is one glyph`(text: String) throws {
    let lines = try shaped(text, Font.emoji).layout(size: 2048, width: 1, breaksWords: true).lines
    #expect(lines.map(\.width) == [2550])
    #expect(lines.map(\.text) == [text])
  }

  @Test func `E09 Lines break between emoji, never within`() throws {
    #expect(try shaped("🇩🇪🇯🇵", Font.emoji).lines(1) == ["🇩🇪", "🇯🇵"])
    let family = "👨‍👩‍👧‍👦"
    #expect(try shaped(family + family, Font.emoji).lines(1) == [family, family])
  }

  @Test func `E10 Arabic letters join`() throws {
    let text = "السلام عليكم"
    #expect(try units(text, Font.arabic) == 4937)
    #expect(abs(try shaped(text, Font.arabic).widths(nil, size: 17)[0] - 83.929) < 1e-9)
    let apart = try text.reduce(0) { $0 + (try units(String($1), Font.arabic)) }
    // A space alone hangs.
    #expect(apart + 260 == 7147)
  }

  @Test func `E11 Devanagari letters make conjuncts`() throws {
    #expect(try units("क्षत्रिय", Font.devanagari) == 2103)
    #expect(ExpectedShaping.all.first { $0.text == "क्षत्रिय" }?.glyphs == 4)
  }

  @Test func `E15 A missing letter is made of its parts`() throws {
    for text in ["\u{E9}", "e\u{301}"] {
      let shaped = try shaped(text, Font.ignorable, Font.lato)
      #expect(shaped.missing == [])
      #expect(shaped.fallbackFaces == [])
      #expect(try shaped.layout(size: 1000, width: nil, breaksWords: false).width == 500)
    }
  }

  // MARK: Features

  @Test func `Features turn ligatures and kerning off`() throws {
    #expect(try units("fi", Font.liga) == 700)
    #expect(try units("fi", Font.liga, attributes: TextAttributes(features: ["liga": 0])) == 1000)
    #expect(try units("fi", Font.liga, attributes: TextAttributes(features: ["zzzz": 7])) == 700)
  }

  @Test func `Letters that a feature leaves as they are are told`() throws {
    let told = try shaped("Save Ära", Font.lato, requiredFeatures: ["smcp", "c2sc"]).featuresWithoutEffect
    #expect(told.map(\.tag) == ["smcp", "c2sc"])
    #expect(told.map(\.letters) == ["aver", "SÄ"])
    #expect(try shaped("17 %", Font.lato, requiredFeatures: ["smcp"]).featuresWithoutEffect.isEmpty)
  }

  // MARK: Ink

  @Test func `Ink is told from the baseline, with what reaches it`() throws {
    let line = try shaped("A", "Probe/icons.ttf").layout(size: 20, width: nil, breaksWords: false).lines[0]
    let ink = try #require(line.ink)
    #expect(abs(ink.top - 18.1) < 1e-9)
    #expect(abs(ink.bottom + 5.2) < 1e-9)
    #expect(line.text(ofCluster: ink.highest) == "A")
    #expect(try shaped("  ", Font.lato).layout(size: 20, width: nil, breaksWords: false).lines[0].ink == nil)
  }

  @Test func `Stacked marks stand above and below the letter, by their offsets`() throws {
    let line = try shaped("ปูกที่", Font.thai).layout(size: 20, width: nil, breaksWords: false).lines[0]
    #expect(line.ink.map { line.text(ofCluster: $0.highest) } == "ที่")
    #expect(line.ink.map { line.text(ofCluster: $0.lowest) } == "ปู")
  }

  @Test func `Ink of mixed directions stands where the line shows it`() throws {
    // From left to right: A, B, the space, bet, alef.
    let font = "LiberationSans/LiberationSans-Regular.ttf"
    let line = try shaped("אב AB", font).layout(size: 2048, width: nil, breaksWords: false).lines[0]
    let ink = try #require(line.ink)
    #expect(abs(ink.left - 4) < 1e-9)
    #expect(abs(ink.right - 5786) < 1e-9)
  }

  // MARK: Files

  @Test(arguments: ["empty.ttf", "html.ttf", "lfs.ttf", "no-maxp.ttf", "ttc0.ttc"])
  func `A file without glyphs is an error that names it`(file: String) {
    let path = Fixtures.font("Malformed/\(file)")
    let error = #expect(throws: TextLayoutError.self) { try ShapingFont(FaceIdentity(file: path)) }
    #expect(error?.description.contains(path) == true)
  }

  @Test(arguments: [
    "cycle", "loca-oor", "no-glyf", "no-head", "no-hmtx", "no-hhea", "no-post", "no-OS2", "trunc-half",
  ])
  func `A damaged font shapes without harm`(file: String) throws {
    let face = FaceIdentity(file: Fixtures.font("Malformed/\(file).ttf"))
    guard let font = try? ShapingFont(face) else { return }
    let text = try ShapedText(
      "AB AB", cascade: FontCascade([CascadeFont(face: face, font: font, metrics: nil)]),
      attributes: TextAttributes())
    #expect(try text.layout(size: 17, width: 10, breaksWords: true).width.isFinite)
  }
}
