import Testing

@testable import SpecImport

struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONNode {
    try JSONParser.parse(Array(text.utf8), file: "a.json")
  }

  private func failure(
    _ bytes: [UInt8], at location: SourceLocation = #_sourceLocation
  ) -> (place: String, problem: String) {
    let error = #expect(throws: ConfigurationError.self, sourceLocation: location) {
      try JSONParser.parse(bytes, file: "a.json")
    }
    return ("\(error?.line ?? 0):\(error?.column ?? 0)", error?.problem ?? "")
  }

  private func failure(
    _ text: String, at location: SourceLocation = #_sourceLocation
  ) -> (place: String, problem: String) {
    failure(Array(text.utf8), at: location)
  }

  /// A value without its positions, for comparison.
  private func plain(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "'\(value)'"
    case .array(let values): "[" + values.map(plain).joined(separator: " ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key)=\(plain($0.value))" }.joined(separator: " ") + "}"
    }
  }

  private func string(_ text: String) throws -> String? {
    guard case .string(let value) = try parse(text).value else { return nil }
    return value
  }

  // MARK: Values

  @Test(arguments: [
    ("null", "null"), ("true", "true"), ("false", "false"), ("0", "0.0"), ("-0.5", "-0.5"), ("1e3", "1000.0"),
    ("1E+2", "100.0"), ("25e-1", "2.5"), ("12.75", "12.75"), (#""a""#, "'a'"), ("[]", "[]"), ("{}", "{}"),
    ("[1, 2]", "[1.0 2.0]"), (#"{"a": [null]}"#, "{a=[null]}"), (" \t\r\n 1 \n", "1.0"),
  ])
  func plainJSONIsRead(text: String, value: String) throws {
    #expect(plain(try parse(text)) == value)
  }

  @Test(arguments: [
    ("{a: 1, b: 2,}", "{a=1.0 b=2.0}"), ("[1, 2, ]", "[1.0 2.0]"), ("{a_b$1: 1}", "{a_b$1=1.0}"),
    ("{larger-text: 1}", "{larger-text=1.0}"), ("{größe: 1}", "{größe=1.0}"), (#"{"": 1}"#, "{=1.0}"),
    ("// first\n{ /* a */ a /* b */ : // c\n 1 /* ** / */ } // last", "{a=1.0}"), ("/**/1/**/", "1.0"),
    (#"{"a//b": "/* c */"}"#, "{a//b='/* c */'}"), ("[1,/* a\n b */2]", "[1.0 2.0]"),
    ("{true: true, null: null}", "{true=true null=null}"),
  ])
  func whatPeopleWriteIsRead(text: String, value: String) throws {
    #expect(plain(try parse(text)) == value)
  }

  // MARK: Strings

  @Test func escapesAreRead() throws {
    #expect(try string(#""\"\\\/\b\f\n\r\t""#) == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(try string(#""\u0041\u00e9\u00E9\u20ac""#) == "Aéé€")
  }

  @Test func surrogatePairsMakeOneCharacter() throws {
    #expect(try string(#""\ud83d\ude00""#) == "😀")
    #expect(try string(#""\uD834\uDD1E""#) == "𝄞")
    #expect(try string(#""\uDBFF\uDFFF""#) == "\u{10FFFF}")
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ude00""#, #""\ud83d\ud83d""#, #""\ud83dx""#, #""\ud83d\n""#, #""\ud83d\u0041""#,
  ])
  func aLoneSurrogateIsRefused(text: String) {
    let (place, problem) = failure(text)
    #expect(place == "1:2")
    #expect(problem.contains("lone surrogate"))
  }

  @Test(arguments: [#""\u12""#, #""\u12G4""#, #""\u+123""#, #""\u"#, #""\u123"#, "\"\\u１1\""])
  func aShortHexadecimalEscapeIsRefused(text: String) {
    let (place, problem) = failure(text)
    #expect(place == "1:2")
    #expect(problem.contains("four hexadecimal digits"))
  }

  @Test(arguments: [#""ab\q""#, #""ab\'""#, #""ab\U0041""#, #""ab\x41""#])
  func anUnknownEscapeIsRefusedAtItsBackslash(text: String) {
    let (place, problem) = failure(text)
    #expect(place == "1:4")
    #expect(problem.contains("unknown escape"))
  }

  @Test(arguments: ["\"a\nb\"", "\"a\tb\"", "\"a\u{0}b\"", "\"a\r\nb\""])
  func aControlCharacterInAStringIsRefused(text: String) {
    let (place, problem) = failure(text)
    #expect(place == "1:3")
    #expect(problem.contains("line end or control character"))
  }

  @Test(arguments: ["[\"abc", "[\"", "[\"a\\\""])
  func anOpenStringIsRefusedWhereItStarts(text: String) {
    let (place, problem) = failure(text)
    #expect(place == "1:2")
    #expect(problem.contains("has no end"))
  }

  @Test func anEscapeCutOffByTheEndIsRefused() {
    #expect(failure("\"ab\\").place == "1:4")
  }

  // MARK: Refusals

  @Test(arguments: [
    ("{\n  a: 1\n  b: 2\n}", "3:3", "expected ','"),
    ("{\n  a 1\n}", "2:5", "expected ':'"),
    ("{ a: }", "1:6", "expected a value"),
    ("{ a: yes }", "1:6", "expected a value"),
    ("[1 2]", "1:4", "expected ','"),
    ("[,]", "1:2", "expected a value"),
    ("[1,,2]", "1:4", "expected a value"),
    ("{,}", "1:2", "expected a key"),
    ("{a: 1,, b: 2}", "1:7", "expected a key"),
    ("{1: 2}", "1:2", "expected a key"),
    ("{'a': 1}", "1:2", "expected a key"),
    ("{} {}", "1:4", "after the end"),
    ("{}}", "1:3", "after the end"),
    ("[1", "1:3", "end of file"),
    ("{", "1:2", "end of file"),
    ("{ a: 1,", "1:8", "end of file"),
    ("{ a", "1:4", "end of file"),
    ("{ a:", "1:5", "end of file"),
    ("[", "1:2", "end of file"),
    ("/", "1:1", "expected a value"),
    ("1 /* open", "1:3", "has no end"),
    ("/*/", "1:1", "has no end"),
    ("", "1:1", "is empty"),
    (" \n // nothing\n", "3:1", "is empty"),
    ("True", "1:1", "expected a value"),
    ("nul", "1:1", "expected a value"),
  ])
  func whatIsWrongIsToldWithItsPlace(text: String, place: String, words: String) {
    let failed = failure(text)
    #expect(failed.place == place)
    #expect(failed.problem.contains(words))
  }

  @Test(arguments: [
    "01", "-01", "-", "1.", ".5", "+1", "1e", "1-2", "0x10", "1e400", "1.2.3", "NaN", "Infinity",
  ])
  func whatIsNoNumberIsRefused(text: String) {
    #expect(failure("[\(text)]").place.hasPrefix("1:"))
  }

  @Test(arguments: [
    ("{ a: 1,\n  a: 2 }", "2:3"), (#"{ a: 1, "a": 2 }"#, "1:9"), (#"{ "a": 1, "\u0061": 2 }"#, "1:11"),
  ])
  func aDuplicateKeyIsRefusedAtTheSecond(text: String, place: String) {
    let failed = failure(text)
    #expect(failed.place == place)
    #expect(failed.problem == "duplicate key 'a'")
  }

  @Test func theSameKeyInTwoObjectsIsNoDuplicate() throws {
    #expect(plain(try parse("[{a: 1}, {a: {a: 2}}]")) == "[{a=1.0} {a={a=2.0}}]")
  }

  // MARK: Encoding

  @Test(
    arguments: [
      ([0x7B, 0x0A, 0xFF], "2:1"), ([0x5B, 0x22, 0xC3, 0x22, 0x5D], "1:3"), ([0xC0, 0x80], "1:1"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2"), ([0x22, 0xC3, 0xA9, 0x80, 0x22], "1:3"),
      ([0x31, 0xF4], "1:2"),
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1"), ([0xEF, 0xBB, 0xBF, 0x7B, 0xFF], "1:2"),
    ] as [([UInt8], String)])
  func invalidUTF8IsRefusedAtItsPlace(bytes: [UInt8], place: String) {
    let failed = failure(bytes)
    #expect(failed.place == place)
    #expect(failed.problem.contains("not valid UTF-8"))
  }

  @Test func aByteOrderMarkIsNoCharacterOfTheText() throws {
    #expect(plain(try parse("\u{FEFF}{a: 1}")) == "{a=1.0}")
    #expect(try parse("\u{FEFF}{a: 1}").position == JSONNode.Position(line: 1, column: 1))
    #expect(failure("\u{FEFF}{a 1}").place == "1:4")
  }

  @Test func aByteOrderMarkElsewhereIsRefusedOutsideAString() throws {
    #expect(try string("\"\u{FEFF}\"") == "\u{FEFF}")
    #expect(failure("[\u{FEFF}1]").place == "1:2")
  }

  // MARK: Positions

  private func members(_ node: JSONNode) -> [JSONNode.Member] {
    guard case .object(let members) = node.value else { return [] }
    return members
  }

  @Test(arguments: ["\n", "\r\n"])
  func linesCountByLineFeed(end: String) throws {
    let root = try parse(
      ["{", "  first: 1,", "  // note", "  second: {", "    third: 3", "  }", "}"].joined(separator: end))
    let top = members(root)
    let inner = try #require(top.last.flatMap { members($0.value).first })
    #expect(root.position == JSONNode.Position(line: 1, column: 1))
    #expect(top.map(\.position) == [.init(line: 2, column: 3), .init(line: 4, column: 3)])
    #expect(top.map(\.value.position) == [.init(line: 2, column: 10), .init(line: 4, column: 11)])
    #expect(inner.position == JSONNode.Position(line: 5, column: 5))
    #expect(inner.value.position == JSONNode.Position(line: 5, column: 12))
  }

  @Test func columnsCountCharactersNotBytes() throws {
    let top = members(try parse(#"{ "é": "日本", "😀": 1 }"#))
    #expect(top.map(\.position.column) == [3, 14])
    #expect(top.map(\.value.position.column) == [8, 19])
  }

  @Test func aTabIsOneColumn() throws {
    #expect(members(try parse("{\t\ta: 1}")).first?.position == JSONNode.Position(line: 1, column: 4))
  }

  // MARK: Size

  @Test func sixtyFourLevelsAreReadAndOneMoreIsNot() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    _ = try parse(nested(64))
    let failed = failure(nested(65))
    #expect(failed.place == "1:65")
    #expect(failed.problem.contains("64"))
    #expect(failure(String(repeating: "[", count: 1_000_000)).place == "1:65")
    #expect(failure(String(repeating: "{a:", count: 1_000_000)).problem.contains("64"))
  }

  @Test func siblingsDoNotAddToTheDepth() throws {
    let text = "[" + Array(repeating: "[{a: []}]", count: 1000).joined(separator: ",") + "]"
    _ = try parse(text)
  }

  @Test(.timeLimit(.minutes(1)))
  func aHugeDocumentKeepsItsPositions() throws {
    let lines = 50_000
    let text =
      "[\n" + (1...lines).map { "  { name: \"element \($0)\", size: \($0) },\n" }.joined() + "  oops\n]"
    let failed = failure(text)
    #expect(failed.place == "\(lines + 2):3")
    guard case .array(let values) = try parse(text.replacing("oops", with: "1")).value else {
      Issue.record("expected a list")
      return
    }
    #expect(values.count == lines + 1)
    #expect(values.last?.position == JSONNode.Position(line: lines + 2, column: 3))
  }
}
