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

    init(text: String, colour: Palette.Colour? = nil) {
      self.text = text.printable
      self.colour = colour
    }
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
    let room = width - indentation.count
    var text = printable
    // Bytes: a string would be looked at again with each word.
    return text.withUTF8 { letters in
      var lines: [UInt8] = []
      lines.reserveCapacity(letters.count * 2)
      var column = 0
      var place = 0
      while let start = letters[place...].firstIndex(where: { $0 != 0x20 }) {
        var isPlain = true
        place = start
        while place < letters.count, letters[place] != 0x20 {
          isPlain = isPlain && (0x20..<0x7F).contains(letters[place])
          place += 1
        }
        let word = letters[start..<place]
        let columns = isPlain ? word.count : String(decoding: word, as: UTF8.self).displayWidth
        if column > 0, column + 1 + columns > room {
          lines.append(0x0A)
          column = 0
        }
        if column > 0 {
          lines.append(0x20)
          column += 1
        } else {
          lines += (lines.isEmpty ? mark ?? indentation : indentation).utf8
        }
        lines += word
        column += columns
      }
      if lines.isEmpty { return "" }
      lines.append(0x0A)
      return String(decoding: lines, as: UTF8.self)
    }
  }
}
