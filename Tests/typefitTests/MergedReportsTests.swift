import FixtureSupport
import Foundation
import Testing

/// `merge --report`: what a whole check writes, from its parts.
@Suite struct MergedReportsTests {
  static let formats = ["json", "junit", "sarif", "github", "summary", "markdown", "tap", "csv"]

  /// Findings of rows, of cases and of whole elements, in several locales, widths and weights, in two faces; some of them
  /// suppressed, some known; a suppression and an entry that nothing meets; and names that no report may stumble on.
  private func write(_ folder: TemporaryFolder) throws {
    try folder.copyFont("Lato/Lato-Regular.ttf", to: "App/Fonts/Lato.ttf")
    try folder.copyFont("Probe/liga.ttf", to: "App/Fonts/liga.ttf")
    try folder.write(
      #"""
      { version: 1, fonts: { directories: ["Fonts"] }, family: "Lato", boldText: true,
        elements: [
          { name: "title", style: "title2", lines: 1, width: [120, 333.33333333],
            text: { en: "Settings", de: "Datenschutzeinstellungen" } },
          { name: "byline", style: "footnote", height: 44 },
          { name: "still", font: "Lato-Regular", size: 11, height: 12, width: [20, 320],
            text: { en: "New", de: "Neu" } },
          { name: "capped", style: "body", categories: "...AX1", text: { en: "Save", de: "Sichern" } },
          { name: "airy", style: "body", lineSpacing: 9, text: { en: "a", de: "b" } },
          { name: "gone", font: "Nowhere", size: 17, text: { en: "a", de: "b" } },
          { name: "other", style: "body", font: "Probe Liga", height: 20, text: "☃ =1" },
          { name: "\u0000 <\">, | # % \n::error::", kind: "button", style: "body", height: 20 },
        ],
        suppressions: [
          { rule: "height-clipped", element: "byline", categories: "AX5", reason: "known" },
          { rule: "text-shrunk", reason: "there is none" },
        ] }
      """#, to: "App/typefit.json")
    let all = try typefit(
      ["check", "App", "--quiet", "--baseline", "known.json", "--update-baseline", "all"], in: folder.path)
    #expect(all.code == 1, "\(all.errors)")
    // Of what was found, all but a few are known; one entry is of nothing.
    let known = try String(contentsOfFile: folder.path("known.json"), encoding: .utf8)
    try folder.write(
      known.replacing(#"|title|de|"#, with: #"|title|fr|"#).replacing(
        "does-not-scale|", with: "glyph-missing|"
      )
      .replacing("|byline||accessibilityExtraLarge", with: "|byline||large"), to: "known.json")
  }

  private func words(_ prefix: String) -> [String] {
    Self.formats.flatMap { ["--report", "\($0)=\(prefix).\($0)"] }
  }

  @Test(arguments: [["App", "--baseline", "known.json"], ["App", "--fail-on", "warning"]])
  func `Every report of the merge is that of the whole check, byte for byte`(check: [String]) throws {
    try withTemporaryFolder { folder in
      try write(folder)
      let whole = try typefit(["check"] + check + ["--quiet"] + words("whole"), in: folder.path)
      #expect(whole.code == 1)
      func report(_ name: String, _ format: String) throws -> String {
        try String(contentsOfFile: folder.path("\(name).\(format)"), encoding: .utf8)
      }
      let findings = try OrderedJSON(report("whole", "json"))["findings"]?.values ?? []
      let rules = Set(findings.compactMap { $0["rule"]?.string })
      #expect(rules.isSuperset(of: ["unused-suppression", "does-not-scale"]), "\(rules)")
      #expect(rules.contains("stale-baseline") == check.contains("--baseline"))
      for count in [1, 2, 3, 12] {
        let parts = try (1...count).map { index in
          let run = try typefit(
            ["check"] + check + ["--shard", "\(index)/\(count)", "--format", "json"], in: folder.path)
          try folder.write(run.output, to: "part\(index).json")
          return "part\(index).json"
        }
        let merged = try typefit(["merge"] + parts.reversed() + words("merged\(count)"), in: folder.path)
        #expect(merged.output == whole.output)
        #expect(merged.code == whole.code, "\(merged.errors)")
        for format in Self.formats {
          #expect(try report("merged\(count)", format) == report("whole", format), "\(format) of \(count)")
        }
      }
    }
  }

  @Test func `Two configurations, five languages and hostile names merge into every report`() throws {
    try withTemporaryFolder { folder in
      let layouts = ["languages", "hostile"].map { "\(repository)/Fixtures/Layouts/\($0).json" }
      let check = ["check"] + layouts + ["--quiet"]
      let whole = try typefit(check + words(folder.path("whole")))
      let parts = try ["1/2", "2/2"].map { shard in
        let path = folder.path("part\(shard.prefix(1)).json")
        _ = try typefit(check + ["--shard", shard, "--format", "json", "--output", path])
        return path
      }
      let merged = try typefit(["merge"] + parts + words(folder.path("merged")))
      #expect(merged.output == whole.output)
      #expect(merged.output.contains("(Fixtures/Layouts/languages.json:12:5)"))
      for format in Self.formats {
        let reports = try ["whole", "merged"].map {
          try String(contentsOfFile: folder.path("\($0).\(format)"), encoding: .utf8)
        }
        #expect(reports[0] == reports[1], "\(format)")
      }
    }
  }

  // MARK: Places

  /// One part of a check in a folder, as its file has it.
  private func part(_ folder: TemporaryFolder, _ words: String...) throws -> String {
    let run = try typefit(
      ["check", "App", "--shard", "1/1", "--format", "json"] + words, in: folder.path)
    try folder.write(run.output, to: "part.json")
    return run.output
  }

  @Test func `Paths are those of the folder of the checks, wherever the merge runs`() throws {
    try withTemporaryFolder { folder in
      try write(folder)
      _ = try part(folder)
      try folder.makeFolder("elsewhere")
      let merged = try typefit(
        "merge", "../part.json", "--report", "sarif=-", in: folder.path("elsewhere"))
      #expect(merged.output.contains(#""uri": "App/typefit.json", "uriBaseId": "%SRCROOT%""#))
      #expect(!merged.output.contains(folder.path))
      #expect(merged.errors.contains("(App/typefit.json:3:"))
    }
  }

  @Test func `A report to standard output sends the result to standard error, as in a check`() throws {
    try withTemporaryFolder { folder in
      try write(folder)
      _ = try part(folder)
      let whole = try typefit("check", "App", "--quiet", "--report", "github=-", in: folder.path)
      let merged = try typefit("merge", "part.json", "--report", "github=-", in: folder.path)
      #expect(merged.output == whole.output)
      #expect(merged.errors == whole.errors)
      #expect(merged.code == whole.code)
      for (words, message) in [
        (["--report", "junit=-", "--format", "json"], "both go to standard output"),
        (["--report", "junt=a"], "unknown format 'junt'; did you mean 'junit'?"),
        (["--report", "junit=part.json"], "part.json"),
        (["--report", "junit=a", "--report", "tap=./a"], "write to the same file"),
      ] {
        let run = try typefit(["merge", "part.json"] + words, in: folder.path)
        #expect(run.code == 64)
        #expect(run.errors.contains(message), "\(run.errors)")
      }
    }
  }

  @Test func `On Android nothing is said of the App Store's label, by the whole and by the merge`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Lato/Lato-Regular.ttf", to: "Lato.ttf")
      try folder.write(
        """
        { version: 1, platform: "android", fonts: { directories: ["."] }, family: "Lato",
          elements: [{ name: "a", size: 16, style: "mine", text: "Hello" }], styles: { mine: { size: 16 } } }
        """, to: "typefit.json")
      let words = ["--report", "markdown=report.md", "--report", "html=report.html"]
      _ = try typefit("check", "--shard", "1/1", "--format", "json", "--output", "part.json", in: folder.path)
      for command in [["check", "--quiet"], ["merge", "part.json"]] {
        let run = try typefit(command + words, in: folder.path)
        #expect(
          run.output.hasSuffix("\nLargest font scale: 1 reach it, 0 stay below, 0 unjudged\n"), "\(run)")
        for name in ["report.md", "report.html"] {
          let report = try String(contentsOfFile: folder.path(name), encoding: .utf8)
          #expect(!report.contains("Larger Text"))
          #expect(!report.contains("claimed"))
        }
      }
    }
  }

  // MARK: The page

  @Test func `The page tells the same, and draws nothing`() throws {
    try withTemporaryFolder { folder in
      try write(folder)
      _ = try part(folder)
      let pages = try [["check", "App"], ["merge", "part.json"]].map { words in
        try typefit(words + ["--quiet", "--report", "html=-"], in: folder.path).output
      }
      let overviews = try pages.map {
        try #require($0.firstMatch(of: /<section aria-labelledby="overview-title">(?s:.*?)<\/section>/))
          .output
      }
      #expect(overviews[0] == overviews[1])
      #expect(pages[1].contains("Made from reports, without fonts"))
      #expect(!pages[0].contains("Made from reports, without fonts"))
      let data = try pages.map { page in
        try OrderedJSON(String(try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/)).output.1))
      }
      #expect(data[0]["findings"] == data[1]["findings"])
      #expect(data.map { $0["drawn"] } == [.bool(true), .bool(false)])
      let elements = data.map { $0["elements"]?.values ?? [] }
      #expect(elements[0].count == elements[1].count)
      for (drawn, told) in zip(elements[0], elements[1]) {
        for key in ["name", "traits", "locale", "facts", "text", "file"] { #expect(drawn[key] == told[key]) }
        for (row, other) in zip(drawn["rows"]?.values ?? [], told["rows"]?.values ?? []) {
          for key in row.keys where key != "d" { #expect(row[key] == other[key], "\(key)") }
          #expect(other["d"] == .null)
        }
      }
    }
  }

  // MARK: Parts of an older Typefit, and parts that were changed

  @Test func `A part without details merges as text and json, and into no other report`() throws {
    try withTemporaryFolder { folder in
      try write(folder)
      let part = try part(folder)
      #expect(try JSONSchema(named: "check-report.schema.json").faults(OrderedJSON(part)) == [])
      let details = try #require(part.firstRange(of: #/,\n    "details": \[(?s:.*?)\n    \]/#))
      try folder.write(
        part.replacingCharacters(in: details, with: "").replacing(
          #""formatVersion": "1.2""#, with: #""formatVersion": "1.1""#), to: "old.json")
      let whole = try typefit("check", "App", "--quiet", "--report", "json=whole.json", in: folder.path)
      let merged = try typefit("merge", "old.json", "--report", "json=merged.json", in: folder.path)
      #expect(merged.output == whole.output)
      #expect(merged.code == 1, "\(merged.errors)")
      let reports = try ["whole", "merged"].map {
        try String(contentsOfFile: folder.path("\($0).json"), encoding: .utf8)
      }
      #expect(reports[0] == reports[1])
      for format in Self.formats + ["html"] where format != "json" {
        let run = try typefit("merge", "old.json", "--report", "\(format)=a", in: folder.path)
        #expect(run.code == 2)
        #expect(
          run.errors
            == "typefit: error: 'old.json' is the report of an older Typefit, without what --report \(format)=a tells: make the parts anew, or merge them as text or json\n"
        )
        #expect(run.output == "")
      }
    }
  }

  @Test func `Details that don't belong to the report are refused`() throws {
    try withTemporaryFolder { folder in
      try write(folder)
      let part = try part(folder)
      let first = try #require(part.firstRange(of: #/\n      \{\n        "location": (?s:.*?)\n      \},/#))
      for (changed, message) in [
        (part.replacingCharacters(in: first, with: ""), "shard.details has 33 entries for 34 elements"),
        (
          part.replacing(#/"availableWidths": \[120, /#, with: "\"availableWidths\": ["),
          "shard.details[0].availableWidths has 11 numbers for 12 categories"
        ),
        (
          part.replacing(#/"availableHeights": \[null/#, with: "\"availableHeights\": [true"),
          "shard.details[0].availableHeights has true: expected a number or null"
        ),
        (part.replacing(#""kind": "label""#, with: #""kind": "labl""#), "did you mean 'label'?"),
        (part.replacing(#""askedFont""#, with: #""askdFont""#), "unknown key 'askdFont'"),
        (part.replacing(#""formatVersion": "1.2""#, with: #""formatVersion": "1.3""#), "reads 1.1 and 1.2"),
      ] {
        try folder.write(changed, to: "changed.json")
        let run = try typefit("merge", "changed.json", in: folder.path)
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(message): \(run.errors)")
      }
    }
  }
}
