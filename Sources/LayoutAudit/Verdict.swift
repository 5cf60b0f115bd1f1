/// How a text fares in its box.
///
/// The worst holds of several, in this order; `unjudged` stands apart and never counts as fits.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Comparable {
  case fits
  /// Only by shrinking the font.
  case shrinks
  /// The end is replaced by an ellipsis.
  case truncates
  /// Lines, or ink, are cut.
  case clips
  /// A piece between two break opportunities is wider than the box.
  case overflows
  case unjudged

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
