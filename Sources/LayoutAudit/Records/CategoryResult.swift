public import Typography

/// What an element comes to in one category.
public struct CategoryResult: Hashable, Sendable {
  public var category: ContentSizeCategory
  /// Points; nil where the platform publishes no size.
  public var size: Double?
  public var lines: Int?
  /// Points: that of the widest line; nil where no text is judged.
  public var width: Double?
  /// The label height in points.
  public var height: Double?
  /// Points that there are; nil where the element grows, and where it isn't known.
  public var availableWidth: Double?
  public var availableHeight: Double?
  public var verdict: Verdict
  public var scaleFactor: Double?
  public var reason: String?

  public init(
    category: ContentSizeCategory, size: Double?, lines: Int?, width: Double?, height: Double?,
    availableWidth: Double? = nil, availableHeight: Double? = nil, verdict: Verdict,
    scaleFactor: Double? = nil, reason: String? = nil
  ) {
    self.category = category
    self.size = size
    self.lines = lines
    self.width = width
    self.height = height
    self.availableWidth = availableWidth
    self.availableHeight = availableHeight
    self.verdict = verdict
    self.scaleFactor = scaleFactor
    self.reason = reason
  }

  public init(_ row: JudgedElement.Row) {
    self.init(
      category: row.category, size: row.size, lines: row.lines, width: row.width, height: row.height,
      availableWidth: row.availableWidth, availableHeight: row.availableHeight, verdict: row.verdict,
      scaleFactor: row.scaleFactor, reason: row.reason)
  }
}

extension ContentSizeCategory {
  /// The category of a name that a report has; a font scale of Android stands for itself.
  public init(reported name: String) {
    self = ([.unspecified] + Self.all).first { $0.name == name } ?? Self(rawValue: name)
  }
}
