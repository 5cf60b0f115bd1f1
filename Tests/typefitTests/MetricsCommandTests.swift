import FixtureSupport
import Testing

@Suite struct MetricsCommandTests {
  private func metrics(_ words: String...) throws -> OrderedJSON {
    let run = try typefit(["metrics"] + words + ["--format", "json"] + only("Probe", "Lato", "NotoSansThai"))
    #expect(run.code == 0)
    return try OrderedJSON(run.output)
  }

  @Test func `A12 Lato at 17 pt`() throws {
    let document = try metrics("Lato", "--size", "17")
    let numbers = ["ascender", "descender", "leading", "lineHeight"].map { document[$0]?.number ?? .nan }
    for (number, expected) in zip(numbers, [16.779, -3.621, 0, 20.4]) {
      #expect(abs(number - expected) < 1e-9)
    }
    #expect(document["useTypoMetrics"] == .bool(true))
    #expect(document["source"] == .string("hhea"))
    #expect(document["policy"] == .string("apple"))
    #expect(document["size"] == .number(17))
  }

  @Test func `The size is 17 unless asked for otherwise`() throws {
    #expect(try metrics("Lato") == metrics("Lato", "--size", "17"))
    #expect(try metrics("Lato", "--size", "9.5")["lineHeight"]?.number.map { abs($0 - 11.4) < 1e-9 } == true)
  }

  @Test func `A text style gives size and weight`() throws {
    #expect(try metrics("Lato", "--style", "body", "--category", "AX5")["size"] == .number(53))
    let headline = try metrics("Probe Grot", "--style", "headline")
    #expect(headline["size"] == .number(17))
    #expect(headline["font"]?["weight"] == .number(600))
  }

  @Test(arguments: [("apple", 26.35, 0), ("freetype", 17, 3.4), ("typo", 17, 3.4), ("win", 26.35, 0)])
  func `A13 Each policy has its line`(policy: String, line: Double, leading: Double) throws {
    let document = try metrics("Probe UTM", "--policy", policy)
    #expect(abs((document["lineHeight"]?.number ?? 0) - line) < 1e-9)
    #expect(abs((document["leading"]?.number ?? 99) - leading) < 1e-9)
    #expect(document["policy"] == .string(policy))
  }

  @Test func `A17 Noto Sans Thai needs 26 points at 17`() throws {
    let document = try metrics("Noto Sans Thai")
    #expect(document["labelHeight"]?["2x"] == .number(26))
  }

  @Test func `A file needs no font directory`() throws {
    let run = try typefit(
      "metrics", "Fixtures/Fonts/Probe/pair.ttc", "--face", "1", "--glyphs", "A", "--size", "1000",
      "--format",
      "json")
    #expect(run.code == 0)
    #expect(run.errors == "")
    let document = try OrderedJSON(run.output)
    #expect(document["font"]?["file"] == .string("Fixtures/Fonts/Probe/pair.ttc"))
    #expect(document["font"]?["faceIndex"] == .number(1))
    #expect(document["ascender"] == .number(900))
    #expect(document["glyphs"]?.values.first?["advance"] == .number(530))
  }

  @Test func `Axes are set by name or in a file`() throws {
    for font in ["Probe Flex", Fixtures.font("Probe/flex.ttf")] {
      let document = try metrics(
        font, "--variations", "wght=500,wdth=87.5", "--glyphs", "A", "--size", "1000")
      #expect(document["ascender"] == .number(909), "\(font)")
      #expect(document["glyphs"]?.values.first?["advance"] == .number(438), "\(font)")
      #expect(document["font"]?["variations"]?["wdth"] == .number(87.5), "\(font)")
    }
  }

  @Test(
    arguments: [
      ([Fixtures.font("Probe/pair.ttc"), "--face", "2"], "has no face 2: it has 2, counted from 0"),
      (
        [Fixtures.font("Probe/flex.ttf"), "--variations", "wgth=4"],
        "has no axis 'wgth'; did you mean 'wght'?"
      ),
      ([Fixtures.font("Probe/flex.ttf"), "--variations", "wght=900"], "900.0 is outside it"),
      ([Fixtures.font("Probe/utm.ttf"), "--variations", "wght=400"], "it is not a variable font"),
      ([Fixtures.font("Malformed/lfs.ttf")], "Malformed/lfs.ttf': is a Git LFS pointer"),
      ([Fixtures.font("Malformed/empty.ttf")], "Malformed/empty.ttf': is empty"),
      ([Fixtures.font("Malformed/html.ttf")], "Malformed/html.ttf': is a web page"),
      (["no/such/font.ttf"], "'no/such/font.ttf': No such file or directory"),
      ([Fixtures.font("Probe") + "/"], "is a directory, not a font file"),
      (["Avenir Next"], "no font has the family, PostScript or full name 'Avenir Next'"),
      (["Latto"], "did you mean 'Lato'?"),
      (["Fixtures"], "the folder of that name is searched for fonts by --font-dir Fixtures"),
      (["README.md"], "the file of that name is none of a font"),
      (["no/\u{FFFD}.ttf"], "has a name that is not UTF-8"),
    ] as [([String], String)])
  func `What can't be done for this font ends with 2`(words: [String], message: String) throws {
    let run = try typefit(["metrics"] + words + only("Lato", "Probe"))
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("typefit: error: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `A link that leads back to itself is told from a name that no font has`() throws {
    try withTemporaryFolder { folder in
      try folder.link("loop", to: "loop")
      let run = try typefit(["metrics", "loop"] + only("Lato"), in: folder.path)
      #expect(run.code == 2)
      #expect(run.errors.contains("the file of that name can't be read: Too many levels of symbolic links"))
    }
  }
}
