public import Typography

/// A text in runs, each with a font of its own.
public struct AttributedText: Sendable {
  /// A piece of text in one font.
  public struct Run: Sendable {
    public var text: String
    public var font: Font
    /// The style that the font follows; nil for the one that it was made for.
    public var textStyle: TextStyle?
    /// Whatever else a toolkit knows of the run, colours for one; never touched.
    public var attributes: [String: any Sendable]

    public init(
      _ text: String, font: Font, textStyle: TextStyle? = nil, attributes: [String: any Sendable] = [:]
    ) {
      self.text = text
      self.font = font
      self.textStyle = textStyle
      self.attributes = attributes
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run]) { self.runs = runs }

  /// The text of all runs.
  public var string: String { runs.map(\.text).joined() }
}
