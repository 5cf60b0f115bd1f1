internal import Typography

/// A table of GitHub's Markdown.
struct MarkdownTableWriter: TableWriter {
  let separator = ""
  let closing = ""

  func opening(_ table: LineHeightTable) -> String {
    let alignments = TableRow.columns.enumerated().map { (4..<11).contains($0.offset) ? "---:" : "---" }
    return Self.line(TableRow.columns) + Self.line(alignments)
  }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    table.rows(of: group).map { row in
      let names = row.names.map { ($0 ?? "").markdownEscaped }
      return Self.line(names + row.lengths.map { $0?.shortText ?? "" } + [row.size.certainty.rawValue])
    }.joined()
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

extension String {
  /// For a cell of a table: marks of Markdown and of HTML are only letters of it.
  ///
  /// By scalars: a mark with an accent is a mark all the same.
  var markdownEscaped: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "|", "\\", "`", "*", "_", "[", "]", "~": result += "\\\(scalar)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case _ where Character(scalar).isNewline: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
