import FixtureSupport
import FontResolution
import Testing
import Typography

@Suite struct FaceChoiceTests {
  let probe: FontCollection

  init() throws { probe = try collection("Probe") }

  /// The family has 100, 200, 300, 350, 400 to 900 and 950.
  @Test(arguments: [
    (1, 100), (100, 100), (140, 100), (240, 200), (320, 300), (340, 350), (400, 400), (500, 500), (560, 600),
    (660, 700), (760, 800), (880, 900), (950, 950), (1000, 950),
  ]) func `The nearest weight answers`(asked: Double, expected: Double) throws {
    let outcome = try probe.resolve("Probe Grot", weight: asked)
    #expect(outcome.face?.traits.weight.value == expected)
    #expect(outcome.missingStyle == nil)
    #expect(outcome.reason.contains("nearest") == (asked != expected))
  }

  @Test(arguments: [(325, 300), (450, 400), (550, 600), (650, 700), (925, 950)])
  func `Of two weights equally near, light text gets the lighter and heavy text the heavier`(
    asked: Double, expected: Double
  ) throws {
    #expect(try probe.resolve("Probe Grot", weight: asked).face?.traits.weight.value == expected)
  }

  @Test func `Every other face of the family is considered, with the reason against it`() throws {
    let outcome = try probe.resolve("Probe Grot", weight: 700)
    #expect(outcome.considered.count == 11)
    #expect(outcome.considered.first?.rejected == nil)
    #expect(outcome.considered.dropFirst().allSatisfy { $0.rejected?.contains("farther from 700") == true })
  }

  @Test(
    arguments: [(nil, 100), (100, 100), (95, 100), (80, 75), (75, 75), (50, 75), (200, 100)]
      as [(Double?, Double)])
  func `Width goes before weight`(asked: Double?, expected: Double) throws {
    let outcome = try probe.resolve("Probe Merge", weight: 500, width: asked)
    #expect(outcome.face?.traits.width == expected)
    #expect(outcome.face?.traits.weight.value == (expected == 100 ? 500 : 400))
  }

  @Test func `Without an italic the upright answers, and the lack is told`() throws {
    for slant in [FontSlant.italic, .oblique] {
      let outcome = try probe.resolve("Probe Next", slant: slant)
      #expect(outcome.kind == .override)
      #expect(outcome.face?.postScriptName == "ProbeNext-Regular")
      #expect(outcome.missingStyle == "no \(slant.rawValue) face")
      #expect(outcome.reason.contains("no \(slant.rawValue) face"))
    }
    #expect(try probe.resolve("Probe Next", slant: .upright).missingStyle == nil)
  }

  @Test func `Axes give what is asked, and end where they end`() throws {
    let inside = try probe.resolve("Probe Flex", weight: 610, width: 80).face
    #expect(inside?.variations == ["wght": 610, "wdth": 80])
    #expect(inside?.traits.weight.value == 610)
    #expect(inside?.traits.width == 80)
    let outside = try probe.resolve("Probe Flex", weight: 1000, width: 60)
    #expect(outside.face?.variations == ["wght": 800, "wdth": 75])
    #expect(outside.reason.contains("weight 800 is its nearest to 1000"))
    #expect(outside.missingStyle != nil)
  }

  @Test func `A slant axis answers for oblique and italic`() throws {
    for slant in [FontSlant.italic, .oblique] {
      let outcome = try probe.resolve("Probe Slant", slant: slant)
      #expect(outcome.face?.variations == ["slnt": -10])
      #expect(outcome.face?.traits.slant == .oblique)
      #expect(outcome.missingStyle == nil)
    }
    #expect(try probe.resolve("Probe Slant").face?.variations == ["slnt": 0])
  }

  @Test func `A place that has a name bears it`() throws {
    let bold = try probe.resolve("Probe VFThin", weight: 700).face
    #expect(bold?.postScriptName == "ProbeVFThin-Bold")
    #expect(bold?.style == "Bold")
    let between = try probe.resolve("Probe VFThin", weight: 710).face
    #expect(between?.postScriptName != "ProbeVFThin-Bold")
    #expect(between?.style == nil)
  }

  @Test func `A face whose own family is the asked one comes before one that shares it`() throws {
    // Both are weight 400 and upright; only the first has "Probe Merge" as name ID 1.
    let outcome = try probe.resolve("Probe Merge", width: 87.5)
    #expect(outcome.face?.postScriptName == "ProbeMerge-Regular")
  }
}
