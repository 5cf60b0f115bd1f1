import FixtureSupport
import Testing

@Suite struct DiffCommandTests {
  /// Snapshots before and after Lato's ascender rose by 126 units.
  private func withSnapshots(_ body: (RegressionLayout) throws -> Void) throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("snapshot", "--output", "old.json")
      try layout.use(ascender: 2100)
      _ = try layout.run("snapshot", "--output", "new.json")
      try body(layout)
    }
  }

  @Test func `A new version of a font is told in points at every category`() throws {
    try withSnapshots { layout in
      let run = try layout.run("diff", "old.json", "new.json", "--format", "json")
      #expect(run.code == 1)
      let diff = try OrderedJSON(run.output)
      let faces = diff["faces"]?.values ?? []
      #expect(faces.map { $0["name"]?.string } == ["Lato-Regular"])
      let metrics = faces[0]["metrics"]?.values ?? []
      #expect(metrics.map { $0["metric"]?.string } == ["lineHeight", "ascender", "hhea.ascender"])
      let points = metrics[0]["points"]?.values ?? []
      let sizes = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53].map(Double.init)
      #expect(points.map { $0["size"]?.number } == sizes)
      for (point, size) in zip(points, sizes) {
        #expect(abs((point["old"]?.number ?? 0) - size * 1.2) < 1e-9)
        #expect(abs((point["new"]?.number ?? 0) - size * 1.263) < 1e-9)
      }
      let elements = diff["elements"]?.values ?? []
      #expect(elements.map { $0["name"]?.string } == ["byline", "roomy", "roomy"])
      #expect(elements[0]["changes"]?.values.last?["old"]?["height"] == .number(53))
      #expect(elements[0]["changes"]?.values.last?["new"]?["height"] == .number(56))
    }
  }

  @Test(arguments: ["U+0051", "U+51"])
  func `A snapshot that has a character twice is refused at its place`(code: String) throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("snapshot", "--output", "old.json")
      let parts = try layout.read("old.json").split(separator: #""advances": ["#, maxSplits: 1)
      let line = parts[0].count { $0 == "\n" } + 3
      let letters = ["U+0051", code].map { #"{"character": "Q", "code": "\#($0)", "advance": 1},"# }
      try layout.folder.write(
        parts[0] + "\"advances\": [\n" + letters.joined(separator: "\n") + parts[1], to: "twice.json")
      for words in [["twice.json", "old.json"], ["old.json", "twice.json"]] {
        let run = try typefit(["diff"] + words, in: layout.path)
        #expect(run.code == 2)
        #expect(
          run.errors.contains(
            "twice.json:\(line):28: faces[0].advances[1].code is '\(code)', which is there already"),
          "\(run.errors)")
      }
    }
  }

  @Test func `Tolerated drift is told and passes`() throws {
    try withSnapshots { layout in
      // 3.34 points of line height at 53; label heights by 3.5 at most.
      for (tolerance, code) in [("3.5", 0), ("1", 1), ("12%", 0), ("5%", 1), ("0", 1)] as [(String, Int32)] {
        let run = try layout.run("diff", "old.json", "new.json", "--tolerance", tolerance)
        #expect(run.code == code, "\(tolerance)")
        #expect(run.output.contains("lineHeight     2400  2526    +126"))
        #expect(run.output.contains(code == 0 ? "no change counts" : "changes count"))
      }
      let same = try layout.run("diff", "new.json", "new.json")
      #expect(same.code == 0)
      #expect(same.output == "no change\n")
    }
  }

  @Test func `Files and directories of fonts are compared too`() throws {
    let run = try typefit(
      "diff", Fixtures.font("Probe/liga.ttf"), Fixtures.font("Probe/kernboth.ttf"), "--format", "json")
    #expect(run.code == 1)
    let face = try OrderedJSON(run.output)["faces"]?.values.first
    // By fontTools.
    #expect(face?["featuresLost"]?.values.map(\.string) == ["c2sc", "liga", "smcp"])
    #expect(face?["featuresGained"]?.values.map(\.string) == ["kern"])

    let folders = try typefit("diff", Fixtures.font("Roboto"), Fixtures.font("Lato"))
    #expect(folders.code == 1)
    #expect(folders.output.contains("lost  the face Roboto-Regular"))
    #expect(folders.output.contains("gained  the face Lato-Regular"))
    #expect(try typefit("diff", Fixtures.font("Probe"), Fixtures.font("Probe")).code == 0)
  }

  @Test func `What doesn't compare is refused`() throws {
    try withSnapshots { layout in
      for (words, code, message) in [
        (["old.json"], 64, "missing expected argument '<old> <new>'"),
        (["old.json", "Fonts"], 2, "are not of a kind"),
        (["Fonts/Lato-Regular.ttf", "Fonts"], 2, "are not of a kind"),
        (["old.json", "gone.json"], 2, "can't read 'gone.json'"),
        (["old.json", "typefit.json"], 2, "typefit.json:1:1"),
        (["old.json", "new.json", "--tolerance", "-1"], 64, "'-1' is not a number"),
        (["old.json", "new.json", "--tolerance", "x%"], 64, "'x' is not a number"),
        (["old.json", "new.json", "x"], 64, "unexpected argument 'x'"),
      ] as [([String], Int32, String)] {
        let run = try typefit(["diff"] + words, in: layout.path)
        #expect(run.code == code)
        #expect(run.errors.contains(message), "\(run.errors)")
      }
      try layout.write(#"displayScale: 3,"#)
      _ = try layout.run("snapshot", "--output", "three.json")
      let scales = try layout.run("diff", "old.json", "three.json")
      #expect(scales.code == 2)
      #expect(scales.errors.contains("ios, policy apple, 2x, and 'three.json' of ios, policy apple, 3x"))
    }
  }
}
