import Testing
import TextLayout
import Typography

/// What stays of a line beside an ellipsis. Capitals of the probe font are 10 points wide at 20, its space 5.
@Suite struct TruncatorTests {
  private func truncated(
    _ text: String, _ width: Double, lines: Int = 1, _ mode: LineBreakMode = .byTruncatingTail,
    font: String = Font.lato
  ) throws -> TruncatedLine {
    try shaped(text, font).truncated(size: 20, width: width, lines: lines, mode: mode)
  }

  /// Points of Lato's ellipsis at 20: 1,500 of 2,000 units.
  private let ellipsis = 15.0

  @Test func `The ellipsis is as wide as the face has it`() throws {
    let line = try truncated("Weiterentwicklung", 100)
    #expect(abs(line.ellipsisWidth - ellipsis) < 1e-9)
    #expect(line.text == "Weiteren…")
    #expect(abs(line.width - (try shaped("Weiteren", Font.lato).widths(nil)[0] + ellipsis)) < 1e-9)
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle])
  func `As much stays as there is room for`(mode: LineBreakMode) throws {
    let text = "Weiterentwicklung der Anlage"
    for width in stride(from: 20.0, through: 240, by: 7) {
      let line = try truncated(text, width, mode)
      #expect(line.width <= width)
      let parts = line.text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      #expect(parts.count == 2)
      #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
      if mode == .byTruncatingHead { #expect(parts[0] == "") }
      if mode == .byTruncatingTail { #expect(parts[1] == "") }
      // One letter more would be too much; white space beside the ellipsis needs no room.
      let more =
        mode == .byTruncatingHead
        ? String(text.suffix(parts[1].count + 1)) : String(text.prefix(parts[0].count + 1)) + parts[1]
      if more.last != " ", more.first != " ", mode != .byTruncatingMiddle {
        #expect(try shaped(more, Font.lato).widths(nil)[0] + ellipsis > width, "\(width) \(line.text)")
      }
    }
  }

  @Test func `The middle is left out between halves of a width`() throws {
    let text = try shaped("AAAAAAAAAA", Font.probe)
    let stops = try shaped("...", Font.probe).widths(nil)[0]
    let line = try text.truncated(size: 20, width: 60 + stops, lines: 1, mode: .byTruncatingMiddle)
    #expect(line.text == "AAA...AAA")
    let uneven = try text.truncated(size: 20, width: 50 + stops, lines: 1, mode: .byTruncatingMiddle)
    #expect(uneven.text == "AA...AAA")
  }

  @Test func `The last line goes on to the text's end`() throws {
    #expect(try truncated("one two three four five", 75, lines: 2).text == "three f…")
    #expect(try truncated("one two three four five", 75, lines: 2, .byTruncatingHead).text == "…ur five")
    #expect(try truncated("one\ntwo", 1000).text == "one…")
    #expect(try truncated("one\ntwo\nthree", 1000, lines: 2).text == "two…")
    #expect(try truncated("one\ntwo\nthree", 1000, lines: 2, .byTruncatingHead).text == "…three")
  }

  @Test func `Where nothing fits, the ellipsis stands alone and tells its width`() throws {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      let line = try truncated("Wort", 1, mode)
      #expect(line.text == "…")
      #expect(abs(line.width - ellipsis) < 1e-9)
    }
    #expect(try truncated("", 100).text == "…")
  }

  @Test func `Letters and their marks stay together`() throws {
    let text = "e\u{301}e\u{301}e\u{301}e\u{301}"
    for width in stride(from: ellipsis, through: 60, by: 1.5) {
      let shown = try truncated(text, width).text.dropLast()
      #expect(text.hasPrefix(shown))
      #expect(shown.unicodeScalars.count.isMultiple(of: 2))
    }
  }

  @Test func `From right to left the text's beginning stays, too`() throws {
    let line = try truncated("הגדרות מערכת", 60, font: "LiberationSans/LiberationSans-Regular.ttf")
    #expect(line.text.hasPrefix("הגד"))
    #expect(line.text.hasSuffix("…"))
    #expect(line.width <= 60)
  }
}
