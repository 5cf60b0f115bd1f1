public import Typography

/// What an element shows in one category: its box, and its lines as glyphs. Lengths are points; places are from the top
/// left corner of the box, down positive.
public struct CaseDrawing: Sendable {
  public struct Line: Sendable {
    /// From the line's left end to the box's.
    public let x: Double
    public let baseline: Double
    public let width: Double
    /// Above and below the baseline: the element's own face, grown where the platform lets others grow it.
    public let ascent: Double
    public let descent: Double
    /// Empty where no text is judged.
    public let glyphs: [PlacedGlyph]
  }

  /// That the glyphs are drawn at: smaller than the row's where the text shrinks.
  public let size: Double
  public let width: Double
  public let height: Double
  /// True where nothing bounds the box, so that it ends where the text does.
  public let growsInWidth: Bool
  public let growsInHeight: Bool
  public let insets: EdgeInsets
  /// What is seen; of a text that is truncated, the last line has the ellipsis.
  public let lines: [Line]
  /// What is not seen: the whole of a truncated line, and the lines for which there is no room.
  public let hidden: [Line]
}
