internal import Typography

/// A section for each text style, for people: 80 columns.
struct TextTableWriter: TableWriter {
  let palette: Palette
  let separator = ""
  let closing = ""

  func opening(_ table: LineHeightTable) -> String {
    "\(table.caption)\n"
  }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    let rows = table.rows(of: group)
    var text = ""
    var start = rows.startIndex
    while start < rows.endIndex {
      let style = rows[start].size.style
      let end = rows[start...].firstIndex { $0.size.style != style } ?? rows.endIndex
      text += section(rows[start..<end])
      start = end
    }
    return text
  }

  private func section(_ rows: ArraySlice<TableRow>) -> String {
    guard let first = rows.first else { return "" }
    let name = first.face.map { "  \($0.postScriptName ?? $0.family ?? "")" } ?? ""
    let title = "\n" + palette.paint(first.size.style?.name ?? "size", .bold) + name.line()
    var table: TextTable
    if first.face == nil {
      table = TextTable(
        [.left("category"), .right("size"), .right("system leading"), .left("sure")], indentation: "  ")
      for row in rows {
        table.add([
          row.size.category.name, row.size.points.shortText, row.size.systemLeading?.shortText ?? "–",
          row.size.certainty.rawValue,
        ])
      }
    } else {
      table = TextTable([
        .left("category"), .right("size"), .right("asc"), .right("desc"), .right("gap"), .right("line"),
        .right("label"), .right("system"),
      ])
      for row in rows {
        let lengths = row.lengths.dropFirst().dropLast().map { $0.map { $0.fixedText(decimals: 2) } ?? "–" }
        table.add(
          [row.size.category.name, row.size.points.shortText] + lengths + [
            row.size.systemLeading?.shortText ?? "–"
          ])
      }
    }
    return title + table.text(palette)
  }
}
