import FixtureSupport
import FontFaces
import Testing
import Typography

/// Cases that people reported of other programs, with the values that are right.
@Suite struct CasesTests {
  private func metrics(_ font: String, _ policy: MetricsPolicy = .apple) throws -> FaceMetrics {
    try FontFace(file: Fixtures.font(font)).metrics(policy: policy)
  }

  @Test func `A08 A maximum size caps the line height too`() throws {
    let scaling = try FontScaling(.textStyle, textStyle: .body, maximumSize: 24)
    let sizes = try ContentSizeCategory.all.map { try scaling.size(in: $0).points }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 24, 24, 24, 24, 24])
    let lato = try metrics("Lato/Lato-Regular.ttf")
    for size in sizes { #expect(abs(lato.lineHeight(at: size) - 1.2 * size) < 1e-9) }
  }

  /// Frames that Interface Builder stored for Avenir Next and Avenir, whose lines are 1.366 em.
  @Test(
    arguments: [
      (22, 2, 30.052, 30.5), (90, 3, 122.94, 123), (10, 2, 13.66, 14), (40, 2, 54.64, 55),
      (20, 2, 27.32, 27.5),
    ] as [(Double, Double, Double, Double)])
  func `A10 Labels are as high as Interface Builder stored them`(
    size: Double, scale: Double, line: Double, label: Double
  ) throws {
    let metrics = try metrics("Probe/sum1366.ttf")
    #expect(abs(metrics.lineHeight(at: size) - line) < 1e-9)
    #expect(metrics.labelHeight(at: size, displayScale: scale) == label)
  }

  @Test func `A12 USE_TYPO_METRICS does not move the baseline on iOS`() throws {
    let apple = try metrics("Lato/Lato-Regular.ttf")
    #expect(apple.tables.useTypoMetrics)
    #expect(abs(apple.ascender(at: 17) - 16.779) < 1e-9)
    #expect(abs(apple.descender(at: 17) + 3.621) < 1e-9)
    #expect(apple.leading(at: 17) == 0)
    #expect(abs(apple.lineHeight(at: 17) - 20.4) < 1e-9)
    let freetype = try metrics("Lato/Lato-Regular.ttf", .freetype)
    #expect(abs(freetype.ascender(at: 17) - 13.685) < 1e-9)
    #expect(abs(freetype.descender(at: 17) + 3.315) < 1e-9)
    #expect(abs(freetype.leading(at: 17) - 3.4) < 1e-9)
  }

  @Test func `A13 One font with the flag set has three heights`() throws {
    #expect(abs(try metrics("Probe/utm.ttf").lineHeight(at: 17) - 26.35) < 1e-9)
    let freetype = try metrics("Probe/utm.ttf", .freetype)
    #expect(abs(freetype.lineHeight(at: 17) - 17) < 1e-9)
    #expect(abs(freetype.leading(at: 17) - 3.4) < 1e-9)
    let harfbuzz = try metrics("Probe/utm.ttf", .harfbuzz)
    #expect(abs(harfbuzz.lineHeight(at: 17) - 17) < 1e-9)
    #expect(abs(harfbuzz.leading(at: 17) - 3.4) < 1e-9)
    #expect(abs(try metrics("Probe/utm.ttf", .win).lineHeight(at: 1) - 1.55) < 1e-9)
  }

  @Test func `A17 The point size is no line height`() throws {
    let thai = try metrics("NotoSansThai/NotoSansThai-Regular.ttf")
    #expect(abs(thai.lineHeight(at: 17) - 25.687) < 1e-9)
    #expect(thai.labelHeight(at: 17, displayScale: 2) == 26)
  }

  @Test func `B01 A positive descender lies below all the same`() throws {
    let metrics = try metrics("Probe/posdesc.ttf")
    #expect(metrics.tables.hhea?.descender == 200)
    #expect(metrics.units.descender == -200)
    #expect(metrics.units.ascender - metrics.units.descender == 1400)
    #expect(metrics.units.lineGap == 200)
    #expect(abs(metrics.lineHeight(at: 1) - 1400.0 / 1200) < 1e-9)
    #expect(metrics.warnings.contains { $0.contains("descender") && $0.contains("-200") })
    let harfbuzz = try self.metrics("Probe/posdesc.ttf", .harfbuzz)
    #expect(harfbuzz.units.ascender - harfbuzz.units.descender == 1400)
  }

  @Test func `B02 A negative line gap stays as stored, and out of the line`() throws {
    let metrics = try metrics("Probe/neggap.ttf")
    #expect(abs(metrics.lineHeight(at: 1) - 1) < 1e-9)
    #expect(abs(metrics.leading(at: 1) + 0.1) < 1e-9)
    #expect(try self.metrics("Probe/neggap.ttf", .harfbuzz).units.lineGap == -100)
    #expect(try self.metrics("Probe/neggap.ttf", .web).leading(at: 17) == 0)
  }

  @Test func `B03 A gap that outweighs the line is told`() throws {
    let metrics = try metrics("Probe/neggapbig.ttf")
    #expect(abs(metrics.lineHeight(at: 1) - 1) < 1e-9)
    #expect(metrics.units.lineGap == -1200)
    #expect(metrics.warnings.count == 1)
    #expect(metrics.warnings.first?.contains("-0.2 em") == true)
  }

  @Test func `B04 An empty hhea falls to typo`() throws {
    let metrics = try metrics("Probe/zerohhea.ttf")
    #expect(metrics.source == .typo)
    #expect(metrics.units.ascender == 750)
    #expect(metrics.units.descender == -250)
    #expect(abs(metrics.lineHeight(at: 1) - 1) < 1e-9)
    #expect(abs(metrics.leading(at: 1) - 0.2) < 1e-9)
    #expect(metrics.warnings.isEmpty == false)
    let harfbuzz = try self.metrics("Probe/zerohhea.ttf", .harfbuzz)
    #expect(harfbuzz.lineHeight(at: 17) == 0)
    #expect(harfbuzz.warnings.isEmpty == false)
  }

  @Test func `B05 Empty hhea and typo fall to win`() throws {
    let metrics = try metrics("Probe/zeroall.ttf")
    #expect(metrics.source == .win)
    #expect(metrics.units.ascender == 1000)
    #expect(metrics.units.descender == -300)
    #expect(abs(metrics.lineHeight(at: 1) - 1.3) < 1e-9)
    #expect(metrics.warnings.isEmpty == false)
  }

  @Test func `B06 Wider spacing on Windows is told`() throws {
    let apple = try metrics("Probe/winwide.ttf")
    #expect(abs(apple.lineHeight(at: 1) - 1) < 1e-9)
    #expect(apple.warnings.contains { $0.contains("Windows") })
    #expect(abs(try metrics("Probe/winwide.ttf", .freetype).lineHeight(at: 1) - 1) < 1e-9)
    #expect(abs(try metrics("Probe/winwide.ttf", .win).lineHeight(at: 1) - 1.4) < 1e-9)
  }

  @Test func `B07 Roboto's lines are hhea's, not win's`() throws {
    let apple = try metrics("Roboto/Roboto-Regular.ttf")
    #expect(abs(apple.ascender(at: 17) - 1900.0 * 17 / 2048) < 1e-9)
    #expect(abs(apple.ascender(at: 17) - 15.771) < 5e-4)
    #expect(abs(apple.descender(at: 17) + 4.150) < 5e-4)
    #expect(abs(apple.lineHeight(at: 17) - 19.922) < 5e-4)
    for policy in [MetricsPolicy.win, .typo] {
      #expect(abs(try metrics("Roboto/Roboto-Regular.ttf", policy).lineHeight(at: 17) - 22.42) < 5e-3)
    }
  }

  @Test func `C13 The second face of a collection has its own metrics`() throws {
    let face = try FontFace(file: Fixtures.font("Probe/pair.ttc"), faceIndex: 1)
    #expect(try face.metrics().units.ascender == 900)
    #expect(try face.metrics().units.descender == -300)
    #expect(face.glyphs(for: "A").map(\.advance) == [530])
    #expect(try FontFace(file: face.file).glyphs(for: "A").map(\.advance) == [510])
  }
}
