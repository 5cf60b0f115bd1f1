import Foundation

/// A JSON document whose keys keep their order, which JSONSerialization forgets.
public indirect enum OrderedJSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([OrderedJSON])
  case object([Member])

  public struct Member: Equatable, Sendable {
    public let key: String
    public let value: OrderedJSON
  }

  public struct Malformed: Error {
    public let offset: Int
  }

  /// - Throws: For text that JSONSerialization refuses.
  public init(_ text: String) throws {
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    var reader = Reader(bytes: Array(text.utf8))
    self = try reader.value()
  }

  /// The keys of an object in their order; empty for other values.
  public var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }

  /// The value of a key, or nil.
  public subscript(key: String) -> OrderedJSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The values of a list; empty for other values.
  public var values: [OrderedJSON] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  public var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  public var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// Reads text that is known to be well-formed.
  private struct Reader {
    let bytes: [UInt8]
    var offset = 0

    mutating func value() throws -> OrderedJSON {
      skipSpace()
      switch peek {
      case UInt8(ascii: "{"):
        let members = try list(until: "}") { reader in
          let key = try reader.fragment(as: String.self)
          reader.skipSpace()
          reader.offset += 1
          return Member(key: key, value: try reader.value())
        }
        return .object(members)
      case UInt8(ascii: "["): return .array(try list(until: "]") { try $0.value() })
      case UInt8(ascii: "\""): return .string(try fragment(as: String.self))
      case UInt8(ascii: "n"):
        offset += 4
        return .null
      case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try fragment(as: Bool.self))
      default: return .number(try fragment(as: Double.self))
      }
    }

    private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
      while let byte = peek, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { offset += 1 }
    }

    private mutating func list<Item>(
      until end: Unicode.Scalar, _ item: (inout Reader) throws -> Item
    ) throws -> [Item] {
      var items: [Item] = []
      offset += 1
      while true {
        skipSpace()
        guard let byte = peek else { throw Malformed(offset: offset) }
        if byte == UInt8(ascii: end) || byte == UInt8(ascii: ",") { offset += 1 }
        if byte == UInt8(ascii: end) { return items }
        if byte != UInt8(ascii: ",") { items.append(try item(&self)) }
      }
    }

    /// A string, number or word, decoded by Foundation.
    private mutating func fragment<Value: Decodable>(as type: Value.Type) throws -> Value {
      skipSpace()
      let start = offset
      if peek == UInt8(ascii: "\"") {
        offset += 1
        while let byte = peek, byte != UInt8(ascii: "\"") { offset += byte == UInt8(ascii: "\\") ? 2 : 1 }
        offset += 1
      } else {
        while let byte = peek, !Array(" \n\r\t,]}".utf8).contains(byte) { offset += 1 }
      }
      guard offset <= bytes.count else { throw Malformed(offset: start) }
      return try JSONDecoder().decode(type, from: Data(bytes[start..<offset]))
    }
  }
}
