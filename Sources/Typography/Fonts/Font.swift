/// A descriptor at a size.
public struct Font: Hashable, Sendable {
  public let descriptor: FontDescriptor
  /// True where the size already follows a content size category, so that scaling it again would scale twice.
  public let isScaled: Bool

  /// Points.
  public var pointSize: Double { descriptor.size }

  /// A font of a fixed size, or the descriptor's where `size` is 0. One with a text style counts as scaled.
  public init(descriptor: FontDescriptor, size: Double = 0) {
    self.init(
      descriptor, size: size == 0 ? descriptor.size : size, isScaled: descriptor.textStyle != nil)
  }

  private init(_ descriptor: FontDescriptor, size: Double, isScaled: Bool) {
    var descriptor = descriptor
    descriptor.size = size
    self.descriptor = descriptor
    self.isScaled = isScaled
  }

  /// The system font of a text style in a category.
  ///
  /// - Throws: `TypographyError` where the scale has no such style or category.
  public static func preferred(
    for style: TextStyle, in category: ContentSizeCategory = .large, scale: DynamicTypeScale = .ios
  ) throws(TypographyError) -> Font {
    let descriptor = try FontDescriptor.preferred(for: style, in: category, scale: scale)
    return Font(descriptor, size: descriptor.size, isScaled: true)
  }

  /// The font that an app's style table gives a text style.
  ///
  /// A size of 0 means the descriptor's own size in the category in force; any other size is used as it is and does
  /// not scale.
  ///
  /// - Throws: `TypographyError` where the table or the scale has no size for the style in this category.
  public init(
    appTextStyle style: TextStyle, size: Double = 0, styles: StyleTable = .default,
    in category: ContentSizeCategory = .large, scale: DynamicTypeScale = .ios
  ) throws(TypographyError) {
    let definition = styles.definition(of: style)
    let descriptor = try definition.descriptor(in: category, scale: scale)
    if size == 0 {
      self.init(descriptor, size: descriptor.size, isScaled: definition.rule != .fixed)
    } else {
      try requirePointSize(size, named: "size")
      self.init(descriptor, size: size, isScaled: false)
    }
  }

  /// The font of an element in traits.
  ///
  /// - Parameter face: As `TextElement.resolved(in:scale:face:)` takes it.
  /// - Throws: `TypographyError` where the scale has no size for the category.
  public init(
    of element: TextElement, in traits: TraitEnvironment, scale: DynamicTypeScale = .ios,
    face: MeasuredFace? = nil
  ) throws(TypographyError) {
    self.init(of: element, try element.resolved(in: traits, scale: scale, face: face))
  }

  /// The font of an element that was resolved.
  package init(of element: TextElement, _ resolved: ResolvedTextElement) {
    self.init(resolved.font, size: resolved.size.points, isScaled: element.scaling.rule != .fixed)
  }

  func scaled(to size: Double) -> Font { Font(descriptor, size: size, isScaled: true) }
}
