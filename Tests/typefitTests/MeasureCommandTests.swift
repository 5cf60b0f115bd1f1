import FixtureSupport
import Testing

@Suite struct MeasureCommandTests {
  private func measure(
    _ text: String, _ more: String..., font: String = "Lato", environment: [String: String?] = [:]
  ) throws -> Run {
    try typefit(
      ["measure", text, "--font", font, "--no-system-fonts"] + more
        + ["Lato", "NotoSansThai", "NotoColorEmoji", "NotoSansArabic"].flatMap {
          ["--font-dir", Fixtures.font($0)]
        }, environment: environment)
  }

  private func json(_ text: String, _ more: String..., font: String = "Lato") throws -> OrderedJSON {
    let run = try typefit(
      ["measure", text, "--font", font, "--no-system-fonts", "--format", "json"] + more
        + ["Lato", "NotoSansThai"].flatMap { ["--font-dir", Fixtures.font($0)] })
    #expect(run.code == 0, "\(run.errors)")
    return try OrderedJSON(run.output)
  }

  private func lines(_ result: OrderedJSON) -> [String?] {
    result["lineTexts"]?.values.map { $0["text"]?.string } ?? []
  }

  @Test func `Every category has its size, lines and width`() throws {
    let document = try json("Weiterentwicklung", "--width", "322")
    let results = document["results"]?.values ?? []
    #expect(results.map { $0["size"]?.number } == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(
      results.map { $0["verdict"]?.string }.suffix(4) == ["fits", "overflows", "overflows", "overflows"])
    #expect(results.last?["width"]?.number ?? 0 <= 322)
    #expect(results.last?["lines"]?.number == 2)
    #expect(results.last?["lineTexts"]?.values.count == 2)
    #expect(document["font"]?["postScriptName"] == .string("Lato-Regular"))
    #expect(document["outcome"] == .string("override"))
    #expect(abs((document["budget"]?["minimumWidth"]?.number ?? 0) - 439.741) < 1e-9)
  }

  @Test func `The keys keep their order`() throws {
    let document = try json("A", "--categories", "large")
    #expect(
      document.keys == [
        "formatVersion", "text", "language", "font", "outcome", "reason", "availableWidth", "missing",
        "fallbacks", "results", "budget",
      ])
    #expect(
      document["results"]?.values.first?.keys == [
        "category", "size", "lines", "width", "height", "verdict", "reason", "lineTexts",
      ])
    #expect(document["availableWidth"] == .null)
    #expect(document["language"] == .null)
  }

  @Test func `What no face shows is not measured by the boxes in its place`() throws {
    let document = try json("漢字", "--width", "200")
    let results = document["results"]?.values ?? []
    #expect(results.count == 12)
    for result in results {
      #expect(result["verdict"]?.string == "unjudged")
      #expect(result["width"] == .null)
      #expect(result["reason"]?.string == "no face shows 漢 字")
      #expect(lines(result).isEmpty)
    }
    #expect(document["budget"]?["minimumWidth"] == .null)
    let run = try measure("漢字")
    #expect(run.output.contains("no face shows"))
    #expect(!run.output.contains("fits"))
  }

  @Test func `Lines are told, in text too`() throws {
    let thai = try json(
      "สวัสดีชาวโลก", "--lang", "th", "--width", "50", "--categories", "large", font: "Noto Sans Thai")
    let result = try #require(thai["results"]?.values.first)
    #expect(lines(result).compactMap(\.self).joined() == "สวัสดีชาวโลก")
    #expect(lines(result).count == 2)
    let text = try measure("one two", "--width", "30", "--categories", "large")
    #expect(text.code == 0)
    #expect(text.output.contains("  one\n  two\n"))
  }

  @Test func `More lines than are shown end in an ellipsis`() throws {
    // By hb-shape, in Lato's 2,000 units: "one two" 7,226, "three f" 5,845, "three fo" 6,947; the ellipsis 1,500 by hmtx.
    let text = "one two three four five"
    let result = try #require(
      try json(text, "--width", "65", "--lines", "2", "--categories", "large")["results"]?.values.first)
    #expect(lines(result) == ["one two", "three f…"])
    #expect(result["lines"]?.number == 3)
    #expect(result["verdict"] == .string("truncates"))
    let width = result["lineTexts"]?.values.last?["width"]?.number ?? 0
    #expect(abs(width - (5845 + 1500) * 17 / 2000) < 1e-9)
    let one = try #require(
      try json(text, "--width", "65", "--lines", "1", "--categories", "large")["results"]?.values.first)
    #expect(lines(one).count == 1)
    #expect(lines(one)[0]?.hasSuffix("…") == true)
    // Not even the ellipsis fits.
    let none = try #require(
      try json(text, "--width", "3", "--lines", "1", "--categories", "large")["results"]?.values.first)
    #expect(lines(none) == [""])
  }

  @Test func `Hard breaks, spaces and controls are measured`() throws {
    for (text, expected) in [
      ("A\nB", ["A", "B"]), ("A\r\n\u{2028}B\u{85}", ["A", "", "B"]), ("   ", [""]), ("\n\n", ["", ""]),
      ("\u{1}\u{2}\u{7F}", ["\u{1}\u{2}\u{7F}"]),
    ] {
      let result = try #require(try json(text, "--categories", "large")["results"]?.values.first)
      #expect(lines(result) == expected)
    }
  }

  @Test func `Missing characters and fallbacks are told`() throws {
    let document = try json("漢 A", "--categories", "large")
    #expect(document["missing"]?.values == [.string("漢")])
    #expect(document["fallbacks"]?.values == [])
  }

  @Test func `A font file is measured as it is`() throws {
    let run = try typefit("measure", "AV", "--font", Fixtures.font("Probe/kernold.ttf"), "--format", "json")
    #expect(run.code == 0)
    let width = try OrderedJSON(run.output)["results"]?.values[3]["width"]?.number
    #expect(abs((width ?? 0) - 0.94 * 17) < 1e-9)
  }

  // MARK: What can't be

  @Test func `A missing family ends with 2`() throws {
    let run = try measure("A", font: "Avenir Next")
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("Avenir Next"))
  }

  @Test(arguments: [
    ["--lang", "x"], ["--lang", ""], ["--lang", "de-"], ["--lang", "ja@lb=strict"], ["--lang", "é"],
    ["--lang", "en" + String(repeating: "-abcdefgh", count: 30)], ["--width", "0"], ["--width", "1e-300"],
    ["--width", "-1"],
    ["--width", "1e308"], ["--width", "nan"], ["--width", "inf"], ["--width", "wide"], ["--lines", "-1"],
    ["--lines", "1.5"], ["--lines", "99999999999999999999"], ["--categories", "AX2...small"],
    ["--style", "boddy"],
  ]) func `Wrong values are usage errors`(arguments: [String]) throws {
    let run = try typefit(["measure", "Hello"] + arguments)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("typefit: error: "))
  }

  @Test func `No text is a usage error`() throws {
    #expect(try typefit("measure", "").code == 64)
    #expect(try typefit("measure").code == 64)
    #expect(try typefit("measure", "a", "b").code == 64)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["0.01", "0.5"])
  func `A width below every glyph leaves a letter in each line`(width: String) throws {
    let run = try json("To AV", "--width", width, "--categories", "large")
    #expect(run["results"]?.values.first?["lines"]?.number == 4)
  }

  @Test(
    .timeLimit(.minutes(10)), arguments: ["W", "\u{AD}", "\u{200D}", "e\u{301}", "\n", "\u{202E}a\u{2067}"])
  func `A long text is measured in bounded time`(unit: String) throws {
    let text = String(repeating: unit, count: 20_000 / unit.utf8.count)
    let run = try measure(text, "--width", "30", "--categories", "large")
    #expect(run.code == 0)
    #expect(run.errors == "")
  }

  @Test func `No answer hangs on the environment's language`() throws {
    let text = "「設定」カード。ภาษาไทย, on-off"
    let plain = try measure(text, "--width", "40", environment: ["LANG": "C"])
    for locale in ["ja_JP.UTF-8", "de_DE", "th_TH.UTF-8"] {
      let other = try measure(text, "--width", "40", environment: ["LANG": locale, "LC_ALL": locale])
      #expect(other.output == plain.output)
    }
  }
}
