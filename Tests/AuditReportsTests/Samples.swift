import LayoutAudit
import Typography

/// Faces and reports to tell of, none of which needs a font.
enum Samples {
  /// 1.2 em high, like Lato.
  static let metrics = FaceMetrics(
    unitsPerEm: 2000, policy: .apple, source: .hhea,
    tables: VerticalTables(
      hhea: .init(ascender: 1974, descender: -426, lineGap: 0), typo: nil,
      win: .init(ascent: 1974, descent: 426), useTypoMetrics: true),
    units: .init(
      ascender: 1974, descender: -426, lineGap: 0, capHeight: 1433, xHeight: nil, underlinePosition: -103,
      underlineThickness: nil),
    measured: [.capHeight], warnings: ["something is doubtful"])

  static let face = FaceIdentity(
    file: "Fonts/Sample.ttc", faceIndex: 1, postScriptName: "Sample-Bold", family: "Sample", style: "Bold",
    traits: FontTraits(weight: .bold, width: 75, slant: .italic), variations: ["wght": 700, "opsz": 12.5],
    version: 2.007)

  /// A face of which nothing is known but its file.
  static let bare = FaceIdentity(file: "bare.ttf")

  static let outcome = FontOutcome(
    request: FontRequest(name: "Avenir Next", fallbacks: ["Sample"]), kind: .fallback,
    reason: "no installed face has that name; fallback \"Sample\" is there", face: face,
    considered: [.init(face: face, rejected: nil), .init(face: bare, rejected: "it is upright")])

  static let missing = FontOutcome(
    request: FontRequest(
      name: "Avenir Next", faceStyle: "Demi Bold", weight: .semibold, width: 75, slant: .oblique, text: "é",
      language: "fr"), kind: .none, reason: "it is not there", face: nil, considered: [])

  /// Two labels in body: one grows, the other has a box of 44 points; and one whose family is missing.
  static func audit(_ elements: [TextElement]? = nil, categories: String = "large...AX1") async throws
    -> CheckRecord
  {
    CheckRecord(try await report(elements, categories: categories))
  }

  static func report(_ elements: [TextElement]? = nil, categories: String = "large...AX1") async throws
    -> AuditReport
  {
    let scaling = try FontScaling()
    let present = FontDescriptor(family: "Sample", size: 17)
    let elements =
      elements ?? [
        TextElement(name: "title", styleName: "body", descriptor: present, scaling: scaling),
        TextElement(
          name: "byline", styleName: "body", descriptor: present, scaling: scaling,
          bounds: LayoutBounds(height: .points(24))),
      ]
    let plan = AuditPlan(
      selection: try CategorySelection(spelling: categories, in: .ios),
      elements: elements.map {
        .init(text: $0, location: SourceLocation(file: "typefit.json", line: 8, column: 5))
      })
    return try await Audit(plan).run(measuring: SampleFonts())
  }
}

/// Knows one family.
struct SampleFonts: TextMeasuring {
  func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)? { nil }

  func face(for descriptor: FontDescriptor) -> MeasuredFace {
    guard descriptor.family == "Sample" else { return MeasuredFace(outcome: Samples.missing, metrics: nil) }
    var metrics = Samples.metrics
    metrics.warnings = []
    let outcome = FontOutcome(
      request: FontRequest(name: "Sample"), kind: .override, reason: "the family \"Sample\" is there",
      face: Samples.face, considered: [])
    return MeasuredFace(outcome: outcome, metrics: metrics)
  }
}
