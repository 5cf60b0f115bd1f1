import Foundation

/// The part of JSON Schema (draft 2020-12) that the project's schemas use; another keyword is an error of the schema.
public struct JSONSchema {
  public let root: OrderedJSON

  public struct UnknownKeyword: Error {
    public let keyword: String
  }

  public init(_ text: String) throws { root = try OrderedJSON(text) }

  /// The schema of a file in the folder Schemas.
  public init(named name: String) throws {
    try self.init(String(contentsOf: Fixtures.package.appending(path: "Schemas/\(name)"), encoding: .utf8))
  }

  /// Where a value differs from the schema; empty where it conforms.
  public func faults(_ value: OrderedJSON) throws -> [String] { try faults(value, root, "$") }

  private func faults(_ value: OrderedJSON, _ schema: OrderedJSON, _ path: String) throws -> [String] {
    var found: [String] = []
    for keyword in schema.keys {
      guard let argument = schema[keyword] else { continue }
      let fault = "\(path): \(keyword) \(argument)"
      switch keyword {
      case "$schema", "$defs", "title", "description": break
      case "$ref":
        let name = argument.string?.replacing("#/$defs/", with: "") ?? ""
        guard let definition = root["$defs"]?[name] else { throw UnknownKeyword(keyword: "\(argument)") }
        found += try faults(value, definition, path)
      case "type":
        let types = argument.string.map { [$0] } ?? argument.values.compactMap(\.string)
        if !types.contains(where: { Self.has(value, type: $0) }) { found.append(fault) }
      case "const": if value != argument { found.append(fault) }
      case "enum": if !argument.values.contains(value) { found.append(fault) }
      case "anyOf":
        if try argument.values.allSatisfy({ try !faults(value, $0, path).isEmpty }) { found.append(fault) }
      case "required":
        guard case .object = value else { continue }
        for case let key? in argument.values.map(\.string) where value[key] == nil {
          found.append("\(path): no \(key)")
        }
      case "properties":
        for key in value.keys {
          guard let member = value[key], let schema = argument[key] else { continue }
          found += try faults(member, schema, "\(path).\(key)")
        }
      case "additionalProperties":
        for key in value.keys where schema["properties"]?[key] == nil {
          if argument == .bool(false) { found.append("\(path): unknown \(key)") }
          if case .object = argument, let member = value[key] {
            found += try faults(member, argument, "\(path).\(key)")
          }
        }
      case "propertyNames":
        for key in value.keys { found += try faults(.string(key), argument, "\(path).\(key)") }
      case "items":
        for (place, item) in value.values.enumerated() {
          found += try faults(item, argument, "\(path)[\(place)]")
        }
      case "minItems":
        if case .array(let items) = value, Double(items.count) < argument.number ?? 0 { found.append(fault) }
      case "minProperties":
        if case .object = value, Double(value.keys.count) < argument.number ?? 0 { found.append(fault) }
      case "uniqueItems":
        let items = value.values
        if items.indices.contains(where: { items[..<$0].contains(items[$0]) }) { found.append(fault) }
      case "minLength":
        if let text = value.string, Double(text.unicodeScalars.count) < argument.number ?? 0 {
          found.append(fault)
        }
      case "minimum": if let number = value.number, number < argument.number ?? 0 { found.append(fault) }
      case "maximum": if let number = value.number, number > argument.number ?? 0 { found.append(fault) }
      case "pattern":
        if let text = value.string, try text.firstMatch(of: Regex(argument.string ?? "")) == nil {
          found.append(fault)
        }
      default: throw UnknownKeyword(keyword: keyword)
      }
    }
    return found
  }

  private static func has(_ value: OrderedJSON, type: String) -> Bool {
    switch (value, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"),
      (.number, "number"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
