internal import Typography

extension InkReach {
  /// How far ink reaches beyond lines, wherever they end; in the units of the clusters.
  ///
  /// - Parameters:
  ///   - clusters: In the order of the text; none has a negative advance.
  ///   - positions: The sum of the advances before each, and of all.
  ///   - opportunities: Clusters before which a line may end, and the end.
  ///   - visibleEnds: For a line that ends before a cluster, the end of what is seen of it.
  ///   - isLeftToRight: Otherwise any cluster may stand at either end.
  init(
    of clusters: [ShapedCluster], positions: [Double], opportunities: [Int], visibleEnds: [Int],
    isLeftToRight: Bool
  ) {
    self.init(above: 0, below: 0, before: 0, after: 0)
    for cluster in clusters {
      guard let ink = cluster.ink else { continue }
      above = max(above, ink.top)
      below = max(below, -ink.bottom)
      before = max(before, -ink.left)
      after = max(after, ink.right - cluster.advance)
    }
    guard isLeftToRight else { return }
    let (widestBefore, widestAfter) = (before, after)
    (before, after) = (0, 0)
    if widestBefore > 0 {
      for start in [0] + opportunities.dropLast() {
        for index in start..<clusters.count {
          let distance = positions[index] - positions[start]
          if distance >= widestBefore { break }
          if let ink = clusters[index].ink { before = max(before, -ink.left - distance) }
        }
      }
    }
    if widestAfter > 0 {
      for opportunity in opportunities {
        let end = visibleEnds[opportunity]
        for index in stride(from: end - 1, through: 0, by: -1) {
          let distance = positions[end] - positions[index + 1]
          if distance >= widestAfter { break }
          if let ink = clusters[index].ink {
            after = max(after, ink.right - clusters[index].advance - distance)
          }
        }
      }
    }
  }
}
