/// The categories that are judged or listed, as a range selects them from those of a scale.
public struct CategorySelection: Hashable, Sendable {
  /// In the scale's order; or `unspecified` alone, where that was asked for by name.
  public let categories: [ContentSizeCategory]
  /// True where the range was reversed or empty: then its upper bound alone applies, as UIKit's maximum wins.
  public let isEmpty: Bool
  /// A reversed range with its lower bound first, in the scale's names; nil for others.
  package let turnedRound: String?

  /// Every category of a scale.
  public init(allOf scale: DynamicTypeScale) {
    categories = scale.categories
    isEmpty = false
    turnedRound = nil
  }

  /// Reads a range as `ContentSizeCategoryLimits.init(spelling:)` does, with the scale's own categories as bounds.
  ///
  /// - Throws: `TypographyError` for an unknown category, or one that the scale's platform doesn't have.
  public init(spelling: String, in scale: DynamicTypeScale) throws(TypographyError) {
    let all = scale.categories
    /// The position of a bound; nil for none, and for `unspecified`, which is none.
    func position(_ text: String?) throws(TypographyError) -> Int? {
      guard let text else { return nil }
      return all.firstIndex(of: try scale.category(spelling: text))
    }
    var low: Int
    let high: Int
    switch try RangeSpelling(spelling) {
    case .single(let name):
      // Two dots and lists are no ranges.
      if name.contains("..") || name.contains(",") { throw .emptyRange(spelling) }
      let category = try scale.category(spelling: name)
      categories = [category]
      isEmpty = false
      turnedRound = nil
      return
    case .closed(let first, let last):
      low = try position(first) ?? 0
      high = try position(last) ?? all.count - 1
    case .upTo(let first, let end):
      low = try position(first) ?? 0
      high = (try position(end) ?? all.count) - 1
    }
    isEmpty = low > high
    turnedRound = low > high && high >= 0 ? "\(all[high].name)...\(all[low].name)" : nil
    if isEmpty { low = 0 }
    categories = Array(all[low...(high < 0 ? all.count - 1 : high)])
  }
}
