/// The text sizes of one platform: for each text style, the point size and the system font's leading in each category.
public struct DynamicTypeScale: Sendable, Hashable {
  /// The size of a text style in a category.
  public struct Entry: Sendable, Hashable {
    /// Points.
    public let size: Double
    /// Points between baselines of the system font in this style, or nil where none is known.
    public let leading: Double?
    /// How sure the size is.
    public let certainty: Certainty
  }

  struct Row: Sendable, Hashable {
    let style: TextStyle
    let weight: FontWeight
    let entries: [ContentSizeCategory: Entry]

    init(_ style: TextStyle, _ weight: FontWeight, sizes: [Double], leadings: [Double]) {
      self.init(style, weight, ContentSizeCategory.all, sizes: sizes, leadings: leadings)
    }

    init(
      _ style: TextStyle, _ weight: FontWeight, _ categories: [ContentSizeCategory], sizes: [Double],
      leadings: [Double]
    ) {
      self.style = style
      self.weight = weight
      let values = zip(sizes, leadings).map { Entry(size: $0, leading: $1, certainty: .published) }
      entries = Dictionary(uniqueKeysWithValues: zip(categories, values))
    }

    /// A size that is known at `large` alone; without a leading it is nobody's but a third party's.
    init(_ style: TextStyle, _ weight: FontWeight, large size: Double, leading: Double? = nil) {
      self.style = style
      self.weight = weight
      let certainty: Certainty = leading == nil ? .inferred : .published
      entries = [.large: Entry(size: size, leading: leading, certainty: certainty)]
    }
  }

  public let platform: Platform
  /// The category that a person has who never chose one, from which deltas and ratios count.
  public let origin: ContentSizeCategory
  /// The categories that the platform has, ascending.
  public let categories: [ContentSizeCategory]
  private let rows: [Row]

  init(
    platform: Platform, origin: ContentSizeCategory, categories: [ContentSizeCategory], rows: [Row]
  ) {
    self.platform = platform
    self.origin = origin
    self.categories = categories
    self.rows = rows
  }

  /// The styles with a published leading, in the platform's order.
  public var styles: [TextStyle] {
    rows.filter { $0.entries[origin]?.leading != nil }.map(\.style)
  }

  /// The weight of the system font in a style, or nil where the platform has no such style.
  public func weight(of style: TextStyle) -> FontWeight? { row(style)?.weight }

  /// The size and leading of a style in a category; `unspecified` and unknown categories count as the origin.
  ///
  /// - Throws: `TypographyError` where the platform has no such style or category.
  public func entry(_ style: TextStyle, _ category: ContentSizeCategory) throws(TypographyError) -> Entry {
    guard let row = row(style) else {
      if rows.isEmpty { throw TypographyError("\(platform.rawValue) has no text styles: give a size") }
      throw .unknown("text style for \(platform.rawValue)", style.name, known: rows.map(\.style.name))
    }
    guard let entry = row.entries[inForce(category)] else {
      let known = categories.filter { row.entries[$0] != nil }.map(\.name).joined(separator: ", ")
      throw TypographyError(
        "no size is known for \(style.name) at \(category.name) on \(platform.rawValue); known: \(known)")
    }
    return entry
  }

  /// Whether a size is published for a style in a category; tvOS publishes those at `large` alone.
  public func hasEntry(_ style: TextStyle, _ category: ContentSizeCategory) -> Bool {
    rows.isEmpty || row(style)?.entries[inForce(category)] != nil
  }

  /// A length scaled with a text style: by the ratio of its leadings, or on Android by the font scale's curve.
  ///
  /// - Throws: `TypographyError` where the platform has no such style or category, or no leading for it.
  func scaled(
    _ value: Double, with style: TextStyle, in category: ContentSizeCategory
  ) throws(TypographyError) -> Double {
    if platform == .android {
      let name = inForce(category).name
      guard let scale = Double(name), let dp = FontScaleCurve.dp(sp: value, scale: scale) else {
        throw TypographyError("android has no font scale \(name)")
      }
      return dp
    }
    guard let start = try entry(style, origin).leading, let leading = try entry(style, category).leading
    else {
      throw TypographyError(
        "no leading is known for \(style.name) on \(platform.rawValue), so nothing can scale with it")
    }
    return value * leading / start
  }

  /// The platform's category that a spelling names: a font scale such as `1.3` on Android.
  ///
  /// - Throws: `TypographyError` for an unknown one, or one that the platform doesn't have.
  public func category(spelling: String) throws(TypographyError) -> ContentSizeCategory {
    if platform == .android {
      guard let scale = Double(spelling), FontScaleCurve.scales.contains(scale) else {
        throw .unknown("font scale", spelling, known: categories.map(\.name))
      }
      return ContentSizeCategory(rawValue: "\(scale)")
    }
    let category = try ContentSizeCategory(spelling: spelling)
    guard category == .unspecified || categories.contains(category) else {
      throw TypographyError(
        "\(platform.rawValue) has no content size category \(category.name); it has "
          + categories.map(\.name).joined(separator: ", "))
    }
    return category
  }

  /// The origin stands in for `unspecified` and for categories that nobody knows.
  private func inForce(_ category: ContentSizeCategory) -> ContentSizeCategory {
    category.index == nil && !categories.contains(category) ? origin : category
  }

  private func row(_ style: TextStyle) -> Row? { rows.first { $0.style == style } }
}
