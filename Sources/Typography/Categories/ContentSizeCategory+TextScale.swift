extension ContentSizeCategory {
  /// The category whose body text comes nearest to a desktop's text scale: 1.25 is `extraExtraLarge`.
  ///
  /// Of two that are as near the smaller one is taken.
  ///
  /// - Parameter textScale: How many times larger than by default the person has text, such as GNOME's
  ///   `text-scaling-factor`.
  /// - Throws: `TypographyError` for anything but a number above 0.
  public init(nearest textScale: Double) throws(TypographyError) {
    guard textScale > 0, textScale.isFinite else {
      throw TypographyError("text scale \(textScale) is out of range: expected a number above 0")
    }
    let origin = try DynamicTypeScale.ios.entry(.body, .large).size
    var nearest = (category: Self.large, distance: Double.infinity)
    for category in Self.all {
      let distance = abs(try DynamicTypeScale.ios.entry(.body, category).size / origin - textScale)
      if distance < nearest.distance { nearest = (category, distance) }
    }
    self = nearest.category
  }
}
