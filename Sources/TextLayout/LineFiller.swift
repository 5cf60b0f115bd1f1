internal import Typography

/// Fills lines greedily, as platforms do.
struct LineFiller {
  /// A line as a range of clusters.
  struct Extent {
    let paragraph: Int
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
  let index: Int
  let shaper: Shaper
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
    _ paragraph: ShapedParagraph, index: Int, shaper: Shaper, limit: Double, spacing: Double,
    spacingHangs: Bool, hyphenWidth: Double, breaksWords: Bool
  ) {
    self.paragraph = paragraph
    self.index = index
    self.shaper = shaper
    self.limit = limit
    self.spacing = spacing
    self.spacingHangs = spacingHangs
    self.hyphenWidth = hyphenWidth
    self.breaksWords = breaksWords
    fill()
  }

  private mutating func fill() {
    var start = 0
    var best: Extent?
    var position = 0
    let opportunities = paragraph.opportunities
    while position < opportunities.count {
      let end = opportunities[position]
      let extent = extent(from: start, to: end, visibleEnd: max(start, paragraph.visibleEnds[position]))
      if extent.width <= limit {
        best = extent
        position += 1
      } else if let fitting = best {
        lines.append(fitting)
        start = fitting.range.upperBound
        best = nil
      } else {
        note(extent)
        if breaksWords, let cut = longestCut(from: start, to: extent.visibleEnd) {
          lines.append(cut)
          start = cut.range.upperBound
        } else {
          lines.append(extent)
          start = end
          position += 1
        }
      }
    }
    if let best { lines.append(best) }
    // An empty paragraph is a line, too.
    if lines.isEmpty { lines.append(Extent(paragraph: index, range: 0..<0, visibleEnd: 0, width: 0)) }
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
      let width =
        paragraph.positions[middle] - paragraph.positions[start] + spacing * Double(middle - start)
      if width <= limit { low = middle } else { high = middle - 1 }
    }
    var cut = extent(from: start, to: low, visibleEnd: low)
    while cut.width > limit, low > start + 1 {
      low -= 1
      cut = extent(from: start, to: low, visibleEnd: low)
    }
    return cut
  }

  private func extent(from start: Int, to end: Int, visibleEnd: Int) -> Extent {
    var width: Double
    if paragraph.isSafe(at: start), paragraph.isSafe(at: end) {
      width = paragraph.positions[visibleEnd] - paragraph.positions[start]
    } else {
      let clusters = paragraph.reshaped(start..<end, shaper: shaper)
      let hanging = paragraph.clusters[visibleEnd..<end].count
      width = clusters.dropLast(min(hanging, clusters.count)).reduce(0) { $0 + $1.advance }
    }
    let count = visibleEnd - start
    width += spacing * Double(spacingHangs ? max(0, count - 1) : count)
    let isHyphenated =
      end < paragraph.clusters.count && end > start
      && paragraph.units[paragraph.clusters[end].start - 1] == 0xAD
    if isHyphenated { width += hyphenWidth }
    return Extent(
      paragraph: index, range: start..<end, visibleEnd: visibleEnd, width: width, isHyphenated: isHyphenated)
  }
}
