import FixtureSupport
import Testing
import TextEngine
import Typography

@Suite struct TextEngineTests {
  private func engine(
    _ folders: String..., policy: MetricsPolicy = .apple, platform: Platform = .ios, fallbacks: [String] = []
  ) throws -> TextEngine {
    try TextEngine(
      sources: FontSources(
        directories: folders.map { $0.hasPrefix("/") ? $0 : Fixtures.font($0) }, systemFonts: false,
        cacheDirectory: Fixtures.cache),
      policy: policy, platform: platform, fallbacks: fallbacks)
  }

  private func descriptor(_ family: String, weight: Double = 400, size: Double = 17) -> FontDescriptor {
    FontDescriptor(family: family, size: size, traits: FontTraits(weight: FontWeight(clamping: weight)))
  }

  // MARK: From request to metrics

  @Test func `A resolved face is measured`() throws {
    let engine = try engine("Lato")
    let face = try #require(try engine.resolve(FontRequest(name: "Lato")).face)
    let metrics = try engine.metrics(of: face)
    #expect(metrics.unitsPerEm == 2000)
    #expect(metrics.units.ascender == 1974)
    #expect(metrics.units.descender == -426)
  }

  @Test func `The engine's policy and platform apply`() throws {
    let freetype = try engine("Lato", policy: .freetype)
    #expect(try freetype.face(for: descriptor("Lato")).metrics?.units.ascender == 1610)
    let ios = try engine("NamedHelvetica").face(for: descriptor("Helvetica"))
    let macos = try engine("NamedHelvetica", platform: .macos).face(for: descriptor("Helvetica"))
    #expect(abs((ios.metrics?.units.ascender ?? 0) - (1577 + 0.15 * 2048)) < 1e-9)
    #expect(macos.metrics?.units.ascender == 1577)
  }

  @Test func `A variable face is measured at the asked weight`() throws {
    let engine = try engine("Probe")
    let bold = try engine.face(for: descriptor("Probe Flex", weight: 700))
    #expect(bold.outcome.face?.variations == ["wght": 700, "wdth": 100])
    #expect(bold.metrics?.units.ascender == 945)
    #expect(try engine.face(for: descriptor("Probe Flex")).metrics?.units.ascender == 900)
  }

  @Test func `Every named instance of fontTools is measured as it reads it`() throws {
    let engine = try engine("Probe")
    for expected in ExpectedInstance.all {
      guard let name = expected.postScriptName else { continue }
      let face = try #require(try engine.resolve(FontRequest(name: name)).face, "\(name)")
      let inspection = try engine.inspect(face, size: 17, glyphsOf: "A")
      #expect(inspection.metrics.units.ascender == Double(expected.fontTools.hhea.ascender), "\(name)")
      #expect(inspection.glyphs.map { Int($0.advance) } == [expected.fontTools.advances["A"]], "\(name)")
    }
  }

  @Test func `A PostScript name goes before the family`() throws {
    var asked = descriptor("Probe Merge")
    asked.faceName = "ProbeNext-DemiBold"
    #expect(try engine("Probe").face(for: asked).outcome.face?.postScriptName == "ProbeNext-DemiBold")
  }

  @Test func `Width and slant are asked for`() throws {
    var asked = descriptor("Probe Merge")
    asked.traits.width = 75
    #expect(try engine("Probe").face(for: asked).outcome.face?.postScriptName == "ProbeMerge-Condensed")
    asked.traits = FontTraits(slant: .italic)
    #expect(try engine("Probe").face(for: asked).outcome.missingStyle == "no italic face")
  }

  @Test func `A missing family is an outcome, not an error`() throws {
    let missing = try engine("Probe").face(for: descriptor("Avenir Next"))
    #expect(missing.outcome.kind == .none)
    #expect(missing.metrics == nil)
    let fallback = try engine("Probe", fallbacks: ["Nowhere", "Probe UTM"]).face(
      for: descriptor("Avenir Next"))
    #expect(fallback.outcome.kind == .fallback)
    #expect(fallback.outcome.face?.family == "Probe UTM")
    #expect(fallback.metrics?.units.ascender == 1050)
  }

  // MARK: Files

  @Test func `A bare file is inspected by its own names`() throws {
    let file = Fixtures.font("Probe/pair.ttc")
    let inspection = try engine().inspect(FaceIdentity(file: file, faceIndex: 1), size: 17, glyphsOf: "A")
    #expect(inspection.face.family == "Probe TTC KR")
    #expect(inspection.metrics.units.ascender == 900)
    #expect(inspection.glyphs.map(\.advance) == [530])
  }

  @Test func `A resolved face keeps its names when it is inspected`() throws {
    let engine = try engine("Probe")
    let face = try #require(try engine.resolve(FontRequest(name: "プローブ ゴシック")).face)
    #expect(try engine.inspect(face, size: 17).face == face)
  }

  @Test func `A file that can't be read is an error that names it`() throws {
    let file = Fixtures.font("Malformed/lfs.ttf")
    let error = #expect(throws: (any Error).self) { try engine().inspect(FaceIdentity(file: file), size: 17) }
    #expect(error.map { "\($0)" }?.contains(file) == true)
  }

  @Test func `A missing font directory is an error`() {
    #expect(throws: (any Error).self) { try engine("/no/such/folder") }
  }

  @Test func `What could not be read is told, and an empty set of fonts too`() throws {
    let malformed = try engine("Malformed")
    #expect(malformed.warnings.contains { $0.contains("/lfs.ttf'") })
    #expect(!malformed.hasNoFonts)
    #expect(try engine().hasNoFonts)
    #expect(try engine("Lato").warnings == [])
  }

  @Test func `The nearest family is offered`() throws {
    #expect(try engine("Lato").hint(for: "Latto") == .family("Lato"))
    #expect(try engine("Lato").hint(for: "Avenir Next") == nil)
  }

  @Test func `Libraries tell their versions`() {
    #expect(libraryVersions.map(\.name).starts(with: ["fontconfig", "FreeType"]))
    #expect(libraryVersions.allSatisfy { $0.version.split(separator: ".").allSatisfy { Int($0) != nil } })
  }

  // MARK: Side by side

  @Test func `Many faces are measured in their order, and a broken one harms no other`() async throws {
    let engine = try engine("Probe", "Lato", "Roboto")
    var faces = try engine.faces()
    faces.insert(FaceIdentity(file: "/no/such/font.ttf"), at: faces.count / 2)
    let measured = await engine.measureAll(faces)
    #expect(measured.map(\.face) == faces)
    for (face, result) in measured {
      switch result {
      case .success(let metrics):
        let alone = try engine.metrics(of: face)
        #expect(metrics.units.ascender == alone.units.ascender)
        #expect(metrics.units.descender == alone.units.descender)
        #expect(metrics.units.lineGap == alone.units.lineGap)
        #expect(metrics.tables == alone.tables)
        // Many faces are asked for their lines alone.
        #expect(metrics.units.capHeight == nil)
      case .failure(let error): #expect("\(error)".contains("/no/such/font.ttf"))
      }
    }
    #expect(measured.count { (try? $0.result.get()) == nil } == 1)
  }

  @Test func `Many tasks get the answers that one gets`() async throws {
    let engine = try engine("Probe", "Lato", fallbacks: ["Lato"])
    let names = [
      "Lato", "Probe Flex", "Probe VFMult", "Probe Dup", "Avenir Next", "Probe Grot", "Probe Slant",
    ]
    let requests = names.flatMap { name in [300.0, 400, 700].map { descriptor(name, weight: $0) } }
    let alone = try requests.map { try self.engine("Probe", "Lato", fallbacks: ["Lato"]).face(for: $0) }
    try await withThrowingTaskGroup(of: (Int, MeasuredFace).self) { group in
      for round in 0..<8 {
        for position in requests.indices {
          let place = (position + round * 5) % requests.count
          group.addTask { (place, try engine.face(for: requests[place])) }
        }
      }
      for try await (place, face) in group { #expect(face == alone[place]) }
    }
  }

  // MARK: Cache

  @Test func `A face is read once`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "utm.ttf")
      let engine = try engine(folder.path)
      let first = try engine.face(for: descriptor("Probe UTM"))
      #expect(first.metrics?.units.ascender == 1050)
      try folder.remove("utm.ttf")
      #expect(try engine.face(for: descriptor("Probe UTM", size: 53)) == first)
      // Another weight is another request, for which the file would have to be there.
      #expect(throws: (any Error).self) { try engine.face(for: descriptor("Probe UTM", weight: 700)) }
    }
  }
}
