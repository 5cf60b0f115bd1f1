/// A request that no size or font can answer, in words that name the value and what was expected.
public struct TypographyError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in a lower-case sentence without a final stop.
  public let description: String

  /// - Parameter description: a lower-case sentence that quotes the value.
  public init(_ description: String) { self.description = description }

  static func unknown(_ kind: String, _ value: String, known: [String]) -> Self {
    Self("unknown \(kind) '\(value)'" + suggestion(for: value, among: known))
  }

  static func emptyRange(_ text: String) -> Self {
    Self("'\(text)' is not a range of content size categories: expected a, a...b, a..., ...b, ..<b or a..<b")
  }
}
