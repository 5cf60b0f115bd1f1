import FixtureSupport
import Testing
import Typography

@testable import FontResolution

@Suite struct FontLibraryTests {
  @Test func `A file that is no font is a warning, and its neighbours serve`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "utm.ttf")
      try folder.copyFont("Malformed/lfs.ttf", to: "lfs.ttf")
      try folder.copyFont("Malformed/empty.ttf", to: "empty.ttf")
      let library = try FontLibrary(
        directories: [folder.path], systemFonts: false, cacheDirectory: Fixtures.cache)
      #expect(library.count == 1)
      #expect(
        library.warnings.sorted() == [
          "'\(folder.path("empty.ttf"))' was left out: fontconfig finds no face in it",
          "'\(folder.path("lfs.ttf"))' was left out: fontconfig finds no face in it",
        ])
      let collection = try collection(folder.path)
      #expect(collection.warnings.count == 2)
      #expect(try collection.resolve("Probe UTM").kind == .override)
    }
  }

  @Test func `One folder named twice, or within another, counts once`() throws {
    let once = try collection("Probe").faces()
    #expect(try collection("Probe", "Probe").faces() == once)
    #expect(try collection("Probe/dupA", "Probe", "Probe/dupB/..").faces() == once)
  }

  @Test func `A folder that is reached through a link counts once`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "real/utm.ttf")
      try folder.link("link", to: "real")
      let faces = try collection(folder.path, folder.path("link")).faces()
      #expect(faces.map(\.file) == [folder.path("real/utm.ttf")])
    }
  }

  @Test func `Without fonts the library is empty`() throws {
    try withTemporaryFolder { folder in
      let empty = try collection(folder.path)
      #expect(empty.isEmpty)
      #expect(try empty.faces() == [])
      #expect(try empty.familyNames() == [])
      #expect(try empty.resolve("Probe Next").kind == .none)
    }
    #expect(try collection([]).isEmpty)
    #expect(try !collection("Lato").isEmpty)
  }

  @Test func `A missing directory is an error`() {
    #expect(throws: FontResolutionError.self) { try collection("Probe", "/no/such/folder") }
  }

  @Test func `Folder names with signs of XML are read as they are`() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("cache & <more>")
      try folder.copyFont("Probe/utm.ttf", to: "fonts & <more>, [1]/utm.ttf")
      let library = try FontLibrary(
        directories: [folder.path("fonts & <more>, [1]")], systemFonts: false,
        cacheDirectory: folder.path("cache & <more>"))
      #expect(library.count == 1)
    }
  }
}
