import AuditReports
import FixtureSupport
import LayoutAudit
import Testing
import Typography

@Suite struct SVGDrawingTests {
  private func svg(_ text: String, bounds: LayoutBounds = LayoutBounds()) async throws -> String {
    let element = TextElement(
      name: "a<b", descriptor: FontDescriptor(family: "Sample", size: 17), scaling: try FontScaling(),
      bounds: bounds, text: .plain(text))
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "large", in: .ios), elements: [.init(text: element)])
    let judged = try #require(try await Audit(plan).run(measuring: BlockFonts()).elements.first)
    let drawing = try CaseDrawer(plan).drawings(of: judged, measuring: BlockFonts()).first ?? nil
    return SVGDrawing(try #require(drawing), of: judged, row: judged.rows[0]).svg()
  }

  @Test func `The picture has a title, a box, guides and each glyph once`() async throws {
    let svg = try await svg("Title", bounds: LayoutBounds(widths: [200], height: .points(44)))
    #expect(xmlProblem(svg) == nil)
    #expect(svg.contains("<title id=\"title\">a&lt;b, large</title>"))
    #expect(
      svg.contains("“Title” in Sample-Bold at 17 pt, category large: 1 line, box 200 × 44 pt, fits</desc>"))
    #expect(svg.matches(of: /<path id="g/).count == 1)
    // Seen, and once more for what is outside the box.
    #expect(svg.matches(of: /<use href="#g0"/).count == 10)
    #expect(svg.contains("translate(0 28.529) scale(0.017000)"))
    // The second letter is a point above the baseline.
    #expect(svg.contains("translate(8.5 27.529) scale(0.017000)"))
    for y in ["11.75", "28.529", "32.15"] { #expect(svg.contains("y1=\"\(y)\" y2=\"\(y)\"")) }
    #expect(svg.contains("class=\"box\" d=\"M0 0H200M0 44H200\""))
  }

  @Test func `A box that grows is dashed`() async throws {
    let svg = try await svg("Title")
    #expect(svg.contains("class=\"box grows\" d=\"M0 0H42.5M0 20.5H42.5\""))
  }

  @Test func `A text that is cut shows what is hidden`() async throws {
    let svg = try await svg("Long title", bounds: LayoutBounds(widths: [40]))
    #expect(svg.contains("<g class=\"hidden\">"))
    #expect(svg.contains("overflows</desc>"))
    #expect(xmlProblem(svg) == nil)
  }

  @Test(arguments: ["", " ", "😀☃", "]]><script>", "\u{0}\u{FFFE}\u{202E}", "\u{2028}"])
  func `Any text makes a document that XML readers take`(text: String) async throws {
    #expect(xmlProblem(try await svg(text)) == nil)
  }
}
