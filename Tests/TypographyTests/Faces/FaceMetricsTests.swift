import Testing
import Typography

struct FaceMetricsTests {
  private static func face(_ ascender: Double, _ descender: Double, _ gap: Double = 0, upm: Int)
    -> FaceMetrics
  {
    FaceMetrics(
      unitsPerEm: upm, policy: .apple, source: .hhea,
      tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
      units: .init(ascender: ascender, descender: descender, lineGap: gap))
  }

  /// Heights that Interface Builder stored for labels in Avenir Next and Avenir.
  @Test(arguments: [
    (22.0, 2.0, 30.052, 30.5), (90, 3, 122.94, 123), (10, 2, 13.66, 14), (40, 2, 54.64, 55),
    (20, 2, 27.32, 27.5),
  ])
  func storedFramesOfAvenirNextAgree(size: Double, scale: Double, line: Double, label: Double) {
    let avenirNext = Self.face(1000, -366, upm: 1000)
    #expect(abs(avenirNext.lineHeight(at: size) - line) < 1e-9)
    #expect(avenirNext.labelHeight(at: size, displayScale: scale) == label)
  }

  @Test func aLineIsAscenderMinusDescenderWithoutTheGap() {
    let face = Self.face(1050, -500, 200, upm: 1000)
    #expect(abs(face.ascender(at: 17) - 17.85) < 1e-9)
    #expect(abs(face.descender(at: 17) + 8.5) < 1e-9)
    #expect(abs(face.leading(at: 17) - 3.4) < 1e-9)
    #expect(abs(face.lineHeight(at: 17) - 26.35) < 1e-9)
    #expect(face.labelHeight(at: 17, displayScale: 2) == 26.5)
  }

  @Test func aThaiLineIsTallerThanItsPointSize() {
    // (1061 + 450) × 17 ÷ 1000 = 25.687.
    let thai = Self.face(1061, -450, upm: 1000)
    #expect(abs(thai.lineHeight(at: 17) - 25.687) < 1e-9)
    #expect(thai.labelHeight(at: 17, displayScale: 2) == 26)
  }

  @Test func fractionalUnitsCount() {
    // Helvetica on iOS: 1577/−471 of 2048, and 15 % of 2048 = 307.2 on top: 2355.2 × 17 ÷ 2048 = 19.55.
    let helvetica = Self.face(1884.2, -471, upm: 2048)
    #expect(abs(helvetica.lineHeight(at: 17) - 19.55) < 1e-9)
    #expect(helvetica.labelHeight(at: 17, displayScale: 2) == 20)
  }

  /// Whole pixels are not rounded up to the next one, and a fraction always is, however small.
  @Test(arguments: [
    (1000, 366, 1000), (1974, 426, 2000), (1900, 500, 2048), (1536, 512, 2048), (1061, 450, 1000),
    (1052, 316, 1000), (950, 250, 1000), (928, 236, 1000), (769, 231, 1000), (1, 0, 16384), (16383, 0, 16384),
  ])
  func labelHeightIsTheExactCeiling(ascender: Int, descent: Int, upm: Int) {
    let face = Self.face(Double(ascender), Double(-descent), upm: upm)
    var wrong: [String] = []
    for tenths in 1...1200 {
      for lines in [1, 2, 3, 4, 5, 6, 7, 10, 33] {
        for scale in 1...3 {
          // size = tenths ÷ 10, so pixels = lines × units × tenths × scale ÷ (10 × upm), rounded up.
          let divisor = 10 * upm
          let pixels = (lines * (ascender + descent) * tenths * scale + divisor - 1) / divisor
          let height = face.labelHeight(
            lines: lines, at: Double(tenths) / 10, displayScale: Double(scale))
          if height != Double(pixels) / Double(scale) {
            wrong.append("\(lines) lines of \(Double(tenths) / 10) pt at \(scale)x: \(height)")
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func severalLinesRoundUpOnce() {
    // 3 × 1.366 × 15 = 61.47, not 3 × 20.5.
    let avenirNext = Self.face(1000, -366, upm: 1000)
    #expect(avenirNext.labelHeight(lines: 3, at: 15, displayScale: 2) == 61.5)
    #expect(avenirNext.labelHeight(lines: 2, at: 15, displayScale: 1) == 41)
  }

  @Test func glyphsScaleEveryLength() {
    let glyph = GlyphMetrics(
      text: "A", glyph: 36, name: "A", advance: 600, bounds: .init(x: 10, y: -20, width: 580, height: 700))
    #expect(
      glyph.scaled(by: 20, over: 1000)
        == GlyphMetrics(
          text: "A", glyph: 36, name: "A", advance: 12,
          bounds: .init(x: 0.2, y: -0.4, width: 11.6, height: 14)))
  }
}
