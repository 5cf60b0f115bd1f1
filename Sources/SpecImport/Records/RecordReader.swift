internal import LayoutAudit
internal import Typography

/// Reads what Typefit itself wrote: a snapshot, a baseline or a report, each key demanded.
struct RecordReader {
  let object: ObjectReader

  init(_ object: ObjectReader) { self.object = object }

  /// Opens a document of a kind, such as `baseline`, and refuses the formats of later versions.
  static func document(
    _ bytes: [UInt8], file: String, kind: String, format: String
  ) throws(ConfigurationError) -> RecordReader {
    let reader = RecordReader(try ObjectReader(try JSONParser.parse(bytes, file: file)))
    try reader.requireFormat(format)
    let found = try reader.string("kind")
    guard found == kind else { throw reader.object.error("kind", "is '\(found)': expected \(kind)") }
    return reader
  }

  func requireFormat(_ formats: String...) throws(ConfigurationError) {
    let version = try string("formatVersion")
    guard formats.contains(version) else {
      throw object.error(
        "formatVersion", "is \(version): this Typefit reads \(formats.joined(separator: " and "))")
    }
  }

  func requireKnown(_ keys: StaticString...) throws(ConfigurationError) { try object.requireKnown(keys) }

  /// - Parameter value: what was read; nil where the key is missing.
  private func demanded<Value>(_ key: StaticString, _ value: Value?) throws(ConfigurationError) -> Value {
    guard let value else { throw object.error(key, "is missing") }
    return value
  }

  func string(_ key: StaticString) throws(ConfigurationError) -> String {
    try demanded(key, try object.string(key))
  }

  func bool(_ key: StaticString) throws(ConfigurationError) -> Bool {
    try demanded(key, try object.bool(key))
  }

  /// - Parameter range: by itself wide enough for any font, and too narrow for sums and products that are no numbers.
  func number(
    _ key: StaticString, in range: ClosedRange<Double> = -1e15...1e15
  ) throws(ConfigurationError) -> Double {
    try demanded(key, try object.number(key, in: range))
  }

  /// Ten thousand reports may be added up.
  private static let counts = 0...1e12

  /// A whole number, 0 or above.
  func count(_ key: StaticString) throws(ConfigurationError) -> Int { try integer(key, in: Self.counts) }

  func integer(_ key: StaticString, in range: ClosedRange<Double> = -1e15...1e15) throws(ConfigurationError)
    -> Int
  {
    let value = try number(key, in: range)
    guard value == value.rounded() else {
      throw object.error(key, "is \(value.shortText): expected a whole number")
    }
    return Int(value)
  }

  /// True where the key is there, and null.
  func isNull(_ key: StaticString) throws(ConfigurationError) -> Bool {
    if case .null = try demanded(key, object[key]).value { true } else { false }
  }

  func optionalString(_ key: StaticString) throws(ConfigurationError) -> String? {
    try isNull(key) ? nil : try string(key)
  }

  func optionalNumber(_ key: StaticString) throws(ConfigurationError) -> Double? {
    try isNull(key) ? nil : try number(key)
  }

  func optionalCount(_ key: StaticString) throws(ConfigurationError) -> Int? {
    try isNull(key) ? nil : try count(key)
  }

  func section(_ key: StaticString) throws(ConfigurationError) -> RecordReader {
    RecordReader(try demanded(key, try object.object(key)))
  }

  func optionalSection(_ key: StaticString) throws(ConfigurationError) -> RecordReader? {
    try isNull(key) ? nil : try section(key)
  }

  /// A value for each object of a list.
  func list<Value>(
    _ key: StaticString, _ read: (RecordReader) throws(ConfigurationError) -> Value
  ) throws(ConfigurationError) -> [Value] {
    _ = try demanded(key, object[key])
    var values: [Value] = []
    for item in try object.objects(key) { values.append(try read(RecordReader(item))) }
    return values
  }

  func strings(_ key: StaticString) throws(ConfigurationError) -> [String] {
    _ = try demanded(key, object[key])
    return try object.strings(key)
  }

  /// Whole numbers, 0 or above.
  func counts(_ key: StaticString) throws(ConfigurationError) -> [Int] {
    let node = try demanded(key, object[key])
    guard case .array(let nodes) = node.value else {
      throw object.error(key, "is \(node.kind): expected a list of numbers")
    }
    var counts: [Int] = []
    for node in nodes {
      guard case .number(let value) = node.value, value == value.rounded(), Self.counts.contains(value)
      else {
        throw object.error(
          at: node.position, "\(object.path(of: key)) has \(node.kind): expected a whole number")
      }
      counts.append(Int(value))
    }
    return counts
  }

  /// Numbers, and nil for each null.
  func optionalNumbers(_ key: StaticString) throws(ConfigurationError) -> [Double?] {
    let node = try demanded(key, object[key])
    guard case .array(let nodes) = node.value else {
      throw object.error(key, "is \(node.kind): expected a list of numbers")
    }
    var numbers: [Double?] = []
    for node in nodes {
      switch node.value {
      case .null: numbers.append(nil)
      case .number(let value): numbers.append(value)
      default:
        throw object.error(
          at: node.position, "\(object.path(of: key)) has \(node.kind): expected a number or null")
      }
    }
    return numbers
  }

  /// A word of a fixed list.
  func choice<Choice: RawRepresentable<String>>(
    _ key: StaticString, _ known: [Choice]
  ) throws(ConfigurationError) -> Choice {
    let word = try string(key)
    guard let choice = Choice(rawValue: word) else {
      throw object.error(key, "is '\(word)'" + suggestion(for: word, among: known.map(\.rawValue)))
    }
    return choice
  }

  func category(_ key: StaticString) throws(ConfigurationError) -> ContentSizeCategory {
    ContentSizeCategory(reported: try string(key))
  }

  /// What a snapshot and a report both have of a category.
  func result() throws(ConfigurationError) -> CategoryResult {
    CategoryResult(
      category: try category("category"), size: try optionalNumber("size"),
      lines: try optionalCount("lines"), width: try optionalNumber("width"),
      height: try optionalNumber("height"), verdict: try choice("verdict", Verdict.allCases))
  }

  var location: SourceLocation { object.location(of: object.node) }
}
