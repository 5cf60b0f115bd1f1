/// How sure a number is.
public enum Certainty: String, Sendable, Hashable, CaseIterable {
  /// Printed by the platform's maker, or fixed by the caller's own configuration.
  case published
  /// Read off a running system by a third party.
  case measured
  /// Follows from a rule that was never measured at this point.
  case inferred
}
