import FixtureSupport
import FontFaces
import Testing
import Typography

@Suite struct LineMetricsTests {
  private func metrics(
    _ font: String, policy: MetricsPolicy = .apple, platform: Platform = .ios, family: String? = nil
  ) throws -> FaceMetrics {
    try FontFace(file: Fixtures.font(font)).metrics(policy: policy, platform: platform, family: family)
  }

  // MARK: Helvetica and Times

  @Test func `Helvetica has 15 % more ascender on iOS, as measured at 17 pt`() throws {
    let metrics = try metrics("NamedHelvetica/helv.ttf")
    #expect(abs(metrics.ascender(at: 17) - 15.640332) < 1e-6)
    #expect(abs(metrics.lineHeight(at: 17) - 19.55) < 1e-9)
    #expect(abs(metrics.descender(at: 17) + 471.0 / 2048 * 17) < 1e-9)
    #expect(metrics.warnings.count == 1)
    #expect(metrics.warnings.first?.contains("15 %") == true)
    #expect(metrics.warnings.first?.contains("may not be Apple's") == true)
  }

  @Test func `Helvetica Neue has its own ascender, as measured at 16 pt`() throws {
    let metrics = try metrics("NamedHelvetica/helvneue.ttf")
    #expect(abs(metrics.ascender(at: 16) - 15.232) < 1e-9)
    #expect(abs(metrics.descender(at: 16) + 3.408) < 1e-9)
    #expect(abs(metrics.leading(at: 16) - 0.448) < 1e-9)
    #expect(metrics.warnings == [])
  }

  @Test(arguments: [
    ("Helvetica", true), ("Times", true), ("Times New Roman", false), ("Helvetica Neue", false),
    ("Helvetica Now", false), ("Lato", false),
  ]) func `Only the exact families of old have the rule`(family: String, applies: Bool) throws {
    let metrics = try metrics("Probe/icons.ttf", family: family)
    #expect(metrics.units.ascender == (applies ? 950 : 800))
    #expect(metrics.warnings.isEmpty != applies)
  }

  @Test func `The rule is UIFont's on iOS alone`() throws {
    let font = "NamedHelvetica/helv.ttf"
    #expect(try metrics(font, platform: .macos).units.ascender == 1577)
    for policy in [MetricsPolicy.freetype, .typo, .win] {
      #expect(try metrics(font, policy: policy).units.ascender == 1577)
    }
  }

  // MARK: Warnings

  @Test func `Sound metrics raise no warning`() throws {
    for font in ["Lato/Lato-Regular.ttf", "Roboto/Roboto-Regular.ttf", "Probe/utm.ttf", "Probe/neggap.ttf"] {
      #expect(try metrics(font).warnings == [], "\(font)")
    }
  }

  @Test func `A stand-in for hhea is told`() throws {
    #expect(try metrics("Probe/zerohhea.ttf").warnings.first?.contains("typo") == true)
    #expect(try metrics("Probe/zeroall.ttf").warnings.first?.contains("win") == true)
  }

  @Test func `A wide win line is told, with the difference in percent`() throws {
    let warnings = try metrics("Probe/winwide.ttf").warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("+40 %") == true)
  }
}
