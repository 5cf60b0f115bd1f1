internal import Typography

/// A custom property for each length of each row; a point is a CSS pixel.
struct CSSTableWriter: TableWriter {
  let separator = ""
  let closing = "}\n"

  func opening(_ table: LineHeightTable) -> String {
    "/* \(table.caption) */\n:root {\n"
  }

  func name(for label: String) -> String { label.kebabCase }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    var text = ""
    for row in table.rows(of: group) {
      let place = [label, row.size.style?.name, row.size.category.name].compactMap(\.self).map(\.kebabCase)
      for (name, value) in row.namedLengths {
        text += "  --\(place.joined(separator: "-"))-\(name.kebabCase): \(Self.number(value))px;\n"
      }
    }
    return text
  }

  /// CSS knows exponents too, but not all of its readers do.
  private static func number(_ value: Double) -> String {
    let numeral = JSON.numeral(value)
    return numeral.contains("e") ? value.fixedText(decimals: 6) : numeral
  }
}
