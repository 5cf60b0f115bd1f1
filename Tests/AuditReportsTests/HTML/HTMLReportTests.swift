import AuditReports
import FixtureSupport
import LayoutAudit
import Testing
import Typography

/// The page as a text; Scripts/check --html opens it in a browser.
@Suite struct HTMLReportTests {
  private func page(
    _ elements: [TextElement], categories: String = "large...AX1", drawn: Bool = true, boldText: Bool = false
  ) async throws -> String {
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: categories, in: .ios),
      elements: elements.map {
        .init(text: $0, location: SourceLocation(file: "typefit.json", line: 8, column: 5))
      }, judgesBoldText: boldText)
    let report = try await Audit(plan).run(measuring: BlockFonts())
    let drawings = drawn ? try await CaseDrawer(plan).drawings(of: report, measuring: BlockFonts()) : []
    return HTMLReport(CheckRecord(report), drawings: drawings).html()
  }

  private func element(
    _ name: String = "title", family: String = "Sample", bounds: LayoutBounds = LayoutBounds(),
    text: ElementText? = .plain("Title")
  ) throws -> TextElement {
    TextElement(
      name: name, styleName: "body", descriptor: FontDescriptor(family: family, size: 17),
      scaling: try FontScaling(), bounds: bounds, text: text)
  }

  /// What the script reads.
  private func data(_ page: String) throws -> OrderedJSON {
    let script = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/))
    return try OrderedJSON(String(script.output.1))
  }

  private func numbers(_ value: OrderedJSON?) -> [Double?] { value?.values.map(\.number) ?? [] }

  // MARK: The page

  @Test func `The page asks nothing of a network`() async throws {
    let page = try await page([element(text: .plain("See 😀"))])
    let addresses = page.matches(of: /[a-z]+:\/\/[^\s"'`]+/).map { String($0.output) }
    #expect(addresses.allSatisfy { $0 == "http://www.w3.org/2000/svg" })
    #expect(!addresses.isEmpty)
    for word in [" src=", "@import", "url(http", "<link", "<base", "<iframe"] {
      #expect(!page.contains(word))
    }
    #expect(page.matches(of: /href="([^"]*)"/).allSatisfy { $0.output.1.hasPrefix("#") })
  }

  @Test func `The overview has every verdict as a sign and a word`() async throws {
    let page = try await page([element(), element("low", bounds: LayoutBounds(height: .points(24)))])
    // 17, 19, 21, 23 and 28 pt at 1.2 em, in 24 pt; the samples' ink is not known.
    #expect(
      page.matches(of: /<td role="cell" class="fits"><i aria-hidden="true">✓<\/i>fits<\/td>/).count >= 5)
    #expect(page.matches(of: /scope="row"/).count == 2)
    #expect(page.matches(of: /scope="col"/).count == 6)
    #expect(page.contains("<a href=\"#e1\"><bdi>low</bdi></a>"))
  }

  @Test func `Sizes, lines and boxes are those of the check`() async throws {
    let page = try await page([element(bounds: LayoutBounds(widths: [200], height: .points(44)))])
    let data = try data(page)
    #expect(data.keys == ["categories", "verdicts", "findings", "elements", "runs", "glyphs", "drawn"])
    #expect(data["categories"]?.values.first == .array([.string("L"), .string("large")]))
    let element = try #require(data["elements"]?.values.first)
    #expect(element["text"]?.string == "Title")
    #expect(element["file"]?.string == "typefit.json:8:5")
    let rows = try #require(element["rows"]?.values)
    #expect(rows.map { $0["size"]?.number } == [17, 19, 21, 23, 28])
    #expect(rows.map { $0["width"]?.number } == [42.5, 47.5, 52.5, 57.5, 70])
    #expect(rows.map { $0["height"]?.number } == [20.5, 23, 25.5, 28, 34])
    #expect(rows.allSatisfy { $0["hasWidth"] == .number(200) && $0["hasHeight"] == .number(44) })
    let drawing = try #require(rows.first?["d"])
    #expect(drawing["w"] == .number(200))
    #expect(drawing["h"] == .number(44))
    // x, baseline, width, ascent, descent, line.
    #expect(numbers(drawing["lines"]?.values.first) == [0, 28.529, 42.5, 16.779, 3.621, 0])
  }

  @Test func `A line and a glyph stand in the data once`() async throws {
    let data = try data(try await page([element(), element("again")]))
    let glyphs = try #require(data["glyphs"]?.values)
    #expect(glyphs == [.array([.number(1000), .string("M0 0L500 0L250 -700.5Z")])])
    // The second letter is a point above the baseline, which is less of a larger em: so five sizes are five lines.
    let runs = try #require(data["runs"]?.values)
    #expect(runs.count == 5)
    #expect(numbers(runs[0].values[0]) == [0, 0, 0, 0, 0])
    #expect(numbers(runs[0].values[1]) == [0, 500, 1000, 1500, 2000])
    #expect(numbers(runs[0].values[2]) == [0, -58.82, 0, 0, 0])
  }

  @Test func `Pictures are embedded, and what can't be drawn has a frame`() async throws {
    let data = try data(try await page([element(text: .plain("😀 ☃"))], categories: "large"))
    #expect(
      data["glyphs"]?.values == [
        .array([1000, 0, -700, 500, 800].map { .number($0) }.inserting(.string("UE5H"), at: 1)),
        .array([1000, 0, -700, 500, 700].map { .number($0) }.inserting(.null, at: 1)),
      ])
  }

  // MARK: Findings

  @Test func `Findings stand with their case and category`() async throws {
    let data = try data(
      try await page([
        element("long", bounds: LayoutBounds(widths: [50, 1000])), element("short"),
      ]))
    let elements = try #require(data["elements"]?.values)
    #expect(elements.map { $0["name"]?.string } == ["long", "long", "short"])
    #expect(
      elements.map { $0["traits"]?.values.compactMap(\.string) } == [["50 pt wide"], ["1000 pt wide"], []])
    let found = elements.map { $0["rows"]?.values.map { $0["f"]?.values.count } }
    // 5 letters of 17 and 19 pt fit in 50 pt, those of 21 don't.
    #expect(found == [[0, 0, 1, 1, 1], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]])
    #expect(data["findings"]?.values.first?.values[1] == .string("width-overflow"))
  }

  @Test func `A case has its own findings, not those of the other weight`() async throws {
    let data = try data(
      try await page([element("long", bounds: LayoutBounds(widths: [50]))], boldText: true))
    let elements = try #require(data["elements"]?.values)
    let found = elements.map { $0["rows"]?.values.map { $0["f"]?.values.compactMap(\.number) ?? [] } ?? [] }
    // Three categories in each weight, and none of the six findings twice.
    #expect(found.map { $0.map(\.count) } == [[0, 0, 1, 1, 1], [0, 0, 1, 1, 1]])
    #expect(Set(found.joined().joined()).count == 6)
  }

  // MARK: Hostile words

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "a\u{2028}b\u{2029}c", "\u{202E}reversed",
    "'\"><img onerror=alert(1)>", "]]>", "&lt;", "\u{0}\u{1B}[31m", "\u{FFFE}", "`${alert(1)}`", "\u{2066}x",
  ])
  func `Names and texts are words and nothing else`(hostile: String) async throws {
    let page = try await page([element(hostile, text: .byLocale(["en": hostile, "de": "x"]))])
    #expect(page.matches(of: /<script/).count == 2)
    #expect(page.matches(of: /<\/script>/).count == 2)
    #expect(page.matches(of: /<img/).isEmpty)
    #expect(!page.contains("<!--"))
    let kept: Set<Unicode.Scalar> = ["\n"]
    #expect(
      page.unicodeScalars.allSatisfy {
        kept.contains($0)
          || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
            && !(0x2028...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
            && $0.value != 0xFFFE
      })
    let elements = try #require(try data(page)["elements"]?.values)
    #expect(elements.contains { $0["text"]?.string == hostile })
  }

  @Test func `A lone surrogate is the sign for what can't be read`() async throws {
    let text = String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self)
    let data = try data(try await page([element(text: .plain(text))]))
    #expect(data["elements"]?.values.first?["text"]?.string == "a\u{FFFD}b")
  }

  // MARK: Edges

  @Test func `A report of nothing says so`() throws {
    let page = HTMLReport(CheckRecord(AuditReport(elements: [], findings: [])), drawings: []).html()
    #expect(page.contains("<h1>Nothing was checked</h1>"))
    #expect(try data(page)["elements"]?.values == [])
  }

  @Test func `What is not judged has no drawing, but its reason`() async throws {
    let data = try data(try await page([element(family: "Absent")]))
    let rows = try #require(data["elements"]?.values.first?["rows"]?.values)
    #expect(rows.allSatisfy { $0["d"] == .null && $0["v"] == .number(5) })
    #expect(rows.first?["why"]?.string == "it is not there")
  }

  @Test func `An element without text has lines without glyphs`() async throws {
    let data = try data(try await page([element(text: nil)]))
    let element = try #require(data["elements"]?.values.first)
    #expect(element["text"] == .null)
    #expect(element["facts"]?.values.last?.string == "no text")
    #expect(data["runs"]?.values == [.array([.array([]), .array([])])])
  }

  @Test func `A box without width is drawn`() async throws {
    let data = try data(try await page([element(bounds: LayoutBounds(widths: [0]))]))
    #expect(data["elements"]?.values.first?["rows"]?.values.first?["d"]?["w"] == .number(0))
  }

  @Test func `Without drawings the overview stands all the same`() async throws {
    let page = try await page([element()], drawn: false)
    #expect(page.contains("<a href=\"#e0\">"))
    let rows = try #require(try data(page)["elements"]?.values.first?["rows"]?.values)
    #expect(rows.allSatisfy { $0["d"] == .null })
  }

  @Test func `The same report makes the same page`() async throws {
    let elements = [
      try element(), try element("b", text: .byLocale(["de": "Titel", "ar": "x", "en": "Title"])),
    ]
    #expect(try await page(elements) == page(elements))
  }
}

extension Array {
  fileprivate func inserting(_ element: Element, at place: Int) -> [Element] {
    self[..<place] + [element] + self[place...]
  }
}
