internal import LayoutAudit
internal import Typography

/// The findings of a report by the case that they are about.
struct FindingIndex {
  private struct Key: Hashable {
    let file: String?
    let element: String?
    let locale: String?
    let width: Double?
    let boldText: Bool
  }

  private let findings: [Key: [Finding]]
  private let categories: [Key: [ContentSizeCategory]]
  /// About the whole configuration, or about an element that was not judged.
  let unplaced: [Finding]

  init(_ report: AuditReport) {
    findings = Dictionary(grouping: report.findings, by: Self.key)
    let categories = Dictionary(
      report.elements.map { (Self.key($0), $0.rows.map(\.category)) }, uniquingKeysWith: { first, _ in first }
    )
    self.categories = categories
    unplaced = report.findings.filter { categories[Self.key($0)] == nil }
  }

  /// In the report's order.
  func findings(of element: JudgedElement) -> [Finding] { findings[Self.key(element)] ?? [] }

  /// The categories in which the finding's element was judged; none where it wasn't.
  func categories(for finding: Finding) -> [ContentSizeCategory] { categories[Self.key(finding)] ?? [] }

  private static func key(_ finding: Finding) -> Key {
    Key(
      file: finding.location?.file, element: finding.element, locale: finding.locale, width: finding.width,
      boldText: finding.boldText)
  }

  private static func key(_ element: JudgedElement) -> Key {
    let variant = element.variant
    return Key(
      file: element.location?.file, element: element.declared.name, locale: variant.locale,
      width: variant.isOneOfWidths ? variant.width : nil, boldText: variant.boldText)
  }
}
