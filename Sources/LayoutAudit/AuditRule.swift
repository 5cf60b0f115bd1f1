internal import Typography

/// One thing that a check looks for, with the words it says it in.
public protocol AuditRule: Sendable {
  /// The rule's name in reports and configurations.
  var id: String { get }
  var severity: Severity { get }
  /// What it finds, in a line.
  var summary: String { get }
  /// Why that matters, and what the judgement rests on.
  var rationale: String { get }

  /// - Parameter elements: every judged element, in the plan's order.
  func findings(in elements: [JudgedElement], plan: AuditPlan) -> [Finding]
}

extension AuditRule {
  /// A finding of this rule about an element.
  func finding(
    _ element: JudgedElement?, _ row: JudgedElement.Row? = nil, actual: Double? = nil, limit: Double? = nil,
    message: String, advice: String, location: SourceLocation? = nil
  ) -> Finding {
    Finding(
      rule: id, severity: severity, element: element?.declared.name, category: row?.category, size: row?.size,
      actual: actual, limit: limit, message: message, advice: advice, location: location ?? element?.location)
  }
}

/// The rules there are.
public enum RuleCatalogue {
  /// In the order in which their findings stand.
  public static let all: [any AuditRule] = [
    FamilyNotFound(), StyleNotFound(), BrokenGlyphs(), SuspiciousMetrics(), HeightClipped(), DoesNotScale(),
    LargerTextCapped(),
    EmptyCategoryRange(),
  ]

  /// The rule of a name, or nil.
  public static func rule(_ id: String) -> (any AuditRule)? { all.first { $0.id == id } }
}
