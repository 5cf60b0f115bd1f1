/// How a text fares in its box.
///
/// Of several, the worst holds; `unjudged` stands apart and never counts as fits.
public enum Verdict: String, Hashable, Sendable, CaseIterable {
  case fits, clips, unjudged
}
