internal import LayoutAudit
internal import Typography

/// Reads the members of an object by name, and refuses those that nobody asked for.
struct ObjectReader {
  let node: JSONNode
  let file: String
  /// Where the object stands, such as `elements[2].variants[0]`.
  let path: String
  private let members: [JSONNode.Member]

  init(_ node: JSONNode, file: String, path: String = "") throws(ConfigurationError) {
    guard case .object(let members) = node.value else {
      throw Self.error(
        node.position, file, "\(path.isEmpty ? "the document" : path) is \(node.kind): expected an object")
    }
    self.node = node
    self.file = file
    self.path = path
    self.members = members
  }

  /// - Throws: for the first key that is not among the known ones.
  func requireKnown(_ keys: [String]) throws(ConfigurationError) {
    for member in members where !keys.contains(member.key) {
      throw Self.error(
        member.position, file,
        "unknown key '\(member.key)'\(path.isEmpty ? "" : " in \(path)")"
          + suggestion(for: member.key, among: keys))
    }
  }

  var all: [JSONNode.Member] { members }

  subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.value }

  func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  func error(_ key: String, _ problem: String) -> ConfigurationError {
    let position = members.first { $0.key == key }?.value.position ?? node.position
    return Self.error(position, file, "\(path(of: key)) \(problem)")
  }

  static func error(_ position: JSONNode.Position, _ file: String, _ problem: String) -> ConfigurationError {
    ConfigurationError(file: file, line: position.line, column: position.column, problem: problem)
  }

  func location(of node: JSONNode) -> SourceLocation {
    SourceLocation(file: file, line: node.position.line, column: node.position.column)
  }

  // MARK: Values

  func string(_ key: String) throws(ConfigurationError) -> String? {
    guard let node = self[key] else { return nil }
    guard case .string(let value) = node.value else { throw expected(key, "a string", node) }
    return value
  }

  /// A name or path: not empty, and without the character that ends C's strings.
  func name(_ key: String) throws(ConfigurationError) -> String? {
    guard let value = try string(key) else { return nil }
    guard !value.isEmpty, !value.unicodeScalars.contains("\0") else {
      throw error(key, value.isEmpty ? "is empty: expected a name" : "holds U+0000, which no name has")
    }
    return value
  }

  func bool(_ key: String) throws(ConfigurationError) -> Bool? {
    guard let node = self[key] else { return nil }
    guard case .bool(let value) = node.value else { throw expected(key, "true or false", node) }
    return value
  }

  func number(_ key: String, in range: ClosedRange<Double>? = nil) throws(ConfigurationError) -> Double? {
    guard let node = self[key] else { return nil }
    guard case .number(let value) = node.value else { throw expected(key, "a number", node) }
    if let range, !range.contains(value) {
      throw error(
        key, "is \(value.shortText): expected \(range.lowerBound.shortText) to \(range.upperBound.shortText)")
    }
    return value
  }

  /// A length or size above 0, up to 10,000 points.
  func points(_ key: String) throws(ConfigurationError) -> Double? {
    guard let value = try number(key) else { return nil }
    guard value >= smallestPointSize, value <= largestPointSize else {
      throw error(key, "is \(value.shortText): expected points from 0.01 to 10000")
    }
    return value
  }

  func strings(_ key: String) throws(ConfigurationError) -> [String] {
    guard let node = self[key] else { return [] }
    guard case .array(let values) = node.value else { throw expected(key, "a list of strings", node) }
    var strings: [String] = []
    for value in values {
      guard case .string(let string) = value.value else { throw expected(key, "a list of strings", value) }
      guard !string.isEmpty, !string.unicodeScalars.contains("\0") else {
        throw Self.error(value.position, file, "\(path(of: key)) has an empty name, or one with U+0000")
      }
      strings.append(string)
    }
    return strings
  }

  func objects(_ key: String) throws(ConfigurationError) -> [ObjectReader] {
    guard let node = self[key] else { return [] }
    guard case .array(let values) = node.value else { throw expected(key, "a list of objects", node) }
    var readers: [ObjectReader] = []
    for (position, value) in values.enumerated() {
      readers.append(try ObjectReader(value, file: file, path: "\(path(of: key))[\(position)]"))
    }
    return readers
  }

  func object(_ key: String) throws(ConfigurationError) -> ObjectReader? {
    guard let node = self[key] else { return nil }
    return try ObjectReader(node, file: file, path: path(of: key))
  }

  /// A word that a type of the vocabulary reads.
  func word<Value>(
    _ key: String, _ read: (String) throws(TypographyError) -> Value
  ) throws(ConfigurationError) -> Value? {
    guard let text = try string(key) else { return nil }
    return try checking(key) { () throws(TypographyError) -> Value in try read(text) }
  }

  /// Turns an error of the vocabulary into one with a place.
  func checking<Value>(
    _ key: String, _ body: () throws(TypographyError) -> Value
  ) throws(ConfigurationError) -> Value {
    do throws(TypographyError) { return try body() } catch { throw self.error(key, "is wrong: \(error)") }
  }

  private func expected(_ key: String, _ kind: String, _ node: JSONNode) -> ConfigurationError {
    Self.error(node.position, file, "\(path(of: key)) is \(node.kind): expected \(kind)")
  }
}
