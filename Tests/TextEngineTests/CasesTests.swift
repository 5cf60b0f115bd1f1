import FixtureSupport
import Testing
import TextEngine
import Typography

/// Cases that people reported of other programs, which take resolving and measuring together.
@Suite struct CasesTests {
  let engine: TextEngine

  init() throws {
    engine = try TextEngine(
      sources: FontSources(
        directories: [Fixtures.font("Probe")], systemFonts: false, cacheDirectory: Fixtures.cache))
  }

  /// The advance of "A" in the face that answers.
  private func advance(
    _ name: String, style: String? = nil, weight: Double? = nil, width: Double? = nil
  ) throws -> Double? {
    let request = FontRequest(
      name: name, faceStyle: style, weight: weight.map { FontWeight(clamping: $0) }, width: width)
    let face = try #require(try engine.resolve(request).face)
    return try engine.inspect(face, size: 17, glyphsOf: "A").glyphs.first?.advance
  }

  @Test(arguments: [
    ("Probe-Dash", 502), ("Probe:Colon", 503), ("Probe,Comma", 504), ("Probe 2", 505), (#"Probe\Back"#, 506),
    ("ProbeMono12", 507), ("Próbé Ünï", 508),
  ]) func `C03 Names that a pattern parser trips over`(name: String, expected: Double) throws {
    #expect(try advance(name) == expected)
  }

  @Test func `C10 A wrong usWeightClass does not move a variable font's instances`() throws {
    #expect(try advance("Probe VFMult", weight: 400) == 480)
    #expect(try advance("ProbeVFMult-Regular") == 480)
    #expect(try advance("Probe VFMult", style: "Regular") == 480)
    #expect(try advance("Probe VFMult", weight: 200) == 440)
  }

  @Test func `C12 An instance is measured at its coordinates`() throws {
    #expect(try advance("Probe VFThin", style: "Regular") == 480)
    #expect(try advance("Probe VFThin", weight: 100) == 420)
  }

  @Test func `C13 The second face of a collection is the one that is measured`() throws {
    #expect(try advance("Probe TTC KR") == 530)
    #expect(try advance("Probe TTC JP") == 510)
  }

  @Test func `C15 Condensed and normal faces are told apart`() throws {
    #expect(try advance("Probe Merge") == 500)
    #expect(try advance("Probe Merge", width: 75) == 360)
    #expect(try advance("Probe Next", width: 75) == 500)
    #expect(try advance("Probe Next Condensed") == 360)
  }

  @Test func `C18 The newer of two versions is measured`() throws {
    #expect(try advance("Probe Dup") == 560)
  }
}
