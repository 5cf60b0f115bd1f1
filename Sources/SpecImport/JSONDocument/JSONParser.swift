internal import Typography

/// Reads JSON that people write: with comments, trailing commas and unquoted keys, and with positions.
///
/// Duplicate keys are errors, as are lone surrogates, invalid UTF-8 and more than 64 levels of nesting.
struct JSONParser {
  private let bytes: [UInt8]
  private let file: String
  private var offset = 0
  private var depth = 0
  /// Where the text begins: after a byte order mark, which is no column of it.
  private var first = Place()
  private var marked = Place()

  private static let deepest = 64
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  /// What stands in a number apart from digits.
  private static let signs = Array("+-.eE".utf8)

  static func parse(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> JSONNode {
    var parser = JSONParser(bytes: bytes, file: file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.skipByteOrderMark() }
    if let invalid = parser.firstInvalidUTF8() { throw parser.error("is not valid UTF-8 here", at: invalid) }
    try parser.skipSpace()
    if parser.peek == nil { throw parser.error("is empty: expected an object in braces") }
    let node = try parser.value()
    try parser.skipSpace()
    if parser.peek != nil { throw parser.error("unexpected \(parser.found) after the end of the document") }
    return node
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  private mutating func skipByteOrderMark() {
    offset = 3
    first.offset = offset
    marked = first
  }

  // MARK: Values

  private mutating func value() throws(ConfigurationError) -> JSONNode {
    let start = offset
    let position = mark()
    let value: JSONNode.Value
    switch peek {
    case UInt8(ascii: "{"): value = .object(try object())
    case UInt8(ascii: "["): value = .array(try array())
    case UInt8(ascii: "\""): value = .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.digits.contains(byte):
      value = .number(try number())
    default:
      switch word() {
      case "true": value = .bool(true)
      case "false": value = .bool(false)
      case "null": value = .null
      default:
        offset = start
        throw error("unexpected \(found): expected a value")
      }
    }
    return JSONNode(value: value, position: position)
  }

  private mutating func object() throws(ConfigurationError) -> [JSONNode.Member] {
    try descend()
    var members: [JSONNode.Member] = []
    var seen = KeySet()
    while true {
      try skipSpace()
      if take("}") { break }
      let start = offset
      let position = mark()
      let isQuoted = peek == UInt8(ascii: "\"")
      let key = isQuoted ? try string() : word()
      guard isQuoted || !key.isEmpty else {
        throw error("unexpected \(found): expected a key or '}'")
      }
      guard seen.insert(key) else { throw error("duplicate key '\(key)'", at: start) }
      try skipSpace()
      guard take(":") else { throw error("unexpected \(found) after the key '\(key)': expected ':'") }
      try skipSpace()
      members.append(JSONNode.Member(key: key, position: position, value: try value()))
      try skipSpace()
      if take(",") { continue }
      guard take("}") else { throw error("unexpected \(found): expected ',' or '}'") }
      break
    }
    depth -= 1
    return members
  }

  private mutating func array() throws(ConfigurationError) -> [JSONNode] {
    try descend()
    var values: [JSONNode] = []
    while true {
      try skipSpace()
      if take("]") { break }
      values.append(try value())
      try skipSpace()
      if take(",") { continue }
      guard take("]") else { throw error("unexpected \(found): expected ',' or ']'") }
      break
    }
    depth -= 1
    return values
  }

  private mutating func descend() throws(ConfigurationError) {
    depth += 1
    if depth > Self.deepest { throw error("nested more than \(Self.deepest) levels deep") }
    offset += 1
  }

  private mutating func number() throws(ConfigurationError) -> Double {
    let start = offset
    while let byte = peek, Self.digits.contains(byte) || Self.signs.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let hasLeadingZero =
      digits.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    guard !hasLeadingZero, !digits.hasPrefix("."), !digits.hasSuffix("."), let value = Double(text),
      value.isFinite
    else { throw error("'\(text)' is not a number", at: start) }
    return value
  }

  private mutating func word() -> String {
    let start = offset
    while let byte = peek,
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (offset > start && (Self.digits.contains(byte) || byte == UInt8(ascii: "-")))
    {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Keys that were seen: of the few that most objects have, the first ones are compared.
  private struct KeySet {
    private var first: [String] = []
    private var others: Set<String> = []

    /// False where the key was there.
    mutating func insert(_ key: String) -> Bool {
      if first.contains(key) { return false }
      if first.count == 16 { return others.insert(key).inserted }
      first.append(key)
      return true
    }
  }

  // MARK: Strings

  private mutating func string() throws(ConfigurationError) -> String {
    let start = offset
    offset += 1
    // Most strings stand in the document as they are.
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      offset += 1
    }
    var text = bytes[start + 1..<offset]
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw error("a string can't hold a line end or control character", at: offset - 1)
      default: text.append(byte)
      }
    }
    throw error("the string that starts here has no end", at: start)
  }

  private mutating func escape() throws(ConfigurationError) -> [UInt8] {
    let start = offset - 1
    guard let byte = peek else { throw error("the string ends within an escape", at: start) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
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
      return Array(String(scalar).utf8)
    default: throw error("unknown escape", at: start)
    }
  }

  private mutating func hexadecimal(_ start: Int) throws(ConfigurationError) -> UInt32 {
    let end = min(offset + 4, bytes.count)
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else {
      throw error("\\u takes four hexadecimal digits", at: start)
    }
    offset = end
    return value
  }

  // MARK: Bytes

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() throws(ConfigurationError) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
      } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count,
          !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/"))
        {
          offset += 1
        }
        guard offset + 1 < bytes.count else {
          throw error("the comment that starts here has no end", at: start)
        }
        offset += 2
      } else {
        return
      }
    }
  }

  /// The character at the offset, for a message.
  private var found: String {
    guard offset < bytes.count else { return "end of file" }
    let rest = String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self)
    return rest.first.map { $0.isNewline ? "line end" : "'\($0)'" } ?? "end of file"
  }

  private func firstInvalidUTF8() -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { position += String(scalar).utf8.count }
    return position
  }

  /// The place of the offset. Counted on from the last one, so that a long document takes one pass.
  private mutating func mark() -> JSONNode.Position {
    marked = advance(marked, to: offset)
    return JSONNode.Position(line: marked.line, column: marked.column)
  }

  private func advance(_ place: Place, to end: Int) -> Place {
    var place = place
    while place.offset < min(end, bytes.count) {
      let byte = bytes[place.offset]
      place.offset += 1
      if byte == 0x0A {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {  // Not a continuation byte: a character begins.
        place.column += 1
      }
    }
    return place
  }

  private struct Place {
    var offset = 0
    var line = 1
    var column = 1
  }

  private func error(_ problem: String, at place: Int? = nil) -> ConfigurationError {
    let place = advance(first, to: place ?? offset)
    return ConfigurationError(file: file, line: place.line, column: place.column, problem: problem)
  }
}
