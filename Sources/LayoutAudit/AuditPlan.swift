public import Typography

/// What is to be checked, and how.
public struct AuditPlan: Sendable {
  /// An element and where it was declared.
  ///
  /// Copies share it: an element is large, and a plan and its report may have many.
  public struct Element: Sendable {
    private final class Storage: Sendable {
      let text: TextElement
      let location: SourceLocation?

      init(_ text: TextElement, _ location: SourceLocation?) {
        self.text = text
        self.location = location
      }
    }

    private var storage: Storage

    public init(text: TextElement, location: SourceLocation? = nil) { storage = Storage(text, location) }

    public var text: TextElement {
      get { storage.text }
      set { storage = Storage(newValue, storage.location) }
    }

    public var name: String { storage.text.name }

    public var location: SourceLocation? {
      get { storage.location }
      set { storage = Storage(storage.text, newValue) }
    }
  }

  /// A family that was to stand in, and is not among the fonts.
  public struct MissingFallback: Sendable {
    public let family: LocatedName
    /// What its name may mean.
    public let hint: FontNameHint?

    public init(family: LocatedName, hint: FontNameHint?) {
      self.family = family
      self.hint = hint
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
  /// Findings that are kept quiet.
  public var suppressions: [Suppression]
  /// Whether only some categories or locales are judged: nothing can be said to be unused then.
  public var isFiltered = false
  /// The part of the elements that is judged; nil for all.
  public var shard: Shard?
  /// Where the categories were selected, for a finding about them.
  public var selectionLocation: SourceLocation?
  /// The fallback families that no font has.
  public var missingFallbacks: [MissingFallback] = []

  public init(
    scale: DynamicTypeScale = .ios, displayScale: Double = 2, selection: CategorySelection? = nil,
    elements: [Element], locales: [String]? = nil, judgesBoldText: Bool = false,
    growsWithFallback: Bool = false, severities: [String: Severity?] = [:],
    suppressions: [Suppression] = [], selectionLocation: SourceLocation? = nil
  ) {
    self.scale = scale
    self.displayScale = displayScale
    self.selection = selection ?? CategorySelection(allOf: scale)
    self.elements = elements
    self.locales = locales
    self.judgesBoldText = judgesBoldText
    self.growsWithFallback = growsWithFallback
    self.severities = severities
    self.suppressions = suppressions
    self.selectionLocation = selectionLocation
  }

  /// Whether no element has a text in the locales that are judged, so that there is nothing to check.
  public var lacksTextInItsLocales: Bool {
    let expansion = CaseExpansion(locales: locales, judgesBoldText: false)
    return elements.allSatisfy { element in
      element.text.text != nil && expansion.variants(of: element.text).allSatisfy { $0.text == nil }
    }
  }

  /// What a rule's findings weigh here; nil where it is switched off.
  public func severity(of rule: String) -> Severity? {
    severities[rule] ?? RuleCatalogue.rule(rule)?.severity
  }
}
