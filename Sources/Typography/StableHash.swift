extension String {
  /// 16 hexadecimal digits: FNV-1a, which no run, machine or version changes as Swift's own hash does.
  package var stableHash: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
