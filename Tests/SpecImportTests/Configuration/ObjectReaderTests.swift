import Testing
import Typography

@testable import SpecImport

struct ObjectReaderTests {
  private func reader(_ text: String) throws -> ObjectReader {
    try ObjectReader(JSONParser.parse(Array(text.utf8), file: "a.json"))
  }

  @Test func anAbsentKeyIsNilOrEmpty() throws {
    let reader = try reader("{}")
    #expect(try reader.string("a") == nil)
    #expect(try reader.bool("a") == nil)
    #expect(try reader.number("a") == nil)
    #expect(try reader.points("a") == nil)
    #expect(try reader.strings("a").isEmpty)
    #expect(try reader.objects("a").isEmpty)
    #expect(try reader.object("a") == nil)
  }

  @Test func valuesAreReadByType() throws {
    let reader = try reader(#"{ s: "x", b: false, n: -2, l: ["x", "y"], o: { k: 1 }, os: [{ k: 2 }] }"#)
    #expect(try reader.string("s") == "x")
    #expect(try reader.bool("b") == false)
    #expect(try reader.number("n") == -2)
    #expect(try reader.strings("l") == ["x", "y"])
    #expect(try reader.object("o")?.number("k") == 1)
    #expect(try reader.objects("os").first?.number("k") == 2)
    #expect(reader.all.map(\.key) == ["s", "b", "n", "l", "o", "os"])
  }

  @Test func pathsNameTheWayFromTheRoot() throws {
    let root = try reader("{ list: [{}, { inner: { deep: 1 } }] }")
    let inner = try #require(try root.objects("list").last?.object("inner"))
    #expect(inner.path == "list[1].inner")
    #expect(inner.path(of: "deep") == "list[1].inner.deep")
  }

  @Test(arguments: [("10", true), ("9.999", false), ("20", true), ("20.5", false)])
  func aRangeHoldsAtBothEnds(number: String, isInside: Bool) throws {
    let reader = try reader("{ a: \(number) }")
    if isInside {
      #expect(try reader.number("a", in: 10...20) != nil)
    } else {
      #expect(throws: ConfigurationError.self) { try reader.number("a", in: 10...20) }
    }
  }

  @Test(arguments: [
    ("0.01", true), ("10000", true), ("0.009", false), ("0", false), ("-0", false), ("10000.1", false),
  ])
  func pointsLieBetweenAHundredthAndTenThousand(number: String, isInside: Bool) throws {
    let reader = try reader("{ a: \(number) }")
    if isInside {
      #expect(try reader.points("a") != nil)
    } else {
      #expect(throws: ConfigurationError.self) { try reader.points("a") }
    }
  }

  @Test func aMissingKeyIsReportedAtTheObject() throws {
    let inner = try #require(try reader("{\n  inner: {}\n}").object("inner"))
    #expect(inner.error("a", "is missing").description == "a.json:2:10: inner.a is missing")
  }

  @Test func anItemOfTheWrongTypeIsReportedAtItsOwnPlace() throws {
    let reader = try reader("{ a: [\"x\",\n  1] }")
    let error = #expect(throws: ConfigurationError.self) { try reader.strings("a") }
    #expect(error?.line == 2)
    #expect(error?.column == 3)
  }

  @Test func anErrorOfTheVocabularyGetsThePlaceOfItsValue() throws {
    let reader = try reader("{\n  a: \"huge\" }")
    let error = #expect(throws: ConfigurationError.self) {
      try reader.word("a", ContentSizeCategory.init(spelling:))
    }
    #expect(
      error?.description.hasPrefix("a.json:2:6: a is wrong: unknown content size category 'huge'") == true)
  }
}
