/// What a glyph looks like, in units of its face, up positive, from its origin on the baseline.
///
/// A class: a page shows the same glyph many times.
public final class GlyphOutline: Sendable {
  public struct Point: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step of a contour, from where the last one ended.
  public enum Segment: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(control: Point, Point)
    case cubic(control: Point, control2: Point, Point)
    case close
  }

  public enum Shape: Hashable, Sendable {
    /// Filled by the non-zero winding rule; empty for a glyph without ink.
    case contours([Segment])
    /// A colour glyph that the font has as a PNG file.
    case picture(png: [UInt8], box: GlyphMetrics.Bounds)
    /// A glyph that is drawn in another way, of which only the place is known.
    case placeholder(box: GlyphMetrics.Bounds)
  }

  public let shape: Shape
  public let unitsPerEm: Double

  public init(_ shape: Shape, unitsPerEm: Double) {
    self.shape = shape
    self.unitsPerEm = unitsPerEm
  }

  /// True for a glyph without ink.
  public var isBlank: Bool { shape == .contours([]) }
}

/// A glyph in a line. Lengths are points, up positive.
public struct PlacedGlyph: Sendable {
  public let outline: GlyphOutline
  /// The glyph's number in its face.
  public let glyph: Int
  /// From the line's left end, in whatever direction the text runs.
  public let x: Double
  /// From the line's baseline.
  public let y: Double

  public init(outline: GlyphOutline, glyph: Int, x: Double, y: Double) {
    self.outline = outline
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}
