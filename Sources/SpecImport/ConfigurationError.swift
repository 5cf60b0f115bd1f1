/// A configuration that can't be used: where, what, and what was expected.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  /// Line and column, counted from 1.
  public let line: Int
  public let column: Int
  /// A lower-case sentence without a final stop.
  public let problem: String

  public var description: String { "\(file):\(line):\(column): \(problem)" }
}
