public import Typography

/// An element with what it comes to in each judged category.
public struct JudgedElement: Sendable {
  /// One category.
  public struct Row: Hashable, Sendable {
    /// The category that a person chose; the element may show another, by its limits.
    public let category: ContentSizeCategory
    /// Points; nil where the platform publishes no size.
    public let size: Double?
    public let lines: Int?
    /// The label height in points, rounded up to the pixel; nil where it can't be known.
    public let height: Double?
    /// Points that there are; nil where the element grows.
    public let availableHeight: Double?
    public let verdict: Verdict
    /// What the verdict doesn't say by itself, or nil.
    public let reason: String?
  }

  /// The smallest box and the largest category that work.
  public struct Budget: Hashable, Sendable {
    /// Points: the label height of the tallest judged category, or nil where none is known.
    public let minimumHeight: Double?
    /// The largest category up to which everything fits, or nil where nothing does or nothing is judged.
    public let largestCategory: ContentSizeCategory?
  }

  public let declared: TextElement
  public let location: SourceLocation?
  public let face: MeasuredFace
  public let rows: [Row]
  /// Nil where the platform doesn't publish how its text grows.
  public let largerText: LargerText?

  public var budget: Budget {
    let fitting = rows.prefix { $0.verdict == .fits }
    return Budget(
      minimumHeight: rows.compactMap(\.height).max(), largestCategory: fitting.last?.category)
  }
}
