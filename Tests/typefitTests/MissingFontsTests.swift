import FixtureSupport
import Testing

/// Names that no font has, and what is said of them.
@Suite struct MissingFontsTests {
  /// Lato lies in the folder as `brand/Lato.ttf`.
  private func withBrand(_ body: (TemporaryFolder) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Lato/Lato-Regular.ttf", to: "brand/Lato.ttf")
      try body(folder)
    }
  }

  private func layout(_ fonts: String, _ members: String = "", font: String = "Lato") -> String {
    #"""
    { fonts: { \#(fonts) }, \#(members)
      elements: [{ name: "a", font: "\#(font)", style: "body", text: "A" }] }
    """#
  }

  private func findings(
    _ folder: TemporaryFolder, _ layout: String, _ words: String...
  ) throws -> [OrderedJSON] {
    try folder.write(layout, to: "typefit.json")
    let run = try typefit(["check", "--format", "json"] + words, in: folder.path)
    #expect(run.errors == "")
    return try OrderedJSON(run.output)["findings"]?.values ?? []
  }

  // MARK: Fallbacks

  @Test func `A fallback that no font has is a finding at its name`() throws {
    try withBrand { folder in
      let found = try findings(folder, layout(#"directories: ["brand"], fallbacks: ["Lato", "Latoo"]"#))
      #expect(found.map { $0["rule"] } == [.string("fallback-not-found")])
      #expect(found.first?["severity"] == .string("warning"))
      #expect(found.first?["message"]?.string?.contains("\"Latoo\"") == true)
      #expect(found.first?["advice"]?.string?.contains("did you mean 'Lato'?") == true)
      #expect(found.first?["location"]?["line"] == .number(1))
      #expect(found.first?["location"]?["column"] == .number(56))
      #expect(try typefit("check", "--fail-on", "warning", in: folder.path).code == 1)
    }
  }

  @Test func `A fallback's finding can be switched off, raised and suppressed`() throws {
    try withBrand { folder in
      let fonts = #"directories: ["brand"], fallbacks: ["Latoo"]"#
      #expect(
        try findings(folder, layout(fonts, #"rules: { "fallback-not-found": "off" },"#)).isEmpty)
      let raised = try findings(folder, layout(fonts, #"rules: { "fallback-not-found": "error" },"#))
      #expect(raised.map { $0["severity"] } == [.string("error")])
      let suppression = #"suppressions: [{ rule: "fallback-not-found", reason: "on the phone alone" }],"#
      #expect(try findings(folder, layout(fonts, suppression)).isEmpty)
    }
  }

  @Test func `A fallback that the lock has counts as there`() throws {
    try withBrand { folder in
      try folder.write(layout(#"directories: ["brand"]"#), to: "typefit.json")
      #expect(try typefit("snapshot", "--output", "lock.json", in: folder.path).code == 0)
      try folder.remove("brand")
      let found = try findings(
        folder, layout(#"directories: ["brand"], lock: "lock.json", fallbacks: ["Lato", "Noto"]"#), "--quiet")
      #expect(found.map { $0["rule"] } == [.string("fallback-not-found")])
      #expect(found.first?["message"]?.string?.contains("\"Noto\"") == true)
    }
  }

  @Test func `A fallback's finding is told once by the parts of a check`() throws {
    try withBrand { folder in
      try folder.write(layout(#"directories: ["brand"], fallbacks: ["Latoo"]"#), to: "typefit.json")
      let whole = try typefit("check", "--format", "json", in: folder.path)
      for part in ["1/2", "2/2"] {
        let name = "\(part.prefix(1)).json"
        _ = try typefit("check", "--shard", part, "--format", "json", "--output", name, in: folder.path)
      }
      let merged = try typefit("merge", "1.json", "2.json", "--format", "json", in: folder.path)
      #expect(merged.output == whole.output)
      #expect(merged.output.contains("fallback-not-found"))
    }
  }

  // MARK: Files in the place of families

  @Test(arguments: [
    ("Lato.ttf", "'Lato.ttf' is a font file: name its family, 'Lato'"),
    ("brand/Lato.ttf", "'brand/Lato.ttf' is a font file: name its family, 'Lato'"),
    ("Latto", "did you mean 'Lato'? Else add the font's folder to fonts.directories"),
    ("Gone.ttf", "add the font's folder to fonts.directories, or correct the name \"Gone.ttf\""),
  ]) func `The advice on a font knows what its name may mean`(font: String, advice: String) throws {
    try withBrand { folder in
      let found = try findings(folder, layout(#"directories: ["brand"]"#, font: font))
      let missing = found.filter { $0["rule"] == .string("family-not-found") }
      #expect(missing.map { $0["advice"] } == [.string(advice)])
    }
  }

  @Test func `A file outside the font directories is to be put among them`() throws {
    try withBrand { folder in
      try folder.copyFont("Roboto/Roboto-Regular.ttf", to: "other/Roboto.ttf")
      let found = try findings(folder, layout(#"directories: ["brand"]"#, font: "other/Roboto.ttf"))
      #expect(
        found.first?["advice"]
          == .string(
            "'other/Roboto.ttf' is a font file: name its family, 'Roboto', and its folder in fonts.directories"
          ))
    }
  }

  @Test func `resolve says what a file's family is`() throws {
    try withBrand { folder in
      let run = try typefit(
        "resolve", "brand/Lato.ttf", "--font-dir", "brand", "--no-system-fonts", in: folder.path)
      #expect(run.output.contains("'brand/Lato.ttf' is a font file: name its family, 'Lato'"))
    }
  }

  @Test(arguments: ["brand", "typefit.json", "gone"])
  func `A font directory that is none is refused where it is named`(named: String) throws {
    try withBrand { folder in
      let path = named == "brand" ? "brand/Lato.ttf" : named
      try folder.write(layout(#"directories: ["\#(path)"]"#), to: "typefit.json")
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("typefit.json:1:26: font directory '\(path)'"))
      let advice = "name its folder instead, and its family, 'Lato', as the font"
      #expect(run.errors.contains(advice) == (named == "brand"))
      let option = try typefit("fonts", "--font-dir", path, in: folder.path)
      #expect(option.code == 2)
      #expect(option.errors.contains("font directory '\(path)'"))
    }
  }

  // MARK: Tables of files

  @Test func `A table takes a font file as it is`() throws {
    try withBrand { folder in
      let words = ["--platform", "ios", "--styles", "body,headline", "--categories", "L", "--format", "json"]
      let run = try typefit(["table", "brand/Lato.ttf"] + words, in: folder.path)
      #expect(run.code == 0)
      #expect(run.errors == "")
      let rows = try OrderedJSON(run.output)["rows"]?.values ?? []
      // hhea of Lato: 1974 and -426 of 2000 units. Headline is semibold, which the file has not.
      #expect(rows.map { $0["size"]?.number } == [17, 17])
      #expect(rows.map { $0["postScriptName"] } == [.string("Lato-Regular"), .string("Lato-Regular")])
      #expect(rows.allSatisfy { abs(($0["lineHeight"]?.number ?? 0) - 20.4) < 1e-9 })
      let family = try typefit(
        ["table", "Lato", "--font-dir", "brand", "--no-system-fonts"] + words, in: folder.path)
      #expect(family.output == run.output)
    }
  }

  @Test func `A table of a file that is no font, or is the output, is refused`() throws {
    try withBrand { folder in
      try folder.write("no font", to: "bad.ttf")
      let bad = try typefit("table", "./bad.ttf", in: folder.path)
      #expect(bad.code == 2)
      #expect(bad.output == "")
      #expect(bad.errors.contains("bad.ttf"))
      let own = try typefit("table", "brand/Lato.ttf", "--output", "brand/Lato.ttf", in: folder.path)
      #expect(own.code != 0)
      #expect(try typefit("table", "brand/Lato.ttf", in: folder.path).code == 0)
    }
  }
}
