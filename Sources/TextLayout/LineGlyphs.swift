internal import CHarfBuzz
internal import Typography

/// The glyphs of a line in the order in which they are seen.
extension ShapedParagraph {
  private var baseLevel: UInt8 { items.lazy.map(\.level).min() ?? 0 }

  var isRightToLeft: Bool { baseLevel % 2 == 1 }

  func glyphs(of part: TextLayout.Part) -> [PlacedGlyph] {
    let hyphen = TextItem(range: 0..<1, font: 0, script: HB_SCRIPT_COMMON, level: baseLevel)
    return ShapingTools.borrow { tools in
      var row = GlyphRow(shaper: shaper, part: part)
      // A hyphen stands at the end of the line, which is at the left where the paragraph runs there.
      if part.isHyphenated, isRightToLeft { row.add(hyphen, in: [shaper.hyphen], spaced: [0], tools) }
      for run in visualRuns(of: part.clusters) {
        let (units, items) = excerpt(run.clusters)
        let spaced = spacedOffsets(run.clusters)
        for item in run.isRightToLeft ? items.reversed() : items {
          row.add(item, in: units, spaced: spaced, tools)
        }
      }
      if part.isHyphenated, !isRightToLeft { row.add(hyphen, in: [shaper.hyphen], spaced: [0], tools) }
      return row.glyphs
    }
  }

  /// The clusters of a range that letter spacing follows, by their places in its text.
  private func spacedOffsets(_ range: Range<Int>) -> Set<Int> {
    if spacedCounts.isEmpty { return [] }
    let spaced = range.filter { spacedCounts[$0 + 1] > spacedCounts[$0] }
    return Set(spaced.map { clusters[$0].start - clusters[range.lowerBound].start })
  }
}

/// Glyphs side by side.
private struct GlyphRow {
  let shaper: Shaper
  let part: TextLayout.Part
  private(set) var glyphs: [PlacedGlyph] = []
  /// Where the next stands, in units of the text's own face.
  private var x = 0.0

  init(shaper: Shaper, part: TextLayout.Part) {
    self.shaper = shaper
    self.part = part
  }

  /// - Parameter spaced: The clusters that letter spacing follows.
  mutating func add(_ item: TextItem, in units: [UInt16], spaced: Set<Int>, _ tools: ShapingTools) {
    guard let (infos, positions) = shaper.shape(item, in: units, tools) else { return }
    let font = shaper.cascade.fonts[item.font].font
    let scale = shaper.cascade.fonts[0].font.unitsPerEm / font.unitsPerEm
    for index in infos.indices {
      let (info, position) = (infos[index], positions[index])
      glyphs.append(
        PlacedGlyph(
          outline: font.outline(of: info.codepoint), glyph: Int(info.codepoint),
          x: (x + Double(position.x_offset) * scale) * part.scale,
          y: Double(position.y_offset) * scale * part.scale))
      x += Double(position.x_advance) * scale
      let isLast = index + 1 == infos.count || infos[index + 1].cluster != info.cluster
      if isLast, spaced.contains(Int(info.cluster)) { x += part.spacing }
    }
  }
}
