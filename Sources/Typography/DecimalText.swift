extension Double {
  /// A number for a sentence or a table: up to three decimals, no needless zeros, always a dot, whatever the locale.
  package var shortText: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e15 else {
      let text = String(self)
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    var (needed, rest) = (3, Int(thousandths))
    while needed > 0, rest % 10 == 0 { (needed, rest) = (needed - 1, rest / 10) }
    return fixedText(decimals: needed)
  }

  /// Points that nobody sees: lengths are told, and written in configurations, to the thousandth.
  package static let unseenLength = 0.0005 + 1e-9

  /// Whether points are more than there are, by as much as is told.
  package func exceeds(_ available: Double) -> Bool { self - available > Self.unseenLength }

  /// A number with so many decimals, 0 to 6, rounded half away from zero.
  package func fixedText(decimals: Int) -> String {
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = (self * Double(unit)).rounded()
    guard scaled.magnitude < 1e15 else { return String(self) }
    let isNegative = scaled < 0
    // Up to 15 digits, the zeros before decimals, a sign and a point.
    return String(unsafeUninitializedCapacity: 24) { bytes in
      var (digits, power, count) = (Int(scaled.magnitude), 10, 1)
      while digits >= power { (power, count) = (power * 10, count + 1) }
      count = max(count, decimals + 1)
      let length = (isNegative ? 1 : 0) + count + (decimals > 0 ? 1 : 0)
      var place = length
      for position in 0..<count {
        if position > 0, position == decimals {
          place -= 1
          bytes[place] = UInt8(ascii: ".")
        }
        place -= 1
        bytes[place] = UInt8(ascii: "0") + UInt8(digits % 10)
        digits /= 10
      }
      if isNegative { bytes[0] = UInt8(ascii: "-") }
      return length
    }
  }

  /// A 16.16 number, as the shortest decimal that it was made from, rounded or cut off: 2.007 for 131530.
  package init(shortestOfFixed fixed: Int) {
    let exact = Double(fixed) / 65536
    var power = 1.0
    while power < 100_000 {
      let short = (exact * power).rounded() / power
      if abs(short * 65536 - Double(fixed)) < 1 {
        self = short
        return
      }
      power *= 10
    }
    self = exact
  }
}
