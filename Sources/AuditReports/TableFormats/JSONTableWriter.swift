internal import Typography

struct JSONTableWriter: TableWriter {
  let separator = ",\n"
  let closing = "\n  ]\n}\n"

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

  func body(_ rows: [TableRow], label: String) -> String {
    var text = ""
    text.reserveCapacity(rows.count * 320)
    for (position, row) in rows.enumerated() {
      text += position == 0 ? "    {" : ",\n    {"
      for (key, value) in zip(TableRow.columns, row.names) {
        text += "\"\(key)\": "
        if let value { JSON.writeQuoted(value, to: &text) } else { text += "null" }
        text += ", "
      }
      for (key, value) in zip(TableRow.columns.dropFirst(4), row.lengths) {
        text += "\"\(key)\": \(value.map(JSON.numeral) ?? "null"), "
      }
      text += "\"sure\": \"\(row.size.certainty.rawValue)\"}"
    }
    return text
  }
}
