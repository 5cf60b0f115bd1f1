extension JSONScanner {
  /// Reads a string from quote to quote.
  mutating func string() throws(ConfigurationError) -> JSONText {
    let start = offset
    offset += 1
    skipPlain()
    if take("\"") { return JSONText(start + 1..<offset - 1) }
    let textStart = bytes.count + unescaped.count
    unescaped += bytes[start + 1..<offset]
    while let byte = peek {
      let plain = offset
      skipPlain()
      unescaped += bytes[plain..<offset]
      if offset > plain { continue }
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return JSONText(textStart..<bytes.count + unescaped.count)
      case UInt8(ascii: "\\"): try escape()
      default: throw error("a string can't hold a line end or control character", at: offset - 1)
      }
    }
    throw error("the string that starts here has no end", at: start)
  }

  /// Goes on to what isn't itself in a string: its end, an escape, or what it can't hold.
  private mutating func skipPlain() {
    skip { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private mutating func escape() throws(ConfigurationError) {
    let start = offset - 1
    guard let byte = peek else { throw error("the string ends within an escape", at: start) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      var value = try hexadecimal(start)
      if (0xD800..<0xDC00).contains(value), take("\\"), take("u") {
        let low = try hexadecimal(start)
        guard (0xDC00..<0xE000).contains(low) else {
          throw error("a lone surrogate is no character", at: start)
        }
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(value) else {
        throw error("a lone surrogate is no character", at: start)
      }
      unescaped += String(scalar).utf8
    default: throw error("unknown escape", at: start)
    }
  }

  private mutating func hexadecimal(_ start: Int) throws(ConfigurationError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("\\u takes four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  // MARK: Texts

  func string(_ text: JSONText) -> String {
    withBytes(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two texts have the same bytes.
  func areSame(_ one: JSONText, _ other: JSONText) -> Bool {
    withBytes(of: one) { one in withBytes(of: other) { one.isSame(as: $0) } }
  }

  func withBytes<Result>(of text: JSONText, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withBytes(of: bytes, unescaped, body)
  }
}
