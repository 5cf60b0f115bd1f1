/// The lines of a text that its box shows.
package struct ShownLines: Sendable {
  /// A stretch of a line, and how many points it stands from the line's left end.
  package typealias Piece = (x: Double, line: TextLayout.Line)

  /// As they were laid out, from the first.
  package let lines: ArraySlice<TextLayout.Line>
  /// What an ellipsis makes of the last of them, in the order of the text: without pieces where not even the ellipsis
  /// fits; nil where the text ends by itself, or is cut without.
  package let ending: [TextLayout.Line]?

  package init(lines: ArraySlice<TextLayout.Line>, ending: [TextLayout.Line]?) {
    self.lines = lines
    self.ending = ending
  }

  /// What the last line shows where an ellipsis ends it.
  package var endingText: String? { ending.map { $0.lazy.map(\.text).joined() } }

  /// Points of the last line where an ellipsis ends it.
  package var endingWidth: Double? { ending.map { $0.lazy.map(\.width).reduce(0, +) } }

  /// Each line from left to right, as it is seen.
  package var pieces: [[Piece]] {
    lines.indices.map { index in
      guard let ending, index == lines.indices.last else { return [(0, lines[index])] }
      var x = 0.0
      return (lines[index].isRightToLeft ? ending.reversed() : ending).map { piece in
        defer { x += piece.width }
        return (x, piece)
      }
    }
  }
}

extension TextSetting {
  /// What the box shows of a text's lines: those that it allows and that its height holds, the last with an ellipsis where
  /// the text goes on.
  ///
  /// - Throws: Where the fonts or ICU fail.
  package func shown(_ layout: TextLayout, of text: any PreparedText) throws -> ShownLines {
    let lines = layout.lines.prefix(visibleLines(of: layout.lines.count))
    let mode = constants.element.lineBreakMode
    guard mode.truncates, lines.count < layout.lines.count || isTooWide(layout) else {
      return ShownLines(lines: lines, ending: nil)
    }
    let width = availableWidth ?? .infinity
    let ending = try text.truncated(size: size, width: width, lines: lines.count, mode: mode)
    return ShownLines(lines: lines, ending: ending.width <= width ? ending.pieces : [])
  }

  /// The lines that the box allows and that its height holds, of so many; what scrolls has room for all.
  package func visibleLines(of count: Int) -> Int {
    let allowed = allowedLines(of: count)
    guard let height = box.availableHeight, !constants.element.kind.scrollsVertically else { return allowed }
    return min(allowed, fittingLines(in: height))
  }

  /// Whether the one line of an element is wider than its box; several break before they are.
  package func isTooWide(_ layout: TextLayout) -> Bool {
    box.lines == 1 && box.availableWidth.map { layout.width.exceeds($0) } == true
  }
}
