internal import Typography

/// A list of objects, one in a line.
struct JSONRows: RowFormat {
  let separator = ",\n"
  let closing = "\n  ]\n}\n"
  let end = "}"

  func opening(_ table: LineHeightTable) -> String {
    """
    {
      "formatVersion": "1.0",
      "platform": "\(table.scale.platform.rawValue)",
      "policy": "\(table.policy.rawValue)",
      "displayScale": \(JSON.numeral(table.displayScale)),
      "rows": [

    """
  }

  func lead(of column: Int) -> String {
    (column == 0 ? "    {" : ", ") + "\"\(TableRow.columns[column])\": "
  }

  func value(_ number: Double?) -> String { number.map(JSON.numeral) ?? "null" }

  func value(_ text: String?) -> String {
    guard let text else { return "null" }
    var quoted = ""
    JSON.writeQuoted(text, to: &quoted)
    return quoted
  }
}
