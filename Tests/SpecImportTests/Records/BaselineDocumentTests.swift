import LayoutAudit
import SpecImport
import Testing

struct BaselineDocumentTests {
  private func read(_ text: String) throws -> Baseline { try Baseline(Array(text.utf8), file: "known.json") }

  private func refusal(_ text: String, in location: Testing.SourceLocation = #_sourceLocation) -> String {
    #expect(throws: ConfigurationError.self, sourceLocation: location) { try read(text) }?.description ?? ""
  }

  private static let entry =
    #"{"fingerprint": "height-clipped|title||large", "severity": "error", "actual": 46, "limit": null}"#

  private func document(_ entries: String, version: String = "1.0", kind: String = "baseline") -> String {
    "{\"formatVersion\": \"\(version)\", \"kind\": \"\(kind)\",\n\"findings\": [\n\(entries)\n]}"
  }

  @Test func anEntryKnowsItsPlace() throws {
    let entries = try read(document(Self.entry)).entries
    #expect(
      entries == [
        Baseline.Entry(
          fingerprint: "height-clipped|title||large", severity: .error, actual: 46, limit: nil,
          location: SourceLocation(file: "known.json", line: 3, column: 1))
      ])
    #expect(try read(document("")).entries.isEmpty)
  }

  @Test func aLaterFormatIsRefused() {
    #expect(
      refusal(document("", version: "2.0")) == "known.json:1:19: formatVersion is 2.0: this Typefit reads 1.0"
    )
    #expect(refusal(document("", version: "1.1")).contains("formatVersion is 1.1"))
    #expect(refusal("{}").contains("formatVersion is missing"))
  }

  /// Twice as much is no number any more.
  @Test func aNumberBeyondAllLengthsIsRefused() {
    let entry = Self.entry.replacing("46", with: "1e308")
    #expect(refusal(document(entry)).hasPrefix("known.json:3:79: findings[0].actual is 1e+308: expected"))
  }

  @Test func anotherDocumentIsRefused() {
    #expect(refusal(document("", kind: "snapshot")).contains("kind is 'snapshot': expected baseline"))
    #expect(refusal("[]").contains("expected an object"))
  }

  @Test(arguments: [
    (
      #"{"fingerprint": "a||", "severity": "error", "actual": 1, "limit": 1}"#,
      "3:17: findings[0].fingerprint is 'a||'"
    ),
    (#"{"fingerprint": "a|b||", "severity": "fatal", "actual": 1, "limit": 1}"#, "severity is 'fatal'"),
    (#"{"fingerprint": "a|b||", "severity": "error", "actual": "1", "limit": 1}"#, "expected a number"),
    (#"{"fingerprint": "a|b||", "severity": "error", "actual": 1}"#, "3:1: findings[0].limit is missing"),
    (#"{"fingerprint": "a|b||", "severity": "error", "actual": 1, "limit": 1, "x": 1}"#, "unknown key 'x'"),
    (#"{"fingerprint": "a|b||", "fingerprint": "a|b||"}"#, "duplicate key 'fingerprint'"),
  ])
  func anEditedEntryIsToldWithItsPlace(entry: String, message: String) {
    #expect(refusal(document(entry)).contains(message))
  }

  /// Wherever a file ends too early.
  @Test func aTruncatedFileIsNoBaseline() throws {
    let whole = Array(document(Self.entry).utf8)
    for length in 0..<whole.count {
      #expect(throws: ConfigurationError.self) {
        try Baseline(Array(whole.prefix(length)), file: "known.json")
      }
    }
  }
}
