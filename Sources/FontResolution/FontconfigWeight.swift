internal import CFontconfig

/// fontconfig's own scale of weights, 0 (thin) to 215, and OpenType's, 1 to 1000.
public enum FontconfigWeight {
  /// The place on fontconfig's scale of an OpenType weight, or nil outside 1...1000. Source: libfontconfig.
  public static func fromOpenType(_ weight: Double) -> Double? {
    // fontconfig itself takes 0 for 1, and clamps above 1000.
    (1...1000).contains(weight) ? FcWeightFromOpenTypeDouble(weight) : nil
  }

  /// The OpenType weight at a place on fontconfig's scale, or nil outside 0...215. Source: libfontconfig.
  public static func toOpenType(_ weight: Double) -> Double? {
    let converted = FcWeightToOpenTypeDouble(weight)
    return converted < 0 ? nil : converted
  }
}
