import Testing

@testable import AuditReports

@Suite struct TextTableTests {
  @Test func `Columns are aligned, and no line ends in a space`() {
    var table = TextTable([.left("name"), .right("size"), .left("note")], indentation: "  ")
    table.add(["a", "1", ""])
    table.add(["longer", "10000", "x"])
    #expect(
      table.text(Palette(coloured: false)) == """
          name     size  note
          a           1
          longer  10000  x

        """)
  }

  @Test func `Letters count, not their bytes`() {
    var table = TextTable([.left("a"), .right("b")])
    table.add(["é", "1"])
    table.add(["e\u{301}e", "–"])
    #expect(table.text(Palette(coloured: false)) == "a   b\né   1\ne\u{301}e  –\n")
  }

  @Test func `Text is broken at spaces, and a long word stays whole`() {
    #expect("one two three".wrapped(to: 9, indentation: " ") == " one two\n three\n")
    #expect("one two three".wrapped(to: 80, indentation: "    ", mark: "  → ") == "  → one two three\n")
    #expect("unbreakable".wrapped(to: 4, indentation: "  ") == "  unbreakable\n")
    #expect("".wrapped(indentation: "  ") == "")
    #expect("  ".wrapped(indentation: "  ") == "")
    #expect(" a  b ".wrapped(indentation: "  ") == "  a b\n")
    #expect("日本 日本 日本".wrapped(to: 11, indentation: "  ") == "  日本 日本\n  日本\n")
  }
}
