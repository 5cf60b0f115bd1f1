import LayoutAudit
import Testing
import Typography

@testable import AuditReports

@Suite struct PaletteTests {
  /// Every report for people.
  private func reports(_ palette: Palette) async throws -> [String] {
    let table = try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: 2, styles: [(.body, FontScaling())], categories: [.large],
      groups: [.noFace])
    let audit = try await Samples.report()
    return [
      ResolveReport.text(Samples.outcome, palette),
      MetricsReport(face: Samples.face, metrics: Samples.metrics, size: 17, glyphs: []).text(palette),
      TableReport(table, format: .text, palette: palette).body(at: 0),
      await CheckReport.verdicts(audit, palette),
      await CheckReport.text(audit.findings, CheckSummary(audit), palette),
      FontsReport.text([Samples.face], palette), RulesReport.text(RuleCatalogue.all, palette),
    ]
  }

  @Test func `Colours are there only when they are asked for`() async throws {
    let escape: Character = "\u{1B}"
    #expect(try await reports(Palette(coloured: false)).allSatisfy { !$0.contains(escape) })
    #expect(try await reports(Palette(coloured: true)).allSatisfy { $0.contains(escape) })
  }

  @Test func `Colours change no letter and no column`() async throws {
    let plain = try await reports(Palette(coloured: false))
    let coloured = try await reports(Palette(coloured: true)).map {
      $0.replacing(/\u{1B}\[[0-9]*m/, with: "")
    }
    #expect(coloured == plain)
  }

  @Test func `Formats for programs have none`() throws {
    let table = try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: 2, styles: [(.body, FontScaling())], categories: [.large],
      groups: [.noFace])
    for format in [TableReport.Format.json, .tsv, .csv] {
      let report = TableReport(table, format: format, palette: Palette(coloured: true))
      #expect(!(report.opening + report.body(at: 0) + report.closing).contains("\u{1B}"))
    }
  }

  @Test func `Paint ends where it began`() {
    #expect(Palette(coloured: true).paint("x", .red) == "\u{1B}[31mx\u{1B}[0m")
    #expect(Palette(coloured: true).paint("x", nil) == "x")
    #expect(Palette(coloured: false).paint("x", .red) == "x")
  }
}
