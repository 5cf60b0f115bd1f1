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

    init(_ style: TextStyle, _ weight: FontWeight, large size: Double) {
      self.style = style
      self.weight = weight
      entries = [.large: Entry(size: size, leading: nil, certainty: .inferred)]
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

  /// The styles with a size in every category, in the platform's order.
  public var styles: [TextStyle] {
    rows.filter { $0.entries.count == categories.count }.map(\.style)
  }

  /// The weight of the system font in a style, or nil where the platform has no such style.
  public func weight(of style: TextStyle) -> FontWeight? { row(style)?.weight }

  /// The size and leading of a style in a category; `unspecified` and unknown categories count as the origin.
  ///
  /// - Throws: `TypographyError` where the platform has no such style or category.
  public func entry(_ style: TextStyle, _ category: ContentSizeCategory) throws(TypographyError) -> Entry {
    guard let row = row(style) else {
      throw .unknown("text style for \(platform.rawValue)", style.name, known: rows.map(\.style.name))
    }
    let category = category.index == nil ? origin : category
    guard let entry = row.entries[category] else {
      let known = categories.filter { row.entries[$0] != nil }.map(\.name).joined(separator: ", ")
      throw TypographyError(
        "no size is known for \(style.name) at \(category.name) on \(platform.rawValue); known: \(known)")
    }
    return entry
  }

  private func row(_ style: TextStyle) -> Row? { rows.first { $0.style == style } }
}
