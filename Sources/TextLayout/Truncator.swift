internal import Typography

/// Finds how much of a text stands beside an ellipsis in the last line that is shown.
struct Truncator {
  /// A stretch of a paragraph that stays.
  struct Piece {
    let paragraph: Int
    let extent: LineFiller.Extent
  }

  /// One for each paragraph.
  let fillers: [LineFiller]
  /// Units that the text may take beside the ellipsis; negative where not even that fits.
  let limit: Double

  /// What stays before and after the ellipsis.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - mode: One that truncates.
  func pieces(
    from start: (paragraph: Int, cluster: Int), mode: LineBreakMode
  ) -> (head: Piece?, tail: Piece?) {
    switch mode {
    case .byTruncatingHead:
      return (nil, suffix(from: start, within: limit))
    case .byTruncatingMiddle:
      // Half before the ellipsis, what is left behind it, and before it again what that leaves.
      let half = prefix(from: start, within: limit / 2)
      let tail = suffix(from: start, within: limit - (half?.extent.width ?? 0))
      return (prefix(from: start, within: limit - (tail?.extent.width ?? 0)), tail)
    default:
      return (prefix(from: start, within: limit), nil)
    }
  }

  private func prefix(from start: (paragraph: Int, cluster: Int), within limit: Double) -> Piece? {
    let filler = fillers[start.paragraph]
    return longest(start.paragraph, upTo: filler.paragraph.clusters.count - start.cluster, within: limit) {
      // White space before the ellipsis is left out, as at a line's end.
      filler.extent(from: start.cluster, to: start.cluster + $0)
    }
  }

  private func suffix(from start: (paragraph: Int, cluster: Int), within limit: Double) -> Piece? {
    let last = fillers.count - 1
    let end = fillers[last].paragraph.clusters.count
    return longest(last, upTo: end - (last == start.paragraph ? start.cluster : 0), within: limit) {
      fillers[last].extent(from: end - $0, to: end)
    }
  }

  /// The longest stretch within the limit; nil where not one cluster is.
  private func longest(
    _ paragraph: Int, upTo count: Int, within limit: Double, _ extent: (Int) -> LineFiller.Extent
  ) -> Piece? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      if extent(middle).width <= limit { low = middle } else { high = middle - 1 }
    }
    return low > 0 ? Piece(paragraph: paragraph, extent: extent(low)) : nil
  }
}
