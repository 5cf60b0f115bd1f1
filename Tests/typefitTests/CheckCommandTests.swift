import FixtureSupport
import Testing

@Suite struct CheckCommandTests {
  /// A layout in a folder of its own, with Lato: lines of 20.5 points at large and 64 at AX5 (at 2x).
  private func withLayout(_ elements: String, _ body: (TemporaryFolder) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.write(
        """
        { version: 1, fonts: { directories: ["\(Fixtures.font("Lato"))"] }, family: "Lato",
          elements: [\(elements)] }
        """, to: "typefit.json")
      try body(folder)
    }
  }

  @Test func `The demo layout ends with 1, and has two lines too tall`() throws {
    let run = try typefit("check", "Fixtures/Layouts", "--format", "json")
    #expect(run.code == 1)
    #expect(run.errors == "")
    let document = try OrderedJSON(run.output)
    let errors = document["findings"]?.values.filter { $0["severity"] == .string("error") } ?? []
    // Footnote is 38 and 44 points there: 45.6 and 52.8, in a box of 44.
    #expect(errors.map { $0["actual"]?.number } == [46, 53])
    #expect(errors.allSatisfy { $0["limit"] == .number(44) && $0["element"] == .string("article.byline") })
    #expect(errors.map { $0["location"]?["line"]?.number } == [8, 8])
    #expect(document["summary"]?["cases"] == .number(36))
  }

  @Test func `What fits ends with 0`() throws {
    try withLayout(#"{ name: "a", style: "body", height: 64 }"#) { folder in
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 0)
      #expect(run.errors == "")
      #expect(run.output.contains("0 errors, 0 warnings in 1 element, 12 cases"))
    }
    try withLayout(#"{ name: "a", style: "body", height: 63.5 }"#) { folder in
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 1)
    }
  }

  @Test(arguments: [("error", 0), ("warning", 1), ("never", 0)] as [(String, Int32)])
  func `A warning fails only where warnings do`(severity: String, code: Int32) throws {
    try withLayout(#"{ name: "a", style: "body", categories: "...AX1" }"#) { folder in
      let run = try typefit("check", "--fail-on", severity, in: folder.path)
      #expect(run.code == code)
      #expect(run.output.contains("0 errors, 1 warning in"))
    }
  }

  @Test func `An error fails unless nothing does`() throws {
    for (severity, code) in [("error", 1), ("warning", 1), ("never", 0)] as [(String, Int32)] {
      #expect(try typefit("check", "Fixtures/Layouts", "--fail-on", severity).code == code)
    }
  }

  @Test func `Categories narrow what is judged`() throws {
    let run = try typefit("check", "Fixtures/Layouts", "--categories", "...AX3", "--format", "json")
    #expect(run.code == 0)
    #expect(try OrderedJSON(run.output)["summary"]?["cases"] == .number(30))
  }

  @Test func `Quiet leaves findings alone`() throws {
    let loud = try typefit("check", "Fixtures/Layouts")
    let quiet = try typefit("check", "Fixtures/Layouts", "--quiet")
    #expect(quiet.code == 1)
    #expect(loud.output.hasSuffix(quiet.output))
    #expect(quiet.output.hasPrefix("error  height-clipped  article.byline"))
  }

  @Test func `A missing family is a finding, not a failure`() throws {
    try withLayout(#"{ name: "a", style: "body", font: "Avenir Next" }"#) { folder in
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 1)
      #expect(run.output.contains("family-not-found"))
      #expect(run.output.contains("unjudged"))
    }
  }

  @Test func `The nearest layout above is taken`() throws {
    try withLayout(#"{ name: "a", style: "body" }"#) { folder in
      try folder.makeFolder("deeply/nested")
      #expect(try typefit("check", in: folder.path("deeply/nested")).code == 0)
    }
  }

  @Test func `Several layouts are one report`() throws {
    try withLayout(#"{ name: "a", style: "body" }"#) { folder in
      let layouts = repository + "/Fixtures/Layouts"
      let run = try typefit("check", "typefit.json", layouts, "--format", "json", in: folder.path)
      #expect(run.code == 1)
      let names = try OrderedJSON(run.output)["elements"]?.values.map { $0["name"]?.string }
      #expect(names == ["a", "article.title", "article.byline", "toolbar.save"])
    }
  }

  @Test func `Font directories are relative to the layout`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "app/fonts/utm.ttf")
      try folder.write(
        #"{ fonts: { directories: ["fonts"] }, elements: [{ name: "a", font: "Probe UTM", style: "body" }] }"#,
        to: "app/typefit.json")
      for (path, working) in [
        ("app", folder.path), ("typefit.json", folder.path("app")), ("../app", folder.path("app")),
      ] {
        #expect(try typefit("check", path, in: working).code == 0, "\(path)")
      }
    }
  }

  // MARK: What can't be done

  @Test func `Without a layout there is nothing to check`() throws {
    try withTemporaryFolder { folder in
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("there is no typefit.json"))
      let named = try typefit("check", "app.json", in: folder.path)
      #expect(named.code == 2)
      #expect(named.errors.contains("can't read 'app.json': No such file or directory"))
      #expect(try typefit("check", ".", in: folder.path).code == 2)
    }
  }

  @Test(arguments: [
    ("", "1:1: is empty"), ("{ elements: [] }", "elements has no element"),
    ("{\n  elemnts: [] }", "typefit.json:2:3: unknown key 'elemnts'; did you mean 'elements'?"),
    (
      #"{ elements: [{ name: "a", style: "boddy", font: "Lato" }] }"#,
      "unknown style 'boddy'; did you mean 'body'?"
    ),
    (#"{ elements: [{ name: "a", style: "body" }] }"#, "has no family"),
    ("{ elements: [", "end of file"),
  ]) func `An invalid layout ends with 2, and says where`(text: String, message: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(text, to: "typefit.json")
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("typefit: error: typefit.json:"))
      #expect(run.errors.contains(message))
    }
  }

  @Test func `A font directory that is missing or empty ends with 2`() throws {
    try withTemporaryFolder { folder in
      let element = #"elements: [{ name: "a", font: "Lato", style: "body" }]"#
      try folder.write("{ fonts: { directories: [\"fonts\"] }, \(element) }", to: "typefit.json")
      let missing = try typefit("check", in: folder.path)
      #expect(missing.code == 2)
      #expect(missing.errors.contains("font directory 'fonts': No such file or directory"))
      try folder.makeFolder("fonts")
      let empty = try typefit("check", in: folder.path)
      #expect(empty.code == 2)
      #expect(empty.errors.contains("there is no font at all"))
      try folder.write("{ \(element) }", to: "typefit.json")
      #expect(try typefit("check", in: folder.path).code == 2)
    }
  }

  @Test func `A font that can't be read is told, and the others judged`() throws {
    try withLayout(#"{ name: "a", style: "body" }"#) { folder in
      let words = ["check", "--font-dir", Fixtures.font("Malformed")]
      let run = try typefit(words, in: folder.path)
      #expect(run.code == 0)
      #expect(run.errors.contains("Malformed/lfs.ttf' was left out"))
      let quiet = try typefit(words + ["--quiet"], in: folder.path)
      #expect(quiet.errors == "")
    }
  }
}
