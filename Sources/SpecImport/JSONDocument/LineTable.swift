/// Where the lines of a text begin, to tell the place of a byte.
struct LineTable {
  private let starts: [UInt32]

  /// - Parameter first: Where the text begins: after a byte order mark, which is no column of it.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
    var starts = [UInt32(first)]
    var offset = first
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == 0x0A { starts.append(UInt32(truncatingIfNeeded: offset)) }
    }
    self.starts = starts
  }

  func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> JSONNode.Position {
    var (line, beyond) = (0, starts.count)
    while beyond - line > 1 {
      let middle = (line + beyond) / 2
      if starts[middle] <= offset { line = middle } else { beyond = middle }
    }
    var column = 1
    // All but continuation bytes begin a character.
    for byte in bytes[Int(starts[line])..<offset] where byte & 0xC0 != 0x80 { column += 1 }
    return JSONNode.Position(line: line + 1, column: column)
  }
}
