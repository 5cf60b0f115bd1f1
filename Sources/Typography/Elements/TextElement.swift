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

    /// True where the view that has the insets draws the text itself; others leave that to a label within them.
    package var drawsInInsets: Bool {
      switch self {
      case .label, .textView, .coreText: true
      case .button, .configurationButton, .textField: false
      }
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

  /// The element in an environment: its category clamped, its font sized and weighted, its box chosen.
  ///
  /// - Parameter face: The face that answers the descriptor, which tells whether Bold Text changes it; nil to go by the
  ///   descriptor alone.
  /// - Throws: `TypographyError` where the scale has no size for the category.
  public func resolved(
    in traits: TraitEnvironment, scale: DynamicTypeScale = .ios, face: MeasuredFace? = nil
  ) throws(TypographyError) -> ResolvedTextElement {
    let element = traits.legibilityWeight == .bold ? withBoldText(in: face) : self
    let size = try scaling.size(in: traits.preferredContentSizeCategory, scale: scale)
    return try element.resolved(in: traits, scale: scale, size: size)
  }

  /// The same, where the size is known and the weight is as it shall be.
  package func resolved(
    in traits: TraitEnvironment, scale: DynamicTypeScale, size: FontScaling.Size
  ) throws(TypographyError) -> ResolvedTextElement {
    var descriptor = descriptor
    descriptor.size = size.points
    return ResolvedTextElement(
      category: scaling.limits.clamp(traits.preferredContentSizeCategory), font: descriptor, size: size,
      box: try box(in: traits, scale: scale))
  }

  /// Whether the box is another in some categories, or may be.
  package func boxFollowsCategory(on scale: DynamicTypeScale) -> Bool {
    scale.platform == .android || !variants.isEmpty || bounds.followsCategory
  }

  /// The room that the text has in an environment.
  ///
  /// - Throws: `TypographyError` where a scaled length can't be scaled.
  package func box(in traits: TraitEnvironment, scale: DynamicTypeScale) throws(TypographyError) -> TextBox {
    let category = scaling.limits.clamp(traits.preferredContentSizeCategory)
    let lineHeight = try lineHeight.scaled(in: category, scale: scale)
    // The limits are the text's own: its box follows the category that the person chose, as a layout's code does.
    guard let variant = variant(in: traits.preferredContentSizeCategory) else {
      return TextBox(
        lines: lines, lineHeight: lineHeight,
        availableHeight: try bounds.availableHeight(in: traits, scale: scale),
        leastHeight: try bounds.leastHeight(in: traits, scale: scale), availableWidth: bounds.availableWidth)
    }
    var bounds = bounds
    if let height = variant.height { bounds.height = height }
    if let width = variant.width { bounds.widths = [width] }
    return TextBox(
      lines: variant.lines ?? lines, lineHeight: lineHeight,
      availableHeight: try bounds.availableHeight(in: traits, scale: scale),
      leastHeight: try bounds.leastHeight(in: traits, scale: scale), availableWidth: bounds.availableWidth)
  }

  private func variant(in category: ContentSizeCategory) -> Variant? {
    variants.first { $0.categories.contains(category.effective) }
  }

  /// Most lines where a person chose a category; 0 for as many as needed.
  package func lines(in category: ContentSizeCategory) -> Int {
    variants.isEmpty ? lines : variant(in: category)?.lines ?? lines
  }
}

/// The room that a text has in one set of traits.
public struct TextBox: Hashable, Sendable {
  /// Most lines; 0 for as many as needed.
  public let lines: Int
  /// The line heights in points: on Android scaled, elsewhere as declared.
  public let lineHeight: LineHeightRule
  /// Points that text may take, insets left out; nil where the element grows.
  public let availableHeight: Double?
  /// Points that the box has for text even where the text needs less; 0 where it grows from nothing.
  public let leastHeight: Double
  /// Points that a line may take, insets left out; nil where the element grows.
  public let availableWidth: Double?

  /// The box with other lines, so wide at least, and perhaps as high as its lines; nil keeps what it has, and an infinite
  /// width is none.
  package func widened(to width: Double?, lines: Int?, growsInHeight: Bool) -> TextBox {
    let widest = availableWidth.map { max($0, width ?? $0) }
    return TextBox(
      lines: lines ?? self.lines, lineHeight: lineHeight,
      availableHeight: growsInHeight ? nil : availableHeight, leastHeight: growsInHeight ? 0 : leastHeight,
      availableWidth: widest == .infinity ? nil : widest)
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
  public let box: TextBox

  public var lines: Int { box.lines }
  /// The line heights in points: on Android scaled, elsewhere as declared.
  public var lineHeight: LineHeightRule { box.lineHeight }
  /// Points that text may take, insets left out; nil where the element grows.
  public var availableHeight: Double? { box.availableHeight }
  /// Points that the box has for text even where the text needs less; 0 where it grows from nothing.
  public var leastHeight: Double { box.leastHeight }
  /// Points that a line may take, insets left out; nil where the element grows.
  public var availableWidth: Double? { box.availableWidth }
}
