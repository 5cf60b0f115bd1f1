/// How an element's weight follows iOS's Bold Text setting.
public enum BoldText: Hashable, Sendable {
  /// The system's step: 100 more for the three lightest weights, 200 above, at most 900; what is heavier stays.
  case auto
  /// Unchanged: custom fonts don't follow by themselves.
  case none
  case weight(FontWeight)

  /// The weight with the setting on.
  public func weight(from weight: FontWeight) -> FontWeight {
    switch self {
    case .none: weight
    case .weight(let bold): bold
    case .auto: max(weight, FontWeight(clamping: min(900, weight.value + (weight.value <= 300 ? 100 : 200))))
    }
  }
}
