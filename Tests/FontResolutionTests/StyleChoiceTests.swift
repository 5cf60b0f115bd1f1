import FixtureSupport
import FontResolution
import Testing
import Typography

@Suite struct StyleChoiceTests {
  let probe: FontCollection

  init() throws { probe = try collection("Probe") }

  @Test(arguments: [
    ("DemiBold", "wt-DemiBold.ttf"), ("Semibold", "wt-DemiBold.ttf"), ("Demi Bold", "wt-DemiBold.ttf"),
    ("semi-bold", "wt-DemiBold.ttf"), ("Heavy", "wt-Black.ttf"), ("Black", "wt-Black.ttf"),
    ("Ultra Light", "wt-ExtraLight.ttf"), ("Hairline", "wt-Thin.ttf"), ("Ultrablack", "wt-ExtraBlack.ttf"),
    ("Book", "wt-Book.ttf"), ("Normal", "wt-Regular.ttf"),
  ]) func `A style is found by its name, or by what its words mean`(style: String, file: String) throws {
    let outcome = try probe.resolve("Probe Grot", style: style)
    #expect(fileName(outcome.face?.file) == file)
    #expect(outcome.missingStyle == nil)
    #expect(outcome.considered.count == 11)
    #expect(outcome.considered.dropFirst().allSatisfy { $0.rejected == "its style is not \(style)" })
  }

  @Test func `Regular is the regular weight, although every face is Regular in its old family`() throws {
    let outcome = try probe.resolve("Probe Grot", style: "Regular")
    #expect(fileName(outcome.face?.file) == "wt-Regular.ttf")
    #expect(outcome.missingStyle == nil)
  }

  @Test(arguments: ["Condensed", "Cond", "condensed regular"])
  func `A style's words may name a width`(style: String) throws {
    let outcome = try probe.resolve("Probe Merge", style: style)
    #expect(outcome.face?.postScriptName == "ProbeMerge-Condensed")
    #expect(outcome.missingStyle == nil)
  }

  @Test(arguments: ["Wonky", "Bold Italic", "Condensed"])
  func `A style that the family lacks is told, with those it has`(style: String) throws {
    let outcome = try probe.resolve("Probe Next", style: style)
    #expect(outcome.kind == .override)
    #expect(outcome.missingStyle == "no style \"\(style)\" (it has Demi Bold, Regular)")
    #expect(outcome.reason.contains("no style \"\(style)\""))
  }

  @Test func `A missing style comes as near as its words say`() throws {
    #expect(try probe.resolve("Probe Next", style: "Bold").face?.postScriptName == "ProbeNext-DemiBold")
  }

  @Test(
    arguments: [
      ("Bold", ["wght": 700, "wdth": 100]), ("Light", ["wght": 300, "wdth": 100]),
      ("Regular", ["wght": 400, "wdth": 100]),
    ] as [(String, [String: Double])])
  func `A named instance of a variable face is a style`(style: String, place: [String: Double]) throws {
    let outcome = try probe.resolve("Probe Flex", style: style)
    #expect(outcome.face?.variations == place)
    #expect(outcome.face?.postScriptName == "ProbeFlex-\(style)")
    #expect(outcome.missingStyle == nil)
    #expect(outcome.considered.count == 1)
  }

  @Test func `The slanted instance is a style, although fontconfig reads no slant`() throws {
    let outcome = try probe.resolve("Probe Slant", style: "Slanted")
    #expect(outcome.face?.variations == ["slnt": -10])
  }
}
