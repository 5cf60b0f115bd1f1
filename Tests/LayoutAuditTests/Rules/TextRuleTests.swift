import LayoutAudit
import Testing
import Typography

/// What one rule finds of a text of fixed 20 points, ten to the character.
protocol TextRuleTests {
  var rule: String { get }
}

extension TextRuleTests {
  func findings(
    _ text: String, kind: TextElement.Kind = .label, lines: Int? = nil,
    bounds: LayoutBounds = LayoutBounds(), mode: LineBreakMode? = nil, minimumScaleFactor: Double? = nil,
    family: String = "Lato", severities: [String: Severity?] = [:]
  ) async throws -> [Finding] {
    let element = try AuditPlan.Element.sample(
      family: family, kind: kind, scaling: FontScaling(.fixed, base: 20), lines: lines, bounds: bounds,
      text: text, lineBreakMode: mode, minimumScaleFactor: minimumScaleFactor)
    let selection = try CategorySelection(spelling: "large", in: .ios)
    return try await AuditPlan(selection: selection, elements: [element], severities: severities)
      .findings(of: rule)
  }
}
