internal import Typography

/// W3C design tokens (Design Tokens Format Module 2025.10): a dimension for each length of each row.
struct TokensTableWriter: TableWriter {
  let separator = ",\n"
  let closing = "\n}\n"

  func opening(_ table: LineHeightTable) -> String {
    let description =
      "\(table.caption)"
    return "{\n  \"$description\": \"\(description)\",\n"
  }

  func name(for label: String) -> String { Self.name(label) }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    let rows = table.rows(of: group)
    var styles: [JSON.Member] = []
    var start = rows.startIndex
    while start < rows.endIndex {
      let style = rows[start].size.style
      let end = rows[start...].firstIndex { $0.size.style != style } ?? rows.endIndex
      let categories = rows[start..<end].map { row in
        JSON.Member(Self.name(row.size.category.name), Self.tokens(of: row))
      }
      if let style {
        styles.append(JSON.Member(Self.name(style.name), .object(categories)))
      } else {
        styles += categories
      }
      start = end
    }
    var text = "  "
    JSON.writeQuoted(Self.name(label), to: &text)
    return text + ": " + JSON.object(styles).text(indentation: "  ")
  }

  private static func tokens(of row: TableRow) -> JSON {
    let dimensions = row.namedLengths.map { name, value in
      JSON.Member(name, .members(["$value": .members(["value": .number(value), "unit": .string("px")])]))
    }
    let extensions = JSON.members(["typefit": .members(["sure": .string(row.size.certainty.rawValue)])])
    return .object(
      [JSON.Member("$type", .string("dimension")), JSON.Member("$extensions", extensions)] + dimensions)
  }

  /// A token's name must not begin with a dollar sign, nor hold braces or full stops.
  private static func name(_ text: String) -> String {
    let safe = String(text.map { "{}.".contains($0) ? "_" : $0 })
    return safe.hasPrefix("$") ? "_" + safe.dropFirst() : safe
  }
}
