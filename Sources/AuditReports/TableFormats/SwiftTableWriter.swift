internal import Typography

/// A Swift source file with the rows in an array.
struct SwiftTableWriter: TableWriter {
  let separator = ""
  let closing = "  ]\n}\n"

  func opening(_ table: LineHeightTable) -> String {
    """
    // \(table.caption). Lengths are points.

    public struct LineHeight: Hashable, Sendable {
      public let family: String?
      public let postScriptName: String?
      public let textStyle: String?
      public let category: String
      public let size: Double
      public let ascender: Double?
      public let descender: Double?
      public let leading: Double?
      public let lineHeight: Double?
      public let labelHeight: Double?
      public let systemLeading: Double?
      public let sure: String

      public static let all: [LineHeight] = [

    """
  }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    table.rows(of: group).map { row in
      var arguments = zip(TableRow.columns, row.names).map { "\($0): \($1.map(Self.literal) ?? "nil")" }
      arguments += zip(TableRow.columns.dropFirst(4), row.lengths).map {
        "\($0): \($1.map(JSON.numeral) ?? "nil")"
      }
      arguments.append("sure: \"\(row.size.certainty.rawValue)\"")
      return "    LineHeight(\(arguments.joined(separator: ", "))),\n"
    }.joined()
  }

  static func literal(_ text: String) -> String {
    "\""
      + text.unicodeScalars.reduce(into: "") { result, scalar in
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      } + "\""
  }
}
