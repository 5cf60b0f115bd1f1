import FixtureSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@testable import FontResolution

@Suite struct FontDirectoryTests {
  @Test func `Folders below are walked, and only font files listed`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "utm.ttf")
      try folder.copyFont("Probe/icons.ttf", to: "a/b/ICONS.TTF")
      try folder.write("not a font", to: "a/readme.txt")
      try folder.write("hidden", to: ".hidden.ttf")
      let directory = try FontDirectory(folder.path)
      #expect(directory.folders.map(\.path) == [folder.path, folder.path("a"), folder.path("a/b")])
      #expect(
        directory.folders.map(\.fontFiles) == [[folder.path("utm.ttf")], [], [folder.path("a/b/ICONS.TTF")]])
      #expect(directory.warnings == [])
    }
  }

  @Test func `A loop of links ends, and each real folder counts once`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "a/utm.ttf")
      try folder.link("a/up", to: "..")
      try folder.link("again", to: "a")
      let directory = try FontDirectory(folder.path)
      #expect(directory.folders.map(\.path).sorted() == [folder.path, folder.path("a")])
      #expect(directory.warnings == [])
    }
  }

  @Test func `A link to nowhere with a font's name is a warning`() throws {
    try withTemporaryFolder { folder in
      try folder.link("gone.ttf", to: "nowhere.ttf")
      try folder.link("gone.txt", to: "nowhere.txt")
      let directory = try FontDirectory(folder.path)
      #expect(directory.folders.map(\.fontFiles) == [[]])
      #expect(directory.warnings.count == 1)
      #expect(directory.warnings.first?.contains(folder.path("gone.ttf")) == true)
    }
  }

  @Test func `A missing directory is an error that names it`() {
    let error = #expect(throws: FontResolutionError.self) { try FontDirectory("/no/such/folder") }
    #expect(error?.description.contains("'/no/such/folder'") == true)
    #expect(error?.description.contains("No such file or directory") == true)
  }

  @Test func `A file is no directory`() {
    let error = #expect(throws: FontResolutionError.self) {
      try FontDirectory(Fixtures.font("Probe/utm.ttf"))
    }
    #expect(error?.description.contains("not a directory") == true)
  }

  /// Root reads everything.
  @Test(.enabled(if: geteuid() != 0)) func `A font that may not be read is a warning that says so`() throws {
    try withTemporaryFolder { folder in
      let path = try folder.copyFont("Probe/utm.ttf", to: "utm.ttf")
      chmod(path, 0)
      let directory = try FontDirectory(folder.path)
      #expect(directory.folders.map(\.fontFiles) == [[]])
      #expect(directory.warnings == ["'\(path)' can't be read: Permission denied"])
    }
  }

  @Test func `A name that is not UTF-8 is a warning, and fontconfig is kept from it`() throws {
    try withTemporaryFolder { folder in
      let path = try folder.copyFont("Probe/utm.ttf", to: "utm.ttf")
      try #require(
        rename(path, Array(folder.path.utf8CString.dropLast()) + [0x2F, -1, 0x2E, 0x74, 0x74, 0x66, 0]) == 0)
      let directory = try FontDirectory(folder.path)
      #expect(directory.folders.map(\.fontFiles) == [[]])
      #expect(directory.folders.map(\.isUnsafe) == [true])
      #expect(
        directory.warnings == [
          "'\(folder.path("\u{FFFD}.ttf"))' has a name that is not UTF-8: such files can't be opened"
        ])
    }
  }
}
