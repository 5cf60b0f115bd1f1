/// Sizes and line heights of text styles in content size categories, for any number of faces.
public struct LineHeightTable: Sendable {
  /// A text style in a category: the same for every face.
  public struct Size: Hashable, Sendable {
    /// Nil where the platform has no text styles.
    public let style: TextStyle?
    public let category: ContentSizeCategory
    /// Points.
    public let points: Double
    /// Points between baselines of the system font in the style and category, whatever the size; nil where none is
    /// known.
    public let systemLeading: Double?
    public let certainty: Certainty
  }

  /// The face that shows a style.
  public struct Face: Hashable, Sendable {
    public let family: String?
    public let postScriptName: String?
    public let metrics: FaceMetrics

    public init(family: String?, postScriptName: String?, metrics: FaceMetrics) {
      self.family = family
      self.postScriptName = postScriptName
      self.metrics = metrics
    }
  }

  /// One face for every style, or one for each: a family's semibold for headline, for one.
  public enum Group: Hashable, Sendable {
    case noFace
    case one(Face)
    case byStyle([TextStyle: Face])

    /// The face that shows a style, or nil where the table lists the scale alone.
    public func face(for style: TextStyle?) -> Face? {
      switch self {
      case .noFace: nil
      case .one(let face): face
      case .byStyle(let faces): style.flatMap { faces[$0] }
      }
    }
  }

  public let scale: DynamicTypeScale
  public let policy: MetricsPolicy
  /// Pixels in a point, for label heights.
  public let displayScale: Double
  public let sizes: [Size]
  public let groups: [Group]

  /// - Parameters:
  ///   - styles: How each listed style scales; a style of nil on a platform without styles.
  ///   - categories: The categories to list.
  ///   - skipsUnpublished: Whether to leave out sizes that the platform doesn't publish, instead of throwing.
  /// - Throws: `TypographyError` where the scale has no size for a style and category.
  public init(
    scale: DynamicTypeScale, policy: MetricsPolicy, displayScale: Double,
    styles: [(style: TextStyle?, scaling: FontScaling)], categories: [ContentSizeCategory],
    skipsUnpublished: Bool = false, groups: [Group]
  ) throws(TypographyError) {
    self.scale = scale
    self.policy = policy
    self.displayScale = displayScale
    self.groups = groups
    var sizes: [Size] = []
    for (style, scaling) in styles {
      // A style that the platform lacks is no size that it doesn't publish.
      let isKnown = style.map { scale.weight(of: $0) != nil } ?? true
      for category in categories {
        if skipsUnpublished, isKnown, !scale.hasEntry(scaling.textStyle, category) { continue }
        let size = try scaling.size(in: category, scale: scale)
        var leading: Double?
        if let style { leading = try scale.entry(style, category).leading }
        sizes.append(
          Size(
            style: style, category: category, points: size.points, systemLeading: leading,
            certainty: size.certainty))
      }
    }
    self.sizes = sizes
  }
}
