/// The vertical metrics that a font's tables store, untouched, in font units. A missing table is nil.
public struct VerticalTables: Hashable, Sendable {
  /// Ascender, descender (below the baseline: negative) and line gap, as stored.
  public struct Line: Hashable, Sendable {
    public let ascender: Int
    public let descender: Int
    public let lineGap: Int

    public init(ascender: Int, descender: Int, lineGap: Int) {
      self.ascender = ascender
      self.descender = descender
      self.lineGap = lineGap
    }

    /// True where ascender and descender are both 0: nothing was stored.
    public var isZero: Bool { ascender == 0 && descender == 0 }
  }

  /// usWinAscent and usWinDescent, both positive away from the baseline.
  public struct Win: Hashable, Sendable {
    public let ascent: Int
    public let descent: Int

    public init(ascent: Int, descent: Int) {
      self.ascent = ascent
      self.descent = descent
    }
  }

  public let hhea: Line?
  /// OS/2 sTypoAscender, sTypoDescender, sTypoLineGap.
  public let typo: Line?
  public let win: Win?
  /// OS/2 fsSelection bit 7.
  public let useTypoMetrics: Bool

  public init(hhea: Line?, typo: Line?, win: Win?, useTypoMetrics: Bool) {
    self.hhea = hhea
    self.typo = typo
    self.win = win
    self.useTypoMetrics = useTypoMetrics
  }
}
