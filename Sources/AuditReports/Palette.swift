/// Colours of a terminal, or none.
public struct Palette: Sendable {
  enum Colour: String {
    case red = "31", yellow = "33", green = "32", bold = "1", dim = "2"
  }

  private let isColoured: Bool

  public init(coloured: Bool) { isColoured = coloured }

  func paint(_ text: String, _ colour: Colour?) -> String {
    guard isColoured, let colour else { return text }
    return "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m"
  }
}
