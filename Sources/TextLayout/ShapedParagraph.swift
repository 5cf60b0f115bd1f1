internal import Typography

/// A paragraph shaped once: where its clusters, their widths and the places to break it are.
///
/// Widths are in units of the text's own face, so that one shaping serves every size.
struct ShapedParagraph: Sendable {
  /// UTF-16 units, without the hard break that ends the paragraph.
  let units: [UInt16]
  let clusters: [ShapedCluster]
  /// The sum of the advances before each cluster; one more than clusters.
  let positions: [Double]
  /// Clusters before which a line may end, and the end; ascending.
  let opportunities: [Int]
  /// Of each opportunity, the end of what is seen of a line that ends there: white space hangs.
  let visibleEnds: [Int]
  private let isSpace: [Bool]
  private let items: [TextItem]
  let baseLevel: UInt8

  /// - Parameter boundaries: where lines may end, in UTF-16 units of the paragraph.
  init(
    _ text: String, units: [UInt16], boundaries: [Int], shaper: Shaper, missing: inout [String]
  ) throws(TextLayoutError) {
    let itemized = try Itemizer(cascade: shaper.cascade).items(of: text, units[...])
    missing += itemized.missing
    items = itemized.items
    baseLevel = items.map(\.level).min() ?? 0
    self.units = units
    var clusters: [ShapedCluster] = []
    for item in items { clusters += shaper.clusters(of: item, in: units) }
    self.clusters = clusters

    var position = 0.0
    var positions = [0.0]
    positions.reserveCapacity(clusters.count + 1)
    for cluster in clusters {
      position += cluster.advance
      positions.append(position)
    }
    self.positions = positions
    isSpace = clusters.map { Self.isHangingSpace(units[$0.start]) }

    var opportunities: [Int] = []
    var next = 0
    for boundary in boundaries where boundary > 0 && boundary < units.count {
      while next < clusters.count, clusters[next].start < boundary { next += 1 }
      // A break within a cluster, such as a ligature, is none.
      if next < clusters.count, clusters[next].start == boundary { opportunities.append(next) }
    }
    opportunities.append(clusters.count)
    self.opportunities = opportunities
    let spaces = isSpace
    visibleEnds = opportunities.map { end in
      var end = end
      while end > 0, spaces[end - 1] { end -= 1 }
      return end
    }
  }

  /// The text of clusters.
  func text(_ range: Range<Int>) -> String {
    let start = range.lowerBound < clusters.count ? clusters[range.lowerBound].start : units.count
    let end = range.upperBound < clusters.count ? clusters[range.upperBound].start : units.count
    return String(decoding: units[start..<max(start, end)], as: UTF16.self)
  }

  func isSafe(at cluster: Int) -> Bool {
    cluster == 0 || cluster >= clusters.count || clusters[cluster].isSafeToBreak
  }

  /// The clusters of a line whose edges are not safe to break at, shaped by themselves.
  func reshaped(_ range: Range<Int>, shaper: Shaper) -> [ShapedCluster] {
    let start = clusters[range.lowerBound].start
    let end = range.upperBound < clusters.count ? clusters[range.upperBound].start : units.count
    let line = Array(units[start..<end])
    return items.flatMap { item -> [ShapedCluster] in
      let shared = item.range.clamped(to: start..<end)
      guard !shared.isEmpty else { return [] }
      let moved = shared.lowerBound - start..<shared.upperBound - start
      return shaper.clusters(
        of: TextItem(range: moved, font: item.font, script: item.script, level: item.level), in: line)
    }
  }

  /// White space that hangs at a line's end: spaces that may break, tabs, but not the ones that never break.
  static func isHangingSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
