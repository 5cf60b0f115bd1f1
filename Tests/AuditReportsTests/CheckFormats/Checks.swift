import LayoutAudit
import Typography

@testable import AuditReports

/// Checks to report on, none of which needs a font: a line of 17 pt takes 20.5 pt, at AX1 34 pt.
enum Checks {
  static let context = ReportContext(version: "1.2.3", folder: "/app")

  /// A label in body.
  static func element(
    _ name: String, height: Double? = nil, family: String = "Sample", rule: FontScaling.Rule = .textStyle
  ) throws -> TextElement {
    let scaling =
      rule == .fixed ? try FontScaling(.fixed, textStyle: .body, base: 17) : try FontScaling()
    return TextElement(
      name: name, styleName: rule == .fixed ? nil : "body",
      descriptor: FontDescriptor(family: family, size: 17), scaling: scaling,
      bounds: LayoutBounds(height: height.map { .points($0) }))
  }

  /// So many labels that are cut at AX1, the one category: an error each.
  static func failing(_ count: Int, name: String = "label") async throws -> CheckRecord {
    try await Samples.audit(
      (0..<count).map { try element(count == 1 ? name : "\(name) \($0)", height: 24) }, categories: "AX1")
  }

  static let nothing = CheckRecord(AuditReport(elements: [], findings: []))
}
