internal import Typography

/// A value of a JSON document with its place.
struct JSONNode {
  /// Counted from 1; columns count characters.
  struct Position: Hashable {
    let line: Int
    let column: Int
  }

  struct Member {
    let key: String
    let value: JSONNode

    /// - Parameter index: Of the key.
    init(_ document: JSONDocument, at index: Int) {
      key = document.key(at: index)
      value = JSONNode(document: document, index: index + 1)
    }

    var position: Position { value.document.position(of: value.index - 1) }
  }

  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  let document: JSONDocument
  let index: Int

  var position: Position { document.position(of: index) }

  var value: Value {
    switch document[index] {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let text): .string(document.string(text))
    case .array: .array(nodes)
    case .object: .object(members)
    }
  }

  /// What the value is, for an error message.
  var kind: String {
    switch document[index] {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(value.shortText)"
    case .string(let text): "the string \"\(document.string(text))\""
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The values of a list.
  private var nodes: [JSONNode] {
    let end = document.end(of: index)
    var nodes: [JSONNode] = []
    var next = index + 1
    while next < end {
      nodes.append(JSONNode(document: document, index: next))
      next = document.end(of: next)
    }
    return nodes
  }

  /// The way to it from the outermost value, such as `elements[2].variants[0]`; empty for that one itself.
  var path: String { document.path(of: index) }

  // MARK: Objects

  var isObject: Bool { if case .object = document[index] { true } else { false } }

  /// The members of an object.
  var members: [Member] {
    let end = document.end(of: index)
    var members: [Member] = []
    var key = index + 1
    while key < end {
      members.append(Member(document, at: key))
      key = document.end(of: key + 1)
    }
    return members
  }

  /// The value of a key of an object.
  subscript(key: StaticString) -> JSONNode? {
    document.value(of: key, in: index).map { JSONNode(document: document, index: $0) }
  }

  /// The first member of an object whose key is another.
  func member(notAmong keys: [StaticString]) -> Member? {
    document.key(notAmong: keys, in: index).map { Member(document, at: $0) }
  }
}
