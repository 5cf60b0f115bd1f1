/// Columns of text for people, aligned.
struct TextTable {
  enum Alignment { case left, right }

  struct Column {
    let title: String
    let alignment: Alignment

    static func left(_ title: String) -> Column { Column(title: title, alignment: .left) }
    static func right(_ title: String) -> Column { Column(title: title, alignment: .right) }
  }

  let columns: [Column]
  var rows: [[Cell]] = []
  var indentation = ""

  struct Cell {
    let text: String
    var colour: Palette.Colour?
  }

  init(_ columns: [Column], indentation: String = "") {
    self.columns = columns
    self.indentation = indentation
  }

  mutating func add(_ cells: [String]) { rows.append(cells.map { Cell(text: $0) }) }

  /// Two spaces between columns, none at a line's end.
  func text(_ palette: Palette) -> String {
    let titles = columns.map { Cell(text: $0.title, colour: .dim) }
    let widths = columns.indices.map { index in
      ([titles] + rows).map { index < $0.count ? $0[index].text.displayWidth : 0 }.max() ?? 0
    }
    return ([titles] + rows).map { line($0, widths, palette) }.joined()
  }

  private func line(_ cells: [Cell], _ widths: [Int], _ palette: Palette) -> String {
    var line = indentation
    var pending = 0
    for (index, cell) in cells.enumerated() {
      let padding = widths[index] - cell.text.displayWidth
      if index > 0 { pending += 2 }
      if columns[index].alignment == .right { pending += padding }
      if !cell.text.isEmpty {
        line += String(repeating: " ", count: pending) + palette.paint(cell.text, cell.colour)
        pending = 0
      }
      if columns[index].alignment == .left { pending += padding }
    }
    return line + "\n"
  }
}

extension String {
  /// The text broken at spaces into lines of at most so many columns, each indented; the first may have a mark.
  func wrapped(to width: Int = 80, indentation: String, mark: String? = nil) -> String {
    // Bytes: a string would be looked at again with each word.
    let isPlain = isPrintableASCII
    let words =
      isPlain
      ? Array(utf8).split(separator: 0x20) : split(separator: " ").map { ArraySlice(Array($0.utf8)) }
    let room = width - indentation.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count * 2)
    var column = 0
    for word in words {
      let columns = isPlain ? word.count : String(decoding: word, as: UTF8.self).displayWidth
      if column > 0, column + 1 + columns > room {
        bytes.append(0x0A)
        column = 0
      }
      if column > 0 {
        bytes.append(0x20)
        column += 1
      } else {
        bytes += (bytes.isEmpty ? mark ?? indentation : indentation).utf8
      }
      bytes += word
      column += columns
    }
    return bytes.isEmpty ? "" : String(decoding: bytes, as: UTF8.self) + "\n"
  }
}
