/// What an app maps a text style, or a style name of its own, to.
public struct StyleDefinition: Hashable, Sendable {
  /// The text style it is, or that its size is relative to.
  public var textStyle: TextStyle
  /// A family or a PostScript name; nil for the table's family.
  public var family: String?
  /// Nil for the system font's weight in the style.
  public var weight: FontWeight?
  /// Percent of the normal width, or nil for 100.
  public var width: Double?
  public var slant: FontSlant?
  public var transform: LetterTransform
  public var rule: FontScaling.Rule
  /// Points at the scale's origin (`large` on iOS); nil for the scale's size.
  public var size: Double?
  public var maximumSize: Double?
  /// Nil for the system's step, or none for a face by its PostScript name.
  public var boldText: BoldText?

  public init(
    textStyle: TextStyle, family: String? = nil, weight: FontWeight? = nil, width: Double? = nil,
    slant: FontSlant? = nil, transform: LetterTransform = .regular, rule: FontScaling.Rule = .textStyle,
    size: Double? = nil, maximumSize: Double? = nil, boldText: BoldText? = nil
  ) {
    self.textStyle = textStyle
    self.family = family
    self.weight = weight
    self.width = width
    self.slant = slant
    self.transform = transform
    self.rule = rule
    self.size = size
    self.maximumSize = maximumSize
    self.boldText = boldText
  }

  /// How the size follows the category.
  ///
  /// - Throws: `TypographyError` for a size that is out of range, or a size under the rule `textStyle`.
  public func scaling(
    limits: ContentSizeCategoryLimits = .none
  ) throws(TypographyError) -> FontScaling {
    try FontScaling(rule, textStyle: textStyle, base: size, maximumSize: maximumSize, limits: limits)
  }

  /// The weight, width and slant asked for.
  public func traits(on scale: DynamicTypeScale) -> FontTraits {
    FontTraits(
      weight: weight ?? scale.weight(of: textStyle) ?? .regular, width: width ?? 100, slant: slant ?? .upright
    )
  }

  /// The descriptor in a category: the system font's where neither the style nor the table has a family.
  ///
  /// - Throws: `TypographyError` where the scale has no size for the style in this category.
  public func descriptor(
    in category: ContentSizeCategory, scale: DynamicTypeScale, family tableFamily: String? = nil
  ) throws(TypographyError) -> FontDescriptor {
    let size = try scaling().size(in: category, scale: scale).points
    let system = FontDescriptor(textStyle: textStyle, size: size, traits: traits(on: scale))
    guard let family = family ?? tableFamily else {
      return transform == .regular ? system : system.transformingLetters(transform)
    }
    return system.overridingFamily(family).transformingLetters(transform)
  }
}

/// An app's own mapping of text styles and style names to fonts.
public struct StyleTable: Hashable, Sendable {
  /// The family of every style that names none; nil leaves the system font.
  public var family: String?
  private var definitions: [String: StyleDefinition]

  public init(family: String? = nil, definitions: [String: StyleDefinition] = [:]) {
    self.family = family
    self.definitions = definitions
  }

  /// The definition of a text style, by its Swift name, or of a style of the app's own; nil where the table is silent.
  public subscript(name: String) -> StyleDefinition? {
    get { definitions[name] }
    set { definitions[name] = newValue }
  }

  /// How a style is shown: as the table defines it, else as the scale does, in the table's family.
  public func definition(of style: TextStyle) -> StyleDefinition {
    var definition = definitions[style.name] ?? StyleDefinition(textStyle: style)
    definition.family = definition.family ?? family
    return definition
  }

  /// The names that the table defines, sorted.
  public var names: [String] { definitions.keys.sorted() }

  /// Maps nothing away: the system font, every transform regular.
  public static let `default` = StyleTable()

  /// Avenir Next for every style, with subheadline and caption1 in all small capitals.
  public static let appDefines = StyleTable(
    family: "Avenir Next",
    definitions: [
      "subheadline": StyleDefinition(textStyle: .subheadline, transform: .allCaps),
      "caption1": StyleDefinition(textStyle: .caption1, transform: .allCaps),
    ])

  /// The table of a preset's name.
  ///
  /// - Throws: `TypographyError` where there is no such preset.
  public static func preset(_ name: String) throws(TypographyError) -> StyleTable {
    guard name.lowercased() == "appdefines" else { throw .unknown("preset", name, known: ["appDefines"]) }
    return appDefines
  }
}
