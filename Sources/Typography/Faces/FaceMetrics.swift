/// The vertical metrics of a face under a policy, in font units, and what they come to in points.
///
/// Baseline at 0, up is positive: the descender is negative. Values are exact; nothing is rounded to pixels except
/// `labelHeight`.
public struct FaceMetrics: Hashable, Sendable {
  /// Font units, after policy, variations and sign; fractions occur where a policy adds a share.
  public struct Units: Hashable, Sendable {
    public var ascender: Double
    public var descender: Double
    public var lineGap: Double
    /// OS/2 sCapHeight, or the height of H; nil where the font has neither.
    public var capHeight: Double?
    /// OS/2 sxHeight, or the height of x; nil where the font has neither.
    public var xHeight: Double?
    /// The top of the underline, below the baseline (negative). Source: post.
    public var underlinePosition: Double?
    public var underlineThickness: Double?

    public init(
      ascender: Double, descender: Double, lineGap: Double, capHeight: Double? = nil, xHeight: Double? = nil,
      underlinePosition: Double? = nil, underlineThickness: Double? = nil
    ) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
      self.capHeight = capHeight
      self.xHeight = xHeight
      self.underlinePosition = underlinePosition
      self.underlineThickness = underlineThickness
    }
  }

  /// A height that was taken from a glyph, since the table has none.
  public enum Measured: String, Hashable, Sendable, CaseIterable {
    case capHeight, xHeight
  }

  public var unitsPerEm: Int
  public var policy: MetricsPolicy
  public var source: MetricsSource
  public var tables: VerticalTables
  public var units: Units
  public var measured: [Measured]
  /// What is normalised or doubtful, a sentence each.
  public var warnings: [String]

  public init(
    unitsPerEm: Int, policy: MetricsPolicy, source: MetricsSource, tables: VerticalTables, units: Units,
    measured: [Measured] = [], warnings: [String] = []
  ) {
    self.unitsPerEm = unitsPerEm
    self.policy = policy
    self.source = source
    self.tables = tables
    self.units = units
    self.measured = measured
    self.warnings = warnings
  }

  /// Font units in points at a size.
  public func points(_ units: Double, at size: Double) -> Double { units * size / Double(unitsPerEm) }

  /// Points above the baseline.
  public func ascender(at size: Double) -> Double { rounded(points(units.ascender, at: size)) }

  /// Points, negative below the baseline.
  public func descender(at size: Double) -> Double { -rounded(points(-units.descender, at: size)) }

  /// The font's own line gap in points; no part of `lineHeight`.
  public func leading(at size: Double) -> Double { rounded(points(units.lineGap, at: size)) }

  /// Ascender − descender in points.
  public func lineHeight(at size: Double) -> Double {
    if policy == .web { return ascender(at: size) - descender(at: size) }
    return points(units.ascender - units.descender, at: size)
  }

  /// The height in points that a label of so many lines takes: rounded up to whole pixels, the line gap left out.
  ///
  /// One division, last, so that the sum is not a pixel off by rounding; frames that Interface Builder stored agree.
  ///
  /// - Parameter displayScale: pixels in a point: 1, 2 or 3.
  public func labelHeight(lines: Int = 1, at size: Double, displayScale: Double) -> Double {
    let pixels =
      policy == .web
      ? Double(lines) * lineHeight(at: size) * displayScale
      : Double(lines) * (units.ascender - units.descender) * size * displayScale / Double(unitsPerEm)
    return (pixels - 1e-6).rounded(.up) / displayScale
  }

  /// Chrome rounds each value to a whole pixel, halves up.
  private func rounded(_ points: Double) -> Double {
    policy == .web ? (points + 0.5).rounded(.down) : points
  }
}

/// A glyph's advance and ink. Points or font units, as the reader says; up is positive.
public struct GlyphMetrics: Hashable, Sendable {
  /// The ink's box: all 0 for a glyph without ink.
  public struct Bounds: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The character that the glyph shows.
  public let text: String
  /// Glyph index; 0 is the missing glyph.
  public let glyph: Int
  /// The glyph's name where the font has names.
  public let name: String?
  public let advance: Double
  /// Nil where the glyph is broken, so that its ink can't be told.
  public let bounds: Bounds?

  public init(text: String, glyph: Int, name: String?, advance: Double, bounds: Bounds?) {
    self.text = text
    self.glyph = glyph
    self.name = name
    self.advance = advance
    self.bounds = bounds
  }

  /// The same glyph with every length multiplied by a factor, then divided.
  public func scaled(by factor: Double, over divisor: Double) -> GlyphMetrics {
    GlyphMetrics(
      text: text, glyph: glyph, name: name, advance: advance * factor / divisor,
      bounds: bounds.map {
        Bounds(
          x: $0.x * factor / divisor, y: $0.y * factor / divisor, width: $0.width * factor / divisor,
          height: $0.height * factor / divisor)
      })
  }
}
