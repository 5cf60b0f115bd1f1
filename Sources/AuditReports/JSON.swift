/// A JSON value whose keys keep their order.
enum JSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member {
    let key: String
    let value: JSON

    init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }

  static func optional(_ value: Double?) -> JSON { value.map { .number($0) } ?? .null }
  static func optional(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }
  static func integer(_ value: Int) -> JSON { .number(Double(value)) }

  /// A whole document: `formatVersion` first, a line feed last.
  static func document(format: String = "1.0", _ members: KeyValuePairs<String, JSON>) -> String {
    document(format: format, members.map { Member($0.key, $0.value) })
  }

  static func document(format: String = "1.0", _ members: [Member]) -> String {
    JSON.object([Member("formatVersion", .string(format))] + members).text() + "\n"
  }

  static func members(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Containers of plain values stand in a line; others are indented by two spaces.
  func text(indentation: String = "") -> String {
    var text = ""
    write(to: &text, indentation: indentation)
    return text
  }

  /// Without any white space, for programs alone.
  func compactText() -> String {
    var text = ""
    writeCompact(to: &text)
    return text
  }

  private func writeCompact(to text: inout String) {
    switch self {
    case .array(let values):
      text += "["
      for (position, value) in values.enumerated() {
        if position > 0 { text += "," }
        value.writeCompact(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (position, member) in members.enumerated() {
        if position > 0 { text += "," }
        Self.writeQuoted(member.key, to: &text)
        text += ":"
        member.value.writeCompact(to: &text)
      }
      text += "}"
    default: write(to: &text, indentation: "")
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.numeral(value)
    case .string(let value): Self.writeQuoted(value, to: &text)
    case .array(let values):
      Self.writeList(
        values.map { (nil, $0) }, brackets: ("[", "]"), to: &text, indentation: indentation)
    case .object(let members):
      Self.writeList(
        members.map { ($0.key, $0.value) }, brackets: ("{", "}"), to: &text, indentation: indentation)
    }
  }

  private static func writeList(
    _ items: [(key: String?, value: JSON)],
    brackets: (String, String), to text: inout String, indentation: String
  ) {
    let inLine = items.allSatisfy(\.value.isPlain)
    let inner = indentation + "  "
    text += brackets.0
    for (position, item) in items.enumerated() {
      if position > 0 { text += inLine ? ", " : "," }
      if !inLine { text += "\n" + inner }
      if let key = item.key {
        writeQuoted(key, to: &text)
        text += ": "
      }
      item.value.write(to: &text, indentation: inner)
    }
    if !inLine { text += "\n" + indentation }
    text += brackets.1
  }

  /// In full, the shortest digits that read back as the same number; JSON has no word for infinity.
  static func numeral(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  static func writeQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
