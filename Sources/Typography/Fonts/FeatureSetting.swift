/// One font feature that is switched, as an AAT pair or as an OpenType tag.
public enum FeatureSetting: Hashable, Sendable {
  /// AAT feature type and selector; settings that lack one occur in descriptors and are kept.
  case aat(type: Int?, selector: Int?)
  /// OpenType feature tag, four letters, and its value: 0 off, 1 on, more for an alternate.
  case openType(tag: String, value: Int)
}
