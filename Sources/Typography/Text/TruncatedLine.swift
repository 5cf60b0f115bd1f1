/// The last line of a text that doesn't fit, as it is shown: what is left of the text, and an ellipsis.
public struct TruncatedLine: Hashable, Sendable {
  /// What is shown, in the order of the text. The ellipsis is one of the pieces.
  public let pieces: [TextLayout.Line]
  /// The place of the ellipsis among the pieces.
  public let ellipsis: Int

  public init(pieces: [TextLayout.Line], ellipsis: Int) {
    self.pieces = pieces
    self.ellipsis = ellipsis
  }

  /// U+2026, or three full stops where no face has it.
  public var text: String { pieces.lazy.map(\.text).joined() }

  /// Points.
  public var width: Double { pieces.lazy.map(\.width).reduce(0, +) }

  /// Points of the ellipsis alone.
  public var ellipsisWidth: Double { pieces[ellipsis].width }
}
