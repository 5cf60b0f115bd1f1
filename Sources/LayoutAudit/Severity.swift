/// How much a finding weighs.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case warning, error

  public static func < (left: Self, right: Self) -> Bool { left == .warning && right == .error }
}
