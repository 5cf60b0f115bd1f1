import FixtureSupport
import Testing

@testable import AuditReports

@Suite struct JSONTests {
  @Test(arguments: [
    "plain", "", "\"quoted\"", #"back\slash"#, "tab\tline\nreturn\r", "\u{0}\u{1}\u{1F}\u{7F}",
    "é e\u{301} 日本語 😀 👩‍👩‍👧", "\u{2028}\u{2029}\u{FEFF}", "</script>",
  ]) func `A string reads back as it was`(text: String) throws {
    #expect(try OrderedJSON(JSON.string(text).text()) == .string(text))
    #expect(try OrderedJSON(JSON.object([.init(text, .null)]).text()).keys == [text])
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (17, "17"), (-426, "-426"), (0.5, "0.5"), (62.0 / 3, "20.666666666666668"),
      (0.1 + 0.2, "0.30000000000000004"), (16.779, "16.779"), (1e22, "1e+22"), (1.5e-300, "1.5e-300"),
    ] as [(Double, String)]) func `A number has all its digits and no more`(value: Double, text: String)
    throws
  {
    #expect(JSON.numeral(value) == text)
    #expect(try OrderedJSON(text).number == value)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan]) func `What is no number is null`(value: Double) {
    #expect(JSON.numeral(value) == "null")
  }

  @Test func `Keys keep their order, and nothing is left out`() throws {
    let text = JSON.document([
      "z": .integer(1), "a": .optional(nil as String?), "m": .optional(nil as Double?), "list": .array([]),
    ])
    #expect(
      text == """
        {
          "formatVersion": "1.0",
          "z": 1,
          "a": null,
          "m": null,
          "list": []
        }

        """)
    #expect(try OrderedJSON(text).keys == ["formatVersion", "z", "a", "m", "list"])
  }

  @Test func `Plain containers stand in a line, others are indented`() {
    let value = JSON.members([
      "plain": .members(["a": .integer(1), "b": .bool(true)]),
      "list": .array([.members(["c": .null]), .members(["d": .string("x")])]),
    ])
    #expect(
      value.text() == """
        {
          "plain": {"a": 1, "b": true},
          "list": [
            {"c": null},
            {"d": "x"}
          ]
        }
        """)
  }
}
