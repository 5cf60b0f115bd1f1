/// A piece of interface text as a layout declares it: its font, how it scales, and the room it has.
///
/// The one value that both an audit judges and a live element wraps.
public struct TextElement: Hashable, Sendable {
  /// What draws the text, which decides its lines, insets and scrolling.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case label, button, configurationButton, textField, textView, coreText

    /// 0 where the text wraps into as many lines as it needs.
    public var defaultLines: Int {
      switch self {
      case .label, .button, .textField: 1
      case .configurationButton, .textView, .coreText: 0
      }
    }

    /// How lines end and what becomes of text that doesn't fit.
    public var defaultLineBreakMode: LineBreakMode {
      switch self {
      case .label, .textField: .byTruncatingTail
      case .button: .byTruncatingMiddle
      case .configurationButton, .textView, .coreText: .byWordWrapping
      }
    }

    /// UIKit's insets in points; a text view's are 8 above and below, its padding 5 at each side.
    public var defaultInsets: EdgeInsets {
      self == .textView ? EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) : EdgeInsets()
    }

    /// True where text that is too tall scrolls instead of being cut.
    public var scrollsVertically: Bool { self == .textView }
  }

  /// Another box for some categories: an adaptive layout.
  public struct Variant: Hashable, Sendable {
    public var categories: ContentSizeCategoryLimits
    /// Nil keeps the element's own.
    public var height: LayoutLength?
    /// Points.
    public var width: Double?
    public var lines: Int?

    public init(
      categories: ContentSizeCategoryLimits, height: LayoutLength? = nil, width: Double? = nil,
      lines: Int? = nil
    ) {
      self.categories = categories
      self.height = height
      self.width = width
      self.lines = lines
    }
  }

  public var name: String
  public var kind: Kind
  /// The text style, or the app's own style name, that it was declared with; nil for a bare font and size.
  public var styleName: String?
  /// The font, apart from its size.
  public var descriptor: FontDescriptor
  public var scaling: FontScaling
  /// Most lines; 0 for as many as needed.
  public var lines: Int
  public var bounds: LayoutBounds
  /// Nil where only heights are judged.
  public var text: ElementText?
  public var attributes: TextAttributes
  public var lineBreakMode: LineBreakMode
  /// The least factor that text may shrink by to fit, of a text field the least size in points; nil for none.
  public var minimumScaleFactor: Double?
  public var lineHeight: LineHeightRule
  /// How the weight follows iOS's Bold Text; nil for the system's step, or none for a face by its PostScript name.
  public var boldText: BoldText?
  /// The first whose categories hold the one that the person chose applies.
  public var variants: [Variant]

  public init(
    name: String, kind: Kind = .label, styleName: String? = nil, descriptor: FontDescriptor,
    scaling: FontScaling, lines: Int? = nil, bounds: LayoutBounds = LayoutBounds(), text: ElementText? = nil,
    attributes: TextAttributes = TextAttributes(), lineBreakMode: LineBreakMode? = nil,
    minimumScaleFactor: Double? = nil, lineHeight: LineHeightRule = LineHeightRule(),
    boldText: BoldText? = nil,
    variants: [Variant] = []
  ) {
    self.name = name
    self.kind = kind
    self.styleName = styleName
    self.descriptor = descriptor
    self.scaling = scaling
    self.lines = lines ?? kind.defaultLines
    self.bounds = bounds
    self.text = text
    self.attributes = attributes
    self.lineBreakMode = lineBreakMode ?? kind.defaultLineBreakMode
    self.minimumScaleFactor = minimumScaleFactor
    self.lineHeight = lineHeight
    self.boldText = boldText
    self.variants = variants
  }

  /// The element in an environment: its category clamped, its font sized, its box chosen.
  ///
  /// - Throws: `TypographyError` where the scale has no size for the category.
  public func resolved(
    in traits: TraitEnvironment, scale: DynamicTypeScale = .ios
  ) throws(TypographyError) -> ResolvedTextElement {
    try resolved(
      in: traits, scale: scale, size: try scaling.size(in: traits.preferredContentSizeCategory, scale: scale))
  }

  /// The same, where the size is known.
  package func resolved(
    in traits: TraitEnvironment, scale: DynamicTypeScale, size: FontScaling.Size
  ) throws(TypographyError) -> ResolvedTextElement {
    let category = scaling.limits.clamp(traits.preferredContentSizeCategory)
    var descriptor = descriptor
    descriptor.size = size.points
    var bounds = bounds
    var lines = lines
    // The limits are the text's own: its box follows the category that the person chose, as a layout's code does.
    if let variant = variants.first(where: {
      $0.categories.contains(traits.preferredContentSizeCategory.effective)
    }) {
      if let height = variant.height { bounds.height = height }
      if let width = variant.width { bounds.widths = [width] }
      lines = variant.lines ?? lines
    }
    return ResolvedTextElement(
      category: category, font: descriptor, size: size, lines: lines,
      lineHeight: try lineHeight.scaled(in: category, scale: scale),
      availableHeight: try bounds.availableHeight(in: traits, scale: scale),
      leastHeight: try bounds.leastHeight(in: traits, scale: scale),
      availableWidth: bounds.availableWidth)
  }
}

/// A text element in one set of traits.
public struct ResolvedTextElement: Hashable, Sendable {
  /// The category in force, after the element's limits.
  public let category: ContentSizeCategory
  /// The font at its size in points.
  public let font: FontDescriptor
  /// The size, and how sure it is.
  public let size: FontScaling.Size
  public let lines: Int
  /// The line heights in points: on Android scaled, elsewhere as declared.
  public let lineHeight: LineHeightRule
  /// Points that text may take, insets left out; nil where the element grows.
  public let availableHeight: Double?
  /// Points that the box has for text even where the text needs less; 0 where it grows from nothing.
  public let leastHeight: Double
  /// Points that a line may take, insets left out; nil where the element grows.
  public let availableWidth: Double?
}
