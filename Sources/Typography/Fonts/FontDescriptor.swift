/// What a font is asked to be. A descriptor always exists; only resolution tells whether a face answers it.
public struct FontDescriptor: Hashable, Sendable {
  /// The family's name, or nil for the system font.
  public var family: String?
  /// A PostScript or full name that picks one face, or nil.
  public var faceName: String?
  /// The text style that the descriptor was preferred for; a family override drops it.
  public var textStyle: TextStyle?
  /// Points.
  public var size: Double
  public var traits: FontTraits
  public var featureSettings: [FeatureSetting]

  public init(
    family: String? = nil, faceName: String? = nil, textStyle: TextStyle? = nil, size: Double,
    traits: FontTraits = FontTraits(), featureSettings: [FeatureSetting] = []
  ) {
    self.family = family
    self.faceName = faceName
    self.textStyle = textStyle
    self.size = size
    self.traits = traits
    self.featureSettings = featureSettings
  }

  /// The system font's descriptor for a text style in a category.
  ///
  /// - Throws: `TypographyError` where the scale has no such style or category.
  public static func preferred(
    for style: TextStyle, in category: ContentSizeCategory = .large, scale: DynamicTypeScale = .ios
  ) throws(TypographyError) -> FontDescriptor {
    let entry = try scale.entry(style, category)
    let traits = FontTraits(weight: scale.weight(of: style) ?? .regular)
    return FontDescriptor(textStyle: style, size: entry.size, traits: traits)
  }

  /// The same font in another family: the text style goes, size, traits and feature settings stay.
  ///
  /// First route: where `matching` knows a face of the family with the asked traits, that face's own attributes win
  /// and only the size stays. Second route: the same attributes under the new family name.
  public func overridingFamily(
    _ family: String, matching: (FontDescriptor) -> FontDescriptor? = { _ in nil }
  ) -> FontDescriptor {
    var renamed = self
    renamed.family = family
    renamed.faceName = nil
    renamed.textStyle = nil
    guard var match = matching(renamed) else { return renamed }
    match.textStyle = nil
    match.size = size
    if match.featureSettings.isEmpty { match.featureSettings = featureSettings }
    return match
  }

  /// The same font with its letters drawn by a transform.
  public func transformingLetters(_ transform: LetterTransform) -> FontDescriptor {
    var changed = self
    changed.featureSettings = transform.merged(into: featureSettings)
    return changed
  }
}
