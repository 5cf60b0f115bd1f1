/// What a person and a screen decide about text.
public struct TraitEnvironment: Hashable, Sendable {
  /// The category that the person chose.
  public var preferredContentSizeCategory: ContentSizeCategory
  /// Pixels in a point.
  public var displayScale: Double

  public init(preferredContentSizeCategory: ContentSizeCategory = .large, displayScale: Double = 2) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
  }
}
