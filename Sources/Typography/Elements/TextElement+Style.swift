extension TextElement {
  /// An element in a text style, or a style of the app's own, as a style table defines it.
  ///
  /// - Throws: `TypographyError` where neither the table nor the scale knows the style.
  public init(
    name: String, kind: Kind = .label, textStyle: TextStyle, styles: StyleTable = .default,
    limits: ContentSizeCategoryLimits = .none, scale: DynamicTypeScale = .ios
  ) throws(TypographyError) {
    let definition = styles.definition(of: textStyle)
    self.init(
      name: name, kind: kind, styleName: textStyle.name,
      descriptor: try definition.descriptor(in: scale.origin, scale: scale),
      scaling: try definition.scaling(limits: limits), boldText: definition.boldText)
  }

  /// How the weight follows Bold Text. A face by its own name is that face, whatever the setting.
  ///
  /// - Parameter face: The face that answers the descriptor, or nil where nobody asked.
  func boldText(in face: MeasuredFace?) -> BoldText {
    if let boldText { return boldText }
    return face?.outcome.isNamedFace ?? (descriptor.faceName != nil) ? .none : .auto
  }

  /// The element with Bold Text on.
  package func withBoldText(in face: MeasuredFace?) -> TextElement {
    var element = self
    element.boldText = boldText(in: face)
    element.descriptor.traits.weight = boldText(in: face).weight(from: descriptor.traits.weight)
    return element
  }

  /// How the text is shaped in a locale; nil for the element's own language.
  package func shapingAttributes(in locale: String?) -> TextAttributes {
    var attributes = attributes
    if let locale { attributes.language = locale }
    if lineBreakMode == .byCharWrapping { attributes.breaksAnywhere = true }
    return attributes
  }
}
