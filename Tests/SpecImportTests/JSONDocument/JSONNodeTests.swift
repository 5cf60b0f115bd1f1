import Testing

@testable import SpecImport

struct JSONNodeTests {
  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("false", "false"), ("\"a\"", "the string \"a\""), ("[1]", "a list"),
    ("{}", "an object"),
  ])
  func aValueSaysWhatItIs(text: String, kind: String) throws {
    #expect(try JSONParser.parse(Array(text.utf8), file: "a.json").kind == kind)
  }

  @Test func aNumberSaysItsValue() throws {
    #expect(try JSONParser.parse(Array("12.5".utf8), file: "a.json").kind == "the number 12.5")
  }
}
