internal import Typography

/// Fills lines greedily, as platforms do.
struct LineFiller {
  /// A line as a range of clusters.
  struct Extent {
    /// All of it.
    let range: Range<Int>
    /// Where what is seen ends: white space hangs.
    let visibleEnd: Int
    /// Units of the text's own face, spacing included.
    let width: Double
    /// True where the line ends in a soft hyphen, which shows.
    var isHyphenated = false
  }

  let paragraph: ShapedParagraph
  /// Units that a line may take; infinite for no limit.
  let limit: Double
  /// Units after every cluster.
  let spacing: Double
  /// True where the spacing after a line's last cluster hangs.
  let spacingHangs: Bool
  let hyphenWidth: Double
  let breaksWords: Bool

  private(set) var lines: [Extent] = []
  /// The widest piece without an opportunity that is wider than the limit.
  private(set) var overflow: (range: Range<Int>, width: Double)?

  init(
    _ paragraph: ShapedParagraph, limit: Double, spacing: Double, spacingHangs: Bool, hyphenWidth: Double,
    breaksWords: Bool
  ) {
    self.paragraph = paragraph
    self.limit = limit
    self.spacing = spacing
    self.spacingHangs = spacingHangs
    self.hyphenWidth = hyphenWidth
    self.breaksWords = breaksWords
    fill()
  }

  private mutating func fill() {
    var start = 0
    var position = 0
    var best: (position: Int, extent: Extent)?
    /// The first that doesn't fit, where only its hyphen is too much: a later one without may fit.
    var failed: (position: Int, extent: Extent)?
    let opportunities = paragraph.opportunities
    let width = paragraph.positions[paragraph.clusters.count]
    lines.reserveCapacity(width > limit ? min(opportunities.count, Int(width / limit) + 2) : 1)
    let isSteady = paragraph.widensSteadily && spacing == 0 && hyphenWidth == 0
    while position < opportunities.count {
      if isSteady, let last = paragraph.lastOpportunity(from: position, within: limit, of: start) {
        lines.append(extent(from: start, to: opportunities[last]))
        start = opportunities[last]
        position = last + 1
        continue
      }
      let extent = extent(from: start, to: opportunities[position])
      if extent.width <= limit {
        best = (position, extent)
        failed = nil
        position += 1
        continue
      }
      if failed == nil { failed = (position, extent) }
      if extent.isHyphenated, extent.width - hyphenWidth - spacing <= limit {
        position += 1
        continue
      }
      end(&start, &position, best, failed ?? (position, extent))
      (best, failed) = (nil, nil)
    }
    if let best { lines.append(best.extent) }
    noteWords()
    // An empty paragraph is a line, too.
    if lines.isEmpty { lines.append(Extent(range: 0..<0, visibleEnd: 0, width: 0)) }
  }

  /// Ends a line with the best extent, or else with as much as fits of the first.
  private mutating func end(
    _ start: inout Int, _ position: inout Int, _ best: (position: Int, extent: Extent)?,
    _ failed: (position: Int, extent: Extent)
  ) {
    if let best {
      lines.append(best.extent)
      start = best.extent.range.upperBound
      position = best.position + 1
      return
    }
    note(failed.extent)
    position = failed.position
    if breaksWords, let cut = longestCut(from: start, to: failed.extent.visibleEnd) {
      lines.append(cut)
      start = cut.range.upperBound
    } else {
      lines.append(failed.extent)
      start = failed.extent.range.upperBound
      position += 1
    }
  }

  /// A word wider than the limit is found as that where it goes on after any letter, too.
  private mutating func noteWords() {
    var start = 0
    for end in paragraph.wordEnds ?? [] {
      let word = extent(from: start, to: end)
      if word.width > limit { note(word) }
      start = end
    }
  }

  private mutating func note(_ extent: Extent) {
    if extent.width > overflow?.width ?? 0 {
      overflow = (extent.range.lowerBound..<extent.visibleEnd, extent.width)
    }
  }

  /// As many clusters as fit, one at least; nil where there is but one.
  private func longestCut(from start: Int, to end: Int) -> Extent? {
    guard end - start > 1 else { return nil }
    // By the widths of the whole word first: shaping each try anew would take long for a long word.
    var (low, high) = (start + 1, end - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraph.positions[middle] - paragraph.positions[start] + spacing(start, middle) <= limit {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var cut = extent(from: start, to: beyondSpaces(low, end))
    while cut.width > limit, low > start + 1 {
      low -= 1
      cut = extent(from: start, to: beyondSpaces(low, end))
    }
    while cut.width <= limit, cut.range.upperBound < end - 1 {
      let longer = extent(from: start, to: beyondSpaces(cut.range.upperBound + 1, end))
      guard longer.width <= limit, longer.range.upperBound < end else { break }
      cut = longer
    }
    return cut
  }

  /// Spaces within a word that breaks off before or after them hang, too.
  private func beyondSpaces(_ cluster: Int, _ end: Int) -> Int {
    var cluster = cluster
    while cluster < end, paragraph.visibleEnds[cluster + 1] <= cluster { cluster += 1 }
    return cluster
  }

  /// The spacing of the clusters of a line.
  private func spacing(_ start: Int, _ end: Int, hyphens: Int = 0) -> Double {
    if spacing == 0 { return 0 }
    let count = paragraph.spacedCounts[end] - paragraph.spacedCounts[start] + hyphens
    return spacing * Double(spacingHangs ? max(0, count - 1) : count)
  }

  func extent(from start: Int, to end: Int) -> Extent {
    let visibleEnd = max(start, paragraph.visibleEnds[end])
    var width = paragraph.width(from: start, to: end, visibleEnd: visibleEnd)
    let isHyphenated =
      end < paragraph.clusters.count && end > start
      && paragraph.units[paragraph.clusters[end].start - 1] == 0xAD
    if isHyphenated { width += hyphenWidth }
    width += spacing(start, visibleEnd, hyphens: isHyphenated ? 1 : 0)
    return Extent(
      range: start..<end, visibleEnd: visibleEnd, width: width, isHyphenated: isHyphenated)
  }
}
