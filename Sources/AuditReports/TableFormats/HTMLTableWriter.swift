internal import Typography

/// One page with one table.
struct HTMLTableWriter: TableWriter {
  let separator = ""
  let closing = "</tbody>\n</table>\n</body>\n</html>\n"

  func opening(_ table: LineHeightTable) -> String {
    let heading =
      "\(table.caption)"
    let titles = TableRow.columns.map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Line heights</title>
      <style>
      body { font: 14px/1.4 system-ui, sans-serif; color-scheme: light dark; }
      table { border-collapse: collapse; }
      th, td { padding: 2px 8px; text-align: left; }
      td.n { text-align: right; font-variant-numeric: tabular-nums; }
      tbody tr:nth-child(odd) { background: color-mix(in srgb, currentColor 6%, transparent); }
      </style>
      </head>
      <body>
      <table>
      <caption>\(heading)</caption>
      <thead><tr>\(titles)</tr></thead>
      <tbody>

      """
  }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    table.rows(of: group).map { row in
      let names = row.names.map { "<td>\(($0 ?? "").markup)</td>" }
      let lengths = row.lengths.map { "<td class=\"n\">\($0?.shortText ?? "")</td>" }
      return "<tr>\((names + lengths).joined())<td>\(row.size.certainty.rawValue)</td></tr>\n"
    }.joined()
  }
}
