import LayoutAudit
import Testing
import Typography

/// At large: 17 pt, characters 8.5 pt wide, lines of Lato 20.4 pt high, 16.779 of them above the baseline.
@Suite struct CaseDrawerTests {
  private func drawing(
    _ text: String?, family: String = "Lato", kind: TextElement.Kind = .label, lines: Int? = nil,
    bounds: LayoutBounds = LayoutBounds(), mode: LineBreakMode? = nil, minimumScaleFactor: Double? = nil,
    lineHeight: LineHeightRule = LineHeightRule()
  ) async throws -> CaseDrawing {
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "large", in: .ios),
      elements: [
        try .sample(
          family: family, kind: kind, lines: lines, bounds: bounds, text: text, lineBreakMode: mode,
          minimumScaleFactor: minimumScaleFactor, lineHeight: lineHeight)
      ])
    let report = try await plan.report()
    let drawings = try await CaseDrawer(plan).drawings(of: report, measuring: PaperFonts.standard)
    return try #require(drawings.first?.first ?? nil)
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } ?? false
  }

  private func box(_ width: Double, _ height: Double) -> LayoutBounds {
    LayoutBounds(widths: [width], height: .points(height))
  }

  // MARK: Places

  @Test func `A line stands in the middle of its box`() async throws {
    let drawing = try await drawing("Title", bounds: box(200, 44))
    #expect((drawing.width, drawing.height) == (200, 44))
    #expect(!drawing.growsInWidth && !drawing.growsInHeight)
    let line = try #require(drawing.lines.first)
    #expect(line.text == "Title")
    #expect(line.x == 0)
    #expect(line.width == 42.5)
    // 20.4 is 20.5 to the pixel: (44 − 20.5) ÷ 2 above it.
    #expect(isNear(line.baseline, 11.75 + 16.779))
    #expect(isNear(line.ascent, 16.779))
    #expect(isNear(line.descent, 3.621))
    #expect(drawing.hidden.isEmpty)
  }

  @Test func `A box that grows ends where the text does`() async throws {
    let drawing = try await drawing("Title")
    #expect((drawing.width, drawing.height) == (42.5, 20.5))
    #expect(drawing.growsInWidth && drawing.growsInHeight)
  }

  @Test func `Text taller than its box reaches out at both ends`() async throws {
    let drawing = try await drawing("Title", bounds: .height(10.5))
    #expect(isNear(drawing.lines.first?.baseline, -5 + 16.779))
    #expect(drawing.height == 10.5)
  }

  @Test func `Insets move the lines, those below zero outwards`() async throws {
    var bounds = box(200, 44)
    bounds.insets = EdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
    let inner = try await drawing("Title", bounds: bounds)
    #expect(inner.lines.first?.x == 16)
    #expect(isNear(inner.lines.first?.baseline, 20 + (24 - 20.5) / 2 + 16.779))
    bounds.insets = EdgeInsets(top: 0, left: -8, bottom: 0, right: -8)
    let outer = try await drawing("Title", bounds: bounds)
    #expect(outer.lines.first?.x == -8)
    #expect(outer.width == 200)
  }

  @Test func `Lines stand below each other at their pitch`() async throws {
    let drawing = try await drawing(
      "one two", lines: 0, bounds: .width(30), lineHeight: LineHeightRule(minimum: 30, spacing: 4))
    #expect(drawing.lines.map(\.text) == ["one", "two"])
    // The room that an explicit height adds stands above the text.
    #expect(isNear(drawing.lines[0].baseline, 30 - 3.621))
    #expect(isNear(drawing.lines[1].baseline, 30 + 4 + 30 - 3.621))
    #expect(drawing.height == 64)
  }

  @Test func `A face that stands in grows the lines of Core Text alone`() async throws {
    let label = try await drawing("字")
    #expect(isNear(label.lines.first?.ascent, 16.779))
    let coreText = try await drawing("字", kind: .coreText)
    #expect(isNear(coreText.lines.first?.ascent, 1.16 * 17))
    #expect(isNear(coreText.lines.first?.descent, 0.288 * 17))
  }

  // MARK: What is seen

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abcdef…"), (.byTruncatingHead, "…ghijkl"),
    (.byTruncatingMiddle, "abc…jkl"),
  ])
  func `A line that is too long ends in an ellipsis`(mode: LineBreakMode, seen: String) async throws {
    // Seven characters and a bit.
    let drawing = try await drawing("abcdefghijkl", bounds: .width(60), mode: mode)
    #expect(drawing.lines.map(\.text) == [seen])
    #expect(drawing.hidden.map(\.text) == ["abcdefghijkl"])
  }

  @Test func `The last line that is shown goes on with the rest of the text`() async throws {
    let drawing = try await drawing("one two three four", lines: 2, bounds: .width(60))
    #expect(drawing.lines.map(\.text) == ["one two", "three…"])
    #expect(drawing.hidden.map(\.text) == ["three", "four"])
    #expect(drawing.height == 41)
  }

  @Test func `A hard break in one line hides what follows`() async throws {
    let drawing = try await drawing("one\ntwo", bounds: .width(100))
    #expect(drawing.lines.map(\.text) == ["one…"])
    #expect(drawing.hidden.map(\.text) == ["one", "two"])
  }

  @Test func `Lines without room are not seen where text is cut`() async throws {
    let drawing = try await drawing(
      "one two three", lines: 0, bounds: box(45, 44), mode: .byWordWrapping)
    #expect(drawing.lines.map(\.text) == ["one", "two"])
    #expect(drawing.hidden.map(\.text) == ["three"])
  }

  @Test func `What scrolls starts at the top and is not lost`() async throws {
    let drawing = try await drawing("one two three", kind: .textView, bounds: box(55, 44))
    #expect(drawing.lines.map(\.text) == ["one", "two", "three"])
    #expect(isNear(drawing.lines.first?.baseline, 16.779))
    #expect(drawing.hidden.isEmpty)
  }

  @Test func `Text that shrinks is drawn at the size it shrinks to`() async throws {
    let drawing = try await drawing("abcdefghij", bounds: .width(68), minimumScaleFactor: 0.5)
    #expect(isNear(drawing.size, 17 * 0.8))
    #expect(drawing.lines.map(\.text) == ["abcdefghij"])
    #expect(isNear(drawing.lines.first?.width, 68))
  }

  // MARK: Edges

  @Test func `Without text the lines are empty`() async throws {
    let drawing = try await drawing(nil, lines: 2, bounds: box(200, 44))
    #expect(drawing.lines.count == 2)
    #expect(drawing.lines.allSatisfy { $0.glyphs.isEmpty && $0.width == 200 })
  }

  @Test func `An empty text is a line without glyphs`() async throws {
    let drawing = try await drawing("")
    #expect(drawing.lines.map(\.text) == [""])
    #expect(drawing.width == 0)
  }

  @Test func `In a box without width not even the ellipsis is seen`() async throws {
    let drawing = try await drawing("Title", bounds: .width(0))
    #expect(drawing.lines.map(\.text) == [""])
    #expect(drawing.hidden.map(\.text) == ["Title"])
    #expect(drawing.width == 0)
  }

  @Test func `Where no face answers there is nothing to draw`() async throws {
    let plan = AuditPlan(elements: [try .sample(family: "Absent", text: "Title")])
    let report = try await plan.report()
    let drawings = try await CaseDrawer(plan).drawings(of: report, measuring: PaperFonts.standard)
    #expect(drawings.count == 1)
    #expect(drawings[0].count == 12)
    #expect(drawings[0].allSatisfy { $0 == nil })
  }

  @Test func `A category without a size is not drawn`() async throws {
    let plan = AuditPlan(
      scale: .tvos, selection: try CategorySelection(spelling: "large...AX1", in: .ios),
      elements: [try .sample(text: "Title")])
    let report = try await plan.report()
    let drawings = try await CaseDrawer(plan).drawings(of: report, measuring: PaperFonts.standard)
    #expect(drawings[0].map { $0 == nil } == [false, true, true, true, true])
  }
}

extension CaseDrawing.Line {
  fileprivate var text: String {
    String(String.UnicodeScalarView(glyphs.compactMap { Unicode.Scalar(UInt32($0.glyph)) }))
  }
}
