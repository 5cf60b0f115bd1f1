/// How a font's size follows the content size category.
public struct FontScaling: Sendable, Hashable {
  /// The rule by which a size follows the category.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The size that the scale gives the text style.
    case textStyle
    /// The base size times the ratio of the style's leadings, rounded to whole points, as UIFontMetrics does.
    case fontMetrics
    /// The base size plus one point for each category of the scale above its origin (`large` on iOS), less one for each
    /// below.
    case delta
    /// The base size in every category.
    case fixed

    /// Reads the name of a rule, letter case ignored.
    ///
    /// - Throws: `TypographyError` with the nearest name for anything else.
    public init(spelling: String) throws(TypographyError) {
      guard let match = Self.allCases.first(where: { $0.rawValue.lowercased() == spelling.lowercased() })
      else {
        throw .unknown("scaling rule", spelling, known: Self.allCases.map(\.rawValue))
      }
      self = match
    }
  }

  /// A size in points, and how sure it is.
  public struct Size: Sendable, Hashable {
    public let points: Double
    public let certainty: Certainty
  }

  public let rule: Rule
  /// The style whose sizes or leadings the rule reads.
  public let textStyle: TextStyle
  /// Points at the scale's origin (`large` on iOS); nil for the scale's size of the style. `textStyle` takes no base.
  public let base: Double?
  /// The largest size in points, applied last; nil for none.
  public let maximumSize: Double?
  /// Limits on the category, applied first.
  public let limits: ContentSizeCategoryLimits

  /// - Throws: `TypographyError` for a base or maximum that is not above 0 and finite, or a base under `textStyle`.
  public init(
    _ rule: Rule = .textStyle, textStyle: TextStyle = .body, base: Double? = nil, maximumSize: Double? = nil,
    limits: ContentSizeCategoryLimits = .none
  ) throws(TypographyError) {
    for (name, value) in [("size", base), ("maximum size", maximumSize)] {
      if let value { try requirePointSize(value, named: name) }
    }
    if rule == .textStyle, let base {
      throw TypographyError(
        "scaling textStyle takes its sizes from the scale, not from a base of \(base): "
          + "use fontMetrics, delta or fixed with a size")
    }
    self.rule = rule
    self.textStyle = textStyle
    self.base = base
    self.maximumSize = maximumSize
    self.limits = limits
  }

  /// The same scaling under other limits.
  public func limited(to limits: ContentSizeCategoryLimits) -> FontScaling {
    FontScaling(copying: self, maximumSize: maximumSize, limits: limits)
  }

  /// The same scaling without limits and without a maximum size.
  public var uncapped: FontScaling { FontScaling(copying: self, maximumSize: nil, limits: .none) }

  private init(copying other: FontScaling, maximumSize: Double?, limits: ContentSizeCategoryLimits) {
    rule = other.rule
    textStyle = other.textStyle
    base = other.base
    self.maximumSize = maximumSize
    self.limits = limits
  }

  /// The size in the category that a person chose.
  ///
  /// - Throws: `TypographyError` where the scale has no such style or category, or a delta leaves no size above 0.
  public func size(
    in category: ContentSizeCategory, scale: DynamicTypeScale = .ios
  ) throws(TypographyError) -> Size {
    let category = limits.clamp(category)
    let size = try unlimitedSize(in: category, scale: scale)
    guard let maximumSize, size.points > maximumSize else { return size }
    return Size(points: maximumSize, certainty: .published)
  }

  private func unlimitedSize(
    in category: ContentSizeCategory, scale: DynamicTypeScale
  ) throws(TypographyError) -> Size {
    if rule == .textStyle {
      let entry = try scale.entry(textStyle, category)
      return Size(points: entry.size, certainty: entry.certainty)
    }
    let start: Double
    if let base { start = base } else { start = try scale.entry(textStyle, scale.origin).size }
    switch rule {
    case .textStyle, .fixed: return Size(points: start, certainty: .published)
    case .delta:
      guard scale.platform != .android else {
        throw TypographyError(
          "scaling delta counts categories, which android has not: use fontMetrics or fixed")
      }
      let points = start + Double(scale.steps(to: category))
      return try Size(points: points, certainty: .published).left(of: start, by: rule, in: category)
    case .fontMetrics:
      let metrics = FontMetrics(forTextStyle: textStyle, scale: scale)
      return try metrics.scaledSize(start, in: category)
    }
  }
}

extension FontScaling.Size {
  /// What a rule leaves of a base size.
  ///
  /// - Throws: `TypographyError` where that is nothing.
  func left(
    of base: Double, by rule: FontScaling.Rule, in category: ContentSizeCategory
  ) throws(TypographyError) -> FontScaling.Size {
    guard points > 0 else {
      throw TypographyError(
        "scaling \(rule.rawValue) from \(base) pt leaves \(points) pt at \(category.name): "
          + "a size must be above 0")
    }
    return self
  }
}

extension DynamicTypeScale {
  /// How many of the scale's categories lie between its origin and a category: negative below it.
  func steps(to category: ContentSizeCategory) -> Int {
    guard let start = categories.firstIndex(of: origin), let end = categories.firstIndex(of: category) else {
      return 0
    }
    return end - start
  }
}

/// The largest size, in points, that anything here answers for.
package let largestPointSize: Double = 10_000

/// The smallest: below it lengths come to nothing.
package let smallestPointSize = 0.01

/// - Throws: `TypographyError` unless the value is a number from 0.01 to 10,000.
package func requirePointSize(_ value: Double, named name: String) throws(TypographyError) {
  guard value >= smallestPointSize, value <= largestPointSize else {
    throw TypographyError("\(name) \(value) is out of range: expected points from 0.01 to 10000")
  }
}
