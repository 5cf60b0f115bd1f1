import FixtureSupport
import FontFaces
import Testing
import Typography

@Suite struct VariationSpaceTests {
  private func space(_ font: String) throws -> VariationSpace {
    try #require(try FontFace(file: Fixtures.font(font)).variationSpace)
  }

  @Test func `Axes are read in their order`() throws {
    #expect(
      try space("Probe/flex.ttf").axes == [
        VariationAxis(tag: "wght", minimum: 200, default: 400, maximum: 800),
        VariationAxis(tag: "wdth", minimum: 75, default: 100, maximum: 100),
      ])
    #expect(
      try space("Probe/slant.ttf").axes == [VariationAxis(tag: "slnt", minimum: -10, default: 0, maximum: 0)])
  }

  @Test(arguments: ["Probe/flex.ttf", "Probe/slant.ttf", "Probe/vf-mult.ttf", "Probe/vf-thin.ttf"])
  func `Named instances are those that fontTools reads, negative coordinates too`(font: String) throws {
    let expected = ExpectedInstance.all.filter { $0.file == font && $0.postScriptName != nil }
    let instances = try space(font).instances
    #expect(instances.map(\.postScriptName) == expected.map(\.postScriptName))
    #expect(instances.map(\.name) == expected.map(\.style))
    #expect(instances.map(\.coordinates) == expected.map(\.coordinates))
  }

  @Test func `Axes left out stay at their defaults`() throws {
    let face = try FontFace(file: Fixtures.font("Probe/flex.ttf"), variations: ["wdth": 80])
    #expect(face.variations == ["wght": 400, "wdth": 80])
  }
}
