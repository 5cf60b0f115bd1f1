/// A font collection that can't be opened.
public struct FontResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, in a lower-case sentence without a final stop.
  public let description: String

  init(_ description: String) { self.description = description }

  static let outOfMemory = Self("fontconfig is out of memory")
}
