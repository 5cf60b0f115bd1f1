/// Explicit line heights, as a paragraph style has them. Points don't scale, a multiple and Android's sp do.
public struct LineHeightRule: Hashable, Sendable {
  /// Of the font's own line height; nil for 1.
  public var multiple: Double?
  /// Points; nil for none.
  public var minimum: Double?
  public var maximum: Double?
  /// Points between two lines.
  public var spacing: Double

  public init(multiple: Double? = nil, minimum: Double? = nil, maximum: Double? = nil, spacing: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }

  /// True where lines have the font's own height and stand without space between.
  public var isNatural: Bool { multiple == nil && minimum == nil && maximum == nil && spacing == 0 }

  /// The height in points of a line whose font gives it `natural`.
  public func height(natural: Double) -> Double {
    var height = natural * (multiple ?? 1)
    if let minimum { height = max(height, minimum) }
    if let maximum, maximum > 0 { height = min(height, maximum) }
    return height
  }
}

extension LineHeightRule {
  /// The rule in a category: Android's line heights are sp and follow the font scale's curve; points stay.
  func scaled(
    in category: ContentSizeCategory, scale: DynamicTypeScale
  ) throws(TypographyError) -> LineHeightRule {
    guard scale.platform == .android else { return self }
    var rule = self
    if let minimum { rule.minimum = try scale.scaled(minimum, with: .body, in: category) }
    if let maximum { rule.maximum = try scale.scaled(maximum, with: .body, in: category) }
    rule.spacing = try scale.scaled(spacing, with: .body, in: category)
    return rule
  }
}
