public import Typography

/// `typefit table`: sizes and line heights, in text for people or in a format for programs.
///
/// The text of each group of rows stands by itself, so that groups can be written side by side.
public struct TableReport: Sendable {
  public enum Format: String, Sendable, CaseIterable {
    case text, json, tsv, csv
  }

  public let table: LineHeightTable
  public let format: Format
  public let palette: Palette

  public init(_ table: LineHeightTable, format: Format, palette: Palette) {
    self.table = table
    self.format = format
    self.palette = palette
  }

  /// What stands before the groups.
  public var opening: String {
    switch format {
    case .text:
      "\(table.scale.platform.rawValue), policy \(table.policy.rawValue), \(Int(table.displayScale))x\n"
    case .tsv: Self.columns.joined(separator: "\t") + "\n"
    case .csv: Self.columns.joined(separator: ",") + "\n"
    case .json:
      """
      {
        "formatVersion": "1.0",
        "platform": "\(table.scale.platform.rawValue)",
        "policy": "\(table.policy.rawValue)",
        "displayScale": \(JSON.numeral(table.displayScale)),
        "rows": [

      """
    }
  }

  /// What stands between two groups.
  public var separator: String { format == .json ? ",\n" : "" }

  /// What stands after the groups.
  public var closing: String { format == .json ? "\n  ]\n}\n" : "" }

  /// The rows of a group.
  public func body(of group: LineHeightTable.Group) -> String {
    switch format {
    case .text: text(group)
    case .json: joined(group, separator: ",\n", JSONRow.write)
    case .tsv: joined(group, separator: "") { DelimitedRow.write($0, delimiter: "\t", to: &$1) }
    case .csv: joined(group, separator: "") { DelimitedRow.write($0, delimiter: ",", to: &$1) }
    }
  }

  static let columns = [
    "family", "postScriptName", "textStyle", "category", "size", "ascender", "descender", "leading",
    "lineHeight",
    "labelHeight", "systemLeading", "sure",
  ]

  /// One line of the table.
  struct Row {
    let size: LineHeightTable.Size
    let face: LineHeightTable.Face?
    let displayScale: Double

    /// Ascender, descender, leading, line height and label height in points; nil without a face.
    var lengths: [Double?] {
      guard let metrics = face?.metrics else { return [nil, nil, nil, nil, nil] }
      let points = size.points
      return [
        metrics.ascender(at: points), metrics.descender(at: points), metrics.leading(at: points),
        metrics.lineHeight(at: points), metrics.labelHeight(at: points, displayScale: displayScale),
      ]
    }
  }

  private func joined(
    _ group: LineHeightTable.Group, separator: String, _ write: (Row, inout String) -> Void
  ) -> String {
    var text = ""
    text.reserveCapacity(table.sizes.count * 160)
    for (position, size) in table.sizes.enumerated() {
      if position > 0 { text += separator }
      write(Row(size: size, face: group.face(for: size.style), displayScale: table.displayScale), &text)
    }
    return text
  }

  private func text(_ group: LineHeightTable.Group) -> String {
    var text = ""
    var start = table.sizes.startIndex
    while start < table.sizes.endIndex {
      let style = table.sizes[start].style
      let end = table.sizes[start...].firstIndex { $0.style != style } ?? table.sizes.endIndex
      text += section(style, table.sizes[start..<end], group.face(for: style))
      start = end
    }
    return text
  }

  private func section(
    _ style: TextStyle?, _ sizes: ArraySlice<LineHeightTable.Size>, _ face: LineHeightTable.Face?
  ) -> String {
    let name = face.map { "  \($0.postScriptName ?? $0.family ?? "")" } ?? ""
    let title = "\n" + palette.paint(style?.name ?? "size", .bold) + name + "\n"
    guard let face else {
      var table = TextTable(
        [.left("category"), .right("size"), .right("system leading"), .left("sure")], indentation: "  ")
      for size in sizes {
        table.add([
          size.category.name, size.points.shortText, size.systemLeading?.shortText ?? "–",
          size.certainty.rawValue,
        ])
      }
      return title + table.text(palette)
    }
    var table = TextTable([
      .left("category"), .right("size"), .right("asc"), .right("desc"), .right("gap"), .right("line"),
      .right("label"), .right("system"),
    ])
    for size in sizes {
      let row = Row(size: size, face: face, displayScale: self.table.displayScale)
      let lengths = row.lengths.map { $0.map { $0.fixedText(decimals: 2) } ?? "–" }
      table.add(
        [size.category.name, size.points.shortText] + lengths + [size.systemLeading?.shortText ?? "–"])
    }
    return title + table.text(palette)
  }
}

private enum DelimitedRow {
  static func write(_ row: TableReport.Row, delimiter: Character, to text: inout String) {
    for field in [row.face?.family, row.face?.postScriptName, row.size.style?.name, row.size.category.name] {
      text += quoted(field ?? "", delimiter)
      text.append(delimiter)
    }
    text += JSON.numeral(row.size.points)
    for length in row.lengths + [row.size.systemLeading] {
      text.append(delimiter)
      if let length { text += JSON.numeral(length) }
    }
    text.append(delimiter)
    text += row.size.certainty.rawValue
    text += "\n"
  }

  /// RFC 4180 for commas; tabs and line ends have no place in tab-separated values.
  private static func quoted(_ field: String, _ delimiter: Character) -> String {
    let isSafe = field.utf8.allSatisfy {
      $0 != 0x09 && $0 != 0x0A && $0 != 0x0D && (delimiter == "\t" || ($0 != 0x2C && $0 != 0x22))
    }
    if isSafe { return field }
    if delimiter == "\t" { return String(field.map { $0 == "\t" || $0.isNewline ? " " : $0 }) }
    return "\"" + field.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
  }
}

private enum JSONRow {
  static func write(_ row: TableReport.Row, to text: inout String) {
    text += "    {"
    let names: [(String, String?)] = [
      ("family", row.face?.family), ("postScriptName", row.face?.postScriptName),
      ("textStyle", row.size.style?.name), ("category", row.size.category.name),
    ]
    for (key, value) in names {
      text += "\"\(key)\": "
      if let value { JSON.writeQuoted(value, to: &text) } else { text += "null" }
      text += ", "
    }
    let numbers = [row.size.points] + row.lengths + [row.size.systemLeading]
    for (key, value) in zip(TableReport.columns.dropFirst(4), numbers) {
      text += "\"\(key)\": \(value.map(JSON.numeral) ?? "null"), "
    }
    text += "\"sure\": \"\(row.size.certainty.rawValue)\"}"
  }
}
