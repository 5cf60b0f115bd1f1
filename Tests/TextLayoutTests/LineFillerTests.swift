import Testing
import TextLayout
import Typography

/// Where lines end. Capitals of the probe font are 10 points wide at 20, its space 5.
@Suite struct LineFillerTests {
  private func probe(_ text: String, _ attributes: TextAttributes = TextAttributes()) throws -> ShapedText {
    try shaped(text, Font.probe, attributes: attributes)
  }

  // MARK: Hard breaks

  @Test func `E08 Hard breaks end lines and are never shaped`() throws {
    let lines = try shaped("Line one\r\nLine two\r\nLine three", Font.lato).lines(nil)
    #expect(lines == ["Line one", "Line two", "Line three"])
    let separated = try shaped("A\u{2028}B", Font.ignorable).layout(
      size: 1000, width: nil, breaksWords: false)
    #expect(separated.lines.map(\.width) == [500, 500])
    #expect(separated.width == 500)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `Every hard break ends one line`(lineEnd: String) throws {
    #expect(try probe("A\(lineEnd)B").lines(nil) == ["A", "B"])
    #expect(try probe("A\(lineEnd)\(lineEnd)B").lines(nil) == ["A", "", "B"])
    // The line end that ends the text begins no other line.
    #expect(try probe("A\(lineEnd)").lines(nil) == ["A"])
    #expect(try probe("\(lineEnd)A").lines(nil) == ["", "A"])
    #expect(try probe("A \(lineEnd) B").widths(nil) == [10, 15])
  }

  @Test func `No text has no line, and a line end alone has one`() throws {
    #expect(try probe("").lines(100) == [])
    #expect(try probe("").layout(size: 17, width: nil, breaksWords: true).width == 0)
    #expect(try probe("\n").lines(100) == [""])
    #expect(try probe("\r\n\r\n").lines(100) == ["", ""])
    #expect(try probe("\u{2028}\n\u{85}").widths(100) == [0, 0, 0])
  }

  // MARK: White space

  @Test func `E17 Trailing spaces hang`() throws {
    let layout = try probe("AAAAA   BBBBB  ").layout(size: 20, width: 50, breaksWords: false)
    #expect(layout.lines.map(\.width) == [50, 50])
    #expect(layout.lines.map(\.text) == ["AAAAA", "BBBBB"])
    #expect(layout.overflow == nil)
  }

  @Test func `Only spaces are a line without width`() throws {
    #expect(try probe("     ").widths(10) == [0])
    #expect(try probe("\t\t").widths(10) == [0])
    #expect(try probe("     ").layout(size: 20, width: 1, breaksWords: true).overflow == nil)
  }

  @Test func `Spaces at a line's start count`() throws { #expect(try probe("  A").widths(nil) == [20]) }

  @Test func `A space that never breaks does not hang`() throws {
    #expect(try probe("A\u{A0}").widths(nil) == [15])
    #expect(try probe("A\u{A0}B").lines(20, breaksWords: false) == ["A\u{A0}B"])
  }

  @Test func `A space with a mark does not hang`() throws {
    let text = try shaped("A \u{301}", Font.lato)
    #expect(try text.lines(nil) == ["A \u{301}"])
    #expect(try text.widths(nil)[0] > shaped("A", Font.lato).widths(nil)[0])
  }

  @Test func `A tab is as wide as a space, other control characters have no width`() throws {
    #expect(try probe("A\tB").widths(nil) == [25])
    #expect(try probe("A\u{1}B\u{7F}\u{9F}").widths(nil) == [20])
    #expect(try probe("A\u{1}B").missing == [])
    #expect(try probe("A\tB").lines(20) == ["A", "B"])
  }

  @Test func `Words end at a zero-width space`() throws {
    #expect(try probe("AA\u{200B}BB").lines(20) == ["AA", "BB"])
    #expect(try probe("AA\u{200B}BB").widths(nil) == [40])
    #expect(try probe("AA\u{2060}\u{200D}BB").pieces().count == 1)
  }

  // MARK: Opportunities

  @Test func `E12 Thai breaks by dictionary`() throws {
    let short = try shaped("สวัสดีชาวโลก", Font.thai).pieces()
    let long = try shaped("ภาษาไทยไม่มีช่องว่างระหว่างคำ", Font.thai).pieces()
    if icuVersion.hasPrefix("72.") {
      #expect(short == ["สวัสดี", "ชาว", "โลก"])
      #expect(long == ["ภาษา", "ไทย", "ไม่มี", "ช่อง", "ว่าง", "ระหว่าง", "คำ"])
    } else {
      #expect(short.count > 1 && long.count > 1, "ICU \(icuVersion): \(short), \(long)")
    }
    #expect(short.joined() == "สวัสดีชาวโลก")
    #expect(long.joined() == "ภาษาไทยไม่มีช่องว่างระหว่างคำ")
  }

  @Test func `Korean words stay whole unless the strategy is none`() throws {
    let text = "설정을 열고 글자 크기"
    #expect(try shaped(text, Font.cjk).pieces() == ["설정을", "열고", "글자", "크기"])
    let none = TextAttributes(language: "ko", keepsHangulWords: false)
    #expect(
      try shaped(text, Font.cjk, attributes: none).pieces() == [
        "설", "정", "을", "열", "고", "글", "자", "크", "기",
      ])
  }

  @Test func `Japanese breaks between letters, but not before a stop`() throws {
    let text = try shaped("こんにちは、世界。", Font.cjk, attributes: TextAttributes(language: "ja"))
    #expect(try text.lines(60) == ["こんに", "ちは、", "世界。"])
  }

  @Test func `Hyphens may end a line, prices and firm hyphens may not`() throws {
    #expect(try shaped("on-off", Font.lato).pieces() == ["on-", "off"])
    #expect(try shaped("$1,234.50", Font.lato).pieces() == ["$1,234.50"])
    #expect(try shaped("on\u{2011}off", Font.lato).pieces() == ["on\u{2011}off"])
  }

  // MARK: Soft hyphens

  @Test func `A soft hyphen shows and counts where the line ends, and nowhere else`() throws {
    let text = try shaped("Wort\u{AD}teil", Font.lato)
    let whole = try shaped("Wortteil", Font.lato).widths(nil)[0]
    #expect(abs(try text.widths(nil)[0] - whole) < 1e-9)
    let hyphen = try shaped("\u{2010}", Font.lato).widths(nil)[0]
    let first = try shaped("Wort", Font.lato).widths(nil)[0]
    let lines = try text.layout(size: 20, width: first + hyphen, breaksWords: false).lines
    #expect(lines.map(\.text) == ["Wort\u{2010}", "teil"])
    #expect(abs(lines[0].width - first - hyphen) < 1e-9)
    #expect(try text.layout(size: 20, width: first + hyphen - 0.01, breaksWords: false).overflow != nil)
  }

  @Test func `A soft hyphen at the end shows nothing`() throws {
    #expect(try shaped("ab\u{AD}", Font.lato).widths(nil) == shaped("ab", Font.lato).widths(nil))
    #expect(try shaped("ab\u{AD}", Font.lato).pieces().count == 1)
  }

  @Test func `A soft hyphen within a ligature is an opportunity`() throws {
    let text = try shaped("f\u{AD}i", Font.liga)
    #expect(try text.widths(nil) == [14])
    #expect(try text.pieces().count == 2)
    #expect(try text.layout(size: 20, width: 0, breaksWords: false).lines.last?.width == 10)
    let office = try shaped("of\u{AD}fice", Font.lato)
    #expect(try office.pieces() == ["of\u{2010}", "fice"])
  }

  @Test func `A later end without a hyphen is taken where the hyphen is too wide`() throws {
    // The letter is narrower than the hyphen.
    let text = try shaped("A W\u{AD}i A", Font.lato)
    let all = try shaped("A Wi", Font.lato).widths(nil)[0]
    #expect(try shaped("A W\u{2010}", Font.lato).widths(nil)[0] > all)
    #expect(try text.lines(all, breaksWords: false) == ["A W\u{AD}i", "A"])
    // Where nothing later fits, the end before stands.
    #expect(try text.lines(all - 1, breaksWords: false).first == "A")
  }

  // MARK: Words that are too wide

  @Test func `A word that is too wide is told, and goes on where it is asked to`() throws {
    let whole = try probe("A BBBBB A").layout(size: 20, width: 30, breaksWords: false)
    #expect(whole.lines.map(\.text) == ["A", "BBBBB", "A"])
    #expect(whole.overflow?.text == "BBBBB")
    #expect(whole.overflow?.width == 50)
    let broken = try probe("A BBBBB A").layout(size: 20, width: 30, breaksWords: true)
    // The rest of the word takes the next word in.
    #expect(broken.lines.map(\.text) == ["A", "BBB", "BB", "A"])
    #expect(broken.overflow?.text == "BBBBB")
    #expect(try probe("A BBBBB A").lines(35) == ["A", "BBB", "BB A"])
  }

  @Test func `A width below every glyph leaves a letter in each line`() throws {
    #expect(try probe("AB H").lines(0.001) == ["A", "B", "H"])
    #expect(try probe("AB H").lines(0) == ["A", "B", "H"])
    #expect(try shaped("ปู่ที่", Font.thai).lines(0.001) == ["ปู่", "ที่"])
  }

  @Test func `A cut word is filled by its own shape, not by that of its neighbours`() throws {
    let text = try shaped("AVAToVAV", Font.lato)
    for width in stride(from: 15.0, to: 90, by: 0.5) {
      let lines = try text.layout(size: 20, width: width, breaksWords: true).lines
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect(abs(line.width - (try shaped(line.text, Font.lato).widths(nil)[0])) < 1e-9)
        // One letter more would not fit.
        let longer = try shaped(line.text + next.text.prefix(1), Font.lato).widths(nil)[0]
        #expect(longer > width, "\(line.text) in \(width)")
      }
    }
  }

  @Test func `Spaces within a piece that is too wide hang at the cut`() throws {
    // No line may begin with a colon.
    let text = try shaped("AAAA    :", Font.lato)
    #expect(try text.pieces() == ["AAAA    :"])
    #expect(try text.lines(30) == ["AA", "AA", ":"])
  }

  @Test func `Arabic is cut into pieces that are shaped by themselves`() throws {
    let text = try shaped("السلام", Font.arabic)
    let lines = try text.layout(size: 20, width: 20, breaksWords: true).lines
    #expect(lines.count > 1)
    for line in lines {
      #expect(abs(line.width - (try shaped(line.text, Font.arabic).widths(nil)[0])) < 1e-9)
    }
  }

  @Test func `Character wrapping fills lines through words`() throws {
    let anywhere = TextAttributes(breaksAnywhere: true)
    #expect(try probe("AA BBBB", anywhere).lines(45) == ["AA BB", "BB"])
    #expect(try probe("AA BBBB").lines(45) == ["AA", "BBBB"])
    #expect(try probe("AAAA BBBB", anywhere).lines(40) == ["AAAA", "BBBB"])
    // A word is as wide as it is all the same.
    let overflow = try probe("AB ABAB", anywhere).layout(size: 20, width: 20, breaksWords: true).overflow
    #expect(overflow?.text == "ABAB")
    #expect(overflow?.width == 40)
  }

  @Test func `Sums that just fit do fit at every size`() throws {
    for size in stride(from: 5.0, through: 60, by: 0.37) {
      let width = size * 0.5 * 7
      #expect(try probe("AAAAAAA").lines(width, size: size).count == 1, "\(size)")
      #expect(try probe("AAAAAAA").lines(width - 0.001, size: size).count == 2, "\(size)")
    }
  }

  // MARK: Two directions

  @Test func `Latin within Hebrew keeps widths and the order of reading`() throws {
    let text = "הגדרות AB אחת"
    let shaped = try shaped(text, Font.hebrew, Font.probe)
    #expect(shaped.missing == [])
    #expect(try shaped.lines(nil) == [text])
    #expect(try shaped.pieces() == ["הגדרות", "AB", "אחת"])
  }

  @Test func `Marks of direction that are not closed do no harm`() throws {
    let marks = "\u{202E}\u{202D}\u{2066}\u{2067}\u{202C}\u{2069}\u{2069}\u{200F}"
    for text in [marks, marks + "AB", "AB" + marks, "A\u{202E}B\u{2067}\n\u{2069}A"] {
      #expect(try probe(text).layout(size: 20, width: nil, breaksWords: true).width <= 20)
      #expect(try probe(text).missing == [])
    }
    #expect(try probe("A\u{202E}BA").widths(nil) == [30])
  }

  // MARK: Much text

  @Test(.timeLimit(.minutes(10)), arguments: ["AB", "AV", "A\u{AD}"])
  func `A word of tens of thousands of letters is cut in bounded time`(unit: String) throws {
    let text = try shaped(String(repeating: unit, count: 20_000), Font.lato)
    #expect(try text.layout(size: 17, width: 300, breaksWords: true).lines.count > 500)
    #expect(try text.layout(size: 17, width: nil, breaksWords: true).lines.count == 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `A long text without a limit is laid out in bounded time`() throws {
    let text = try shaped(String(repeating: "To VA ", count: 10_000), Font.lato)
    #expect(try text.layout(size: 17, width: nil, breaksWords: true).lines.count == 1)
    #expect(try text.layout(size: 17, width: 10_000, breaksWords: true).lines.count > 20)
  }

  @Test(.timeLimit(.minutes(10)))
  func `A joined word of any length is cut in bounded time`() throws {
    let text = try shaped(String(repeating: "سلام", count: 10_000), Font.arabic)
    #expect(try text.layout(size: 17, width: 100, breaksWords: true).lines.count > 1000)
  }

  @Test(.timeLimit(.minutes(10)))
  func `Ten thousand marks on a letter are one cluster`() throws {
    let text = try shaped("A" + String(repeating: "\u{301}", count: 10_000), Font.lato)
    #expect(try text.layout(size: 17, width: 1, breaksWords: true).lines.count == 1)
  }
}
