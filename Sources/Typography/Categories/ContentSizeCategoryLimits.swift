/// Limits that clamp a content size category: UIKit's `minimumContentSizeCategory` and
/// `maximumContentSizeCategory`, or any of Swift's five range forms.
///
/// Where the minimum lies above the maximum, the maximum wins, as in UIKit. A bound of `unspecified` is no bound.
public struct ContentSizeCategoryLimits: Hashable, Sendable {
  /// The lowest category, or nil for none.
  public let minimum: ContentSizeCategory?
  /// The highest category, or nil for none.
  public let maximum: ContentSizeCategory?
  /// True where no category lies within the limits as they were written: such a range is never meant.
  public let isEmpty: Bool

  /// Limits from UIKit's two optional properties; nil and `unspecified` clear a bound.
  public init(minimum: ContentSizeCategory? = nil, maximum: ContentSizeCategory? = nil) {
    self.init(minimum: minimum, maximum: maximum, nothingBelow: false)
  }

  private init(minimum: ContentSizeCategory?, maximum: ContentSizeCategory?, nothingBelow: Bool) {
    self.minimum = minimum.flatMap { $0.index == nil ? nil : $0 }
    self.maximum = maximum.flatMap { $0.index == nil ? nil : $0 }
    if let low = self.minimum, let high = self.maximum {
      isEmpty = low > high
    } else {
      isEmpty = nothingBelow
    }
  }

  /// No limits at all.
  public static let none = Self()

  /// One category for both bounds.
  public init(_ category: ContentSizeCategory) { self.init(minimum: category, maximum: category) }

  /// `a...b`: both bounds.
  public init(_ range: ClosedRange<ContentSizeCategory>) {
    self.init(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// `a...`: a minimum, and the maximum cleared.
  public init(_ range: PartialRangeFrom<ContentSizeCategory>) { self.init(minimum: range.lowerBound) }

  /// `...b`: a maximum, and the minimum cleared.
  public init(_ range: PartialRangeThrough<ContentSizeCategory>) { self.init(maximum: range.upperBound) }

  /// `..<b`: ends at the category before b. `..<unspecified` has no maximum; below `extraSmall` there is
  /// nothing, so `..<extraSmall` clamps nothing and is empty.
  public init(_ range: PartialRangeUpTo<ContentSizeCategory>) { self.init(from: nil, upTo: range.upperBound) }

  /// `a..<b`: ends at the category before b; for `a..<a` that maximum lies below the minimum and wins.
  public init(_ range: Range<ContentSizeCategory>) {
    self.init(from: range.lowerBound, upTo: range.upperBound)
  }

  private init(from minimum: ContentSizeCategory?, upTo end: ContentSizeCategory) {
    let before = end.index.flatMap { $0 > 0 ? ContentSizeCategory.all[$0 - 1] : nil }
    let nothingBelow = end == .extraSmall
    self.init(minimum: nothingBelow ? nil : minimum, maximum: before, nothingBelow: nothingBelow)
  }

  /// The category in force where a person chose `category`: the nearest within the limits.
  ///
  /// `unspecified` is judged as `large`, and stays as it is where `large` lies within the limits.
  public func clamp(_ category: ContentSizeCategory) -> ContentSizeCategory {
    let chosen = category.effective
    if let maximum, chosen > maximum { return maximum }
    // Below a minimum that lies above the maximum nothing is raised: the maximum alone applies.
    if let minimum, chosen < minimum, !isEmpty { return minimum }
    return category
  }

  /// True where clamping leaves the category as it is and the limits are not empty.
  public func contains(_ category: ContentSizeCategory) -> Bool {
    !isEmpty && category.index != nil && clamp(category) == category
  }
}

extension ContentSizeCategoryLimits {
  /// Reads `a`, `a...b`, `a...`, `...b`, `..<b` or `a..<b`, each bound in any spelling.
  ///
  /// A reversed or empty range is read too, so that the caller can decide: see `isEmpty`.
  ///
  /// - Throws: `TypographyError` for an unknown category, or for text without any bound.
  public init(spelling: String) throws(TypographyError) {
    switch try RangeSpelling(spelling) {
    case .single(let name): self.init(try ContentSizeCategory(spelling: name))
    case .closed(let low, let high): self.init(minimum: try Self.bound(low), maximum: try Self.bound(high))
    case .upTo(let low, let high):
      self.init(from: try Self.bound(low), upTo: try ContentSizeCategory(spelling: high))
    }
  }

  private static func bound(_ text: String?) throws(TypographyError) -> ContentSizeCategory? {
    guard let text else { return nil }
    return try ContentSizeCategory(spelling: text)
  }

  /// The limits as a Swift range, in UIKit's names.
  public var description: String {
    switch (minimum, maximum) {
    case (nil, nil): isEmpty ? "..<extraSmall" : "all categories"
    case (let low?, nil): "\(low.name)..."
    case (nil, let high?): "...\(high.name)"
    case (let low?, let high?): low == high ? low.name : "\(low.name)...\(high.name)"
    }
  }
}

extension ContentSizeCategoryLimits {
  /// A reversed range with its lower bound first; nil for others.
  package var turnedRound: String? {
    guard let minimum, let maximum, minimum > maximum else { return nil }
    return "\(maximum.name)...\(minimum.name)"
  }
}

extension ContentSizeCategoryLimits: CustomStringConvertible {}
