/// The weight that a person asks of all text: iOS's Bold Text. SwiftUI's name.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// What a person and a screen decide about text.
public struct TraitEnvironment: Hashable, Sendable {
  /// The category that the person chose.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// Pixels in a point.
  public var displayScale: Double
  /// Whether the person asks for Bold Text.
  public var legibilityWeight: LegibilityWeight

  public init(
    preferredContentSizeCategory: ContentSizeCategory = .large, displayScale: Double = 2,
    legibilityWeight: LegibilityWeight = .regular
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
    self.legibilityWeight = legibilityWeight
  }

  /// The same with its category clamped, as elements below one with limits have it.
  public func limited(to limits: ContentSizeCategoryLimits) -> TraitEnvironment {
    var traits = self
    traits.preferredContentSizeCategory = limits.clamp(preferredContentSizeCategory)
    return traits
  }
}
