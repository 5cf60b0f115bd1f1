/// A name that a configuration gives, and where.
public struct LocatedName: Hashable, Sendable {
  public var name: String
  public var location: SourceLocation

  public init(_ name: String, at location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
