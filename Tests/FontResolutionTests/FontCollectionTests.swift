import FixtureSupport
import FontResolution
import Testing
import Typography

@Suite struct FontCollectionTests {
  let probe: FontCollection

  init() throws { probe = try collection("Probe", "Names") }

  // MARK: Names

  @Test(arguments: [
    ("Probe Next", "ProbeNext-Regular"), ("Probe Next Condensed", "ProbeNextCondensed-Regular"),
    ("Probe-Dash", "ProbeOdd1"), ("Probe:Colon", "ProbeOdd2"), ("Probe,Comma", "ProbeOdd3"),
    ("Probe 2", "ProbeOdd4"), (#"Probe\Back"#, "ProbeOdd5"), ("ProbeMono12", "ProbeOdd6"),
    ("Próbé Ünï", "ProbeOdd7"), ("Probe*Star", "ProbeStar-Regular"), ("Probe [x]", "ProbeBrackets-Regular"),
    ("Probe = Sign", "ProbeEquals-Regular"), ("プローブ ゴシック", "ProbeGothic-Regular"),
  ]) func `A family answers to its exact name, whatever signs are in it`(family: String, face: String) throws
  {
    let outcome = try probe.resolve(family)
    #expect(outcome.kind == .override)
    #expect(outcome.face?.postScriptName == face)
    #expect(outcome.reason.contains(family))
    #expect(outcome.missingStyle == nil)
  }

  @Test(arguments: ["probenext", "PROBE  NEXT", " Probe Next ", "pRoBe NeXt"])
  func `Letter case and spaces in a family are folded`(spelling: String) throws {
    let outcome = try probe.resolve(spelling)
    #expect(outcome.kind == .override)
    #expect(outcome.face?.family == "Probe Next")
  }

  @Test func `Letter case is folded beyond ASCII`() throws {
    #expect(try probe.resolve("PRÓBÉ ÜNÏ").face?.postScriptName == "ProbeOdd7")
  }

  @Test(arguments: [
    ("ProbeNext-DemiBold", "cond-DemiBold.ttf"), ("probenext-demibold", "cond-DemiBold.ttf"),
    ("ProbeTTCKR-Regular", "pair.ttc"), ("Probe UTM Regular", "utm.ttf"),
    ("Probe Merge Cond Regular", "cond-Merged.ttf"),
  ]) func `PostScript and full names answer for one face`(name: String, file: String) throws {
    let outcome = try probe.resolve(name)
    #expect(outcome.kind == .override)
    #expect(fileName(outcome.face?.file) == file)
  }

  @Test func `A family of the old four-style kind answers too`() throws {
    let outcome = try probe.resolve("Probe Merge Cond")
    #expect(outcome.face?.postScriptName == "ProbeMerge-Condensed")
  }

  @Test(arguments: [
    "Avenir Next", "Probe", "Probe N", "Probe Nex", "Probe Nextt", "Probe*", "Probe?Next", "*",
    "Probe Next:bold",
    "Probe Next-12", "Probe", "Dash", "Probe Next,Probe UTM", "", " ", "DejaVu Sans", "sans-serif",
    "monospace",
    "ProbeNext-Bold",
  ]) func `A name that no face has is never answered`(name: String) throws {
    let outcome = try probe.resolve(name)
    #expect(outcome.kind == .none)
    #expect(outcome.face == nil)
    #expect(outcome.considered == [])
    #expect(outcome.reason.contains("\"\(name)\""))
    #expect(outcome.reason.contains("system fonts are off"))
  }

  // MARK: Fallbacks

  @Test func `Fallbacks are tried in their order`() throws {
    let outcome = try probe.resolve("Avenir Next", fallbacks: ["Nowhere", "probe utm", "Probe Next"])
    #expect(outcome.kind == .fallback)
    #expect(outcome.face?.family == "Probe UTM")
    #expect(outcome.reason.contains("\"Avenir Next\""))
    #expect(outcome.reason.contains("\"probe utm\""))
    #expect(outcome.request.fallbacks.count == 3)
    #expect(outcome.considered.map(\.face.family) == ["Probe UTM"])
  }

  @Test func `A family that is there needs no fallback`() throws {
    let outcome = try probe.resolve("Probe Next", fallbacks: ["Probe UTM"])
    #expect(outcome.kind == .override)
    #expect(outcome.considered.allSatisfy { $0.face.family == "Probe Next" })
  }

  @Test func `Where no fallback answers, all are named`() throws {
    let outcome = try probe.resolve("Avenir Next", fallbacks: ["Nowhere", "Elsewhere"])
    #expect(outcome.kind == .none)
    #expect(outcome.reason.contains("Nowhere, Elsewhere"))
  }

  @Test func `A fallback comes in the asked weight`() throws {
    let outcome = try probe.resolve("Avenir Next", weight: 600, fallbacks: ["Probe Next"])
    #expect(outcome.face?.postScriptName == "ProbeNext-DemiBold")
  }

  // MARK: Text

  @Test func `A face that lacks a character is passed over, and the character named`() throws {
    let outcome = try probe.resolve("Probe Next", text: "Até")
    #expect(outcome.kind == .none)
    #expect(outcome.considered.count == 2)
    #expect(outcome.considered.allSatisfy { $0.rejected == "lacks \"é\" (U+00E9)" })
    let fallback = try collection("Probe", "Lato", "NotoSansThai").resolve(
      "Probe Next", fallbacks: ["Noto Sans Thai", "Lato"], text: "Axé")
    #expect(fallback.kind == .fallback)
    #expect(fallback.face?.family == "Lato")
    #expect(fallback.considered.map(\.rejected).prefix(3).allSatisfy { $0 != nil })
  }

  @Test func `Text that the face has, line ends and invisible characters are no lack`() throws {
    #expect(try probe.resolve("Probe Next", text: "AHx\n\u{200D}\u{FE0F}").kind == .override)
    #expect(try collection("NotoSansThai").resolve("Noto Sans Thai", text: "กขค").kind == .override)
  }

  @Test(arguments: ["ProbeNext-Regular", "Probe UTM Regular", "ProbeFlex-Bold"])
  func `Text counts for a PostScript or full name too`(name: String) throws {
    #expect(try probe.resolve(name, text: "A").kind == .override)
    let outcome = try probe.resolve(name, text: "é")
    #expect(outcome.kind == .none)
    #expect(outcome.considered.map(\.rejected) == ["lacks \"é\" (U+00E9)"])
  }

  // MARK: Listing

  @Test func `Every face is listed with the names, weight and width that fontTools reads`() throws {
    let listed = try collection(
      "Probe", "Names", "Lato", "Roboto", "DejaVu", "NotoSansThai", "NamedHelvetica", "LiberationSans",
      "NotoSansArabic", "NotoSansArabicUI", "NotoNastaliqUrdu", "NotoSansDevanagari", "NotoSansHebrew",
      "NotoSansCJK", "NotoColorEmoji"
    )
    .faces()
    #expect(listed.count == ExpectedFace.wellFormed.count)
    let percents: [Double] = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    for expected in ExpectedFace.staticFaces {
      let face = try #require(
        listed.first { $0.file == Fixtures.font(expected.file) && $0.faceIndex == expected.faceIndex },
        "\(expected)")
      #expect(face.postScriptName == expected.postScriptName, "\(expected)")
      #expect(face.family == expected.family, "\(expected)")
      #expect(face.traits.weight.value == Double(expected.weightClass ?? 0), "\(expected)")
      #expect(face.traits.width == percents[(expected.widthClass ?? 0) - 1], "\(expected)")
      #expect(face.variations.isEmpty, "\(expected)")
    }
  }

  @Test func `Variable faces are listed once, at their default place`() throws {
    let faces = try probe.faces().filter { !$0.variations.isEmpty }
    #expect(faces.map(\.family) == ["Probe Flex", "Probe Slant", "Probe VFMult", "Probe VFThin"])
    #expect(
      faces.map(\.variations) == [["wght": 400, "wdth": 100], ["slnt": 0], ["wght": 200], ["wght": 100]])
  }

  @Test func `The listing of a family is ordered, and nothing else is in it`() throws {
    let faces = try probe.faces(family: "probe merge")
    #expect(faces.map(\.style) == ["Condensed", "Medium", "Regular"])
    #expect(try probe.faces(family: "Avenir Next") == [])
    #expect(try probe.faces(scalableOnly: true) == probe.faces())
  }

  @Test func `Family names come in every language, sorted`() throws {
    let names = try probe.familyNames()
    #expect(names == names.sorted())
    #expect(names.contains("Probe Gothic"))
    #expect(names.contains("プローブ ゴシック"))
    #expect(names.contains("Probe Merge Cond"))
  }

  @Test func `The library tells its version`() {
    #expect(FontCollection.libraryVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
  }

  // MARK: Order

  @Test func `The order of directories changes nothing`() throws {
    let folders = ["Probe", "Names", "Lato", "Probe/dupB"]
    let requests = [
      FontRequest(name: "Probe Dup"), FontRequest(name: "Probe Grot", weight: .semibold),
      FontRequest(name: "ProbeDup-Regular"), FontRequest(name: "ProbeFlex-Bold"),
      FontRequest(name: "Probe Flex", faceStyle: "Bold"), FontRequest(name: "Probe VFMult"),
      FontRequest(name: "Avenir Next", fallbacks: ["Probe Dup"], text: "A"),
    ]
    let outcomes = try requests.map(collection(folders).resolve)
    for order in [[3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1]] {
      let other = try collection(order.map { folders[$0] })
      #expect(try requests.map(other.resolve) == outcomes)
    }
  }
}
