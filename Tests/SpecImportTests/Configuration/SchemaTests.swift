import FixtureSupport
import SpecImport
import Testing

/// The schema of typefit.json against its reader.
@Suite struct SchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema(named: "typefit.schema.json") }

  /// The keys that the reader lists when it meets one that it doesn't know.
  private func known(_ text: String) throws -> Set<String> {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration(Array(text.utf8), file: "typefit.json")
    }
    let message = try #require(error).problem
    let list = try #require(message.firstMatch(of: /expected one of (.*)$/), "\(message)").output.1
    return Set(list.split(separator: ", ").map(String.init))
  }

  @Test(
    arguments: [
      (nil, #"{"0123456789abcdef": 1}"#),
      ("element", #"{"elements": [{"0123456789abcdef": 1}]}"#),
      ("style", #"{"styles": {"body": {"0123456789abcdef": 1}}}"#),
      (
        "variant",
        #"{"family": "F", "elements": [{"name": "a", "style": "body", "variants": [{"0123456789abcdef": 1}]}]}"#
      ),
      (
        "suppression",
        #"{"family": "F", "elements": [{"name": "a", "style": "body"}], "suppressions": [{"0123456789abcdef": 1}]}"#
      ),
    ] as [(String?, String)])
  func `The schema has the keys that are read, and no others`(definition: String?, text: String) throws {
    let part = definition.map { schema.root["$defs"]?[$0] } ?? schema.root
    #expect(Set(try #require(part?["properties"]).keys) == (try known(text)))
    #expect(part?["additionalProperties"] == .bool(false))
  }

  @Test(arguments: [
    (#"{"elements": [{"name": "a", "font": "F", "size": 11}]}"#, true),
    (
      #"{"version": 1, "family": "F", "elements": [{"name": "a", "style": "body", "width": [320, 393], "height": {"scaled": 44}, "kern": {"em": 0.1}, "lines": 0, "features": {"tnum": 1}, "insets": {"top": 8}, "text": {"en": "a"}}]}"#,
      true
    ),
    (
      #"{"family": "F", "rules": {"height-clipped": "off"}, "elements": [{"name": "a", "style": "body"}]}"#,
      true
    ),
    (
      #"{"family": "F", "fonts": {"lock": "a.json"}, "elements": [{"name": "a", "style": "body"}], "suppressions": [{"rule": "text-shrunk", "reason": "known", "locales": ["de"]}]}"#,
      true
    ),
    (
      #"{"family": "F", "elements": [{"name": "a", "style": "body"}], "suppressions": [{"rule": "text-shrunk", "reason": " "}]}"#,
      false
    ),
    (#"{"family": "F", "elements": []}"#, false),
    (#"{"family": "F", "version": 2, "elements": [{"name": "a", "style": "body"}]}"#, false),
    (#"{"family": "F", "platform": "windows", "elements": [{"name": "a", "style": "body"}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "", "style": "body"}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "a"}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "a", "style": "body", "width": []}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "a", "style": "body", "width": [1, 1]}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "a", "style": "body", "lines": 1.5}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "a", "style": "body", "kind": "lable"}]}"#, false),
    (#"{"family": "F", "elements": [{"name": "a", "style": "body", "features": {"toolong": 1}}]}"#, false),
    (#"{"family": "F", "displayScale": 5, "elements": [{"name": "a", "style": "body"}]}"#, false),
  ]) func `The schema takes what is read, and refuses what is not`(text: String, isValid: Bool) throws {
    #expect(try schema.faults(OrderedJSON(text)).isEmpty == isValid)
    let configuration = try? Configuration(Array(text.utf8), file: "typefit.json")
    #expect((configuration != nil) == isValid)
  }
}
