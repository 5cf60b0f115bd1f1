public import Typography

extension DynamicTypeEnvironment {
  /// The font of a text style, or of a style of the app's own, in the traits in force.
  ///
  /// - Throws: `TypographyError` where neither the style table nor the scale has a size for it.
  public func font(for style: TextStyle) throws(TypographyError) -> Font {
    try font(of: try element(of: style), in: traits)
  }

  /// The style that a font was made for in the traits in force.
  ///
  /// - Throws: `TypographyError` where no style's font is equal in family, weight and size.
  public func textStyle(of font: Font) throws(TypographyError) -> TextStyle {
    let category = traits.preferredContentSizeCategory
    let match = try typographyErrors {
      try TextStyleMatch(of: font, in: category, scale: scale) { try self.font(for: $0) }
    }
    guard let match else {
      let family = font.descriptor.faceName ?? font.descriptor.family ?? "the system font"
      throw TypographyError(
        "no text style has \(family) at \(font.pointSize) pt and weight \(font.descriptor.traits.weight.value) "
          + "in the category \(category.name): name the style, or register the app's styles first")
    }
    return match.style
  }

  /// The element that a style makes.
  func element(of style: TextStyle) throws(TypographyError) -> TextElement {
    try TextElement(name: style.name, textStyle: style, styles: styles, scale: scale)
  }

  /// The element that a font makes: of the style that it was made for, else of the one that is named. It keeps the
  /// font's family and features, and under a named style its weight.
  func element(of font: Font, following style: TextStyle?) throws(TypographyError) -> TextElement {
    let found = if let style { style } else { try textStyle(of: font) }
    var element = try element(of: found)
    var descriptor = font.descriptor
    // Under Bold Text a font that a style gave is heavier than the style.
    if style == nil { descriptor.traits.weight = element.descriptor.traits.weight }
    element.descriptor = descriptor
    return element
  }

  /// The font of an element in traits.
  func font(of element: TextElement, in traits: TraitEnvironment) throws(TypographyError) -> Font {
    try Font(of: element, in: traits, scale: scale, face: try boldFace(of: element, in: traits))
  }

  /// The face that tells whether Bold Text changes an element; nil where the setting is off, or no fonts are known.
  private func boldFace(
    of element: TextElement, in traits: TraitEnvironment
  ) throws(TypographyError) -> MeasuredFace? {
    guard traits.legibilityWeight == .bold, element.boldText == nil, let measuring else { return nil }
    return try typographyErrors { try measuring.face(for: element.descriptor) }
  }
}

/// What fonts fail with, in the words of a `TypographyError`.
private func typographyErrors<Result>(_ body: () throws -> Result) throws(TypographyError) -> Result {
  do {
    return try body()
  } catch let error as TypographyError {
    throw error
  } catch {
    throw TypographyError("\(error)")
  }
}
