import FixtureSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where results and fontconfig's cache go.
@Suite struct FilesTests {
  static let words = ["table", "--styles", "body"]

  // MARK: --output

  @Test func `A file has what standard output would have`() throws {
    try withTemporaryFolder { folder in
      let printed = try typefit(Self.words).output
      for _ in 0..<2 {  // A file that is there is replaced.
        let run = try typefit(Self.words + ["--output", "table.txt"], in: folder.path)
        #expect(run.code == 0)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(try String(contentsOfFile: folder.path("table.txt"), encoding: .utf8) == printed)
        #expect(try folder.contents() == ["table.txt"])
      }
      #expect(try typefit(Self.words + ["--output", "-"], in: folder.path).output == printed)
    }
  }

  @Test func `A path that can't be written ends with 2, and leaves nothing`() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("folder")
      for (path, reason) in [
        ("no/such/table.txt", "No such file or directory"), ("folder", "Is a directory"),
      ] {
        let run = try typefit(Self.words + ["--output", path], in: folder.path)
        #expect(run.code == 2, "\(path)")
        #expect(run.output == "", "\(path)")
        #expect(run.errors.hasPrefix("typefit: error: can't write '\(path)': \(reason)"), "\(path)")
        #expect(try folder.contents() == ["folder"], "\(path)")
      }
    }
  }

  @Test func `A run that fails leaves an older file as it was`() throws {
    try withTemporaryFolder { folder in
      try folder.write("older", to: "out.json")
      let run = try typefit(
        ["table", "Latto", "--output", folder.path("out.json")] + only("Lato"))
      #expect(run.code == 2)
      #expect(try folder.contents() == ["out.json"])
      #expect(try String(contentsOfFile: folder.path("out.json"), encoding: .utf8) == "older")
    }
  }

  @Test func `Findings are written whole, and the exit code stays`() throws {
    try withTemporaryFolder { folder in
      let file = folder.path("report.json")
      let run = try typefit("check", "Fixtures/Layouts", "--format", "json", "--output", file)
      #expect(run.code == 1)
      let document = try OrderedJSON(String(contentsOfFile: file, encoding: .utf8))
      #expect(document["summary"]?["errors"] == .number(2))
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `A device is written to, never replaced, and a full one ends with 2`() throws {
    let full = try typefit(Self.words + ["--output", "/dev/full"])
    #expect(full.code == 2)
    #expect(full.errors.contains("can't write to '/dev/full': No space left on device"))
    let printed = try typefit(Self.words, outputFile: "/dev/full")
    #expect(printed.code == 2)
    #expect(printed.errors.contains("can't write to standard output: No space left on device"))
    #expect(try typefit(Self.words + ["--output", "/dev/null"]).code == 0)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `A run that is interrupted ends by the signal, and leaves nothing`(signal: Int32) throws {
    try withTemporaryFolder { folder in
      let words = ["check", "layout.json", "--output", "report.txt"]
      let code = try interrupt(words, by: signal, pipe: "layout.json", in: folder.path)
      #expect(code == -signal)
      #expect(try folder.contents() == ["layout.json"])
    }
  }

  @Test func `A run that is to outlive its terminal does`() throws {
    try RegressionLayout.with { layout in
      let words = ["check", "--output", "result.txt", "--report", "github=pipe"]
      let code = try hangUp(words, after: "result.txt", pipe: "pipe", in: layout.path)
      #expect(code == 1)
      #expect(try layout.read("result.txt").contains("height-clipped"))
    }
  }

  // MARK: Cache

  @Test func `Wherever the cache may lie, the answer is the same and nothing is said`() throws {
    try withTemporaryFolder { folder in
      try folder.write("a file, no folder", to: "file")
      try folder.makeFolder("tmp")
      let words = ["resolve", "Probe Next", "--format", "json"] + only("Probe")
      let expected = try typefit(words)
      #expect(expected.code == 0)
      let environments: [[String: String?]] = [
        ["XDG_CACHE_HOME": nil, "HOME": nil], ["XDG_CACHE_HOME": folder.path("file/cache"), "HOME": nil],
        ["XDG_CACHE_HOME": "relative", "HOME": folder.path("file")],
        ["XDG_CACHE_HOME": nil, "HOME": folder.path("home")],
        ["XDG_CACHE_HOME": "", "HOME": ""], ["XDG_CACHE_HOME": "/proc/none", "HOME": "/proc"],
      ]
      for environment in environments {
        let run = try typefit(
          words, environment: environment.merging(["TMPDIR": folder.path("tmp")]) { $1 }, in: folder.path)
        #expect(run.code == 0, "\(environment)")
        #expect(run.errors == "", "\(environment)")
        #expect(run.output == expected.output, "\(environment)")
      }
      // Nothing beside the folders that were named, least of all in the working directory.
      #expect(try folder.contents() == ["file", "home", "tmp"])
    }
  }

  // MARK: Inputs

  @Test func `No result takes the place of what it is made of`() throws {
    try RegressionLayout.with { layout in
      let (config, font) = ("typefit.json", "Fonts/Lato-Regular.ttf")
      _ = try layout.run("check", "--baseline", "b.json", "--update-baseline", "all")
      _ = try layout.run("snapshot", "--output", "lock.json")
      for index in 1...2 {
        _ = try layout.run("check", "--shard", "\(index)/2", "--format", "json", "--output", "s\(index).json")
      }
      let locked = try layout.read(config).replacing("elements:", with: "platform: \"ios\", elements:")
        .replacing(#"["Fonts"]"#, with: #"["Fonts"], lock: "lock.json""#)
      try layout.folder.write(locked, to: "locked.json")
      let names = [config, font, "b.json", "lock.json", "s1.json", "s2.json", "locked.json"]
      let before = try names.map { try Data(contentsOf: URL(filePath: layout.folder.path($0))) }
      for words in [
        ["check", config, "--report", "json=\(config)"],
        ["check", config, "--report", "summary=./\(config)"],
        ["check", "--output", config], ["check", ".", "--output", layout.folder.path(config)],
        ["check", "--baseline", "b.json", "--report", "json=b.json"],
        ["check", "--baseline", "b.json", "--update-baseline", "all", "--report", "json=b.json"],
        ["check", "--baseline", "b.json", "--update-baseline", "all", "--output", "b.json"],
        ["check", "locked.json", "--report", "tap=lock.json"], ["snapshot", "--output", config],
        ["draw", "byline", "--config", config, "--output", config],
        ["draw", "byline", "--config", "locked.json", "--output", "lock.json"],
        ["draw", "Hill", "--font", font, "--output", font],
        ["measure", "Hill", "--font", font, "--output", font],
        ["metrics", font, "--output", "./\(font)"],
        ["diff", "lock.json", "s1.json", "--output", "lock.json"],
        ["merge", "s1.json", "s2.json", "--output", "s2.json"],
      ] {
        let run = try typefit(words, in: layout.path)
        #expect(run.code == 64, "\(words)")
        #expect(run.errors.contains("', which this run reads"), "\(words) \(run.errors)")
      }
      #expect(try names.map { try Data(contentsOf: URL(filePath: layout.folder.path($0))) } == before)
      // A snapshot reads no lock, and may renew it; a baseline is its own input.
      #expect(try layout.run("snapshot", "locked.json", "--output", "lock.json").code == 0)
      #expect(try layout.run("check", "--baseline", "b.json", "--update-baseline", "all").code == 0)
    }
  }
}
