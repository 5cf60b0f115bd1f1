/// A text laid out in lines at one size and width. Lengths are points, up positive.
public struct TextLayout: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// What the line shows, without the white space that hangs at its end.
    public let text: String
    /// From the line's start to its end, hanging space left out.
    public let width: Double
    /// The ink's edges: `top` and `bottom` from the baseline, `left` and `right` from the line's start; nil without ink.
    public let ink: Ink?
    /// The tallest ascender and deepest descender of the faces that show the line, where other than the text's own take
    /// part.
    public let fallback: (ascender: Double, descender: Double)?

    public init(
      text: String, width: Double, ink: Ink?, fallback: (ascender: Double, descender: Double)? = nil
    ) {
      self.text = text
      self.width = width
      self.ink = ink
      self.fallback = fallback
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.text == right.text && left.width == right.width && left.ink == right.ink
        && left.fallback?.ascender == right.fallback?.ascender
        && left.fallback?.descender == right.fallback?.descender
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(width)
    }
  }

  /// The edges of what is drawn, and the characters that reach them.
  public struct Ink: Hashable, Sendable {
    public var left: Double
    public var right: Double
    public var bottom: Double
    public var top: Double
    public var highest: String
    public var lowest: String

    public init(
      left: Double, right: Double, bottom: Double, top: Double, highest: String, lowest: String
    ) {
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
  public var width: Double { lines.map(\.width).max() ?? 0 }
}

/// A text shaped once, to be laid out at any size and width.
public protocol PreparedText: Sendable {
  /// Characters that no face can show, each once.
  var missing: [String] { get }
  /// The families other than the text's own that show parts of it.
  var fallbackFamilies: [String] { get }
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
}
