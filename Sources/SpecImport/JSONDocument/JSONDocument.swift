/// A JSON text that was read: its values one after the other, as they stand in it.
///
/// One flat array, and texts that stay in the bytes: a long document makes no tree of many small pieces.
final class JSONDocument: Sendable {
  /// A value, or the key of the value that comes next.
  struct Item {
    enum Content {
      case null
      case bool(Bool)
      case number(Double)
      case string(JSONText)
      /// The item after the last one within.
      case array(end: UInt32)
      case object(end: UInt32, keys: KeyMask)
    }

    var content: Content
    /// The byte where it starts.
    let offset: UInt32
  }

  let file: String
  private let bytes: [UInt8]
  private let items: [Item]
  /// The texts of the strings that have escapes.
  private let unescaped: [UInt8]
  private let lines: LineTable

  init(_ bytes: [UInt8], file: String, items: [Item], unescaped: [UInt8], lines: LineTable) {
    self.bytes = bytes
    self.file = file
    self.items = items
    self.unescaped = unescaped
    self.lines = lines
  }

  /// - Parameter index: Of an item; 0 is the outermost value.
  subscript(index: Int) -> Item.Content { items[index].content }

  /// The item after a value and all within it.
  func end(of index: Int) -> Int {
    switch items[index].content {
    case .array(let end), .object(let end, _): Int(end)
    default: index + 1
    }
  }

  func position(of index: Int) -> JSONNode.Position {
    bytes.withUnsafeBufferPointer { lines.position(of: Int(items[index].offset), in: $0) }
  }

  // MARK: Texts

  func string(_ text: JSONText) -> String {
    withBytes(of: text) { String(decoding: $0, as: UTF8.self) }
  }

  func key(at index: Int) -> String { withKey(at: index) { String(decoding: $0, as: UTF8.self) } }

  private func withBytes<Result>(of text: JSONText, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result
  {
    bytes.withUnsafeBufferPointer { text.withBytes(of: $0, unescaped, body) }
  }

  // MARK: Ways

  /// The value of a key of an object.
  func value(of key: StaticString, in object: Int) -> Int? {
    let key = key.bytes
    guard case .object(let end, let mask) = items[object].content, mask.mayHold(key) else { return nil }
    var index = object + 1
    while index < end {
      if withKey(at: index, { $0.isSame(as: key) }) { return index + 1 }
      index = self.end(of: index + 1)
    }
    return nil
  }

  /// The first key of an object that is not among some.
  func key(notAmong keys: [StaticString], in object: Int) -> Int? {
    let end = end(of: object)
    var index = object + 1
    while index < end {
      let isKnown = withKey(at: index) { key in keys.contains { key.isSame(as: $0.bytes) } }
      if !isKnown { return index }
      index = self.end(of: index + 1)
    }
    return nil
  }

  private func withKey<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard case .string(let text) = items[index].content else { preconditionFailure("no key at \(index)") }
    return withBytes(of: text, body)
  }

  /// The way from the outermost value, such as `elements[2].variants[0]`.
  func path(of wanted: Int) -> String {
    var path = ""
    var index = 0
    while index < wanted {
      let isObject = if case .object = items[index].content { true } else { false }
      index += 1
      var count = 0
      while end(of: isObject ? index + 1 : index) <= wanted {
        index = end(of: isObject ? index + 1 : index)
        count += 1
      }
      if isObject {
        path += path.isEmpty ? key(at: index) : ".\(key(at: index))"
        index += 1
      } else {
        path += "[\(count)]"
      }
    }
    return path
  }
}
