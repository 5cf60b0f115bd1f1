internal import Typography

/// Comma-separated (RFC 4180) or tab-separated values.
struct DelimitedTableWriter: TableWriter {
  let delimiter: Character
  let separator = ""
  let closing = ""

  func opening(_ table: LineHeightTable) -> String {
    TableRow.columns.joined(separator: String(delimiter)) + "\n"
  }

  func body(_ rows: [TableRow], label: String) -> String {
    var text = ""
    text.reserveCapacity(rows.count * 160)
    for row in rows {
      for name in row.names {
        text += quoted(name ?? "")
        text.append(delimiter)
      }
      for length in row.lengths {
        if let length { text += JSON.numeral(length) }
        text.append(delimiter)
      }
      text += row.size.certainty.rawValue
      text += "\n"
    }
    return text
  }

  /// Tabs and line ends have no place in tab-separated values; commas and quotes are quoted.
  private func quoted(_ field: String) -> String {
    let isSafe = field.utf8.allSatisfy {
      $0 != 0x09 && $0 != 0x0A && $0 != 0x0D && (delimiter == "\t" || ($0 != 0x2C && $0 != 0x22))
    }
    if isSafe { return field }
    if delimiter == "\t" { return String(field.map { $0 == "\t" || $0.isNewline ? " " : $0 }) }
    return "\"" + field.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }
}
