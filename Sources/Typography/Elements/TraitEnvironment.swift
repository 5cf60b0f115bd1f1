/// The weight that a person asks of all text: iOS's Bold Text. SwiftUI's name.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// The direction in which an interface is laid out. SwiftUI's name.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// What a person and a screen decide about text.
public struct TraitEnvironment: Hashable, Sendable {
  /// The category that the person chose.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// Pixels in a point.
  public var displayScale: Double
  /// Whether the person asks for Bold Text.
  public var legibilityWeight: LegibilityWeight
  public var layoutDirection: LayoutDirection

  public init(
    preferredContentSizeCategory: ContentSizeCategory = .large, displayScale: Double = 2,
    legibilityWeight: LegibilityWeight = .regular, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
  }

  /// The same with its category clamped, as elements below one with limits have it.
  public func limited(to limits: ContentSizeCategoryLimits) -> TraitEnvironment {
    var traits = self
    traits.preferredContentSizeCategory = limits.clamp(preferredContentSizeCategory)
    return traits
  }
}
