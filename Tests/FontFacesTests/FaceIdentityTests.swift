import FixtureSupport
import FontFaces
import Testing
import Typography

/// FontFace+Identity.swift and SfntNames.swift.
@Suite struct FaceIdentityTests {
  @Test(arguments: ExpectedFace.staticFaces)
  func `Names, weight and width are those that fontTools reads`(expected: ExpectedFace) throws {
    let file = Fixtures.font(expected.file)
    let identity = try FontFace(file: file, faceIndex: expected.faceIndex).identity
    let percents: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    #expect(identity.file == file)
    #expect(identity.faceIndex == expected.faceIndex)
    #expect(identity.postScriptName == expected.postScriptName)
    #expect(identity.family == expected.family)
    #expect(identity.traits.weight.value == Double(expected.weightClass ?? 0))
    #expect(identity.traits.width == percents[(expected.widthClass ?? 0) - 1])
    #expect(identity.traits.slant == .upright)
    #expect(identity.variations.isEmpty)
  }

  @Test(arguments: ExpectedInstance.all)
  func `A place that fvar names bears that name`(expected: ExpectedInstance) throws {
    let face = try FontFace(file: Fixtures.font(expected.file), variations: expected.coordinates)
    #expect(face.identity.variations == expected.coordinates)
    if let name = expected.postScriptName {
      #expect(face.identity.postScriptName == name)
      #expect(face.identity.style == expected.style)
    }
    if let weight = expected.coordinates["wght"] { #expect(face.identity.traits.weight.value == weight) }
    if let width = expected.coordinates["wdth"] { #expect(face.identity.traits.width == width) }
  }

  @Test(arguments: [
    ("Probe/cond-DemiBold.ttf", "Probe Next", "Demi Bold"),
    ("Probe/cond-Merged.ttf", "Probe Merge", "Condensed"),
    ("Probe/ja.ttf", "Probe Gothic", "Regular"), ("Probe/odd7.ttf", "Próbé Ünï", "Regular"),
  ]) func `Typographic names go before the old ones, English before others`(
    font: String, family: String, style: String
  ) throws {
    let identity = try FontFace(file: Fixtures.font(font)).identity
    #expect(identity.family == family)
    #expect(identity.style == style)
  }

  @Test func `The version is head's font revision as a decimal`() throws {
    #expect(try FontFace(file: Fixtures.font("Lato/Lato-Regular.ttf")).identity.version == 2.007)
    #expect(try FontFace(file: Fixtures.font("Probe/dupB/ProbeDup.ttf")).identity.version == 2)
  }
}
