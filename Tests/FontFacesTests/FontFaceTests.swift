import FixtureSupport
import FontFaces
import Testing
import Typography

@Suite struct FontFaceTests {
  // MARK: Refusals

  @Test(arguments: [
    ("empty.ttf", "is empty"),
    ("html.ttf", "is a web page, not a font"),
    ("lfs.ttf", "is a Git LFS pointer"),
  ]) func `A file that is no font is refused, and it is said what it is`(name: String, reason: String) {
    let file = Fixtures.font("Malformed/\(name)")
    let error = #expect(throws: FontFaceError.self) { try FontFace(file: file) }
    #expect(error?.description.contains("'\(file)'") == true)
    #expect(error?.description.contains(reason) == true)
  }

  @Test(arguments: [
    "bomb.woff2", "crlf-mangled.ttf", "no-head.ttf", "no-hhea.ttf", "no-hmtx.ttf", "ttc0.ttc", "ttcbig.ttc",
  ]) func `A font that is broken beyond use is refused by its name`(name: String) {
    let file = Fixtures.font("Malformed/\(name)")
    let error = #expect(throws: FontFaceError.self) { try FontFace(file: file) }
    #expect(error?.description.contains("'\(file)'") == true)
  }

  @Test func `A directory and a missing file are refused`() {
    let folder = Fixtures.font("Probe")
    let directory = #expect(throws: FontFaceError.self) { try FontFace(file: folder) }
    #expect(directory?.description == "'\(folder)': is a directory, not a font file")
    let missing = #expect(throws: FontFaceError.self) { try FontFace(file: "\(folder)/none.ttf") }
    #expect(missing?.description == "'\(folder)/none.ttf': No such file or directory")
  }

  @Test func `XML is refused as XML`() throws {
    try withTemporaryFolder { folder in
      let file = try folder.write("<?xml version=\"1.0\"?><svg/>", to: "font.svg")
      let error = #expect(throws: FontFaceError.self) { try FontFace(file: file) }
      #expect(error?.description == "'\(file)': is XML, not a font")
    }
  }

  @Test(arguments: [("Probe/pair.ttc", 2, 2), ("Probe/pair.ttc", 65535, 2), ("Probe/utm.ttf", 1, 1)])
  func `A face beyond the collection is refused with the count`(font: String, index: Int, count: Int) {
    let error = #expect(throws: FontFaceError.self) {
      try FontFace(file: Fixtures.font(font), faceIndex: index)
    }
    #expect(error?.description.contains("has no face \(index): it has \(count), counted from 0") == true)
  }

  @Test func `An axis that the font lacks is refused`() {
    let unknown = #expect(throws: FontFaceError.self) {
      try FontFace(file: Fixtures.font("Probe/flex.ttf"), variations: ["wgth": 400])
    }
    #expect(unknown?.description.contains("has no axis 'wgth'; did you mean 'wght'?") == true)
    let stray = #expect(throws: FontFaceError.self) {
      try FontFace(file: Fixtures.font("Probe/utm.ttf"), variations: ["wght": 400])
    }
    #expect(stray?.description.contains("it is not a variable font") == true)
  }

  @Test(arguments: [199.9, 800.1, -.infinity, .infinity, .nan])
  func `A value outside its axis is refused with the axis' ends`(value: Double) {
    let error = #expect(throws: FontFaceError.self) {
      try FontFace(file: Fixtures.font("Probe/flex.ttf"), variations: ["wght": value])
    }
    #expect(error?.description.contains("axis wght goes from 200.0 to 800.0") == true)
  }

  @Test(arguments: [200.0, 400, 800]) func `An axis' ends are on it`(value: Double) throws {
    let face = try FontFace(file: Fixtures.font("Probe/flex.ttf"), variations: ["wght": value])
    #expect(face.variations == ["wght": value, "wdth": 100])
  }

  // MARK: What there is

  @Test func `The faces of a file are counted`() throws {
    #expect(try FontFace(file: Fixtures.font("Probe/pair.ttc")).faceCount == 2)
    #expect(try FontFace(file: Fixtures.font("Probe/pair.ttc"), faceIndex: 1).faceIndex == 1)
    #expect(try FontFace(file: Fixtures.font("Probe/utm.ttf")).faceCount == 1)
  }

  @Test func `A static face has no axes`() throws {
    let face = try FontFace(file: Fixtures.font("Lato/Lato-Regular.ttf"))
    #expect(face.variationSpace == nil)
    #expect(face.variations.isEmpty)
  }

  @Test func `Faces of one file do not disturb each other`() throws {
    let file = Fixtures.font("Probe/vf-thin.ttf")
    let light = try FontFace(file: file, variations: ["wght": 300])
    let heavy = try FontFace(file: file, variations: ["wght": 900])
    #expect(light.glyphs(for: "A").map(\.advance) == [460])
    #expect(heavy.glyphs(for: "A").map(\.advance) == [580])
    #expect(light.glyphs(for: "A").map(\.advance) == [460])
  }

  @Test func `The library tells its version`() {
    #expect(FontFace.libraryVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}
