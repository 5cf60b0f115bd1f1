import AuditReports
import FixtureSupport
import Testing
import Typography

@Suite struct MetricsReportTests {
  static let glyph = GlyphMetrics(
    text: "\"", glyph: 5, name: nil, advance: 500, bounds: .init(x: 50, y: -10, width: 400, height: 710))

  private func report(size: Double = 17, glyphs: [GlyphMetrics] = [glyph]) -> MetricsReport {
    MetricsReport(face: Samples.face, metrics: Samples.metrics, size: size, glyphs: glyphs)
  }

  @Test func `The document has its keys in order`() throws {
    let document = try document(report().json())
    #expect(document.keys == Contract.metrics)
    #expect(document["font"]?.keys == Contract.font)
    #expect(document["tables"]?.keys == ["hhea", "typo", "win"])
    #expect(document["tables"]?["hhea"]?.keys == ["ascender", "descender", "lineGap"])
    #expect(document["tables"]?["win"]?.keys == ["ascent", "descent"])
    #expect(document["units"]?.keys == Contract.units)
    #expect(document["labelHeight"]?.keys == ["1x", "2x", "3x"])
    #expect(document["glyphs"]?.values.map(\.keys) == [Contract.glyph])
    #expect(document["glyphs"]?.values.first?["bounds"]?.keys == ["x", "y", "width", "height"])
  }

  @Test func `A missing table and a missing height are null`() throws {
    let document = try document(report().json())
    #expect(document["tables"]?["typo"] == .null)
    #expect(document["units"]?["xHeight"] == .null)
    #expect(document["units"]?["underlineThickness"] == .null)
    #expect(document["xHeight"] == .null)
    #expect(document["glyphs"]?.values.first?["name"] == .null)
  }

  @Test func `Lengths are points in full digits`() throws {
    let document = try document(report().json())
    #expect(document["size"] == .number(17))
    #expect(document["ascender"]?.number == 1974.0 * 17 / 2000)
    #expect(document["descender"]?.number == -426.0 * 17 / 2000)
    #expect(document["lineHeight"]?.number == 20.4)
    #expect(document["capHeight"]?.number == 1433.0 * 17 / 2000)
    // 20.4 pt are 20.4, 40.8 and 61.2 pixels: 21, 41 and 62.
    #expect(document["labelHeight"]?["1x"]?.number == 21)
    #expect(document["labelHeight"]?["2x"]?.number == 20.5)
    #expect(document["labelHeight"]?["3x"]?.number == 62.0 / 3)
    #expect(document["measured"] == .array([.string("capHeight")]))
    #expect(document["warnings"] == .array([.string("something is doubtful")]))
    let glyph = try #require(document["glyphs"]?.values.first)
    #expect(glyph["text"] == .string("\""))
    #expect(glyph["advance"]?.number == 4.25)
    #expect(glyph["bounds"]?["y"]?.number == -0.085)
  }

  @Test func `People read a table`() {
    #expect(
      report().text(Palette(coloured: false)) == """
        Sample-Bold at 17 pt
          family      Sample
          style       Bold
          weight      700
          width       75 %
          slant       italic
          variations  opsz=12.5,wght=700
          version     2.007
          file        Fonts/Sample.ttc, face 1

        policy apple, values from hhea, 2000 units per em
                                 units  points
          ascender                1974  16.779
          descender               -426  -3.621
          leading                    0       0
          cap height (measured)   1433  12.181
          underline position      -103  -0.876
          line height             2400    20.4
          a label of one line is 21 at 1x, 20.5 at 2x, 20.667 at 3x

          as stored  ascender  descender  line gap
          hhea           1974       -426         0
          win            1974        426

          text  glyph  name  advance      x       y  width  height
          "         5  –        4.25  0.425  -0.085    3.4   6.035

        warning
          something is doubtful

        """)
  }

  @Test func `A broken glyph has no bounds`() throws {
    let broken = GlyphMetrics(text: "A", glyph: 2, name: "A", advance: 500, bounds: nil)
    let glyph = try document(report(glyphs: [broken]).json())["glyphs"]?.values.first
    #expect(glyph?.keys == Contract.glyph)
    #expect(glyph?["bounds"] == .null)
    #expect(report(glyphs: [broken]).text(Palette(coloured: false)).contains("broken"))
  }

  @Test func `The flag is told beside the table that it concerns`() {
    var metrics = Samples.metrics
    metrics.tables = VerticalTables(
      hhea: nil, typo: .init(ascender: 1, descender: -1, lineGap: 0), win: nil, useTypoMetrics: true)
    let report = MetricsReport(face: Samples.face, metrics: metrics, size: 17, glyphs: [])
    #expect(report.text(Palette(coloured: false)).contains("typo (USE_TYPO_METRICS)"))
  }
}
