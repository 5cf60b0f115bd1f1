extension UnsafeBufferPointer<UInt8> {
  /// The first byte that is no part of a character; nil where all is UTF-8.
  var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] >= 0x80 {
        guard let length = characterLength(at: offset) else { return offset }
        offset += length
      } else if offset + 8 <= count,
        UnsafeRawPointer(baseAddress! + offset).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        // Most of a text is ASCII: eight bytes at once.
        offset += 8
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The length in bytes of a character beyond ASCII, by table 3-7 of the Unicode Standard; nil where it is none.
  private func characterLength(at offset: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch self[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<offset + length where self[index] & 0xC0 != 0x80 { return nil }
    return length
  }
}
