/// Clusters side by side in one direction.
struct VisualRun {
  let clusters: Range<Int>
  let level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

extension ShapedParagraph {
  /// A line's clusters as they stand from left to right (Unicode Bidirectional Algorithm, rule L2).
  func visualRuns(of line: Range<Int>) -> [VisualRun] {
    var runs = runs(of: line)
    guard runs.count > 1, let highest = runs.map(\.level).max(),
      let lowest = runs.map(\.level).filter({ $0 % 2 == 1 }).min()
    else { return runs }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < runs.count {
        let end = runs[start...].firstIndex { $0.level < level } ?? runs.count
        runs[start..<end].reverse()
        start = end + 1
      }
    }
    return runs
  }

  /// In the order of the text.
  private func runs(of line: Range<Int>) -> [VisualRun] {
    var runs: [VisualRun] = []
    var start = line.lowerBound
    for item in items where start < line.upperBound {
      if item.range.upperBound <= clusters[start].start { continue }
      let end =
        clusters[start..<line.upperBound].firstIndex { $0.start >= item.range.upperBound }
        ?? line.upperBound
      if let last = runs.last, last.level == item.level {
        runs[runs.count - 1] = VisualRun(clusters: last.clusters.lowerBound..<end, level: item.level)
      } else {
        runs.append(VisualRun(clusters: start..<end, level: item.level))
      }
      start = end
    }
    return runs
  }
}
