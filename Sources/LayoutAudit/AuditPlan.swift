public import Typography

/// What is to be checked, and how.
public struct AuditPlan: Sendable {
  /// An element and where it was declared.
  public struct Element: Sendable {
    public var text: TextElement
    public var location: SourceLocation?

    public init(text: TextElement, location: SourceLocation? = nil) {
      self.text = text
      self.location = location
    }
  }

  public var scale: DynamicTypeScale
  /// Pixels in a point.
  public var displayScale: Double
  /// The categories that are judged.
  public var selection: CategorySelection
  public var elements: [Element]
  /// The locales that are judged; nil for every one that a text has.
  public var locales: [String]?
  /// Whether every element is judged with iOS's Bold Text on, too.
  public var judgesBoldText: Bool
  /// Where a face that stands in makes the lines taller that it takes part in: Core Text, the web and Android do.
  public var growsWithFallback: Bool
  /// Severities that replace the rules' own; nil switches a rule off.
  public var severities: [String: Severity?]
  /// Where the categories were selected, for a finding about them.
  public var selectionLocation: SourceLocation?

  public init(
    scale: DynamicTypeScale = .ios, displayScale: Double = 2, selection: CategorySelection? = nil,
    elements: [Element], locales: [String]? = nil, judgesBoldText: Bool = false,
    growsWithFallback: Bool = false, severities: [String: Severity?] = [:],
    selectionLocation: SourceLocation? = nil
  ) {
    self.scale = scale
    self.displayScale = displayScale
    self.selection = selection ?? CategorySelection(allOf: scale)
    self.elements = elements
    self.locales = locales
    self.judgesBoldText = judgesBoldText
    self.growsWithFallback = growsWithFallback
    self.severities = severities
    self.selectionLocation = selectionLocation
  }
}
