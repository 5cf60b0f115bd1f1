import FixtureSupport
import Foundation
import Testing

@Suite struct MergeCommandTests {
  private func shards(_ count: Int, _ words: [String], into folder: TemporaryFolder) throws -> [String] {
    try (1...count).map { index in
      let path = folder.path("\(index).json")
      _ = try typefit(
        ["check"] + words + ["--shard", "\(index)/\(count)", "--format", "json", "--output", path])
      return path
    }
  }

  static let checks = [
    ["Fixtures/Layouts/languages.json"], ["Fixtures/Layouts", "Fixtures/Layouts/languages.json"],
    ["Fixtures/Layouts/languages.json", "--locales", "de,ar,en-XA", "--fail-on", "never"],
    ["Fixtures/Layouts", "--categories", "...AX3", "--fail-on", "warning"],
  ]

  @Test(arguments: checks) func `All shards merged are the whole check, byte for byte`(words: [String]) throws
  {
    let whole = try typefit(["check"] + words + ["--format", "json"])
    let text = try typefit(["check"] + words + ["--quiet"])
    for count in [1, 2, 5] {
      try withTemporaryFolder { folder in
        let reports = try shards(count, words, into: folder)
        let merged = try typefit(["merge"] + reports.reversed() + ["--format", "json"])
        #expect(merged.output == whole.output)
        #expect(merged.code == whole.code)
        let plain = try typefit(["merge"] + reports)
        #expect(plain.output == text.output)
        #expect(plain.code == text.code)
      }
    }
  }

  @Test func `Baseline and suppressions hold in shards as in the whole`() throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("check", "--baseline", "known.json", "--update-baseline", "all")
      try layout.use(ascender: 1700)
      try layout.write(
        #"suppressions: [{ rule: "height-clipped", element: "other", categories: "AX5", reason: "known" }, { rule: "text-shrunk", reason: "none" }],"#
      )
      let words = ["check", "--baseline", "known.json", "--fail-on", "warning", "--format", "json"]
      let whole = try typefit(words, in: layout.path)
      #expect(whole.code == 1)
      #expect(whole.output.contains("stale-baseline"))
      #expect(whole.output.contains("unused-suppression"))
      let schema = try JSONSchema(named: "check-report.schema.json")
      var pending = 0
      for index in 1...3 {
        let part = try typefit(
          words + ["--shard", "\(index)/3", "--output", "\(index).json"], in: layout.path)
        // What no part can tell by itself fails none.
        #expect(part.code == 0)
        let report = try OrderedJSON(layout.read("\(index).json"))
        #expect(try schema.faults(report) == [])
        pending += report["shard"]?["pending"]?.values.count ?? 0
      }
      #expect(pending > 0)
      let merged = try layout.run("merge", "3.json", "1.json", "2.json", "--format", "json")
      #expect(merged.output == whole.output)
      #expect(merged.code == 1)
    }
  }

  /// Ascender, name and version tell nothing of the advances, nor of a font that no character needed in one part.
  @Test func `Fonts are told apart by their bytes, and not by where they lie`() throws {
    try RegressionLayout.with { layout in
      func part(_ shard: String, _ name: String, _ words: String...) throws {
        let run = try typefit(
          ["check", "--shard", shard, "--format", "json", "--output", name] + words, in: layout.path)
        #expect(run.code < 2, "\(run.errors)")
      }
      let lato = try Data(contentsOf: URL(filePath: Fixtures.font("Lato/Lato-Regular.ttf")))
      for folder in ["here", "there/below"] {
        try layout.folder.copyFont("Probe/cff.otf", to: "\(folder)/\(folder.count).otf")
      }
      try part("1/2", "one.json", "--font-dir", "here")
      try part("2/2", "two.json", "--font-dir", layout.folder.path("there"))
      try part("2/2", "fewer.json")
      try part("2/2", "system.json", "--font-dir", "here", "--system-fonts")
      try layout.folder.write(lato + Data([0]), to: "Fonts/Lato-Regular.ttf")
      try part("2/2", "bytes.json", "--font-dir", "here")
      #expect(try layout.run("merge", "one.json", "two.json").code == 1)
      for other in ["fewer.json", "system.json", "bytes.json"] {
        let run = try layout.run("merge", "one.json", other)
        #expect(run.code == 2)
        #expect(run.errors.contains("of different checks"), "\(other) \(run.errors)")
      }
    }
  }

  @Test func `A suppression that was unused when the baseline was made is told by the whole and the merge`()
    throws
  {
    try RegressionLayout.with { layout in
      try layout.write(#"suppressions: [{ rule: "text-shrunk", reason: "none" }],"#)
      let written = try layout.run("check", "--baseline", "known.json", "--update-baseline", "all")
      #expect(written.code == 1)
      #expect(try !layout.read("known.json").contains("unused-suppression"))
      let words = ["check", "--baseline", "known.json", "--format", "json"]
      let whole = try typefit(words, in: layout.path)
      #expect(whole.code == 1)
      #expect(
        try OrderedJSON(whole.output)["findings"]?.values.map { $0["rule"]?.string } == ["unused-suppression"]
      )
      for index in 1...3 {
        _ = try typefit(words + ["--shard", "\(index)/3", "--output", "\(index).json"], in: layout.path)
      }
      let merged = try layout.run("merge", "1.json", "2.json", "3.json", "--format", "json")
      #expect(merged.output == whole.output)
      #expect(merged.code == 1)
    }
  }

  @Test func `Larger Text is claimed by the whole and the merge, and by no part`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Lato/Lato-Regular.ttf", to: "Lato.ttf")
      try folder.write(
        """
        { version: 1, fonts: { directories: ["."] }, family: "Lato",
          elements: [{ name: "a", style: "body", text: { en: "Hello", "de": "Hallo" } }] }
        """, to: "typefit.json")
      let claim = "the label may be claimed"
      #expect(try typefit(["check"], in: folder.path).output.contains(claim))
      for (options, isClaimed) in [([], true), (["--locales", "en"], false)] as [([String], Bool)] {
        for index in 1...2 {
          let words = ["check"] + options + ["--shard", "\(index)/2"]
          #expect(try !typefit(words, in: folder.path).output.contains(claim))
          _ = try typefit(words + ["--format", "json", "--output", "\(index).json"], in: folder.path)
        }
        #expect(
          try typefit(["merge", "1.json", "2.json"], in: folder.path).output.contains(claim) == isClaimed)
        #expect(try typefit(["check"] + options, in: folder.path).output.contains(claim) == isClaimed)
      }
    }
  }

  @Test func `Shards that are no parts of one check are refused`() throws {
    try RegressionLayout.with { layout in
      func part(_ shard: String, _ name: String, _ words: [String] = []) throws {
        _ = try typefit(
          ["check", "--shard", shard, "--format", "json", "--output", name] + words, in: layout.path)
      }
      try part("1/2", "one.json")
      try part("2/2", "two.json")
      try part("2/3", "third.json")
      try part("2/2", "filtered.json", ["--categories", "large"])
      try part("2/2", "lighter.json", ["--fail-on", "never"])
      _ = try layout.run("check", "--format", "json", "--output", "whole.json")
      try layout.use(ascender: 2100)
      try part("2/2", "font.json")
      try layout.use(ascender: 1974)
      try layout.write("", before: #"{ name: "new", style: "body" },"#)
      try part("2/2", "changed.json")
      try layout.folder.write(String(try layout.read("two.json").dropLast(99)), to: "cut.json")
      try layout.folder.write(
        try layout.read("two.json").replacing(#""elements": [2, 2]"#, with: #""elements": [2]"#),
        to: "edited.json")
      try layout.folder.write(
        try layout.read("two.json").replacing(#""unjudged": 0"#, with: #""unjudged": 1e15"#),
        to: "endless.json")
      let report = try layout.read("one.json")
      let summary = try #require(try OrderedJSON(report)["summary"])
      func number(_ key: String) -> Int { Int(summary[key]?.number ?? -1) }
      #expect(number("errors") > 0)
      try layout.folder.write(
        report.replacing(#""severity": "error""#, with: #""severity": "warning""#), to: "milder.json")
      try layout.folder.write(
        report.replacing("\"errors\": \(number("errors"))", with: "\"errors\": 0"), to: "cleaner.json")
      let results = try #require(report.firstRange(of: #/"results": \[[^\]]*\]/#))
      try layout.folder.write(
        report.replacingCharacters(in: results, with: #""results": []"#), to: "emptied.json")
      try layout.folder.write(
        report.replacing(#/"findings": \[\d+/#, with: #""findings": [999999"#), to: "placed.json")
      for (words, message) in [
        (["two.json", "milder.json"], "summary.errors is \(number("errors")), and the report has 0"),
        (["two.json", "cleaner.json"], "summary.errors is 0, and the report has \(number("errors"))"),
        (
          ["two.json", "emptied.json"],
          "summary.cases is \(number("cases")), and the report has \(number("cases") - 12)"
        ),
        (["two.json", "placed.json"], "shard.findings has the place 999999, and places is"),
        (["one.json"], "shard 2/2 missing"),
        (["one.json", "two.json", "one.json"], "shard 1/2 is there twice"),
        (["one.json", "third.json"], "is one of 3 shards"),
        (["one.json", "filtered.json"], "of different checks"),
        (["one.json", "lighter.json"], "of different checks"),
        (["one.json", "font.json"], "of different checks"),
        (["one.json", "changed.json"], "of different checks"),
        (["one.json", "whole.json"], "no part to merge"),
        (["one.json", "cut.json"], "cut.json:"), (["one.json", "gone.json"], "can't read 'gone.json'"),
        (["one.json", "typefit.json"], "shard is missing"),
        (["one.json", "edited.json"], "the report was changed"),
        (["one.json", "endless.json"], "unjudged is 1000000000000000: expected 0 to 1000000000000"),
      ] {
        let run = try typefit(["merge"] + words, in: layout.path)
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(words) \(run.errors)")
      }
      #expect(try layout.run("merge").code == 64)
      #expect(try typefit("check", "--shard", "3/2").code == 64)
    }
  }
}
