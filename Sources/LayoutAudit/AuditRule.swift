internal import Typography

/// One thing that a check looks for, with the words that describe it.
public protocol RuleDescription: Sendable {
  /// The rule's name in reports and configurations.
  var id: String { get }
  var severity: Severity { get }
  /// What it finds, in a line.
  var summary: String { get }
  /// Why that matters, and what the judgement rests on.
  var rationale: String { get }
  /// Whether it tells of whole elements, the same in every locale, width and weight, so that its findings name none.
  var isAboutWholeElements: Bool { get }
}

/// A rule that finds what it looks for in judged elements.
protocol AuditRule: RuleDescription {
  /// Whether what it finds is told once, about the first element that has it.
  var tellsOnce: Bool { get }

  /// What concerns no one element.
  func findings(about plan: AuditPlan) -> [Finding]

  /// What concerns an element, by case and category.
  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding]

  /// How bad a finding of these numbers is beside others of this rule, the more the worse.
  func measure(actual: Double, limit: Double) -> Double
}

extension AuditRule {
  var tellsOnce: Bool { false }

  func findings(about plan: AuditPlan) -> [Finding] { [] }

  /// How far the numbers are apart.
  func measure(actual: Double, limit: Double) -> Double { (actual - limit).magnitude }

  func measure(of finding: Finding) -> Double? {
    finding.actual.flatMap { actual in finding.limit.map { measure(actual: actual, limit: $0) } }
  }
}

extension RuleDescription {
  public var isAboutWholeElements: Bool { false }

  /// A finding of this rule about an element, of the rule's severity unless another is given.
  ///
  /// - Parameter subject: what it concerns where that is no one element's.
  func finding(
    _ element: JudgedElement?, _ row: JudgedElement.Row? = nil, severity: Severity? = nil,
    subject: String? = nil, actual: Double? = nil, limit: Double? = nil, message: String, advice: String,
    location: SourceLocation? = nil
  ) -> Finding {
    let variant = isAboutWholeElements ? nil : element?.variant
    return Finding(
      rule: id, severity: severity ?? self.severity, element: element?.declared.name, locale: variant?.locale,
      width: variant?.isOneOfWidths == true ? variant?.width : nil, boldText: variant?.boldText ?? false,
      category: row?.category, size: row?.size, actual: actual, limit: limit,
      message: message + (row == nil ? "" : element?.standIn ?? ""), advice: advice,
      location: location ?? element?.location, subject: subject)
  }
}

extension JudgedElement {
  /// That another face than the asked one was measured, for the end of a message.
  var standIn: String? {
    guard face.outcome.kind == .fallback, let other = face.outcome.face else { return nil }
    return " (measured with \(other.displayName), since \(face.outcome.request.name) is missing: unsure)"
  }
}

/// The rules there are.
public enum RuleCatalogue {
  /// Those that judge elements, in the order in which their findings stand.
  static let judging: [any AuditRule] = [
    FamilyNotFound(), FallbackNotFound(), StyleNotFound(), BrokenGlyphs(), SuspiciousMetrics(),
    GlyphMissing(), TransformUnsupported(), WidthOverflow(), TextTruncated(), HeightClipped(), InkClipped(),
    TextShrunk(),
    FallbackGrowsLine(), LineSpacingDrift(), DoesNotScale(), LargerTextCapped(), EmptyCategoryRange(),
  ]

  /// Those that tell of suppressions and baselines, by what the others' findings leave unmatched. No suppression and no
  /// baseline keeps them quiet.
  static let upkeep: [any RuleDescription] = [UnusedSuppression(), StaleBaseline()]

  public static let all: [any RuleDescription] = judging + upkeep

  static let rulesAboutWholeElements = Set(all.filter(\.isAboutWholeElements).map(\.id))

  /// The rule of a name, or nil.
  public static func rule(_ id: String) -> (any RuleDescription)? { all.first { $0.id == id } }

  /// Whether a rule tells of suppressions and baselines, so that none of them may keep it quiet.
  public static func isUpkeep(_ id: String) -> Bool { upkeep.contains { $0.id == id } }
}
