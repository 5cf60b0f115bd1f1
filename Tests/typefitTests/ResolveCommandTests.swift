import FixtureSupport
import Testing

@Suite struct ResolveCommandTests {
  private func resolve(_ words: String...) throws -> Run {
    try typefit(["resolve"] + words + only("Probe", "Lato"))
  }

  @Test func `A family that is there ends with 0`() throws {
    let run = try resolve("lato")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("override  Lato-Regular\n"))
    #expect(run.errors == "")
    #expect(try resolve("Lato", "--strict").code == 0)
  }

  @Test func `C01 A fallback ends with 0, and with 1 where it must be exact; no answer ends with 1`() throws {
    let fallback = try resolve("Avenir Next", "--fallback", "Nowhere", "--fallback", "Lato")
    #expect(fallback.code == 0)
    #expect(fallback.output.hasPrefix("fallback  Lato-Regular\n"))
    #expect(fallback.output.contains("\"Avenir Next\""))
    let strict = try resolve("Avenir Next", "--fallback", "Lato", "--strict")
    #expect(strict.code == 1)
    #expect(strict.output.hasPrefix("fallback  Lato-Regular\n"))
    let none = try resolve("Avenir Next")
    #expect(none.code == 1)
    #expect(none.output.hasPrefix("none\n"))
    #expect(none.errors == "")
  }

  @Test(
    arguments: [
      (["--weight", "900"], ", and names that face, whatever weight is asked\n"),
      (["--slant", "italic", "--face-width", "75"], "whatever width and slant is asked\n"),
      (["--face-style", "Bold"], "whatever style is asked\n"),
      (["--face-style", "regular", "--weight", "400", "--slant", "upright"], "is its PostScript name\n"),
    ] as [([String], String)])
  func `A name of one face is that face, which is said where another is asked`(
    words: [String], reason: String
  )
    throws
  {
    let run = try typefit(["resolve", "Lato-Regular", "--strict"] + only("Lato") + words)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("override  Lato-Regular\n"))
    #expect(run.output.replacing("\n  ", with: " ").contains(reason), "\(run.output)")
  }

  @Test func `The document has the keys of the contract`() throws {
    let run = try resolve("Probe Grot", "--weight", "semibold", "--format", "json")
    let document = try OrderedJSON(run.output)
    #expect(document.keys == ["formatVersion", "request", "outcome", "reason", "font", "considered"])
    #expect(document["formatVersion"] == .string("1.0"))
    #expect(document["font"]?["weight"] == .number(600))
    #expect(document["font"]?["file"] == .string(Fixtures.font("Probe/wt-DemiBold.ttf")))
    #expect(document["considered"]?.values.count == 11)
  }

  @Test(
    arguments: [
      (["Probe Grot", "--face-style", "Demi Bold"], "ProbeGrot-DemiBold"),
      (["Probe Grot", "--weight", "900"], "ProbeGrot-Black"),
      (["Probe Grot", "--style", "headline"], "ProbeGrot-DemiBold"),
      (["Probe Grot", "--style", "headline", "--weight", "light"], "ProbeGrot-Light"),
      (["Probe Merge", "--face-width", "75"], "ProbeMerge-Condensed"),
      (["Probe Slant", "--slant", "oblique"], "ProbeSlant-Slanted"),
      (["ProbeNext-DemiBold"], "ProbeNext-DemiBold"),
      (["Probe-Dash"], "ProbeOdd1"),
      (["--", "Probe:Colon"], "ProbeOdd2"),
    ] as [([String], String)])
  func `Style, weight, width and slant pick the face`(words: [String], face: String) throws {
    let run = try typefit(["resolve"] + only("Probe") + words)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("override  \(face)\n"))
  }

  @Test func `A text that the family lacks sends it to the next`() throws {
    let run = try resolve("Probe Next", "--text", "é", "--fallback", "Lato")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("fallback  Lato-Regular\n"))
    #expect(run.output.contains("lacks \"é\" (U+00E9)"))
  }

  @Test func `The order of font directories changes not a byte`() throws {
    for name in ["Probe Dup", "ProbeFlex-Bold", "Avenir Next"] {
      let words = ["resolve", name, "--format", "json", "--fallback", "Probe Dup"]
      let one = try typefit(words + only("Probe/dupA", "Probe/dupB", "Probe"))
      let other = try typefit(words + only("Probe", "Probe/dupB", "Probe/dupA"))
      #expect(one.output == other.output)
      #expect(one.code == other.code)
    }
  }

  // MARK: System fonts

  /// Stands for a machine's fonts: a configuration with one folder.
  private func withSystem(_ folder: String, _ body: ([String: String]) throws -> Void) throws {
    try withTemporaryFolder { temporary in
      let file = try temporary.write(
        "<fontconfig><dir>\(Fixtures.font(folder))</dir></fontconfig>", to: "fonts.conf")
      try body(["FONTCONFIG_FILE": file])
    }
  }

  @Test func `With system fonts fontconfig's own answer is a fallback, named as such`() throws {
    try withSystem("DejaVu") { environment in
      let run = try typefit("resolve", "Avenir Next", environment: environment)
      #expect(run.code == 0)
      #expect(run.output.hasPrefix("fallback  DejaVuSans\n"))
      #expect(run.output.contains("fontconfig's own answer is DejaVu Sans"))
      #expect(try typefit("resolve", "Avenir Next", "--strict", environment: environment).code == 1)
      #expect(try typefit("resolve", "DejaVu Sans", "--strict", environment: environment).code == 0)
      let off = try typefit(
        ["resolve", "DejaVu Sans"] + only("Lato"), environment: environment.mapValues { $0 })
      #expect(off.code == 1)
    }
  }

  @Test func `An app's own fallbacks come before fontconfig's answer`() throws {
    try withSystem("DejaVu") { environment in
      let run = try typefit(
        "resolve", "Avenir Next", "--fallback", "Lato", "--font-dir", Fixtures.font("Lato"),
        environment: environment)
      #expect(run.output.hasPrefix("fallback  Lato-Regular\n"))
    }
  }

  @Test func `An app's own fonts come before the system's of the same name`() throws {
    try withSystem("Probe/dupA") { environment in
      let run = try typefit(
        "resolve", "Probe Dup", "--font-dir", Fixtures.font("Probe/dupB"), "--format", "json",
        environment: environment)
      #expect(try OrderedJSON(run.output)["font"]?["version"] == .number(2))
    }
  }

  @Test func `C16 A localised name is printed in English in every locale`() throws {
    for locale in ["C", "ja_JP.UTF-8"] {
      let run = try typefit(
        ["resolve", "プローブ ゴシック", "--format", "json"] + only("Probe"),
        environment: ["LANG": locale, "LC_ALL": locale])
      let font = try #require(try OrderedJSON(run.output)["font"])
      #expect(font["family"] == .string("Probe Gothic"))
      #expect(font["file"] == .string(Fixtures.font("Probe/ja.ttf")))
    }
  }
}
