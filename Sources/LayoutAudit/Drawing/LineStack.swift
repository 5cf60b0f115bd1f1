internal import Typography

/// Where the lines of a text stand in their box.
struct LineStack {
  private let setting: TextSetting
  private let layout: TextLayout?
  /// The tops of the lines from the box's top.
  private let tops: [Double]
  private let innerWidth: Double
  let boxWidth: Double
  let boxHeight: Double

  /// - Parameters:
  ///   - layout: Nil where no text is judged: then lines of nothing stand in the box.
  ///   - count: How many lines there are.
  ///   - shown: How many of them the box makes room for.
  ///   - height: Points that the box takes where nothing bounds it; nil for that of the lines.
  init(setting: TextSetting, layout: TextLayout?, count: Int, shown: Int, height: Double?) {
    self.setting = setting
    self.layout = layout
    let (box, element) = (setting.box, setting.constants.element)
    let insets = element.bounds.insets
    // A box that grows around no text is as wide as a short word.
    innerWidth = box.availableWidth ?? layout.map(\.width) ?? setting.size * 6
    boxWidth = innerWidth + insets.left + insets.right

    let natural = box.lineHeight.height(natural: setting.constants.metrics.lineHeight(at: setting.size))
    let heights = (0..<count).map { index -> Double in
      guard let layout else { return natural }
      let growth = setting.growth(of: layout.lines[index])
      return natural + growth.ascent + growth.descent
    }
    let spacing = box.lineHeight.spacing
    let block = setting.roundedUp(
      heights.prefix(shown).reduce(0, +) + Double(max(0, shown - 1)) * spacing)
    let inner = max(box.leastHeight, min(height ?? block, box.availableHeight ?? .infinity))
    boxHeight = inner + insets.top + insets.bottom
    // What scrolls starts at the top; other text stands in the middle, and reaches out at both ends.
    var top = insets.top + (element.kind.scrollsVertically ? 0 : (inner - block) / 2)
    var tops: [Double] = []
    for height in heights {
      tops.append(top)
      top += height + spacing
    }
    self.tops = tops
  }

  func lines(_ range: Range<Int>) -> [CaseDrawing.Line] {
    range.map { index in
      guard let line = layout?.lines[index] else {
        return self.line(at: index, width: innerWidth, isRightToLeft: false, glyphs: [])
      }
      return self.line(
        at: index, width: line.width, isRightToLeft: line.isRightToLeft, glyphs: line.glyphs)
    }
  }

  /// Pieces in the place of a line.
  func line(_ pieces: [ShownLines.Piece], width: Double, at index: Int) -> CaseDrawing.Line {
    let glyphs = pieces.flatMap { x, piece in
      piece.glyphs.map { PlacedGlyph(outline: $0.outline, glyph: $0.glyph, x: x + $0.x, y: $0.y) }
    }
    let isRightToLeft = layout?.lines[index].isRightToLeft == true
    return line(at: index, width: width, isRightToLeft: isRightToLeft, glyphs: glyphs)
  }

  private func line(
    at index: Int, width: Double, isRightToLeft: Bool, glyphs: [PlacedGlyph]
  ) -> CaseDrawing.Line {
    let metrics = setting.constants.metrics
    let growth = layout.map { setting.growth(of: $0.lines[index]) } ?? (ascent: 0, descent: 0)
    let natural = metrics.lineHeight(at: setting.size)
    // An explicit line height adds its room above the text, as TextKit does.
    let extra = setting.box.lineHeight.height(natural: natural) - natural
    let ascent = metrics.ascender(at: setting.size) + growth.ascent
    return CaseDrawing.Line(
      x: setting.constants.element.bounds.insets.left + (isRightToLeft ? innerWidth - width : 0),
      baseline: tops[index] + extra + ascent, width: width, ascent: ascent,
      descent: -metrics.descender(at: setting.size) + growth.descent, glyphs: glyphs)
  }
}
