/// A length that is fixed in points, or that follows a text style as UIFontMetrics scales it.
public enum LayoutLength: Hashable, Sendable {
  case points(Double)
  case scaled(Double, relativeTo: TextStyle)

  /// Points in an environment, a scaled length rounded to pixels.
  ///
  /// - Throws: `TypographyError` where the scale has no leading for the style.
  public func points(
    in traits: TraitEnvironment, scale: DynamicTypeScale
  ) throws(TypographyError) -> Double {
    switch self {
    case .points(let value): value
    case .scaled(let value, let style):
      try FontMetrics(forTextStyle: style, scale: scale).scaledValue(
        for: value, compatibleWith: traits.preferredContentSizeCategory, displayScale: traits.displayScale)
    }
  }
}

/// Space between a box and the text in it, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// The room that a layout gives an element. Nil is no bound: the element grows.
public struct LayoutBounds: Hashable, Sendable {
  /// Points, several where the element is judged on screens of several widths; empty for no bound.
  public var widths: [Double]
  public var height: LayoutLength?
  public var minimumHeight: LayoutLength?
  public var maximumHeight: LayoutLength?
  public var insets: EdgeInsets

  public init(
    widths: [Double] = [], height: LayoutLength? = nil, minimumHeight: LayoutLength? = nil,
    maximumHeight: LayoutLength? = nil,
    insets: EdgeInsets = EdgeInsets()
  ) {
    self.widths = widths
    self.height = height
    self.minimumHeight = minimumHeight
    self.maximumHeight = maximumHeight
    self.insets = insets
  }

  /// Whether a length is scaled.
  var followsCategory: Bool {
    [height, minimumHeight, maximumHeight].contains { if case .scaled = $0 { true } else { false } }
  }

  /// The width that a line may take, without the insets; nil where the box grows.
  public var availableWidth: Double? { widths.first.map { max(0, $0 - insets.left - insets.right) } }

  /// The height that text may take, without the insets; nil where the box grows.
  ///
  /// - Throws: `TypographyError` where a scaled length can't be scaled.
  public func availableHeight(
    in traits: TraitEnvironment, scale: DynamicTypeScale
  ) throws(TypographyError) -> Double? {
    try inner(height ?? maximumHeight, traits, scale)
  }

  /// The height that the box has at least, without the insets: all of a fixed one.
  ///
  /// - Throws: `TypographyError` where a scaled length can't be scaled.
  public func leastHeight(
    in traits: TraitEnvironment, scale: DynamicTypeScale
  ) throws(TypographyError) -> Double {
    try inner(height ?? minimumHeight, traits, scale) ?? 0
  }

  private func inner(
    _ outer: LayoutLength?, _ traits: TraitEnvironment, _ scale: DynamicTypeScale
  ) throws(TypographyError) -> Double? {
    guard let outer else { return nil }
    return max(0, try outer.points(in: traits, scale: scale) - insets.top - insets.bottom)
  }
}
