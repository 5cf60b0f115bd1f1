import FixtureSupport
import Foundation
import Testing
import Typography

/// The published names and numbers of Fixtures/Expected, as tests compare with them.
enum Published {
  /// A category's names in use, in the published order.
  struct Names: Sendable {
    let uikit: String
    let raw: String
    let spellings: [String]
  }

  /// A text style in a category.
  struct Cell: Sendable, CustomTestStringConvertible {
    let style: String
    let weight: String
    let category: String
    let size: Double
    let leading: Double

    var testDescription: String { "\(style) at \(category)" }
  }

  /// What UIFontMetrics is predicted to make of a style's own size.
  struct Scaled: Sendable, CustomTestStringConvertible {
    let style: String
    let category: String
    let base: Double
    let font: Double
    let valueAt2x: Double
    let valueAt3x: Double

    var testDescription: String { "\(style) at \(category)" }
  }

  static func categories() throws -> [Names] {
    try list(object("names.json")["categories"]).map { entry in
      let names = try #require(entry as? [String: String])
      return Names(
        uikit: try #require(names["uikit"]), raw: try #require(names["raw"]),
        spellings: [
          names["uikit"], names["raw"], names["swiftui_DynamicTypeSize"],
          names["swiftui_ContentSizeCategory"], names["hig"]?.replacing(" (default)", with: ""),
        ].compactMap(\.self))
    }
  }

  static func textStyles() throws -> [Names] {
    try list(object("names.json")["textStyles"]).map { entry in
      let names = try #require(entry as? [String: String])
      return Names(
        uikit: try #require(names["uikit"]), raw: try #require(names["raw"]),
        spellings: [names["uikit"], names["raw"], names["objc"], names["swiftui_Font.TextStyle"]]
          .compactMap(\.self))
    }
  }

  /// The 11 × 12 sizes and leadings.
  static func cells() throws -> [Cell] {
    try cells(of: "ios-dynamic-type.json") { style, values, category, cell in
      Cell(
        style: style, weight: try #require(values["weight"] as? String), category: category,
        size: try number(cell["size"]), leading: try number(cell["leading"]))
    }
  }

  /// The sizes and leadings of watchOS: 10 styles in nine categories.
  static func watchCells() throws -> [Cell] {
    let categories = try #require(object("watchos.json")["categories"] as? [String: [String: [String: Any]]])
    return try categories.sorted { $0.key < $1.key }.flatMap { category, styles in
      // `Small (default 38mm)` is `small`.
      let name = String(category.prefix { $0 != " " })
      return try styles.sorted { $0.key < $1.key }.map { try cell($0, $1, category: name) }
    }
  }

  /// The one size of each style that a platform publishes.
  static func singleCells(of file: String) throws -> [Cell] {
    let styles = try #require(object(file)["styles"] as? [String: [String: Any]])
    return try styles.sorted { $0.key < $1.key }.map { try cell($0, $1, category: "large") }
  }

  /// `Title 1` is `title1`.
  private static func cell(_ style: String, _ values: [String: Any], category: String) throws -> Cell {
    Cell(
      style: style.filter { $0 != " " }, weight: try #require(values["weight"] as? String),
      category: category, size: try number(values["size"]), leading: try number(values["leading"]))
  }

  /// Android's curve: so many dp for the sp of the same place, by font scale.
  static func fontScales() throws -> [(scale: String, sp: Double, dp: Double)] {
    let document = try object("android.json")
    let sp = try list(document["from_sp"]).map(number)
    let columns = try #require(document["to_dp"] as? [String: [Any]])
    return try columns.sorted { $0.key < $1.key }.flatMap { scale, column in
      #expect(column.count == sp.count)
      return try zip(sp, column).map { (scale, $0, try number($1)) }
    }
  }

  static func scaled() throws -> [Scaled] {
    try cells(of: "ui-font-metrics.json") { style, values, category, cell in
      Scaled(
        style: style, category: category, base: try number(values["base_size"]),
        font: try number(cell["predicted_scaledFont_pt"]),
        valueAt2x: try number(cell["predicted_scaledValue_at2x"]),
        valueAt3x: try number(cell["predicted_scaledValue_at3x"]))
    }
  }

  /// The pairs of AAT type and selector of a letter transform.
  static func pairs(of transform: String) throws -> [[Int]] {
    try #require(object("letter-transforms.json")[transform] as? [[Int]])
  }

  private static func cells<Value>(
    of file: String, _ read: (String, [String: Any], String, [String: Any]) throws -> Value
  ) throws -> [Value] {
    let styles = try #require(object(file)["styles"] as? [String: [String: Any]])
    let order = try categories().map(\.uikit)
    return try styles.sorted { $0.key < $1.key }.flatMap { style, values in
      let categories = try #require(values["categories"] as? [String: [String: Any]])
      #expect(Set(categories.keys) == Set(order))
      return try order.map { try read(style, values, $0, try #require(categories[$0])) }
    }
  }

  private static func object(_ file: String) throws -> [String: Any] {
    try #require(Fixtures.json(file) as? [String: Any])
  }

  private static func list(_ value: Any?) throws -> [Any] { try #require(value as? [Any]) }

  private static func number(_ value: Any?) throws -> Double {
    try #require(value as? NSNumber).doubleValue
  }
}

/// What an error of the vocabulary says; an empty text, and a failure, where nothing is thrown.
func message(_ body: () throws -> some Any, at location: SourceLocation = #_sourceLocation) -> String {
  let error = #expect(throws: TypographyError.self, sourceLocation: location) { _ = try body() }
  return error?.description ?? ""
}
