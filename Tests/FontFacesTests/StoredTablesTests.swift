import FixtureSupport
import FontFaces
import Testing
import Typography

@Suite struct StoredTablesTests {
  @Test(arguments: ExpectedFace.wellFormed)
  func `Tables are told as stored`(expected: ExpectedFace) throws {
    let metrics = try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex).metrics()
    #expect(metrics.unitsPerEm == expected.unitsPerEm)
    #expect(metrics.tables.hhea == expected.hhea.map(line))
    #expect(metrics.tables.typo == expected.typo.map(line))
    #expect(metrics.tables.win == expected.win.map { .init(ascent: $0.ascent, descent: $0.descent) })
    #expect(metrics.tables.useTypoMetrics == expected.useTypoMetrics)
  }

  @Test func `A place in the variation space leaves the stored values alone`() throws {
    let file = Fixtures.font("Probe/flex.ttf")
    let stored = try FontFace(file: file).metrics().tables
    let moved = try FontFace(file: file, variations: ["wght": 800, "wdth": 75]).metrics().tables
    #expect(moved == stored)
    #expect(stored.hhea == .init(ascender: 900, descender: -300, lineGap: 100))
  }

  private func line(_ line: ExpectedFace.Line) -> VerticalTables.Line {
    .init(ascender: line.ascender, descender: line.descender, lineGap: line.lineGap)
  }
}
