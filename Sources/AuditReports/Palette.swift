/// Colours of a terminal, or none.
public struct Palette: Sendable {
  enum Colour: String {
    case red = "31", yellow = "33", green = "32", bold = "1", dim = "2"
  }

  private let isColoured: Bool

  public init(coloured: Bool) { isColoured = coloured }

  /// The text as a terminal may show it, in a colour.
  func paint(_ text: String, _ colour: Colour?) -> String {
    guard isColoured, let colour else { return text.printable }
    return "\u{1B}[\(colour.rawValue)m\(text.printable)\u{1B}[0m"
  }
}
