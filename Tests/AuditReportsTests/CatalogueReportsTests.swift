import AuditReports
import FixtureSupport
import LayoutAudit
import Testing
import Typography

@Suite struct CatalogueReportsTests {
  @Test func `Fonts are told by the keys of a face`() throws {
    let report = try document(FontsReport.json([Samples.face, Samples.bare]))
    #expect(report.keys == ["formatVersion", "fonts"])
    #expect(report["fonts"]?.values.map(\.keys) == [Contract.font, Contract.font])
    #expect(try document(FontsReport.json([]))["fonts"] == .array([]))
  }

  @Test func `People read faces by family, and their number`() {
    #expect(
      FontsReport.text([Samples.face, Samples.bare], Palette(coloured: false)) == """
        Sample
          Bold  700  Sample-Bold
            Fonts/Sample.ttc, face 1
        (no family name)
          –  400  –
            bare.ttf
        2 faces

        """)
    #expect(FontsReport.text([], Palette(coloured: false)) == "0 faces\n")
  }

  @Test func `Rules are told by their keys`() throws {
    let report = try document(RulesReport.json(RuleCatalogue.all))
    #expect(report.keys == ["formatVersion", "rules"])
    let rules = try #require(report["rules"]).values
    #expect(rules.count == RuleCatalogue.all.count)
    #expect(rules.allSatisfy { $0.keys == ["rule", "severity", "summary", "rationale"] })
    #expect(rules.allSatisfy { ["error", "warning"].contains($0["severity"]?.string) })
  }

  @Test func `People read what each rule finds, and why`() {
    let text = RulesReport.text(RuleCatalogue.all, Palette(coloured: false))
    for rule in RuleCatalogue.all { #expect(text.contains("\(rule.id) (\(rule.severity.rawValue))\n")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
