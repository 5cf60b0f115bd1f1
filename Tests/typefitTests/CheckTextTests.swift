import FixtureSupport
import Testing

/// Texts in boxes, from a layout to its findings.
@Suite struct CheckTextTests {
  private struct Checked {
    let document: OrderedJSON

    /// The first category's row of an element.
    func row(_ element: String) -> OrderedJSON? { rows(element).first }

    func rows(_ element: String) -> [OrderedJSON] {
      document["elements"]?.values.first { $0["name"]?.string == element }?["results"]?.values ?? []
    }

    func findings(_ element: String, _ rule: String) -> [OrderedJSON] {
      document["findings"]?.values.filter {
        $0["element"]?.string == element && $0["rule"]?.string == rule
      } ?? []
    }
  }

  /// Checks elements in the given fonts, in the category large where nothing else is said.
  private func check(
    _ elements: String, fonts: [String] = ["Lato"], fallbacks: String = "[]", categories: String = "large"
  ) throws -> Checked {
    try withTemporaryFolder { folder in
      let directories = fonts.map { "\"\(Fixtures.font($0))\"" }.joined(separator: ",")
      try folder.write(
        """
        { version: 1, fonts: { directories: [\(directories)], fallbacks: \(fallbacks) }, family: "Lato",
          elements: [\(elements)] }
        """, to: "typefit.json")
      let run = try typefit(
        "check", "--format", "json", "--categories", categories, "--fail-on", "never", in: folder.path)
      #expect(run.code == 0, "\(run.errors)")
      return Checked(document: try OrderedJSON(run.output))
    }
  }

  private func near(_ value: OrderedJSON?, _ expected: Double, _ tolerance: Double = 1e-6) -> Bool {
    value?.number.map { abs($0 - expected) < tolerance } ?? false
  }

  // MARK: Advice

  @Test(
    arguments: [
      (
        #"style: "body", width: 600, lines: 2, text: "one\ntwo\nthree""#, #"lines: 3"#,
        "let it have 3 lines, or as many as it needs (lines 0); as it is, no judged category fits"
      ),
      (
        #"style: "body", lines: 1, height: 20, text: "\n\n\n""#, "lines: 3, height: 61.5",
        "let it have 3 lines, or as many as it needs (lines 0), and let the box grow or make it at least 61.5 pt high;"
      ),
      (
        #"style: "body", lines: 0, width: 30, height: 30, text: "one two three""#, "width: 40, height: 61.5",
        "make it at least 61.5 pt high and at least 40 pt wide;"
      ),
      (#"style: "body", lines: 1, width: 30, height: 30, text: "a a""#, nil, nil),
      (
        #"style: "title1", width: 100, lines: 0, lineBreakMode: "byCharWrapping", text: "Incomprehensibilities""#,
        "width: 261", "let the box grow, or make it at least 261 pt wide;"
      ),
    ] as [(String, String?, String?)])
  func `An advice names what mends, and mends`(members: String, mended: String?, advice: String?) throws {
    let found = try check(#"{ name: "e", \#(members) }"#).document["findings"]?.values ?? []
    #expect(found.isEmpty == (advice == nil))
    if let advice {
      #expect(found.allSatisfy { $0["advice"]?.string?.contains(advice) == true }, "\(found)")
    }
    guard let mended else { return }
    let keys = mended.split(separator: ", ").map { $0.prefix { $0 != ":" } }
    let kept = members.split(separator: ", ").filter { member in !keys.contains { member.hasPrefix($0 + ":") }
    }
    let again = try check(#"{ name: "e", \#(kept.joined(separator: ", ")), \#(mended) }"#)
    #expect(again.document["findings"]?.values.isEmpty == true)
  }

  /// In every category.
  @Test(
    arguments: [
      (
        #"style: "subheadline", width: 280, text: "Receive one e-mail every Monday with the most important changes""#,
        #"lines: 2"#, #"lines: 0"#, "let it have 7 lines, or as many as it needs (lines 0); as it is,"
      ),
      (
        #"style: "title2", lines: 0, width: 343, text: "ยินดีต้อนรับกลับ! ไฟล์ของคุณพร้อมแล้ว""#, "",
        "insets: { bottom: 3 }", "give it insets of 3 pt at the bottom, or make it at least 207.5 pt high"
      ),
      (
        #"style: "title2", lines: 0, width: 343, text: "ยินดีต้อนรับกลับ! ไฟล์ของคุณพร้อมแล้ว""#, "",
        "minimumHeight: 207.5", "or make it at least 207.5 pt high (minimumHeight)"
      ),
      // 7,484 of 2,000 units at 32 points.
      (
        #"style: "callout", kind: "button", height: 44, text: "Upgrade""#,
        #"width: 110, categories: "...extraExtraExtraLarge""#,
        #"width: 120, categories: "...accessibilityLarge""#,
        "up to accessibilityLarge at least, where it reaches 200 %, and give it room: there it needs 120 pt of width"
      ),
    ] as [(String, String, String, String)])
  func `Who follows an advice gets no other`(
    members: String, before: String, after: String, advice: String
  ) throws {
    let (fonts, fallbacks) = (["Lato", "NotoSansThai"], #"["Noto Sans Thai"]"#)
    func found(_ more: String) throws -> [OrderedJSON] {
      let element = #"{ name: "e", \#(members)\#(more.isEmpty ? "" : ", " + more) }"#
      let checked = try check(element, fonts: fonts, fallbacks: fallbacks, categories: "XS...AX5")
      // Marks beside a line have an advice of their own.
      return (checked.document["findings"]?.values ?? []).filter {
        $0["rule"]?.string != "ink-clipped" || $0["severity"]?.string == "error"
      }
    }
    let first = try found(before)
    #expect(!first.isEmpty)
    #expect(first.allSatisfy { $0["advice"]?.string?.contains(advice) == true }, "\(first)")
    #expect(try found(after).isEmpty)
  }

  @Test func `A text that no face shows is unjudged, but for its lines' height`() throws {
    let text = #"width: 100, text: { en: "Home", th: "หน้าแรก", "en-XA": "Home" }"#
    let checked = try check(
      #"{ name: "a", style: "body", \#(text) }, { name: "low", style: "body", height: 15, \#(text) }"#)
    #expect(checked.row("a")?["verdict"] == .string("fits"))
    let thai = checked.document["elements"]?.values.filter { $0["locale"]?.string == "th" } ?? []
    let rows = thai.map { $0["results"]?.values.first }
    #expect(rows.map { $0?["verdict"]?.string } == ["unjudged", "clips"])
    #expect(rows.allSatisfy { $0?["reason"]?.string?.hasPrefix("no face shows ") == true })
    #expect(rows.allSatisfy { $0?["width"] == .null })
    #expect(thai.allSatisfy { $0["budget"]?["minimumWidth"] == .null })
    let rules = checked.document["findings"]?.values.filter { $0["locale"]?.string == "th" }
      .map { $0["rule"]?.string }
    #expect(rules == ["glyph-missing", "glyph-missing", "height-clipped"])
    #expect(checked.document["summary"]?["largerText"]?["unjudged"]?.number == 2)
  }

  @Test func `Only scripts that hyphenate are advised a soft hyphen`() throws {
    func advises(_ text: String) throws -> Bool {
      let checked = try check(
        #"{ name: "e", style: "body", lines: 0, width: 5, text: "\#(text)" }"#,
        fonts: ["Lato", "NotoSansThai", "NotoSansArabic"],
        fallbacks: #"["Noto Sans Thai", "Noto Sans Arabic"]"#)
      let advice = try #require(checked.findings("e", "width-overflow").first?["advice"]?.string)
      return advice.contains("soft hyphen")
    }
    for text in ["Wetterbericht", "Éléments"] { #expect(try advises(text), "\(text)") }
    for text in ["الأسبوع", "ไฟล์", "1.299,00", "m", "abc"] { #expect(try !advises(text), "\(text)") }
  }

  @Test func `A letter has no place for a soft hyphen`() throws {
    let checked = try check(#"{ name: "e", style: "body", lines: 0, width: 5, text: "m" }"#)
    let advice = checked.findings("e", "width-overflow").first?["advice"]?.string
    #expect(advice?.contains("wide") == true)
    #expect(advice?.contains("soft hyphen") == false)
  }

  // MARK: Cases

  @Test func `A14 Glyphs taller than their line are cut though the line fits`() throws {
    let checked = try check(#"{ name: "icon", font: "Probe Icons", size: 20, text: "A" }"#, fonts: ["Probe"])
    #expect(checked.row("icon")?["height"]?.number == 20)
    #expect(checked.row("icon")?["verdict"] == .string("clips"))
    let findings = checked.findings("icon", "ink-clipped")
    #expect(findings.count == 2)
    #expect(near(findings.first?["actual"], 2.1))
    #expect(near(findings.last?["actual"], 1.2))
    // A box of 30 points has room for them.
    let roomy = try check(
      #"{ name: "icon", font: "Probe Icons", size: 20, text: "A", height: 30 }"#, fonts: ["Probe"])
    #expect(roomy.row("icon")?["verdict"] == .string("fits"))
  }

  @Test func `A15 An explicit line height beats the font's`() throws {
    let text = #"font: "Lato", size: 17, text: "a\nb\nc", lines: 0"#
    let checked = try check(
      "{ name: \"set\", \(text), minimumLineHeight: 30, maximumLineHeight: 30 }, { name: \"own\", \(text) }")
    #expect(checked.row("set")?["height"]?.number == 90)
    // 61.2, rounded up to the pixel.
    #expect(checked.row("own")?["height"]?.number == 61.5)
  }

  @Test func `A18 A long word overflows from AX3 on`() throws {
    let checked = try check(
      #"{ name: "word", style: "body", text: "Weiterentwicklung", width: 322 }"#, categories: "AX2...")
    let rows = checked.rows("word")
    #expect(rows.map { $0["verdict"]?.string } == ["fits", "overflows", "overflows", "overflows"])
    for (row, width) in zip(rows, [273.80, 331.88, 389.96, 439.74]) {
      #expect(near(row["width"], width, 0.006))
    }
    #expect(checked.findings("word", "width-overflow").count == 3)
    let budget = checked.document["elements"]?.values.first?["budget"]
    #expect(near(budget?["minimumWidth"], 439.741))
    #expect(budget?["largestCategory"] == .string("accessibilityLarge"))
  }

  @Test func `A20 A label shrinks as far as it may, and the factor is told`() throws {
    let text = #"font: "Lato", size: 53, text: "Weiter", width: 120"#
    let checked = try check(
      """
      { name: "half", \(text), minimumScaleFactor: 0.5 }, { name: "most", \(text), minimumScaleFactor: 0.8 },
      { name: "none", \(text) }
      """)
    #expect(checked.row("half")?["verdict"] == .string("shrinks"))
    #expect(near(checked.row("half")?["scaleFactor"], 0.7553, 0.0001))
    #expect(checked.findings("half", "text-shrunk").count == 1)
    #expect(checked.row("most")?["verdict"] == .string("overflows"))
    #expect(near(checked.row("most")?["scaleFactor"], 0.7553, 0.0001))
    #expect(checked.row("none")?["scaleFactor"] == .null)
    #expect(checked.row("none")?["verdict"] == .string("overflows"))
  }

  @Test func `B10 A UI face of low lines cuts its marks, the face of tall ones does not`() throws {
    // A mark above alef, and a deep letter with two marks below: ink from -512 to 1233 in the UI face.
    let text = #"{ ar: "\u0623\u064e\u0622\u064f\u0644\u0650\u062c\u064d" }"#
    let checked = try check(
      """
      { name: "ui", font: "Noto Sans Arabic UI", size: 17, text: \(text) },
      { name: "text", font: "Noto Sans Arabic", size: 17, text: \(text) }
      """, fonts: ["NotoSansArabicUI", "NotoSansArabic"])
    #expect(checked.row("ui")?["verdict"] == .string("clips"))
    let findings = checked.findings("ui", "ink-clipped").filter { $0["severity"]?.string == "error" }
    #expect(findings.count == 2)
    // 1069 and -293 of the line; half of what rounding the line up adds lies at each side.
    #expect(near(findings.first?["actual"], (1233 - 1069) * 0.017, 0.25))
    #expect(near(findings.last?["actual"], (512 - 293) * 0.017, 0.25))
    #expect(checked.row("text")?["verdict"] == .string("fits"))
  }

  @Test func `B12 Nastaliq needs two and a half em`() throws {
    let checked = try check(
      #"{ name: "urdu", font: "Noto Nastaliq Urdu", size: 18, height: 28.8 }"#, fonts: ["NotoNastaliqUrdu"])
    let finding = try #require(checked.findings("urdu", "height-clipped").first)
    #expect(finding["actual"]?.number == 45)
    #expect(finding["limit"]?.number == 28.8)
    #expect(finding["message"]?.string?.contains("16.2 pt too few") == true)
  }

  @Test func `B14 Core Text grows a line by the face that shows it`() throws {
    let text = #"text: "한", size: 20, font: "Lato""#
    let checked = try check(
      "{ name: \"core\", kind: \"coreText\", \(text) }, { name: \"label\", \(text) }",
      fonts: ["Lato", "NotoSansCJK"], fallbacks: #"["Noto Sans CJK KR"]"#)
    // 한 is not among the syllables that the fixture keeps: nothing stands in.
    #expect(checked.findings("core", "glyph-missing").count == 1)
    let shown = try check(
      """
      { name: "core", kind: "coreText", text: "안녕", size: 20, font: "Lato" },
      { name: "label", text: "안녕", size: 20, font: "Lato" }
      """, fonts: ["Lato", "NotoSansCJK"], fallbacks: #"["Noto Sans CJK KR"]"#)
    // Lato 0.987 and 0.213, Noto Sans CJK 1.16 and 0.288 em.
    #expect(shown.row("core")?["height"]?.number == 29)
    #expect(shown.findings("core", "fallback-grows-line").count == 1)
    #expect(shown.row("label")?["height"]?.number == 24)
    #expect(shown.findings("label", "fallback-grows-line").isEmpty)
  }

  // MARK: Lines

  @Test func `Too many lines truncate or are cut, by the line break mode`() throws {
    let text = #"style: "body", text: "one two three four", width: 60, lines: 2"#
    let checked = try check(
      """
      { name: "tail", \(text) }, { name: "wrap", \(text), lineBreakMode: "wordWrapping" },
      { name: "all", style: "body", text: "one two three four", width: 60, lines: 0 }
      """)
    #expect(checked.row("tail")?["verdict"] == .string("truncates"))
    #expect(checked.row("wrap")?["verdict"] == .string("clips"))
    #expect(checked.row("all")?["verdict"] == .string("fits"))
    #expect(checked.row("all")?["lines"]?.number == 4)
    #expect(near(checked.row("all")?["height"], 82))
  }

  @Test func `Character wrapping needs fewer lines`() throws {
    let text = #"style: "body", text: "Weiterentwicklung der Anlage", width: 100, lines: 0"#
    let checked = try check(
      "{ name: \"word\", \(text) }, { name: \"character\", \(text), lineBreakMode: \"charWrapping\" }")
    #expect(checked.row("word")?["verdict"] == .string("overflows"))
    // A word wider than the box is found in every line break mode.
    #expect(checked.row("character")?["verdict"] == .string("overflows"))
    #expect(checked.row("character")?["lines"]?.number == 3)
  }

  @Test func `Kern, tracking and features widen or narrow a line`() throws {
    let text = #"font: "Lato", size: 20, text: "office""#
    let checked = try check(
      """
      { name: "plain", \(text) }, { name: "kern", \(text), kern: 1 }, { name: "em", \(text), kern: { em: 0.05 } },
      { name: "tracking", \(text), tracking: 1 }, { name: "apart", \(text), features: { liga: 0 } }
      """)
    func width(_ name: String) -> Double { checked.row(name)?["width"]?.number ?? 0 }
    // The ligature of three letters is one cluster of four.
    #expect(abs(width("kern") - width("plain") - 4) < 1e-9)
    #expect(abs(width("em") - width("kern")) < 1e-9)
    #expect(abs(width("tracking") - width("apart") - 5) < 1e-9)
  }

  @Test func `Texts by locale are judged each in its own`() throws {
    let checked = try check(
      #"{ name: "a", style: "body", text: { en: "Save", de: "Speichern" }, width: 60 }"#)
    let elements = checked.document["elements"]?.values ?? []
    #expect(elements.map { $0["locale"]?.string } == ["de", "en"])
    #expect(elements.map { $0["results"]?.values.first?["verdict"]?.string } == ["overflows", "fits"])
    #expect(elements.map { $0["text"]?.string } == ["Speichern", "Save"])
  }

  @Test func `What no face shows is found once, whatever the category`() throws {
    let checked = try check(#"{ name: "a", style: "body", text: "漢字 漢" }"#, categories: "XS...AX5")
    let findings = checked.findings("a", "glyph-missing")
    #expect(findings.count == 1)
    #expect(findings.first?["actual"]?.number == 2)
  }

  @Test func `Small capitals that the font lacks are found`() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        """
        { fonts: { directories: ["\(Fixtures.font("Lato"))"] }, family: "Lato",
          styles: { body: { transform: "smallCaps" } }, elements: [{ name: "a", style: "body", text: "Save" }] }
        """, to: "typefit.json")
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 0)
      #expect(run.output.contains("transform-unsupported"))
      #expect(run.output.contains(#"smcp changes nothing in "ave""#))
    }
  }

  // MARK: Odd texts

  @Test func `Empty texts, spaces and line ends fit anywhere`() throws {
    let checked = try check(
      #"""
      { name: "empty", style: "body", text: "", width: 1, height: 1 },
      { name: "spaces", style: "body", text: "    ", width: 1 },
      { name: "ends", style: "body", text: "\n\r\n\u2028", width: 1, lines: 0 },
      { name: "nul", style: "body", text: "a\u0000b" }
      """#)
    #expect(checked.row("empty")?["lines"]?.number == 0)
    for name in ["empty", "spaces", "ends", "nul"] {
      #expect(checked.row(name)?["verdict"] == .string("fits"), "\(name)")
    }
    #expect(checked.row("ends")?["lines"]?.number == 3)
  }

  @Test(.timeLimit(.minutes(10))) func `A word of a hundred thousand letters is judged in bounded time`()
    throws
  {
    let word = String(repeating: "AV", count: 50_000)
    let checked = try check(
      "{ name: \"a\", style: \"body\", text: \"\(word)\", width: 100, lines: 0 }")
    #expect(checked.row("a")?["verdict"] == .string("overflows"))
  }

  @Test func `Absurd sizes and spacings are judged`() throws {
    let checked = try check(
      """
      { name: "wide", style: "body", text: "AV AV", width: 10000, kern: 1000 },
      { name: "narrow", style: "body", text: "AV AV", width: 0.01, kern: -1000, lines: 0 },
      { name: "huge", font: "Lato", size: 10000, text: "AV", width: 1 },
      { name: "tiny", font: "Lato", size: 0.01, text: "AV", width: 1 }
      """)
    for name in ["wide", "narrow", "huge", "tiny"] {
      #expect(checked.row(name)?["width"]?.number?.isFinite == true, "\(name)")
    }
  }
}
