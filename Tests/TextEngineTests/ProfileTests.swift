import FixtureSupport
import TextEngine
import Testing
import Typography

/// Expected values by fontTools.
struct ProfileTests {
  private func profile(_ font: String, _ characters: String? = nil) throws -> FaceProfile {
    let engine = try TextEngine(sources: FontSources(systemFonts: false, cacheDirectory: Fixtures.cache))
    let face = try #require(try TextEngine.faces(ofFile: Fixtures.font(font)).first)
    return try engine.profile(of: face, characters: characters.map { Array($0.unicodeScalars) })
  }

  @Test func aFontsCharactersAdvancesAndFeaturesAreItsTables() throws {
    let profile = try profile("Roboto/Roboto-Regular.ttf")
    #expect(profile.advances.count == 95)
    #expect(profile.advances.prefix(4).map(\.units) == [508, 528, 656, 1261])
    #expect(profile.advances.map(\.character.value).last == 126)
    #expect(
      profile.features == [
        "c2sc", "cpsp", "dlig", "dnom", "frac", "kern", "liga", "lnum", "numr", "onum", "pnum", "salt",
        "smcp",
        "ss01", "ss03", "ss04", "ss05", "ss06", "ss07", "tnum", "unic",
      ])
    #expect(profile.versionText == "Version 2.138; 2017")
    #expect(profile.axes.isEmpty)
    #expect(profile.tellsAllCharacters)
  }

  @Test func aCharacterThatIsAskedForAndMissingHasNoAdvance() throws {
    let profile = try profile("Probe/liga.ttf", "0 字")
    #expect(profile.advances.map(\.units) == [500, 250, nil])
    #expect(profile.hash == "4421003818ec7560bc06b3a852c7222d00a60723d68a221aae12676668a4cabc")
    #expect(!profile.tellsAllCharacters)
  }

  @Test func aVariableFontHasItsAxesAndTheAdvancesOfItsPlace() throws {
    let profile = try profile("Probe/vf-mult.ttf", "0")
    #expect(profile.axes == [VariationAxis(tag: "wght", minimum: 200, default: 200, maximum: 900)])
    #expect(profile.advances.map(\.units) == [440])
    let engine = try TextEngine(sources: FontSources(systemFonts: false, cacheDirectory: Fixtures.cache))
    var face = profile.face
    face.variations = ["wght": 900]
    #expect(try engine.profile(of: face, characters: ["0"]).advances.map(\.units) == [580])
  }

  @Test func aCollectionHasSeveralFaces() throws {
    #expect(try TextEngine.faces(ofFile: Fixtures.font("Probe/pair.ttc")).map(\.faceIndex) == [0, 1])
    #expect(throws: (any Error).self) { try TextEngine.faces(ofFile: Fixtures.font("Malformed/html.ttf")) }
  }
}
