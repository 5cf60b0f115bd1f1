import Testing
import Typography

/// Scripts whose lines are tall by design: the face's metrics count, and not the ink of a sample.
@Suite struct TallLinesTests {
  @Test func `B11 Tibetan takes 2.8 em`() {
    // Noto Serif Tibetan: hhea 1466 and -1349 of 1000, and ink from 1078 to -498.
    let metrics = FaceMetrics(
      unitsPerEm: 1000, policy: .apple, source: .hhea,
      tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
      units: FaceMetrics.Units(ascender: 1466, descender: -1349, lineGap: 0))
    #expect(abs(metrics.lineHeight(at: 17) - 47.855) < 1e-9)
    #expect(metrics.labelHeight(at: 17, displayScale: 2) == 48)
  }
}
