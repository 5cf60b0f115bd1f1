internal import LayoutAudit
internal import Typography

/// Every element in every category, as a table that needs no script.
struct HTMLOverview {
  let report: AuditReport
  let categories: [ContentSizeCategory]

  var html: String {
    let columns = categories.map { category in
      "<th scope=\"col\"><abbr title=\"\(category.name.markup)\">\(category.abbreviation.markup)</abbr></th>"
    }
    return """
      <section aria-labelledby="overview-title">
      <h2 id="overview-title">Overview</h2>
      <div class="scroll" role="region" aria-labelledby="overview-title" tabindex="0">
      <table id="overview">
      <thead><tr><th scope="col">Element</th>\(columns.joined())</tr></thead>
      <tbody>
      \(report.elements.enumerated().map(row).joined())</tbody>
      </table>
      </div>
      </section>
      """
  }

  private func row(_ place: Int, _ element: JudgedElement) -> String {
    let verdicts = Dictionary(element.rows.map { ($0.category, $0.verdict) }) { first, _ in first }
    let cells = categories.map { category in
      guard let verdict = verdicts[category] else { return "<td></td>" }
      return "<td class=\"\(verdict.rawValue)\"><i aria-hidden=\"true\">\(verdict.sign)</i>\(verdict.rawValue)</td>"
    }
    let traits = element.variant.traits.map { " <small>\($0.markup)</small>" }.joined()
    return "<tr id=\"r\(place)\"><th scope=\"row\"><a href=\"#e\(place)\"><bdi>\(element.declared.name.markup)</bdi></a>"
      + "\(traits)</th>\(cells.joined())</tr>\n"
  }
}

extension CaseVariant {
  /// What tells the case from others of its element.
  var traits: [String] {
    var traits: [String] = []
    if let locale { traits.append(locale) }
    if isOneOfWidths, let width { traits.append("\(width.shortText) pt") }
    if boldText { traits.append("Bold Text") }
    return traits
  }
}
