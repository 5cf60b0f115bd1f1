import FixtureSupport
import Foundation
import Testing

/// `check --report`, by the real command.
@Suite struct ReportsTests {
  /// The formats, and how their golden files end.
  static let formats = [
    ("json", "json"), ("junit", "junit.xml"), ("sarif", "sarif"), ("github", "github.txt"),
    ("summary", "summary.md"), ("markdown", "markdown.md"), ("tap", "tap"), ("csv", "csv"),
  ]

  /// Every report of a layout of the fixtures, by their formats.
  private func reports(_ layout: String, environment: [String: String?] = [:]) throws -> [String: String] {
    try withTemporaryFolder { folder in
      let words = Self.formats.flatMap { ["--report", "\($0.0)=\(folder.path($0.0))"] }
      let run = try typefit(
        ["check", "Fixtures/Layouts/\(layout).json", "--quiet"] + words, environment: environment)
      #expect(run.code == 1)
      #expect(run.errors == "")
      var reports: [String: String] = [:]
      for (format, _) in Self.formats {
        reports[format] = try String(contentsOfFile: folder.path(format), encoding: .utf8)
      }
      return reports
    }
  }

  /// `TYPEFIT_RECORD=1 swift test --filter ReportsTests` writes the golden files anew; Scripts/validate-reports checks
  /// their form by others' tools.
  @Test(arguments: ["typefit", "languages", "hostile"]) func `Reports are those of the golden files`(
    layout: String
  ) throws {
    let isRecording = ProcessInfo.processInfo.environment["TYPEFIT_RECORD"] == "1"
    let reports = try reports(layout)
    for (format, ending) in Self.formats {
      let golden = Fixtures.expected.appending(path: "Reports/\(layout).\(ending)")
      let report = try #require(reports[format])
      if isRecording { try report.write(to: golden, atomically: true, encoding: .utf8) }
      #expect(try report == String(contentsOf: golden, encoding: .utf8), "\(golden.lastPathComponent)")
    }
    #expect(!isRecording, "golden files were written")
  }

  /// Case G07.
  @Test(arguments: [
    ["LC_ALL": "de_DE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"], ["LC_ALL": "C", "TZ": "Asia/Kathmandu"],
    ["LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1"], ["GITHUB_ACTIONS": "true", "CI": "true"],
  ]) func `Locale, time zone, tasks and CI change not a byte`(environment: [String: String]) throws {
    #expect(try reports("languages", environment: environment) == reports("languages"))
  }

  @Test func `The JSON report conforms to its schema, whatever the names`() throws {
    let schema = try JSONSchema(named: "check-report.schema.json")
    for layout in ["languages", "hostile"] {
      #expect(try schema.faults(OrderedJSON(try #require(reports(layout)["json"]))) == [])
    }
  }

  @Test func `Paths below the working directory are relative, and no report has another or a time`() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        #"{family: "Lato", elements: [{name: "a", style: "body", height: 20}]}"#, to: "App/typefit.json")
      let words = Self.formats.flatMap { ["--report", "\($0.0)=\($0.0)"] }
      let run = try typefit(
        ["check", folder.path("App/typefit.json")] + words + only("Lato"), in: folder.path)
      #expect(run.code == 1)
      for (format, _) in Self.formats {
        let report = try String(contentsOfFile: folder.path(format), encoding: .utf8)
        #expect(report.contains("App/typefit.json"), "\(format)")
        #expect(!report.contains(folder.path), "\(format)")
        #expect(report.firstMatch(of: /20[0-9]{2}-[0-9]{2}-[0-9]{2}/) == nil, "\(format)")
      }
    }
  }

  // MARK: Files

  private static let check = ["check", "Fixtures/Layouts/typefit.json", "--quiet"]

  #if os(Linux)
    @Test func `A result that goes to standard error has colour where that is a terminal`() throws {
      let words = ["check", "Fixtures/Layouts/typefit.json", "--quiet", "--report", "github=-"]
      #expect(try typefitAtTerminal(words, in: repository).errors.contains("\u{1B}[31merror\u{1B}[0m"))
      #expect(!(try typefit(words).errors.contains("\u{1B}")))
    }
  #endif

  @Test func `The result as JSON is the report json`() throws {
    try withTemporaryFolder { folder in
      let report = folder.path("report.json")
      for layout in [repository + "/Fixtures/Layouts/hostile.json", "Fixtures/Layouts/hostile.json"] {
        let run = try typefit("check", layout, "--format", "json", "--report", "json=\(report)")
        #expect(run.output == (try String(contentsOfFile: report, encoding: .utf8)))
        #expect(run.output.contains(#""file": "Fixtures/Layouts/hostile.json""#))
      }
    }
  }

  @Test func `A report that can't be written takes no other with it`() throws {
    try withTemporaryFolder { folder in
      let run = try typefit(
        Self.check + [
          "--report", "junit=\(folder.path("none/a.xml"))", "--report", "sarif=\(folder.path)",
          "--report", "tap=\(folder.path("b.tap"))",
        ])
      #expect(run.code == 2)
      #expect(run.output.contains("2 errors, 1 warning"))
      let errors = run.errors.split(separator: "\n")
      #expect(errors.count == 2)
      #expect(
        errors[0] == "typefit: error: can't write '\(folder.path("none/a.xml"))': No such file or directory")
      #expect(errors[1] == "typefit: error: can't write '\(folder.path)': Is a directory")
      #expect(try folder.contents() == ["b.tap"])
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `A full disk is said, and the other reports are written`() throws {
    try withTemporaryFolder { folder in
      let run = try typefit(
        Self.check + ["--report", "csv=/dev/full", "--report", "json=\(folder.path("a.json"))"])
      #expect(run.code == 2)
      #expect(run.errors == "typefit: error: can't write to '/dev/full': No space left on device\n")
      #expect(run.output.contains("2 errors, 1 warning"))
      #expect(try folder.contents() == ["a.json"])
      // The result itself is only one of the results.
      let result = try typefit(
        Self.check + ["--output", "/dev/full", "--report", "json=\(folder.path("b.json"))"])
      #expect(result.code == 2)
      #expect(try folder.contents() == ["a.json", "b.json"])
    }
  }

  @Test func `A summary is appended, and other reports replace their file`() throws {
    try withTemporaryFolder { folder in
      try folder.write("before\n", to: "summary.md")
      try folder.write("before\n", to: "comment.md")
      for _ in 0..<2 {
        #expect(
          try typefit(
            Self.check + [
              "--report", "summary=\(folder.path("summary.md"))",
              "--report", "markdown=\(folder.path("comment.md"))",
            ]
          ).code == 1)
      }
      let comment = try String(contentsOfFile: folder.path("comment.md"), encoding: .utf8)
      #expect(comment.hasPrefix("### "))
      let summary = try String(contentsOfFile: folder.path("summary.md"), encoding: .utf8)
      #expect(summary == "before\n" + comment + comment)
    }
  }

  @Test func `What a summary's file has counts towards the limit`() throws {
    try withTemporaryFolder { folder in
      let full = String(repeating: "x", count: (1 << 20) - 100)
      try folder.write(full, to: "summary.md")
      #expect(try typefit(Self.check + ["--report", "summary=\(folder.path("summary.md"))"]).code == 1)
      #expect(try String(contentsOfFile: folder.path("summary.md"), encoding: .utf8) == full)
    }
  }

  @Test func `A report on standard output sends the result to standard error`() throws {
    let run = try typefit(Self.check + ["--report", "github=-"])
    #expect(run.code == 1)
    #expect(run.lines.filter { !$0.isEmpty }.allSatisfy { $0.hasPrefix("::") })
    #expect(run.errors.contains("2 errors, 1 warning"))
    try withTemporaryFolder { folder in
      let both = try typefit(Self.check + ["--report", "github=-", "--output", folder.path("a.txt")])
      #expect(both.output == run.output)
      #expect(both.errors == "")
      #expect(try String(contentsOfFile: folder.path("a.txt"), encoding: .utf8) == run.errors)
    }
  }

  // MARK: Usage

  @Test(arguments: [
    (["--report", "junt=a.xml"], "--report: unknown format 'junt'; did you mean 'junit'?"),
    (["--report", "yaml=a"], "--report: unknown format 'yaml'"),
    (["--report", "junit"], "--report: 'junit' names no file: expected junit=FILE"),
    (["--report", "summary="], "--report: 'summary=' names no file: expected summary=FILE"),
    (["--report"], "missing value for '--report <FORMAT=FILE>'"),
    (["--report", "junit=-", "--format", "json"], "a report and --format json both go to standard output"),
    (
      ["--report", "junit=-", "--report", "tap=-"],
      "--report junit=- and --report tap=- write to the same file"
    ),
  ]) func `What is wrong is said before any work is done`(words: [String], message: String) throws {
    // There is no such configuration: that it isn't missed shows that nothing was read.
    let run = try typefit(["check", "/none/typefit.json"] + words)
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func `Two reports to one file are refused, however it is spelt`() throws {
    try withTemporaryFolder { folder in
      try folder.makeFolder("sub")
      try folder.write("", to: "there.xml")
      try folder.link("link.xml", to: "there.xml")
      try folder.link("folder", to: "sub")
      for (first, second) in [
        ("a.xml", "a.xml"), ("a.xml", "./a.xml"), ("a.xml", "sub/../a.xml"), ("a.xml", folder.path("a.xml")),
        ("there.xml", "link.xml"), ("sub/a.xml", "folder/a.xml"), ("sub//a.xml", "sub/a.xml"),
      ] {
        let words = ["check", "/none/typefit.json", "--report", "junit=\(first)"]
        let run = try typefit(words + ["--report", "tap=\(second)"], in: folder.path)
        #expect(run.code == 64, "\(first) \(second)")
        #expect(run.errors.contains("write to the same file"))
        #expect(try typefit(words + ["--output", second], in: folder.path).code == 64, "\(first) \(second)")
      }
      // Two files of one name in two folders are two.
      let run = try typefit(
        [
          "check", repository + "/Fixtures/Layouts", "--quiet", "--report", "junit=a", "--report",
          "tap=sub/a",
        ],
        in: folder.path)
      #expect(run.code == 1)
      #expect(try folder.contents() == ["a", "folder", "link.xml", "sub", "there.xml"])
    }
  }
}
