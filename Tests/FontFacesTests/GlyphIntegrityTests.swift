import FixtureSupport
import FontFaces
import Testing

@Suite struct GlyphIntegrityTests {
  private func damage(_ name: String) throws -> [String] {
    try FontFace(file: Fixtures.font("Malformed/\(name)")).damage
  }

  @Test(arguments: ExpectedFace.wellFormed) func `A sound font has no damage`(expected: ExpectedFace) throws {
    #expect(try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex).damage == [])
  }

  @Test func `A file that ends early is told, with the tables that it cuts off`() throws {
    let problems = try damage("trunc-half.ttf")
    #expect(problems.contains { $0.contains("reaches beyond the end of the file") })
  }

  @Test func `Glyphs that lie outside their table are told`() throws {
    #expect(try damage("loca-oor.ttf").contains { $0.contains("outside the glyf table") })
  }

  @Test func `Glyphs that are made of each other are told by their letters`() throws {
    let problems = try damage("cycle.ttf")
    #expect(problems.count == 1)
    #expect(problems.first?.contains("\"A\", \"B\"") == true)
  }

  @Test func `A font without outlines is told`() throws {
    #expect(try damage("no-glyf.ttf").isEmpty == false)
  }
}
