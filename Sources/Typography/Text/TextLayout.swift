/// A text laid out in lines at one size and width. Lengths are points, up positive.
public struct TextLayout: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// From the line's start to its end, hanging space left out.
    public let width: Double
    /// The tallest ascender and deepest descender of the faces that show the line, where other than the text's own take
    /// part.
    public let fallback: (ascender: Double, descender: Double)?
    private let source: any LineSource
    private let part: Part

    public init(
      width: Double, fallback: (ascender: Double, descender: Double)? = nil, source: any LineSource,
      part: Part
    ) {
      self.width = width
      self.fallback = fallback
      self.source = source
      self.part = part
    }

    /// What the line shows, without the white space that hangs at its end.
    public var text: String { source.text(of: part) }

    /// The ink's edges: `top` and `bottom` from the baseline, `left` and `right` from the line's start; nil without ink.
    public var ink: Ink? { source.ink(of: part) }

    /// The glyphs from left to right, as the line shows them.
    public var glyphs: [PlacedGlyph] { source.glyphs(of: part) }

    /// True where the line's paragraph runs from right to left.
    public var isRightToLeft: Bool { source.isRightToLeft }

    /// The letters of a cluster.
    public func text(ofCluster cluster: Int) -> String {
      source.text(of: Part(clusters: cluster..<cluster + 1, isHyphenated: false, spacing: 0, scale: 1))
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.width == right.width && left.text == right.text && left.ink == right.ink
        && left.fallback?.ascender == right.fallback?.ascender
        && left.fallback?.descender == right.fallback?.descender
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(width) }
  }

  /// Which clusters of its source a line shows, and how.
  public struct Part: Hashable, Sendable {
    public let clusters: Range<Int>
    /// True where the line ends in a soft hyphen, which shows.
    public let isHyphenated: Bool
    /// The source's units after every cluster.
    public let spacing: Double
    /// Points in a unit of the source.
    public let scale: Double

    public init(clusters: Range<Int>, isHyphenated: Bool, spacing: Double, scale: Double) {
      self.clusters = clusters
      self.isHyphenated = isHyphenated
      self.spacing = spacing
      self.scale = scale
    }
  }

  /// The edges of what is drawn, and the clusters that reach the highest and the lowest.
  public struct Ink: Hashable, Sendable {
    public var left: Double
    public var right: Double
    public var bottom: Double
    public var top: Double
    public var highest: Int
    public var lowest: Int

    public init(left: Double, right: Double, bottom: Double, top: Double, highest: Int, lowest: Int) {
      self.left = left
      self.right = right
      self.bottom = bottom
      self.top = top
      self.highest = highest
      self.lowest = lowest
    }
  }

  public let lines: [Line]
  /// The widest piece between two break opportunities that is wider than the width, and how wide it is; nil where every
  /// piece fits.
  public let overflow: (text: String, width: Double)?

  public init(lines: [Line], overflow: (text: String, width: Double)? = nil) {
    self.lines = lines
    self.overflow = overflow
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.lines == right.lines && left.overflow?.text == right.overflow?.text
      && left.overflow?.width == right.overflow?.width
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }

  /// The widest line in points; 0 without lines.
  public var width: Double { lines.lazy.map(\.width).max() ?? 0 }
}

/// The paragraph that lines were made of. It tells a line's text, ink and glyphs when somebody asks: of a million lines
/// few are asked for.
public protocol LineSource: AnyObject, Sendable {
  var isRightToLeft: Bool { get }
  /// From left to right, as they are seen.
  func glyphs(of part: TextLayout.Part) -> [PlacedGlyph]
  func text(of part: TextLayout.Part) -> String
  func ink(of part: TextLayout.Part) -> TextLayout.Ink?
}

/// A text shaped once, to be laid out at any size and width.
public protocol PreparedText: AnyObject, Sendable {
  /// Characters that no face can show, each once.
  var missing: [String] { get }
  /// The faces other than the text's own that show parts of it.
  var fallbackFaces: [FaceIdentity] { get }
  /// Letters that the asked OpenType features leave as they are, by feature tag; empty where all act.
  var featuresWithoutEffect: [(tag: String, letters: String)] { get }

  /// Lays the text out.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - width: Points that a line may take; nil for no limit, so that only hard breaks end lines.
  ///   - breaksWords: Whether a piece that is too wide goes on within a word on the next line.
  /// - Throws: Where the fonts or ICU fail.
  func layout(size: Double, width: Double?, breaksWords: Bool) throws -> TextLayout

  /// What `layout` says, without the lines.
  ///
  /// - Throws: Where the fonts or ICU fail.
  func extent(size: Double, width: Double?, breaksWords: Bool) throws -> TextExtent

  /// How far ink reaches at most, wherever lines end.
  var inkReach: InkReach { get }

  /// The last line of those shown, where there is more text than they hold.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - width: Points that a line may take.
  ///   - lines: How many lines are shown, at least 1.
  ///   - mode: One that truncates: where the ellipsis stands.
  /// - Returns: Pieces without any text where not even the ellipsis fits.
  /// - Throws: Where the fonts or ICU fail.
  func truncated(size: Double, width: Double, lines: Int, mode: LineBreakMode) throws -> TruncatedLine
}

extension PreparedText {
  public func extent(size: Double, width: Double?, breaksWords: Bool) throws -> TextExtent {
    let layout = try layout(size: size, width: width, breaksWords: breaksWords)
    return TextExtent(
      lines: layout.lines.count, width: layout.width, overflows: layout.overflow != nil)
  }

  public var inkReach: InkReach { .unknown }
}

/// The lines that a text takes.
public struct TextExtent: Hashable, Sendable {
  public let lines: Int
  /// Points of the widest line.
  public let width: Double
  /// Whether a piece without a break is wider than the lines may be.
  public let overflows: Bool

  public init(lines: Int, width: Double, overflows: Bool) {
    self.lines = lines
    self.width = width
    self.overflows = overflows
  }
}

/// The furthest that a cluster's ink reaches, in ems: from the baseline, before its origin, and after its advance.
public struct InkReach: Hashable, Sendable {
  public var above: Double
  public var below: Double
  public var before: Double
  public var after: Double

  public init(above: Double, below: Double, before: Double, after: Double) {
    self.above = above
    self.below = below
    self.before = before
    self.after = after
  }

  /// Only the lines tell.
  public static let unknown = InkReach(
    above: .infinity, below: .infinity, before: .infinity, after: .infinity)
  public var isKnown: Bool { above < .infinity }

  /// As far as any of them reaches.
  package static func widest(_ reaches: [InkReach]) -> InkReach {
    reaches.reduce(InkReach(above: 0, below: 0, before: 0, after: 0)) {
      InkReach(
        above: max($0.above, $1.above), below: max($0.below, $1.below), before: max($0.before, $1.before),
        after: max($0.after, $1.after))
    }
  }

  package static func / (reach: InkReach, divisor: Double) -> InkReach {
    InkReach(
      above: reach.above / divisor, below: reach.below / divisor, before: reach.before / divisor,
      after: reach.after / divisor)
  }
}
