internal import LayoutAudit
internal import Typography

/// Reads the members of an object by name, and refuses those that nobody asked for.
struct ObjectReader {
  let node: JSONNode

  init(_ node: JSONNode) throws(ConfigurationError) {
    self.node = node
    guard node.isObject else {
      let path = path.isEmpty ? "the document" : path
      throw error(at: node.position, "\(path) is \(node.kind): expected an object")
    }
  }

  /// - Throws: for the first key that is not among the known ones.
  func requireKnown(_ keys: [StaticString]) throws(ConfigurationError) {
    if let member = node.member(notAmong: keys) {
      throw unknown(member, among: keys.map(\.description))
    }
  }

  func unknown(_ member: JSONNode.Member, among keys: [String]) -> ConfigurationError {
    error(
      at: member.position,
      "unknown key '\(member.key)'\(path.isEmpty ? "" : " in \(path)")"
        + suggestion(for: member.key, among: keys))
  }

  var all: [JSONNode.Member] { node.members }

  subscript(key: StaticString) -> JSONNode? { node[key] }

  /// Where the object stands, such as `elements[2].variants[0]`; empty for the whole document.
  var path: String { node.path }

  func path(of key: StaticString) -> String { path.isEmpty ? "\(key)" : "\(path).\(key)" }

  func error(_ key: StaticString, _ problem: String) -> ConfigurationError {
    error(at: (self[key] ?? node).position, "\(path(of: key)) \(problem)")
  }

  func error(_ member: JSONNode.Member, _ problem: String) -> ConfigurationError {
    error(at: member.value.position, "\(member.value.path) \(problem)")
  }

  func error(at position: JSONNode.Position, _ problem: String) -> ConfigurationError {
    ConfigurationError(
      file: node.document.file, line: position.line, column: position.column, problem: problem)
  }

  func location(of node: JSONNode) -> SourceLocation {
    let position = node.position
    return SourceLocation(file: node.document.file, line: position.line, column: position.column)
  }

  /// Where the value of a key stands, or the object where it has none.
  func location(of key: StaticString) -> SourceLocation { location(of: self[key] ?? node) }

  // MARK: Values

  func string(_ key: StaticString) throws(ConfigurationError) -> String? {
    guard let node = self[key] else { return nil }
    return try string(node)
  }

  func string(_ member: JSONNode.Member) throws(ConfigurationError) -> String { try string(member.value) }

  private func string(_ node: JSONNode) throws(ConfigurationError) -> String {
    guard case .string(let value) = node.value else { throw expected("a string", node) }
    return value
  }

  /// A name or path: not empty, and without the character that ends C's strings.
  func name(_ key: StaticString) throws(ConfigurationError) -> String? {
    guard let value = try string(key) else { return nil }
    guard !value.isEmpty, !value.utf8.contains(0) else {
      throw error(key, value.isEmpty ? "is empty: expected a name" : "holds U+0000, which no name has")
    }
    return value
  }

  func bool(_ key: StaticString) throws(ConfigurationError) -> Bool? {
    guard let node = self[key] else { return nil }
    guard case .bool(let value) = node.value else { throw expected("true or false", node) }
    return value
  }

  func number(_ key: StaticString, in range: ClosedRange<Double>? = nil) throws(ConfigurationError) -> Double?
  {
    guard let node = self[key] else { return nil }
    return try number(node, in: range)
  }

  func number(
    _ member: JSONNode.Member, in range: ClosedRange<Double>? = nil
  ) throws(ConfigurationError) -> Double {
    try number(member.value, in: range)
  }

  private func number(
    _ node: JSONNode, in range: ClosedRange<Double>?
  ) throws(ConfigurationError) -> Double {
    guard case .number(let value) = node.value else { throw expected("a number", node) }
    if let range, !range.contains(value) {
      throw error(
        at: node.position,
        "\(node.path) is \(value.shortText): expected \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
      )
    }
    return value
  }

  /// A length or size above 0, up to 10,000 points.
  func points(_ key: StaticString) throws(ConfigurationError) -> Double? {
    guard let value = try number(key) else { return nil }
    guard value >= smallestPointSize, value <= largestPointSize else {
      throw error(key, "is \(value.shortText): expected points from 0.01 to 10000")
    }
    return value
  }

  func strings(_ key: StaticString) throws(ConfigurationError) -> [String] { try names(key).map(\.name) }

  func names(_ key: StaticString) throws(ConfigurationError) -> [LocatedName] {
    guard let node = self[key] else { return [] }
    guard case .array(let values) = node.value else { throw expected("a list of strings", node) }
    var names: [LocatedName] = []
    for value in values {
      guard case .string(let string) = value.value else {
        throw error(at: value.position, "\(path(of: key)) is \(value.kind): expected a list of strings")
      }
      guard !string.isEmpty, !string.utf8.contains(0) else {
        throw error(at: value.position, "\(path(of: key)) has an empty name, or one with U+0000")
      }
      names.append(LocatedName(string, at: location(of: value)))
    }
    return names
  }

  func objects(_ key: StaticString) throws(ConfigurationError) -> [ObjectReader] {
    guard let node = self[key] else { return [] }
    guard case .array(let values) = node.value else { throw expected("a list of objects", node) }
    var readers: [ObjectReader] = []
    for value in values { readers.append(try ObjectReader(value)) }
    return readers
  }

  func object(_ key: StaticString) throws(ConfigurationError) -> ObjectReader? {
    guard let node = self[key] else { return nil }
    return try ObjectReader(node)
  }

  /// A word that a type of the vocabulary reads.
  func word<Value>(
    _ key: StaticString, _ read: (String) throws(TypographyError) -> Value
  ) throws(ConfigurationError) -> Value? {
    guard let text = try string(key) else { return nil }
    return try checking(key) { () throws(TypographyError) -> Value in try read(text) }
  }

  /// Turns an error of the vocabulary into one with a place.
  func checking<Value>(
    _ key: StaticString, _ body: () throws(TypographyError) -> Value
  ) throws(ConfigurationError) -> Value {
    do throws(TypographyError) { return try body() } catch { throw self.error(key, "is wrong: \(error)") }
  }

  private func expected(_ kind: String, _ node: JSONNode) -> ConfigurationError {
    error(at: node.position, "\(node.path) is \(node.kind): expected \(kind)")
  }
}
