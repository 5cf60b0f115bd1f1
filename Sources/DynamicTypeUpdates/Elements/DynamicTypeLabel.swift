public import Typography

/// A label that finds its text style once, when it is made, and takes that style's font each time it enters an
/// environment and at each change.
open class DynamicTypeLabel: DynamicTypeTextElement {
  /// Nil where none was found: then the label never re-fonts, and `problem` says so. Nil, too, for an element whose size
  /// is fixed.
  public let textStyle: TextStyle?

  /// A label in the style that a font was made for, in the category in force. A font that is set later doesn't change it.
  public init(
    text: String? = nil, font: Font, kind: TextElement.Kind = .label,
    environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    var element: TextElement
    var missing: TypographyError?
    do throws(TypographyError) {
      element = try environment.element(of: font, following: nil)
      textStyle = element.scaling.textStyle
    } catch {
      missing = error
      textStyle = nil
      element = TextElement(
        name: "", descriptor: font.descriptor, scaling: try FontScaling(.fixed, base: font.pointSize))
    }
    element.adopt(kind, text)
    super.init(element, font: font, home: environment)
    missingStyle = missing
  }

  /// A label in a text style, or a style of the app's own by its name in the style table.
  public init(
    text: String? = nil, textStyle: TextStyle, kind: TextElement.Kind = .label,
    environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    self.textStyle = textStyle
    var element = try environment.element(of: textStyle)
    element.adopt(kind, text)
    super.init(element, font: try environment.font(for: textStyle), home: environment)
  }

  /// An element that a check judges, alive.
  ///
  /// - Throws: `TypographyError` where it has no size in the category in force.
  public init(
    _ element: TextElement, environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    textStyle = element.scaling.rule == .fixed ? nil : element.scaling.textStyle
    let font = try environment.font(of: element, in: environment.traits)
    super.init(element, font: font, home: environment)
  }
}

extension TextElement {
  /// Takes a kind with its own defaults, and a text.
  fileprivate mutating func adopt(_ kind: Kind, _ text: String?) {
    self = TextElement(
      name: name, kind: kind, styleName: styleName, descriptor: descriptor, scaling: scaling,
      bounds: LayoutBounds(insets: kind.defaultInsets), text: text.map { .plain($0) }, boldText: boldText)
  }
}
