extension StringProtocol {
  /// Columns that the text takes in a terminal: two for wide East Asian characters and emoji, none for marks.
  ///
  /// Source: Unicode Standard Annex 11, classes W and F, by blocks; unassigned code points within count too.
  var displayWidth: Int {
    if isPrintableASCII { return utf8.count }
    if unicodeScalars.allSatisfy(isSingleColumn) { return unicodeScalars.count }
    return reduce(0) { $0 + terminalWidth(of: $1) }
  }

  /// Letters that each take a byte and a column.
  var isPrintableASCII: Bool {
    let isPrintable = { (byte: UInt8) in (0x20..<0x7F).contains(byte) }
    // Bytes in a row are looked at several times faster than through the string.
    return utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isPrintable) }
      ?? utf8.allSatisfy(isPrintable)
  }
}

/// Letters and signs of Latin, Greek and Cyrillic, among which no marks are.
private func isSingleColumn(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x590, 0x1E00..<0x2000: true
  default: false
  }
}

private func terminalWidth(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  if first.value < 0x300 { return 1 }
  // An emoji sequence is one picture, whatever it is made of.
  if character.unicodeScalars.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }) {
    return 2
  }
  switch first.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return wideBlocks.contains { $0.contains(first.value) } ? 2 : 1
  }
}

private let wideBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
  0x1F200...0x1F2FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
]
