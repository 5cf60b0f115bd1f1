import LayoutAudit
import Testing
import Typography

@testable import AuditReports

/// Names of fonts, layouts and locales that would colour, clear or turn around a terminal.
@Suite struct PrintableTests {
  private static let hostile = "X\u{1B}[31m\r\u{9B}2J\u{202E}\u{7}"
  private let plain = Palette(coloured: false)

  private let face = FaceIdentity(
    file: "\(hostile).ttf", postScriptName: hostile, family: hostile, style: hostile,
    variations: [hostile: 1])

  private func expectHarmless(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    #expect(text.contains("X\u{FFFD}[31m"), sourceLocation: sourceLocation)
    let acting = text.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
    }
    #expect(acting.isEmpty, "\(text.debugDescription)", sourceLocation: sourceLocation)
  }

  @Test func `Of faces`() throws {
    expectHarmless(FontsReport.text([face], plain))
    let outcome = FontOutcome(
      request: FontRequest(name: Self.hostile), kind: .override, reason: "\(Self.hostile) is there",
      face: face, considered: [.init(face: face, rejected: "\(Self.hostile) is farther")])
    expectHarmless(ResolveReport.text(outcome, plain))
    var metrics = Samples.metrics
    metrics.warnings = [Self.hostile]
    let glyph = GlyphMetrics(text: Self.hostile, glyph: 1, name: Self.hostile, advance: 1, bounds: nil)
    expectHarmless(MetricsReport(face: face, metrics: metrics, size: 17, glyphs: [glyph]).text(plain))
    let table = try LineHeightTable(
      scale: .ios, policy: .apple, displayScale: 2, styles: [(.body, FontScaling())], categories: [.large],
      groups: [.one(.init(family: Self.hostile, postScriptName: nil, metrics: metrics))])
    expectHarmless(TableReport(table, format: .text, palette: plain).body(at: 0))
  }

  @Test func `Of what changed in a font`() throws {
    func profile(_ tag: String) -> FaceProfile {
      FaceProfile(
        face: face, versionText: Self.hostile + tag, hash: tag, metrics: Samples.metrics,
        axes: [VariationAxis(tag: Self.hostile + tag, minimum: 0, default: 0, maximum: 1)],
        features: [Self.hostile + tag], advances: [], tellsAllCharacters: true)
    }
    let diff = try SnapshotDiff(face: profile("old"), profile("new"), tolerance: DiffTolerance())
    expectHarmless(DiffReport.text(diff, plain))
    let lost = try SnapshotDiff(faces: [profile("old")], [], tolerance: DiffTolerance())
    expectHarmless(DiffReport.text(lost, plain))
  }

  @Test func `Of layouts`() async throws {
    let element = TextElement(
      name: Self.hostile, styleName: Self.hostile,
      descriptor: FontDescriptor(family: Self.hostile, size: 17), scaling: try FontScaling(),
      text: .byLocale([Self.hostile: Self.hostile]))
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: "large", in: .ios),
      elements: [.init(text: element, location: .init(file: Self.hostile, line: 1, column: 1))])
    let report = try await Audit(plan).run(measuring: HostileFonts(reason: Self.hostile))
    #expect(!report.findings.isEmpty)
    expectHarmless(await CheckReport.verdicts(report, plain))
    expectHarmless(await CheckReport.text(report.findings, CheckSummary(report), plain))
    let lines = [[MeasureReport.Line(text: Self.hostile, width: 1)]]
    let judged = try #require(report.elements.first)
    expectHarmless(MeasureReport(element: judged, lines: lines).text(plain))
  }

  @Test func `Our own colours pass`() {
    #expect(Palette(coloured: true).paint(Self.hostile, .red).hasPrefix("\u{1B}[31mX\u{FFFD}"))
    var table = TextTable([.left("a")])
    table.rows = [[.init(text: "b\u{1B}", colour: .red)]]
    #expect(table.text(Palette(coloured: true)).contains("\u{1B}[31mb\u{FFFD}\u{1B}[0m"))
    #expect("é\u{1B} b".wrapped(indentation: "  ") == "  é\u{FFFD} b\n")
  }
}

/// Has no font at all, for a reason.
private struct HostileFonts: TextMeasuring {
  let reason: String

  func face(for descriptor: FontDescriptor) -> MeasuredFace {
    MeasuredFace(
      outcome: FontOutcome(
        request: FontRequest(name: descriptor.family ?? ""), kind: .none, reason: reason, face: nil,
        considered: []), metrics: nil)
  }

  func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) -> (any PreparedText)? { nil }
}
