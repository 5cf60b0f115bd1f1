internal import Typography

/// A paragraph shaped once: where its clusters, their widths and the places to break it are.
///
/// Widths are in units of the text's own face, so that one shaping serves every size.
final class ShapedParagraph: Sendable {
  /// UTF-16 units, without the hard break that ends the paragraph.
  let units: [UInt16]
  /// The same with what stands for control characters, which no font is asked for.
  private let shapedUnits: [UInt16]
  let shaper: Shaper
  let clusters: [ShapedCluster]
  /// The sum of the advances before each cluster; one more than clusters.
  let positions: [Double]
  /// Clusters before which a line may end, and the end; ascending.
  let opportunities: [Int]
  /// The same where lines end after any cluster: what would be a piece without a break; nil elsewhere.
  let wordEnds: [Int]?
  /// For a line that ends before a cluster, the end of what is seen of it: white space hangs. One more than clusters.
  let visibleEnds: [Int]
  /// The clusters before each that letter spacing is added to: those that are seen. One more than clusters, or none where
  /// there is no such spacing.
  let spacedCounts: [Int]
  let items: [TextItem]
  /// How far ink reaches, in units; unknown where an advance is negative, so that clusters lie over each other.
  let inkReach: InkReach
  /// True where a longer line is never narrower: no advance is negative, and no line is shaped anew.
  let widensSteadily: Bool

  /// - Parameter boundaries: where lines may end, in UTF-16 units of the paragraph.
  init(
    _ itemized: Itemizer.Result, units: [UInt16], boundaries: [Int], shaper: Shaper, tools: ShapingTools
  ) {
    self.units = units
    self.shaper = shaper
    items = itemized.items
    let shapedUnits = units.contains(where: Self.isControl) ? units.map(Self.shown) : units
    self.shapedUnits = shapedUnits
    let hasSoftHyphens = units.contains(0xAD)
    var clusters: [ShapedCluster] = []
    for item in items {
      var shaped = shaper.clusters(of: item, in: shapedUnits, tools, withInk: true)
      if hasSoftHyphens { shaped = Self.divided(shaped, of: item, units) }
      if clusters.isEmpty { clusters = shaped } else { clusters += shaped }
    }
    self.clusters = clusters

    var sums = [0.0]
    sums.reserveCapacity(clusters.count + 1)
    var position = 0.0
    for cluster in clusters {
      position += cluster.advance
      sums.append(position)
    }
    positions = sums
    visibleEnds = Self.visibleEnds(of: clusters, units)
    spacedCounts = shaper.isSpaced ? Self.spacedCounts(of: clusters, units) : []

    var opportunities: [Int] = []
    opportunities.reserveCapacity(boundaries.count + 1)
    var next = 0
    for boundary in boundaries where boundary > 0 && boundary < units.count {
      while next < clusters.count, clusters[next].start < boundary { next += 1 }
      // A break within a cluster, such as a ligature, is none.
      if next < clusters.count, clusters[next].start == boundary { opportunities.append(next) }
    }
    opportunities.append(clusters.count)
    wordEnds = shaper.breaksAnywhere ? opportunities : nil
    if shaper.breaksAnywhere, clusters.count > 1 { opportunities = Array(1...clusters.count) }
    self.opportunities = opportunities
    let advances = clusters.allSatisfy { $0.advance >= 0 }
    inkReach =
      advances
      ? InkReach(
        of: clusters, positions: positions, opportunities: opportunities, visibleEnds: visibleEnds,
        isLeftToRight: items.allSatisfy { $0.level == 0 }) : .unknown
    widensSteadily =
      advances && opportunities.allSatisfy { $0 == 0 || $0 >= clusters.count || clusters[$0].isSafeToBreak }
  }

  private static func visibleEnds(of clusters: [ShapedCluster], _ units: [UInt16]) -> [Int] {
    var ends = [0]
    ends.reserveCapacity(clusters.count + 1)
    var end = 0
    for index in clusters.indices {
      // Most clusters start with what is seen.
      if !isHangingSpace(units[clusters[index].start]) || !every(index, of: clusters, units, isHangingSpace) {
        end = index + 1
      }
      ends.append(end)
    }
    return ends
  }

  private static func spacedCounts(of clusters: [ShapedCluster], _ units: [UInt16]) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(clusters.count + 1)
    var count = 0
    for (index, cluster) in clusters.enumerated() {
      if !cluster.isRest, !every(index, of: clusters, units, isInvisible) { count += 1 }
      counts.append(count)
    }
    return counts
  }

  /// Whether all units of a cluster are so.
  private static func every(
    _ index: Int, of clusters: [ShapedCluster], _ units: [UInt16], _ isSo: (UInt16) -> Bool
  ) -> Bool {
    var unit = clusters[index].start
    let end = index + 1 < clusters.count ? clusters[index + 1].start : units.count
    while unit < end, isSo(units[unit]) { unit += 1 }
    return unit >= end
  }

  /// The clusters of an item, those divided that span a soft hyphen, as a ligature does: a line may end there all the
  /// same, and is shaped anew then.
  private static func divided(_ clusters: [ShapedCluster], of item: TextItem, _ units: [UInt16])
    -> [ShapedCluster]
  {
    guard item.range.contains(where: { units[$0] == 0xAD }) else { return clusters }
    var divided: [ShapedCluster] = []
    for (index, cluster) in clusters.enumerated() {
      divided.append(cluster)
      let end = index + 1 < clusters.count ? clusters[index + 1].start : item.range.upperBound
      for hyphen in cluster.start..<end where units[hyphen] == 0xAD && hyphen + 1 < end {
        divided.append(
          ShapedCluster(
            start: hyphen + 1, advance: 0, font: cluster.font, isSafeToBreak: false, isRest: true, ink: nil))
      }
    }
    return divided
  }

  /// The faces other than the text's own that show a part of it.
  var standIns: Set<Int> {
    guard items.contains(where: { $0.font > 0 }) else { return [] }
    return Set(clusters.lazy.map(\.font).filter { $0 > 0 })
  }

  /// How many lines the paragraph fills, the units that the widest takes, and whether a piece is wider than the limit, all
  /// by the widths as they were shaped; nil where a line would be shaped anew, or may end within a word.
  func plainExtent(
    within limit: Double, breaksWords: Bool
  ) -> (lines: Int, width: Double, overflows: Bool)? {
    guard widensSteadily else { return nil }
    let whole = positions[visibleEnds[clusters.count]]
    // What fits whole has no need of its pieces.
    if whole <= limit { return (1, whole, false) }
    guard wordEnds == nil else { return nil }
    var (lines, width, overflows, start, next) = (0, 0.0, false, 0, 0)
    while next < opportunities.count {
      let last = lastOpportunity(from: next, within: limit, of: start)
      if last == nil, breaksWords { return nil }
      let end = opportunities[last ?? next]
      width = max(width, positions[max(start, visibleEnds[end])] - positions[start])
      overflows = overflows || last == nil
      lines += 1
      start = end
      next = (last ?? next) + 1
    }
    return (lines, width, overflows)
  }

  /// The last opportunity up to which a line's visible end is within a limit, by the widths as they were shaped; nil where
  /// the first is not, or the line starts where it would be shaped anew. For a paragraph that widens steadily.
  func lastOpportunity(from first: Int, within limit: Double, of start: Int) -> Int? {
    guard isSafe(at: start) else { return nil }
    var last: Int?
    let origin = positions[start]
    for index in first..<opportunities.count {
      guard positions[max(start, visibleEnds[opportunities[index]])] - origin <= limit else { break }
      last = index
    }
    return last
  }

  /// The text of clusters.
  func text(_ range: Range<Int>) -> String {
    let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
    return String(utf16: units[start..<max(start, end)])
  }

  func isSafe(at cluster: Int) -> Bool {
    cluster == 0 || cluster >= clusters.count || clusters[cluster].isSafeToBreak
  }

  /// How far from a line's edge a place is looked for from which on the shape of the whole paragraph holds.
  private static let reach = 1000

  /// The units that a line takes up to the end of what is seen of it.
  ///
  /// What lies between two places that are safe to break at is as it was shaped; the edges are shaped by themselves.
  func width(from start: Int, to end: Int, visibleEnd: Int) -> Double {
    func asShaped(_ from: Int, _ to: Int) -> Double {
      positions[max(from, min(to, visibleEnd))] - positions[from]
    }
    let head =
      isSafe(at: start)
      ? start : (start + 1..<max(start + 1, end)).prefix(Self.reach).first(where: isSafe) ?? end
    let tail = isSafe(at: end) ? end : (head..<max(head, end)).suffix(Self.reach).last(where: isSafe) ?? head
    // A long stretch without a safe place is taken as it stands among its neighbours.
    if tail <= head, end - start > 2 * Self.reach { return asShaped(start, end) }
    if tail <= head, head > start || tail < end {
      return reshapedWidth(start..<end, visibleEnd: visibleEnd)
    }
    return reshapedWidth(start..<head, visibleEnd: visibleEnd) + asShaped(head, tail)
      + reshapedWidth(tail..<end, visibleEnd: visibleEnd)
  }

  private func reshapedWidth(_ range: Range<Int>, visibleEnd: Int) -> Double {
    if range.isEmpty || visibleEnd <= range.lowerBound { return 0 }
    let shaped = reshaped(range)
    return shaped.dropLast(max(0, range.upperBound - visibleEnd)).reduce(0) { $0 + $1.advance }
  }

  /// The clusters of a part of a line, shaped by themselves; without ink.
  private func reshaped(_ range: Range<Int>) -> [ShapedCluster] {
    let (part, items) = excerpt(range)
    return ShapingTools.borrow { tools in
      items.flatMap { shaper.clusters(of: $0, in: part, tools, withInk: false) }
    }
  }

  /// The shaped units of a range of clusters, and their items, which count from its start.
  func excerpt(_ range: Range<Int>) -> (units: [UInt16], items: [TextItem]) {
    let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= start { low = middle + 1 } else { high = middle }
    }
    let excerpt = items[low...].prefix { $0.range.lowerBound < end }.map { item in
      let shared = item.range.clamped(to: start..<end)
      let moved = shared.lowerBound - start..<shared.upperBound - start
      return TextItem(range: moved, font: item.font, script: item.script, level: item.level)
    }
    return (Array(shapedUnits[start..<end]), excerpt)
  }

  /// Where a cluster starts; the paragraph's end for what follows the last.
  private func offset(of cluster: Int) -> Int {
    cluster < clusters.count ? clusters[cluster].start : units.count
  }

  /// White space that hangs at a line's end: spaces that may break, tabs, but not the ones that never break.
  static func isHangingSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

  /// A tab is taken for a space; other control characters are not seen and have no width, as the word joiner.
  private static func shown(_ unit: UInt16) -> UInt16 {
    if unit == 0x09 { return 0x20 }
    return isControl(unit) ? 0x2060 : unit
  }

  /// Characters that have no width by themselves, of which there are no spaces between letters.
  private static func isInvisible(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: true
    case 0x09: false
    default: isControl(unit)
    }
  }
}
