internal import LayoutAudit
internal import Typography

/// Every element in every category, as a table that needs no script.
///
/// Its rows are laid out as grids, which a browser may leave for later where they are out of sight; the roles keep them a
/// table for who hears it.
struct HTMLOverview {
  let elements: [ElementRecord]
  let categories: [ContentSizeCategory]

  var html: String {
    let columns = categories.map { category in
      "<th role=\"columnheader\" scope=\"col\"><abbr title=\"\(category.name.markup)\">\(category.abbreviation.markup)</abbr></th>"
    }
    return """
      <section aria-labelledby="overview-title">
      <h2 id="overview-title">Overview</h2>
      <div class="scroll" role="region" aria-labelledby="overview-title" tabindex="0">
      <table id="overview" role="table" style="--columns: \(categories.count)">
      <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Element</th>\(columns.joined())</tr></thead>
      <tbody role="rowgroup">
      \(elements.enumerated().map(row).joined())</tbody>
      </table>
      </div>
      </section>
      """
  }

  private func row(_ place: Int, _ element: ElementRecord) -> String {
    let verdicts = Dictionary(element.results.map { ($0.category, $0.verdict) }) { first, _ in first }
    let cells = categories.map { category in
      guard let verdict = verdicts[category] else { return "<td role=\"cell\"></td>" }
      return
        "<td role=\"cell\" class=\"\(verdict.rawValue)\"><i aria-hidden=\"true\">\(verdict.sign)</i>\(verdict.rawValue)</td>"
    }
    let traits = element.variant.traits.map { " <small>\($0.markup)</small>" }.joined()
    return
      "<tr role=\"row\"><th role=\"rowheader\" scope=\"row\"><a href=\"#e\(place)\"><bdi>\(element.name.markup)</bdi></a>"
      + "\(traits)</th>\(cells.joined())</tr>\n"
  }
}
