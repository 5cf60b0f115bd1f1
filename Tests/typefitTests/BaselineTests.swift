import FixtureSupport
import Testing

@Suite struct BaselineTests {
  @Test func `A baseline quiets what it knows, and fails exactly on what a new font changes`() throws {
    try RegressionLayout.with { layout in
      let first = try layout.run("check", "--baseline", "known.json", "--update-baseline", "all", "--quiet")
      #expect(first.code == 0)
      #expect(try layout.run("check").code == 1)
      let again = try layout.run("check", "--baseline", "known.json", "--format", "json")
      #expect(again.code == 0)
      // Footnote: two. Probe Liga, 1 em in 20 points: six of body's sizes are above.
      let summary = try OrderedJSON(again.output)["summary"]
      #expect(summary?["errors"] == .number(0))
      #expect(summary?["suppressed"] == .number(9))

      try layout.use(ascender: 2100)
      let changed = try layout.run("check", "--baseline", "known.json", "--format", "json")
      #expect(changed.code == 1)
      #expect(try RegressionLayout.elements(changed.output) == ["byline"])
      let findings = try OrderedJSON(changed.output)["findings"]?.values ?? []
      // (2100 + 426) ÷ 2000 × 38 and 44, rounded up to half points.
      #expect(findings.map { $0["actual"]?.number } == [48, 56])

      try layout.use(ascender: 1900)
      #expect(try layout.run("check", "--baseline", "known.json").code == 0)
    }
  }

  @Test func `Reordering, added elements and moved lines leave it as it is`() throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("check", "--baseline", "known.json", "--update-baseline", "all")
      try layout.write(
        "\n\n", before: #"{ name: "new", style: "body", font: "Probe Liga" },"#, indentation: "\n      ")
      let run = try layout.run("check", "--baseline", "known.json", "--fail-on", "warning")
      #expect(run.code == 0)
    }
  }

  @Test func `What is mended is stale, where it stands, and told only of a whole check`() throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("check", "--baseline", "known.json", "--update-baseline", "all")
      try layout.use(ascender: 1500)
      let run = try layout.run("check", "--baseline", "known.json", "--fail-on", "warning", "--quiet")
      #expect(run.code == 1)
      #expect(run.output.contains("warning  stale-baseline  (known.json:5:5)"))
      let part = try layout.run(
        "check", "--baseline", "known.json", "--fail-on", "warning", "--categories", "...AX5")
      #expect(part.code == 0)
    }
  }

  @Test func `It is renewed only as asked, and never where CI is set`() throws {
    try RegressionLayout.with { layout in
      let missing = try layout.run("check", "--baseline", "known.json")
      #expect(missing.code == 2)
      #expect(missing.errors.contains("there is no baseline 'known.json': --update-baseline all writes one"))
      #expect(try layout.folder.contents() == ["Fonts", "typefit.json"])

      let inCI = try layout.run(
        "check", "--baseline", "known.json", "--update-baseline", "missing", environment: ["CI": "true"])
      #expect(inCI.code == 64)
      #expect(inCI.errors.contains("is refused where CI is set"))
      #expect(try layout.folder.contents() == ["Fonts", "typefit.json"])

      let wrote = try layout.run(
        "check", "--baseline", "known.json", "--update-baseline", "missing", environment: ["CI": "false"])
      #expect(wrote.code == 0)
      #expect(wrote.errors == "typefit: wrote 'known.json': 9 findings\n")
      let before = try layout.read("known.json")

      try layout.use(ascender: 2100)
      // What is known, if less bad, is not missing.
      #expect(try layout.run("check", "--baseline", "known.json", "--update-baseline", "missing").code == 1)
      #expect(try layout.read("known.json") == before)
      #expect(
        try layout.run(
          "check", "--baseline", "known.json", "--update-baseline", "none", environment: ["CI": "1"]
        )
        .code == 1)
      #expect(try layout.run("check", "--baseline", "known.json", "--update-baseline", "changed").code == 0)
      #expect(try layout.read("known.json") != before)
    }
  }

  @Test(arguments: [
    (["--update-baseline", "all"], "--update-baseline needs --baseline"),
    (["--baseline", "b.json", "--update-baseline", "some"], "unknown value 'some'"),
    (
      ["--baseline", "b.json", "--update-baseline", "all", "--categories", "large"],
      "--categories makes a part"
    ),
    (["--baseline", "b.json", "--update-baseline", "all", "--locales", "de"], "--locales makes a part"),
    (["--baseline", "b.json", "--update-baseline", "all", "--shard", "1/2"], "--shard makes a part"),
    (["--baseline", "b.json", "a.json", "b.json"], "--baseline takes one configuration, and 2 are named"),
    (["--baseline", ""], "'' is no file name"),
  ])
  func `What makes no sense is refused`(words: [String], message: String) throws {
    let run = try typefit(["check"] + words)
    #expect(run.code == 64)
    #expect(run.errors.contains(message))
  }

  @Test func `A file that is damaged is told with its place`() throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("check", "--baseline", "known.json", "--update-baseline", "all")
      let whole = try layout.read("known.json")
      for (text, message) in [
        (String(whole.dropLast(40)), "known.json:13:74: the string that starts here has no end"),
        (
          whole.replacing("\"1.0\"", with: "\"2.0\""),
          "known.json:2:20: formatVersion is 2.0: this Typefit reads 1.0"
        ),
        (whole.replacing("\"error\"", with: "\"bad\""), "severity is 'bad'"),
        ("", "known.json:1:1: is empty"),
      ] {
        try layout.folder.write(text, to: "known.json")
        let run = try layout.run("check", "--baseline", "known.json")
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
      }
    }
  }
}
