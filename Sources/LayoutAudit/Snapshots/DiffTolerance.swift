/// How far a length may move before it counts. Where neither is given, whatever moves counts; where both are, what passes
/// either.
public struct DiffTolerance: Hashable, Sendable {
  /// Points; nil where none are given.
  public var points: Double?
  /// Percent of the old length; nil where none is given.
  public var percent: Double?

  public init(points: Double? = nil, percent: Double? = nil) {
    self.points = points
    self.percent = percent
  }

  /// Whether a length in points moved farther than is tolerated. What appears or goes always counts.
  func isExceeded(_ old: Double?, _ new: Double?) -> Bool {
    guard let old, let new else { return old != new }
    let change = (new - old).magnitude
    guard change > Self.noise else { return false }
    if points == nil, percent == nil { return true }
    // Of nothing every change is infinitely many percent.
    let share = old == 0 ? Double.infinity : change * 100 / old.magnitude
    return points.map { change > $0 + Self.noise } == true || percent.map { share > $0 + Self.noise } == true
  }

  /// What sums of numbers may differ by without any reason of the fonts.
  private static let noise = 1e-9
}
