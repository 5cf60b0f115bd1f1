extension Unicode.Scalar {
  /// The code point as Unicode writes it, such as `U+0E01`.
  package var codePointText: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
