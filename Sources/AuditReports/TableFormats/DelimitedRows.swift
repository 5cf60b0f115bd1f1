internal import Typography

/// Comma-separated (RFC 4180) or tab-separated values.
struct DelimitedRows: RowFormat {
  let delimiter: Character
  let separator = ""
  let closing = ""
  let end = "\n"

  func opening(_ table: LineHeightTable) -> String {
    TableRow.columns.joined(separator: String(delimiter)) + "\n"
  }

  func lead(of column: Int) -> String { column == 0 ? "" : String(delimiter) }

  func value(_ number: Double?) -> String { number.map(JSON.numeral) ?? "" }

  /// Tabs and line ends have no place in tab-separated values; commas and quotes are quoted.
  func value(_ text: String?) -> String {
    let field = delimiter == "," ? Self.literal(text ?? "") : text ?? ""
    let isSafe = field.utf8.allSatisfy {
      $0 != 0x09 && $0 != 0x0A && $0 != 0x0D && (delimiter == "\t" || ($0 != 0x2C && $0 != 0x22))
    }
    if isSafe { return field }
    if delimiter == "\t" { return String(field.map { $0 == "\t" || $0.isNewline ? " " : $0 }) }
    // By scalars: a quote with an accent is a quote all the same.
    let doubled = field.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) }
    return "\"\(doubled)\""
  }

  /// Spreadsheets open comma-separated values, and would take such a text for a formula.
  private static func literal(_ text: String) -> String {
    let text = text.printableLines
    guard let first = text.unicodeScalars.first, ["=", "+", "-", "@", "\t", "\r", "\n"].contains(first) else {
      return text
    }
    return "'" + text
  }
}
