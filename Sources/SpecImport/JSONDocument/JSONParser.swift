internal import Typography

/// Reads JSON that people write: with comments, trailing commas and unquoted keys, and with positions.
///
/// Duplicate keys are errors, as are lone surrogates, invalid UTF-8 and more than 64 levels of nesting.
struct JSONParser {
  private var text: JSONScanner
  private var items: [JSONDocument.Item] = []
  /// The first few keys of each object that is open, those of the innermost one last.
  private var keys: [JSONText] = []
  private var depth = 0

  private static let deepest = 64

  static func parse(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> JSONNode {
    let document = try bytes.withUnsafeBufferPointer { (buffer) throws(ConfigurationError) in
      var parser = JSONParser(text: try JSONScanner(buffer, file: file))
      try parser.document()
      return JSONDocument(
        bytes, file: file, items: parser.items, unescaped: parser.text.unescaped, lines: parser.text.lines)
    }
    return JSONNode(document: document, index: 0)
  }

  private init(text: JSONScanner) {
    self.text = text
    // Most documents have fewer; what isn't written takes no memory.
    items.reserveCapacity(text.bytes.count / 8)
  }

  private mutating func document() throws(ConfigurationError) {
    try text.skipSpace()
    if text.peek == nil { throw text.error("is empty: expected an object in braces") }
    try value()
    try text.skipSpace()
    if text.peek != nil { throw text.error("unexpected \(text.found) after the end of the document") }
  }

  private mutating func value() throws(ConfigurationError) {
    let start = text.offset
    switch text.peek {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try array()
    case UInt8(ascii: "\""): append(.string(try text.string()), at: start)
    case let byte? where byte == UInt8(ascii: "-") || JSONScanner.digits.contains(byte):
      append(.number(try text.number()), at: start)
    default:
      switch text.string(text.word()) {
      case "true": append(.bool(true), at: start)
      case "false": append(.bool(false), at: start)
      case "null": append(.null, at: start)
      default:
        text.offset = start
        throw text.error("unexpected \(text.found): expected a value")
      }
    }
  }

  private mutating func object() throws(ConfigurationError) {
    let own = items.count
    append(.object(end: 0, keys: KeyMask()), at: text.offset)
    try descend()
    var seen = Seen(start: keys.count)
    while true {
      try text.skipSpace()
      if text.take("}") { break }
      try key(&seen)
      try text.skipSpace()
      try value()
      try text.skipSpace()
      if text.take(",") { continue }
      guard text.take("}") else { throw text.error("unexpected \(text.found): expected ',' or '}'") }
      break
    }
    keys.removeLast(keys.count - seen.start)
    depth -= 1
    items[own].content = .object(end: UInt32(items.count), keys: seen.mask)
  }

  private mutating func key(_ seen: inout Seen) throws(ConfigurationError) {
    let start = text.offset
    let isQuoted = text.peek == UInt8(ascii: "\"")
    let key = isQuoted ? try text.string() : text.word()
    guard isQuoted || key.count > 0 else {
      throw text.error("unexpected \(text.found): expected a key or '}'")
    }
    guard isNew(key, &seen) else {
      throw text.error("duplicate key '\(text.string(key))'", at: start)
    }
    append(.string(key), at: start)
    try text.skipSpace()
    guard text.take(":") else {
      throw text.error("unexpected \(text.found) after the key '\(text.string(key))': expected ':'")
    }
  }

  /// The keys of an object that were read.
  private struct Seen {
    /// Where its first few begin among `keys`.
    let start: Int
    /// The rest, and those beyond ASCII, of which several spellings are the same string.
    var others: Set<String> = []
    var mask = KeyMask()
  }

  private mutating func isNew(_ key: JSONText, _ seen: inout Seen) -> Bool {
    let (isASCII, mayBeThere) = text.withBytes(of: key) { bytes in
      defer { seen.mask.insert(bytes) }
      return (bytes.allSatisfy { $0 < 0x80 }, seen.mask.mayHold(bytes))
    }
    if mayBeThere || !isASCII {
      for index in seen.start..<keys.count {
        let isSame =
          isASCII ? text.areSame(keys[index], key) : text.string(keys[index]) == text.string(key)
        if isSame { return false }
      }
    }
    guard seen.others.isEmpty, isASCII, keys.count - seen.start < 16 else {
      return seen.others.insert(text.string(key)).inserted
    }
    keys.append(key)
    return true
  }

  private mutating func array() throws(ConfigurationError) {
    let own = items.count
    append(.array(end: 0), at: text.offset)
    try descend()
    while true {
      try text.skipSpace()
      if text.take("]") { break }
      try value()
      try text.skipSpace()
      if text.take(",") { continue }
      guard text.take("]") else { throw text.error("unexpected \(text.found): expected ',' or ']'") }
      break
    }
    depth -= 1
    items[own].content = .array(end: UInt32(items.count))
  }

  private mutating func descend() throws(ConfigurationError) {
    depth += 1
    if depth > Self.deepest { throw text.error("nested more than \(Self.deepest) levels deep") }
    text.offset += 1
  }

  private mutating func append(_ content: JSONDocument.Item.Content, at offset: Int) {
    items.append(JSONDocument.Item(content: content, offset: UInt32(offset)))
  }
}
