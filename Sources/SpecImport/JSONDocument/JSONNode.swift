internal import Typography

/// A value of a JSON document with its place, counted from 1; columns count characters.
struct JSONNode {
  struct Position: Hashable {
    // Half the size of what they are told as: a long document has many.
    private let storedLine: Int32
    private let storedColumn: Int32

    init(line: Int, column: Int) {
      storedLine = Int32(clamping: line)
      storedColumn = Int32(clamping: column)
    }

    var line: Int { Int(storedLine) }
    var column: Int { Int(storedColumn) }
  }

  struct Member {
    let key: String
    let position: Position
    let value: JSONNode
  }

  enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  let value: Value
  let position: Position

  /// What the value is, for an error message.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(value.shortText)"
    case .string(let value): "the string \"\(value)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}
