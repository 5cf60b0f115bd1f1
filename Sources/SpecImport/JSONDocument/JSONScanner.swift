/// Goes through the bytes of a JSON text: space, words and numbers.
struct JSONScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset: Int
  /// The texts of the strings that have escapes, one after the other.
  var unescaped: [UInt8] = []
  private let file: String
  /// Where the text begins: after a byte order mark, which is no column of it.
  private let first: Int

  static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// - Throws: where the bytes are no UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(ConfigurationError) {
    self.bytes = bytes
    self.file = file
    first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    offset = first
    guard bytes.count <= Int32.max else { throw error("has more than 2 GiB") }
    if let invalid = firstInvalidUTF8 { throw error("is not valid UTF-8 here", at: invalid) }
  }

  private var firstInvalidUTF8: Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
    return valid
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: first)
      && bytes[offset + 1] == UInt8(ascii: second)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Goes on while bytes are of a kind.
  mutating func skip(while isOfKind: (UInt8) -> Bool) {
    var end = offset
    while end < bytes.count, isOfKind(bytes[end]) { end += 1 }
    offset = end
  }

  mutating func skipSpace() throws(ConfigurationError) {
    while true {
      skip { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if isNext("/", "/") {
        skip { $0 != 0x0A }
      } else if isNext("/", "*") {
        let start = offset
        offset += 2
        while !isNext("*", "/") {
          offset += 1
          guard offset < bytes.count else {
            throw error("the comment that starts here has no end", at: start)
          }
        }
        offset += 2
      } else {
        return
      }
    }
  }

  /// What an unquoted key or a word such as `true` is made of; empty where there is none.
  mutating func word() -> JSONText {
    let start = offset
    while let byte = peek,
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (offset > start && (Self.digits.contains(byte) || byte == UInt8(ascii: "-")))
    {
      offset += 1
    }
    return JSONText(start..<offset)
  }

  // MARK: Numbers

  mutating func number() throws(ConfigurationError) -> Double {
    if let value = wholeNumber() { return value }
    let start = offset
    skip { Self.digits.contains($0) || Self.isOfNumber($0) }
    let text = string(JSONText(start..<offset))
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let hasLeadingZero =
      digits.count > 1 && digits.hasPrefix("0") && digits.dropFirst().first?.isNumber == true
    guard !hasLeadingZero, !digits.hasPrefix("."), !digits.hasSuffix("."), let value = Double(text),
      value.isFinite
    else { throw error("'\(text)' is not a number", at: start) }
    return value
  }

  /// The plain digits that most numbers are; nil, and nothing read, for any other.
  private mutating func wholeNumber() -> Double? {
    var (end, value) = (offset, 0)
    while end < bytes.count, Self.digits.contains(bytes[end]) {
      value = value &* 10 &+ Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    let isWhole = end == bytes.count || !Self.isOfNumber(bytes[end])
    // Every integer of 15 digits is a Double.
    guard isWhole, (1...15).contains(end - offset), bytes[offset] != UInt8(ascii: "0") || end - offset == 1
    else { return nil }
    offset = end
    return Double(value)
  }

  /// What stands in a number apart from digits.
  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }

  // MARK: Errors

  /// The character at the offset, for a message.
  var found: String {
    guard offset < bytes.count else { return "end of file" }
    let rest = String(decoding: bytes[offset..<min(offset + 16, bytes.count)], as: UTF8.self)
    return rest.first.map { $0.isNewline ? "line end" : "'\($0)'" } ?? "end of file"
  }

  var lines: LineTable { LineTable(bytes, from: first) }

  func error(_ problem: String, at place: Int? = nil) -> ConfigurationError {
    let position = lines.position(of: place ?? offset, in: bytes)
    return ConfigurationError(file: file, line: position.line, column: position.column, problem: problem)
  }
}
