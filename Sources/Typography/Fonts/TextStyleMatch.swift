/// The text style that a font was vended for, and the others that vend an equal font.
public struct TextStyleMatch: Hashable, Sendable {
  public let style: TextStyle
  /// Later styles whose font in this category is equal: caption1 and caption2 from XS to M, for one.
  public let ties: [TextStyle]

  /// Finds the style whose font equals `font` in family, weight and size, by a style table, in the category in force.
  ///
  /// The six styles of iOS 7 are tried first (headline, body, subheadline, footnote, caption1, caption2), then the later ones.
  /// Nil where none is equal: a font of another category finds nothing.
  ///
  /// - Throws: `TypographyError` where the style table has a size that is out of range.
  public init?(
    of font: Font, styles: StyleTable = .default, in category: ContentSizeCategory,
    scale: DynamicTypeScale = .ios
  ) throws {
    try self.init(of: font, in: category, scale: scale) {
      try Font(appTextStyle: $0, styles: styles, in: category, scale: scale)
    }
  }

  /// The same, by the fonts that somebody vends in the category.
  package init?(
    of font: Font, in category: ContentSizeCategory, scale: DynamicTypeScale,
    vending vendedFont: (TextStyle) throws -> Font
  ) throws {
    let matches = try Self.order.filter { style in
      // A style that the scale lacks vends no font.
      guard scale.weight(of: style) != nil, scale.hasEntry(style, category) else { return false }
      let vended = try vendedFont(style)
      return vended.descriptor.family == font.descriptor.family
        && vended.descriptor.faceName == font.descriptor.faceName
        && vended.descriptor.traits.weight == font.descriptor.traits.weight
        && vended.pointSize == font.pointSize
    }
    guard let first = matches.first else { return nil }
    style = first
    ties = Array(matches.dropFirst())
  }

  private static let order: [TextStyle] = [
    .headline, .body, .subheadline, .footnote, .caption1, .caption2, .title1, .title2, .title3, .callout,
    .largeTitle, .extraLargeTitle, .extraLargeTitle2,
  ]
}
