import AuditReports
import FixtureSupport
import Testing
import Typography

/// The formats for pages and programs, with a family whose name has their own marks in it.
@Suite struct TableWriterTests {
  private func text(_ format: TableReport.Format, family: String, face: String) throws -> String {
    let table = try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: 2, styles: [(.body, FontScaling())],
      categories: [.large, .accessibilityMedium],
      groups: [.one(.init(family: family, postScriptName: face, metrics: Samples.metrics))])
    let report = TableReport(table, format: format, palette: Palette(coloured: true))
    return report.opening + report.body(at: 0) + report.closing
  }

  @Test func `Markdown`() throws {
    let lines = try text(.markdown, family: "A|B <c> *d* _e_ [f]\ng", face: "x`y\\z").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "| " + Contract.row.joined(separator: " | ") + " |")
    #expect(lines[1].hasPrefix("| --- | --- | --- | --- | ---: |"))
    #expect(
      lines[2]
        == #"| A\|B &lt;c&gt; \*d\* \_e\_ \[f\] g | x\`y\\z | body | large | 17 | 16.779 | -3.621 | 0 | 20.4 | 20.5 | 22 | published |"#
    )
  }

  @Test func `HTML`() throws {
    let page = try text(.html, family: #"<script>"A" & B</script>"#, face: "x\u{1}y")
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("<td>&lt;script&gt;&quot;A&quot; &amp; B&lt;/script&gt;</td><td>x\u{FFFD}y</td>"))
    #expect(page.ranges(of: "<tr>").count == 3)
    #expect(page.contains(#"<td class="n">20.4</td><td class="n">20.5</td>"#))
  }

  @Test func `SVG`() throws {
    let picture = try text(.svg, family: "Sample", face: #"<script>"A" & B</script>"#)
    #expect(xmlProblem(picture) == nil)
    #expect(
      picture.contains(
        #"<text class="face" y="28">&lt;script&gt;&quot;A&quot; &amp; B&lt;/script&gt;</text>"#))
    #expect(picture.ranges(of: #"<text class="style""#).count == 1)
    #expect(picture.contains("<title>large: 20.4 pt at 17 pt</title>"))
    #expect(picture.contains("<title>accessibilityMedium: 33.6 pt at 28 pt</title>"))
    // Up to 40 pt over 130 units, from 160 down.
    #expect(picture.contains(#"cx="99" cy="93.7""#))
    #expect(picture.contains(#"cx="229" cy="50.8""#))
    // The system's leadings are 22 and 34.
    #expect(picture.contains(#"<path class="system" d="M99 88.5L229 49.5"/>"#))
  }

  @Test func `CSS`() throws {
    let sheet = try text(.css, family: "Sample", face: "Sample;}-Bold")
    #expect(sheet.hasPrefix("/* ios, policy apple, 2x */\n:root {\n"))
    #expect(sheet.hasSuffix("\n}\n"))
    #expect(sheet.contains("\n  --sample-bold-body-large-line-height: 20.4px;\n"))
    #expect(sheet.contains("\n  --sample-bold-body-accessibility-medium-size: 28px;\n"))
    let names = sheet.matches(of: /--[a-z0-9-]+: -?[0-9.]+px;/).map { $0.output.prefix { $0 != ":" } }
    #expect(names.count == 14)
    #expect(Set(names).count == names.count)
  }

  /// A second Foo becomes foo-2, which a third may be called already.
  @Test func `Names of groups stay apart, whatever the format makes of them`() throws {
    let groups = ["Foo", "Foo", "Foo-2", "foo 2"].map { name in
      LineHeightTable.Group.one(.init(family: "Sample", postScriptName: name, metrics: Samples.metrics))
    }
    let table = try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: 2, styles: [(.body, FontScaling())], categories: [.large],
      groups: groups)
    let css = TableReport(table, format: .css, palette: Palette(coloured: false))
    let names = groups.indices.map(css.body).joined().matches(of: /--([a-z0-9-]+)-body-large-size:/)
    #expect(names.map { String($0.output.1) } == ["foo", "foo-2", "foo-2-2", "foo-2-3"])
    let tokens = TableReport(table, format: .tokens, palette: Palette(coloured: false))
    let document = try OrderedJSON(
      tokens.opening + groups.indices.map(tokens.body).joined(separator: tokens.separator) + tokens.closing)
    #expect(document.keys.dropFirst() == ["Foo", "Foo 2", "Foo-2", "foo 2"])
  }

  @Test func `Swift`() throws {
    let source = try text(.swift, family: #"A "quoted" \(name)"#, face: "x\ny")
    #expect(
      source.contains(
        #"LineHeight(family: "A \"quoted\" \\(name)", postScriptName: "x\u{a}y", textStyle: "body", category: "large", size: 17, "#
      ))
    #expect(
      source.contains("lineHeight: 20.4, labelHeight: 20.5, systemLeading: 22, sure: \"published\"),\n"))
  }

  @Test func `Design tokens`() throws {
    let document = try OrderedJSON(text(.tokens, family: "Sample", face: "$A.{b}"))
    #expect(document.keys == ["$description", "_A__b_"])
    let body = try #require(document["_A__b_"]?["body"])
    #expect(body.keys == ["large", "accessibilityMedium"])
    let large = try #require(body["large"])
    #expect(
      large.keys == [
        "$type", "$extensions", "size", "ascender", "descender", "leading", "lineHeight", "labelHeight",
        "systemLeading",
      ])
    #expect(large["$type"] == .string("dimension"))
    #expect(large["lineHeight"]?["$value"]?["value"] == .number(20.4))
    #expect(large["lineHeight"]?["$value"]?["unit"] == .string("px"))
  }
}
