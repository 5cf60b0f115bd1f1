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
      let names = row.names.map { Self.escaped($0 ?? "") }
      return Self.line(names + row.lengths.map { $0?.shortText ?? "" } + [row.size.certainty.rawValue])
    }.joined()
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// Marks of Markdown and of HTML in a name are only letters of it.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "~": result += "\\\(character)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
  }
}
