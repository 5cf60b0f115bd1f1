internal import LayoutAudit
internal import Typography

/// Comma-separated values (RFC 4180): a row for each case, and for each finding that is about no single case.
enum CSVReport {
  static let columns = [
    "file", "element", "locale", "availableWidth", "boldText", "category", "size", "lines", "width", "height",
    "availableHeight", "verdict", "scaleFactor", "severity", "rules", "reason",
  ]

  static func text(_ record: CheckRecord, _ context: ReportContext) -> String {
    let index = FindingIndex(record)
    var text = columns.joined(separator: ",") + "\n"
    func add(_ finding: Finding) {
      let file = finding.location.map { context.path($0.file) }
      Self.add(
        [file, finding.element, finding.locale, finding.width.map(JSON.numeral), String(finding.boldText)],
        finding.category, nil, [finding], to: &text)
    }
    index.unplaced.forEach(add)
    for cases in record.declarations {
      cases.first.map(index.findings(ofWhole:))?.forEach(add)
      for element in cases {
        let variant = element.variant
        let names = [
          element.location.map { context.path($0.file) }, element.name, variant.locale,
          variant.width.map(JSON.numeral), String(variant.boldText),
        ]
        let findings = index.findings(of: element)
        for finding in findings where !element.results.contains(where: { $0.category == finding.category }) {
          Self.add(names, finding.category, nil, [finding], to: &text)
        }
        for row in element.results {
          Self.add(names, row.category, row, findings.filter { $0.category == row.category }, to: &text)
        }
      }
    }
    return text
  }

  private static func add(
    _ names: [String?], _ category: ContentSizeCategory?, _ row: CategoryResult?, _ findings: [Finding],
    to text: inout String
  ) {
    var rules: [String] = []
    for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
    let lengths: [Double?] = [
      row?.size, row?.lines.map { Double($0) }, row?.width, row?.height, row?.availableHeight,
    ]
    let words: [String?] = [
      findings.map(\.severity).max()?.rawValue, rules.joined(separator: " "), row?.reason,
    ]
    let format = DelimitedRows(delimiter: ",")
    var fields = (names + [category?.name]).map { format.value($0) } + lengths.map { format.value($0) }
    fields += [format.value(row?.verdict.rawValue), format.value(row?.scaleFactor)]
    fields += words.map { format.value($0) }
    text += fields.joined(separator: ",") + format.end
  }
}
