/// The categories that are judged or listed, as a range selects them from those of a scale.
public struct CategorySelection: Hashable, Sendable {
  /// In the scale's order; or `unspecified` alone, where that was asked for by name.
  public let categories: [ContentSizeCategory]
  /// True where the range was reversed or empty.
  public let isEmpty: Bool

  /// Every category of a scale.
  public init(allOf scale: DynamicTypeScale) {
    categories = scale.categories
    isEmpty = false
  }

  /// Reads a range as `ContentSizeCategoryLimits.init(spelling:)` does; bounds must be categories of the scale.
  ///
  /// - Throws: `TypographyError` for an unknown category, or one that the scale's platform doesn't have.
  public init(spelling: String, in scale: DynamicTypeScale) throws(TypographyError) {
    if (try? ContentSizeCategory(spelling: spelling)) == .unspecified {
      categories = [.unspecified]
      isEmpty = false
      return
    }
    let limits = try ContentSizeCategoryLimits(spelling: spelling)
    for bound in [limits.minimum, limits.maximum].compactMap(\.self) where !scale.categories.contains(bound) {
      throw TypographyError(
        "\(scale.platform.rawValue) has no content size category \(bound.name); it has "
          + scale.categories.map(\.name).joined(separator: ", "))
    }
    categories = limits.select(from: scale.categories)
    isEmpty = limits.isEmpty
  }
}
