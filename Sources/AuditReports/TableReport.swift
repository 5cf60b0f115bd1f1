public import Typography

/// `typefit table`: sizes and line heights, in text for people or in a format for programs.
///
/// The text of each group of rows stands by itself, so that groups can be written side by side.
public struct TableReport: Sendable {
  public enum Format: String, Sendable, CaseIterable {
    case text, json, tsv, csv, markdown, html, css, swift, tokens, svg
  }

  public let table: LineHeightTable
  private let writer: any TableWriter
  /// A name for each group that no other has.
  private let labels: [String]

  public init(_ table: LineHeightTable, format: Format, palette: Palette) {
    self.table = table
    let writer: any TableWriter =
      switch format {
      case .text: TextTableWriter(palette: palette)
      case .json: RowTableWriter(table, JSONRows())
      case .tsv: RowTableWriter(table, DelimitedRows(delimiter: "\t"))
      case .csv: RowTableWriter(table, DelimitedRows(delimiter: ","))
      case .markdown: MarkdownTableWriter()
      case .html: HTMLTableWriter()
      case .css: CSSTableWriter()
      case .swift: SwiftTableWriter()
      case .tokens: TokensTableWriter()
      case .svg: SVGTableWriter()
      }
    self.writer = writer
    labels = Self.labels(of: table.groups) { writer.name(for: $0) }
  }

  /// What stands before the groups.
  public var opening: String { writer.opening(table) }

  /// What stands between two groups.
  public var separator: String { writer.separator }

  /// What stands after the groups.
  public var closing: String { writer.closing }

  /// The rows of the group at a position.
  public func body(at position: Int) -> String {
    writer.placed(
      writer.body(table.groups[position], of: table, label: labels[position]), at: position, of: table)
  }

  /// - Parameter name: what the format makes of a name: two names may come to the same.
  private static func labels(
    of groups: [LineHeightTable.Group], name: (String) -> String
  ) -> [String] {
    var names = UniqueNames()
    return groups.map { group in
      let label =
        switch group {
        case .noFace: "system"
        case .one(let face): face.postScriptName ?? face.family ?? "unnamed"
        case .byStyle(let faces): faces.values.compactMap(\.family).min() ?? "unnamed"
        }
      return names.add(label, seenAs: name) { "\($0) \($1)" }
    }
  }
}

extension LineHeightTable {
  /// What the numbers rest on, in a line.
  var caption: String { "\(scale.platform.rawValue), policy \(policy.rawValue), \(displayScale.shortText)x" }
}

/// How a format writes a table.
protocol TableWriter: Sendable {
  func opening(_ table: LineHeightTable) -> String
  var separator: String { get }
  var closing: String { get }
  /// What the format makes of a group's name.
  func name(for label: String) -> String
  /// The rows of a group of the table.
  ///
  /// - Parameter label: a name for the group, unique in the table.
  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String
  /// A group's rows at its place in the table, where that matters.
  func placed(_ body: String, at position: Int, of table: LineHeightTable) -> String
}

extension LineHeightTable {
  func rows(of group: Group) -> [TableRow] {
    sizes.map { TableRow(size: $0, face: group.face(for: $0.style), displayScale: displayScale) }
  }
}

extension TableWriter {
  func name(for label: String) -> String { label }

  func placed(_ body: String, at position: Int, of table: LineHeightTable) -> String { body }
}

/// One line of the table.
struct TableRow {
  let size: LineHeightTable.Size
  let face: LineHeightTable.Face?
  let displayScale: Double

  static let columns = [
    "family", "postScriptName", "textStyle", "category", "size", "ascender", "descender", "leading",
    "lineHeight",
    "labelHeight", "systemLeading", "sure",
  ]

  /// Family, PostScript name, text style and category.
  var names: [String?] { [face?.family, face?.postScriptName, size.style?.name, size.category.name] }

  /// Size, ascender, descender, leading, line height, label height and the system's leading, in points; nil without a
  /// face.
  var lengths: [Double?] {
    let points = size.points
    guard let metrics = face?.metrics else { return [points, nil, nil, nil, nil, nil, size.systemLeading] }
    return [
      points, metrics.ascender(at: points), metrics.descender(at: points), metrics.leading(at: points),
      metrics.lineHeight(at: points), metrics.labelHeight(at: points, displayScale: displayScale),
      size.systemLeading,
    ]
  }

  /// The lengths that the row has, with their columns' names.
  var namedLengths: [(name: String, value: Double)] {
    zip(Self.columns.dropFirst(4), lengths).compactMap { name, value in value.map { (name, $0) } }
  }
}

extension String {
  /// Letters and digits in lower case, words joined by hyphens: `accessibilityLarge` becomes `accessibility-large`.
  var kebabCase: String {
    var text = ""
    var previous: Character?
    for character in self {
      let isWord = character.isLetter || character.isNumber
      let begins = previous == nil || (character.isUppercase && previous?.isUppercase == false)
      if isWord {
        if begins, !text.isEmpty { text += "-" }
        text += character.lowercased()
      }
      previous = isWord ? character : nil
    }
    return text.isEmpty ? "unnamed" : text
  }
}
