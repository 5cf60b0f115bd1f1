public import Typography

/// A place in a configuration file, counted from 1.
public struct SourceLocation: Hashable, Sendable {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Something that a rule found.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  /// Nil where the finding concerns the whole configuration.
  public var element: String?
  /// Nil for a text that is the same in every language, and without text.
  public var locale: String?
  /// Points of the box, where the element has a list of widths.
  public var width: Double?
  public var boldText: Bool
  /// Nil where it holds in every category.
  public var category: ContentSizeCategory?
  /// Points.
  public var size: Double?
  /// What the text needs, or what was found: points, unless the message says otherwise.
  public var actual: Double?
  /// What there is, or what was expected.
  public var limit: Double?
  public var message: String
  /// What would mend it.
  public var advice: String
  public var location: SourceLocation?

  /// The same for the same finding in a later run, wherever its element has moved.
  public var fingerprint: String {
    var parts = [rule, element ?? "", locale ?? "", category?.name ?? ""]
    if let width { parts.append("width \(width.shortText)") }
    if boldText { parts.append("bold") }
    return parts.map(Self.escape).joined(separator: "|")
  }

  private static func escape(_ part: String) -> String {
    part.reduce(into: "") { $0 += $1 == "|" || $1 == "\\" ? "\\\($1)" : String($1) }
  }
}
