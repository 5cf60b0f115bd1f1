import LayoutAudit
import Testing
import Typography

/// Fonts that exist on paper only: families and their metrics, without a file.
struct PaperFonts: TextMeasuring {
  struct Unreadable: Error {}

  /// Outcomes by the family that is asked for.
  var faces: [String: MeasuredFace]
  /// Whether texts tell how far their ink reaches.
  var knowsReach = false

  /// Lato: (1974 + 426) ÷ 2000 = 1.2 em. Thai: (1061 + 450) ÷ 1000 = 1.511 em.
  static let standard = PaperFonts(faces: [
    "Lato": found("Lato", 1974, -426, 2000),
    "Lato-Regular": found("Lato", 1974, -426, 2000, isNamedFace: true),
    "Thai": found("Thai", 1061, -450, 1000),
    "Doubtful": found("Doubtful", 800, -200, 1000, warnings: ["the descender is positive", "it is huge"]),
    "Upright": found("Upright", 800, -200, 1000, missing: "no italic face"),
    "Icons": found("Icons", 800, -200, 1000),
    "Damaged": found("Damaged", 800, -200, 1000, damage: ["3 glyphs have no outline", "glyf is cut off"]),
    "Brand": standIn(for: "Brand"),
    "Absent": MeasuredFace(
      outcome: FontOutcome(
        request: FontRequest(name: "Absent"), kind: .none, reason: "no face is called Absent", face: nil,
        considered: []), metrics: nil),
  ])

  func face(for descriptor: FontDescriptor) throws -> MeasuredFace {
    guard let face = faces[descriptor.family ?? ""] else { throw Unreadable() }
    // Lato alone is there in another weight, which measures alike.
    let isBold = descriptor.family == "Lato" && descriptor.traits.weight > .regular
    return isBold ? Self.found("Lato", 1974, -426, 2000, style: "Bold") : face
  }

  func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)? {
    guard try face(for: descriptor).outcome.face != nil else { return nil }
    // No paper font has small capitals.
    let isSmall = LetterTransform.smallCaps.aatSettings.allSatisfy(descriptor.featureSettings.contains)
    return PaperText(
      text, lacksSmallCapitals: isSmall, kern: attributes.kern?.points(at: descriptor.size) ?? 0,
      knowsReach: knowsReach)
  }

  static func found(
    _ family: String, _ ascender: Double, _ descender: Double, _ upm: Int, warnings: [String] = [],
    missing: String? = nil, damage: [String] = [], isNamedFace: Bool = false,
    style: String = "Regular"
  ) -> MeasuredFace {
    let face = FaceIdentity(file: "\(family).ttf", postScriptName: "\(family)-\(style)", family: family)
    return MeasuredFace(
      outcome: FontOutcome(
        request: FontRequest(name: family), kind: .override, reason: "\(family) is there", face: face,
        missingStyle: missing, considered: [], isNamedFace: isNamedFace),
      metrics: metrics(ascender, descender, upm, warnings), damage: damage)
  }

  static func standIn(for family: String) -> MeasuredFace {
    let face = FaceIdentity(file: "Lato.ttf", postScriptName: "Lato-Regular", family: "Lato")
    return MeasuredFace(
      outcome: FontOutcome(
        request: FontRequest(name: family), kind: .fallback, reason: "no face is called \(family)",
        face: face,
        considered: []),
      metrics: metrics(1974, -426, 2000, []))
  }

  private static func metrics(
    _ ascender: Double, _ descender: Double, _ upm: Int, _ warnings: [String]
  ) -> FaceMetrics {
    FaceMetrics(
      unitsPerEm: upm, policy: .apple, source: .hhea,
      tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
      units: .init(ascender: ascender, descender: descender, lineGap: 0), warnings: warnings)
  }
}

extension AuditPlan.Element {
  /// A label in Lato that follows body, unless told otherwise.
  static func sample(
    _ name: String = "title", family: String = "Lato", kind: TextElement.Kind = .label,
    transform: LetterTransform = .regular, scaling: FontScaling? = nil, hasStyle: Bool = true,
    lines: Int? = nil, bounds: LayoutBounds = LayoutBounds(), text: String? = nil,
    lineBreakMode: LineBreakMode? = nil, minimumScaleFactor: Double? = nil,
    lineHeight: LineHeightRule = LineHeightRule(), attributes: TextAttributes = TextAttributes(),
    variants: [TextElement.Variant] = [], line: Int = 1
  ) throws -> AuditPlan.Element {
    let scaling = try scaling ?? FontScaling(textStyle: .body)
    return AuditPlan.Element(
      text: TextElement(
        name: name, kind: kind, styleName: hasStyle ? scaling.textStyle.name : nil,
        descriptor: FontDescriptor(
          family: family, size: 17, featureSettings: transform.aatSettings), scaling: scaling, lines: lines,
        bounds: bounds, text: text.map { .plain($0) }, attributes: attributes, lineBreakMode: lineBreakMode,
        minimumScaleFactor: minimumScaleFactor, lineHeight: lineHeight, variants: variants),
      location: SourceLocation(file: "typefit.json", line: line, column: 5))
  }
}

extension AuditPlan {
  func report() async throws -> AuditReport { try await Audit(self).run(measuring: PaperFonts.standard) }

  /// What one rule finds.
  func findings(of rule: String) async throws -> [Finding] {
    try await report().findings.filter { $0.rule == rule }
  }
}

extension LayoutBounds {
  static func height(_ points: Double) -> LayoutBounds { LayoutBounds(height: .points(points)) }

  static func width(_ points: Double) -> LayoutBounds { LayoutBounds(widths: [points]) }
}
