/// Scales a custom font or a length with a text style, as UIFontMetrics does.
///
/// The factor is the ratio of the style's leadings, not of its sizes: measured for body at medium, large and the fifth
/// accessibility size; elsewhere inferred.
public struct FontMetrics: Sendable, Hashable {
  public let textStyle: TextStyle
  public let scale: DynamicTypeScale

  /// Metrics of a text style; body is the default, as in UIKit.
  public init(forTextStyle textStyle: TextStyle = .body, scale: DynamicTypeScale = .ios) {
    self.textStyle = textStyle
    self.scale = scale
  }

  /// A length in points scaled and rounded to the nearest pixel, halves away from zero.
  ///
  /// - Throws: `TypographyError` where the scale has no leading for the style in this category.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory, displayScale: Double = 2
  ) throws(TypographyError) -> Double {
    (try scale.scaled(value, with: textStyle, in: category) * displayScale).rounded() / displayScale
  }

  /// A font at the scaled size, rounded to whole points, then at most `maximumPointSize`.
  ///
  /// - Throws: `TypographyError` for a font that was scaled already, a style without leadings, or a size of which rounding
  ///   leaves nothing.
  public func scaledFont(
    for font: Font, maximumPointSize: Double? = nil, compatibleWith category: ContentSizeCategory
  ) throws(TypographyError) -> Font {
    if font.isScaled {
      throw TypographyError(
        "the font is scaled already (\(font.pointSize) pt): scaling it again would scale twice; "
          + "scale the font at its base size")
    }
    let size = try scaledSize(font.pointSize, in: category).points
    return font.scaled(to: maximumPointSize.map { min($0, size) } ?? size)
  }

  func scaledSize(
    _ base: Double, in category: ContentSizeCategory
  ) throws(TypographyError) -> FontScaling.Size {
    let points = try scale.scaled(base, with: textStyle, in: category)
    // Android rounds no text size.
    if scale.platform == .android { return FontScaling.Size(points: points, certainty: .published) }
    let size = FontScaling.Size(points: points.rounded(), certainty: certainty(in: category))
    return try size.left(of: base, by: .fontMetrics, in: category)
  }

  private func certainty(in category: ContentSizeCategory) -> Certainty {
    let measured: [ContentSizeCategory] = [.medium, .large, .accessibilityExtraExtraExtraLarge]
    let known = scale.platform == .ios && textStyle == .body && measured.contains(category.effective)
    return known ? .measured : .inferred
  }
}
