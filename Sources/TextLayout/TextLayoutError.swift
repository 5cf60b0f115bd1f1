/// A text that can't be laid out.
public struct TextLayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in a lower-case sentence without a final stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
