import FixtureSupport
import FontFaces
import Testing
import Typography

@Suite struct GlyphsTests {
  @Test(arguments: ExpectedFace.wellFormed)
  func `Advances and bounds are those that fontTools reads`(expected: ExpectedFace) throws {
    let face = try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex)
    for (letter, advance) in expected.advances {
      let glyph = try #require(face.glyphs(for: letter).first)
      #expect(glyph.text == letter)
      #expect(glyph.glyph > 0)
      #expect(glyph.advance == Double(advance))
      let bounds = try #require(expected.bounds[letter])
      let read = try #require(glyph.bounds)
      // In 64ths of a unit where a curve's edge lies between units; exact where a point lies there.
      let tolerance = bounds.allSatisfy { $0 == $0.rounded() } ? 0 : 2.0 / 64
      for (value, expected) in zip([read.x, read.y, read.x + read.width, read.y + read.height], bounds) {
        #expect(abs(value - expected) <= tolerance)
      }
    }
  }

  @Test(arguments: ExpectedInstance.all)
  func `An instance has its own advances`(expected: ExpectedInstance) throws {
    let face = try FontFace(file: Fixtures.font(expected.file), variations: expected.coordinates)
    for (letter, advance) in expected.fontTools.advances {
      #expect(face.glyphs(for: letter).map(\.advance) == [Double(advance)], "\(letter)")
    }
  }

  @Test func `Characters come one by one, and a missing one is glyph 0`() throws {
    let glyphs = try FontFace(file: Fixtures.font("Probe/utm.ttf")).glyphs(for: "A😀x")
    #expect(glyphs.map(\.text) == ["A", "😀", "x"])
    #expect(glyphs.map { $0.glyph == 0 } == [false, true, false])
    #expect(try FontFace(file: Fixtures.font("Probe/utm.ttf")).glyphs(for: "") == [])
  }

  @Test func `A space has an advance and no ink`() throws {
    let glyph = try #require(
      try FontFace(file: Fixtures.font("Lato/Lato-Regular.ttf")).glyphs(for: " ").first)
    #expect(glyph.advance > 0)
    #expect(glyph.bounds == GlyphMetrics.Bounds(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `A broken glyph has no ink that could be told, and the others serve`() throws {
    let glyphs = try FontFace(file: Fixtures.font("Malformed/cycle.ttf")).glyphs(for: "AHx")
    #expect(
      glyphs.map(\.bounds) == [
        nil, .init(x: 50, y: 0, width: 400, height: 700), .init(x: 50, y: 0, width: 400, height: 500),
      ])
    #expect(glyphs.map(\.advance) == [500, 500, 500])
  }
}
