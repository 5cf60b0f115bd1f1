/// A bit for each key of an object: most keys that it lacks are known not to be there without a comparison.
struct KeyMask {
  private var bits: UInt32 = 0

  /// False where the key is not there; true where it, or another with the same bit, is.
  func mayHold(_ key: UnsafeBufferPointer<UInt8>) -> Bool { bits & Self.bit(of: key) != 0 }

  mutating func insert(_ key: UnsafeBufferPointer<UInt8>) { bits |= Self.bit(of: key) }

  private static func bit(of key: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let first = key.isEmpty ? 0 : UInt32(key[0])
    return 1 << ((UInt32(truncatingIfNeeded: key.count) &* 9 &+ first) & 31)
  }
}

extension StaticString {
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension UnsafeBufferPointer<UInt8> {
  func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index < count, self[index] == other[index] { index += 1 }
    return index == count
  }
}
