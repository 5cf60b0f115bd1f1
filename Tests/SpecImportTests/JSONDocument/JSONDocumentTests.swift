import Testing

@testable import SpecImport

struct JSONDocumentTests {
  private func parse(_ text: String) throws -> JSONNode {
    try JSONParser.parse(Array(text.utf8), file: "a.json")
  }

  @Test func aValueIsFoundByItsKey() throws {
    let node = try parse(#"{ a: { b: [1, { c: 2 }], d: 3 }, "\u0065f": "\n", "": 4, e: 5 }"#)
    #expect(node["a"]?["d"]?.kind == "the number 3")
    #expect(node["e"]?.kind == "the number 5")
    #expect(node[""]?.kind == "the number 4")
    #expect(node["ef"]?.kind == "the string \"\n\"")
    #expect(node["b"] == nil)
    // As long as one that is there, and with its first letter.
    #expect(node["eg"] == nil)
    #expect(try parse("[1]")["a"] == nil)
  }

  @Test func theFirstKeyThatIsNotAmongSomeIsFound() throws {
    let node = try parse("{ a: { x: 1 }, b: [2], c: 3, d: 4 }")
    #expect(node.member(notAmong: ["d", "c", "b", "a"]) == nil)
    #expect(node.member(notAmong: ["d", "a"])?.key == "b")
    #expect(node.member(notAmong: [])?.key == "a")
  }

  @Test func pathsNameTheWayFromTheOutermostValue() throws {
    let node = try parse("{ a: 1, b: [[], { c: [0, 1] }, 2], d: { e: {} } }")
    #expect(node.path == "")
    #expect(node["a"]?.path == "a")
    #expect(node["d"]?["e"]?.path == "d.e")
    guard case .array(let values) = node["b"]?.value, case .array(let inner) = values[1]["c"]?.value else {
      Issue.record("expected lists")
      return
    }
    #expect(values.map(\.path) == ["b[0]", "b[1]", "b[2]"])
    #expect(inner.map(\.path) == ["b[1].c[0]", "b[1].c[1]"])
  }

  @Test(arguments: [2, 16, 17, 18, 300])
  func aKeyOfManyIsRefusedWhereItComesAgain(count: Int) throws {
    let keys = (0..<count).map { "key\($0): 0" }
    #expect(try parse("{" + keys.joined(separator: ",") + "}").members.count == count)
    for again in [0, count / 2, count - 1] {
      let error = #expect(throws: ConfigurationError.self) {
        try parse("{" + keys.joined(separator: ",") + ",\nkey\(again): 1}")
      }
      #expect(error?.description == "a.json:2:1: duplicate key 'key\(again)'")
    }
  }

  /// The Unicode Standard's canonical equivalents: composed and decomposed é, the Kelvin sign and K.
  @Test(arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}"), ("K", "\u{212A}"), ("\u{212A}", "K")])
  func aKeyInAnotherSpellingIsTheSameKey(one: String, other: String) {
    let error = #expect(throws: ConfigurationError.self) { try parse("{ \(one): 1,\n\(other): 2 }") }
    #expect(error?.line == 2)
  }
}
