import FixtureSupport
import Foundation
import Testing

/// Kinds of fonts and sizes that tools get wrong, by their published values.
@Suite struct FontKindsTests {
  private func metrics(_ words: String...) throws -> OrderedJSON {
    let run = try typefit(["metrics"] + words + ["--format", "json"])
    #expect(run.code == 0, "\(run.errors)")
    return try OrderedJSON(run.output)
  }

  private func near(_ value: OrderedJSON?, _ expected: Double, within tolerance: Double = 0.00051) -> Bool {
    value?.number.map { abs($0 - expected) <= tolerance } == true
  }

  @Test func `D01 A face of colour bitmaps goes by its tables`() throws {
    let document = try metrics(Fixtures.font("NotoColorEmoji/NotoColorEmoji.ttf"), "--glyphs", "😀")
    #expect(document["unitsPerEm"] == .number(2048))
    #expect(document["source"] == .string("hhea"))
    #expect(near(document["ascender"], 15.771))
    #expect(near(document["descender"], -4.150))
    // 2550 of 2048 units at 17 pt.
    #expect(near(document["glyphs"]?.values.first?["advance"], 21.167))
  }

  /// 1901 of 2048 units at each size.
  private static let ascenders: [(size: Double, points: Double)] = [
    (20.4, 18.936), (20.47, 19.001), (20.48, 19.010), (20.5, 19.028), (655, 607.99), (670, 621.91),
    (2000, 1856.45),
  ]

  @Test(arguments: ascenders)
  func `D04 D05 Metrics are linear in the size`(size: Double, ascender: Double) throws {
    let document = try metrics(Fixtures.font("DejaVu/DejaVuSans.ttf"), "--size", "\(size)")
    #expect(near(document["ascender"], ascender, within: 0.005))
  }

  @Test func `D07 Heights that OS/2 lacks are measured, and marked so`() throws {
    let old = try metrics(Fixtures.font("DejaVu/DejaVuSans.ttf"))
    #expect(near(old["capHeight"], 12.393))
    #expect(near(old["xHeight"], 9.297))
    #expect(old["measured"] == .array([.string("capHeight"), .string("xHeight")]))
    let new = try metrics(Fixtures.font("Lato/Lato-Regular.ttf"))
    #expect(near(new["capHeight"], 12.181))
    #expect(near(new["xHeight"], 8.611))
    #expect(new["measured"] == .array([]))
  }

  @Test func `C20 No font at all is an error, not an empty answer`() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
        <fontconfig><dir>\(folder.path("missing"))</dir></fontconfig>
        """, to: "fonts.conf")
      let run = try typefit(
        "resolve", "Lato", environment: ["FONTCONFIG_FILE": folder.path("fonts.conf")])
      #expect(run.code == 2)
      #expect(run.output == "")
      #expect(run.errors.contains("there is no font at all"))
    }
  }

  @Test(arguments: [
    ("lfs.ttf", "Git LFS pointer"), ("html.ttf", "web page"), ("empty.ttf", "is empty"),
    ("crlf-mangled.ttf", "FreeType refuses it"), ("bomb.woff2", "broken table"), ("ttc0.ttc", "broken table"),
    ("ttcbig.ttc", "FreeType refuses it"),
  ])
  func `H01 H02 H07 H08 What is no font is refused by name`(name: String, reason: String) throws {
    let run = try typefit("metrics", Fixtures.font("Malformed/\(name)"))
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("Malformed/\(name)'"))
    #expect(run.errors.contains(reason))
  }

  @Test(arguments: ["loca-oor.ttf", "cycle.ttf"])
  func `H05 Broken glyphs are told, and have no size of 0`(name: String) throws {
    let document = try metrics(Fixtures.font("Malformed/\(name)"), "--glyphs", "A")
    #expect(document["glyphs"]?.values.first?["bounds"] == .null)
    #expect(document["warnings"]?.values.isEmpty == false)
  }
}
