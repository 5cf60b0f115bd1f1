public import Typography

extension FontMetrics {
  /// A font scaled for the text size in force.
  ///
  /// - Throws: `TypographyError` for a font that was scaled already, or a style without leadings.
  @MainActor public func scaledFont(
    for font: Font, maximumPointSize: Double? = nil, in environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) -> Font {
    try scaledFont(
      for: font, maximumPointSize: maximumPointSize,
      compatibleWith: environment.traits.preferredContentSizeCategory)
  }

  /// A length in points scaled for the text size in force, and rounded to the pixel.
  ///
  /// - Throws: `TypographyError` where the scale has no leading for the style.
  @MainActor public func scaledValue(
    for value: Double, in environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) -> Double {
    try scaledValue(
      for: value, compatibleWith: environment.traits.preferredContentSizeCategory,
      displayScale: environment.traits.displayScale)
  }
}

/// A length in points that scales with a text style, as SwiftUI's `@ScaledMetric` does.
///
/// Reads the environment each time, so that it is never behind. A platform or style without leadings scales nothing:
/// there the value stays as it is, and `projectedValue` tells why.
@MainActor @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let textStyle: TextStyle
  private let environment: DynamicTypeEnvironment

  /// - Parameters:
  ///   - wrappedValue: Points at `large`.
  ///   - textStyle: The style whose leadings it follows.
  ///   - environment: Whose text size it follows.
  public init(
    wrappedValue: Value, relativeTo textStyle: TextStyle = .body,
    in environment: DynamicTypeEnvironment = .shared
  ) {
    base = wrappedValue
    self.textStyle = textStyle
    self.environment = environment
  }

  /// Points in the traits in force, rounded to the pixel.
  public var wrappedValue: Value {
    switch projectedValue {
    case .success(let value): value
    case .failure: base
    }
  }

  /// The scaled value, or why nothing scales it.
  public var projectedValue: Result<Value, TypographyError> {
    Result { () throws(TypographyError) in
      let metrics = FontMetrics(forTextStyle: textStyle, scale: environment.scale)
      return Value(try metrics.scaledValue(for: Double(base), in: environment))
    }
  }
}
