import Testing
import Typography

struct VerticalTablesTests {
  @Test(arguments: [(0, 0, 0, true), (0, 0, 200, true), (1, 0, 0, false), (0, -1, 0, false)])
  func aLineWithoutHeightIsZero(ascender: Int, descender: Int, gap: Int, isZero: Bool) {
    #expect(VerticalTables.Line(ascender: ascender, descender: descender, lineGap: gap).isZero == isZero)
  }
}
