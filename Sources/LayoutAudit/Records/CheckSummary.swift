/// The numbers of a check.
public struct CheckSummary: Hashable, Sendable {
  public struct LargerTextCount: Hashable, Sendable {
    public var reaches: Int
    public var below: Int
    public var unjudged: Int

    public init(reaches: Int, below: Int, unjudged: Int) {
      self.reaches = reaches
      self.below = below
      self.unjudged = unjudged
    }
  }

  public var elements: Int
  /// Elements × categories.
  public var cases: Int
  public var errors: Int
  public var warnings: Int
  /// Findings that a suppression or the baseline keeps quiet.
  public var suppressed: Int
  public var unjudged: Int
  public var largerText: LargerTextCount
  /// Whether every text that was looked at is shown whole, at its size, with all its glyphs, in every category and locale.
  public var showsAllText: Bool
  /// Whether others looked at more of the check.
  public var isPart: Bool
  /// Whether it is about a platform of the App Store, whose Larger Text label may be claimed: Android has none.
  public var isForAppStore: Bool

  public init(
    elements: Int, cases: Int, errors: Int, warnings: Int, suppressed: Int, unjudged: Int,
    largerText: LargerTextCount, showsAllText: Bool, isPart: Bool, isForAppStore: Bool = true
  ) {
    self.elements = elements
    self.cases = cases
    self.errors = errors
    self.warnings = warnings
    self.suppressed = suppressed
    self.unjudged = unjudged
    self.largerText = largerText
    self.showsAllText = showsAllText
    self.isPart = isPart
    self.isForAppStore = isForAppStore
  }

  public init(_ report: AuditReport) {
    let largerText = report.largerText
    self.init(
      elements: report.elements.count, cases: report.cases, errors: report.count(of: .error),
      warnings: report.count(of: .warning), suppressed: report.suppressed, unjudged: report.unjudged,
      largerText: LargerTextCount(
        reaches: largerText.reaches, below: largerText.below, unjudged: largerText.unjudged),
      showsAllText: report.showsAllText, isPart: report.places != nil,
      isForAppStore: report.isForAppStore)
  }

  /// Whether the App Store's Larger Text label may be claimed: all text of a whole check grows as far as asked, and none
  /// of it is cut, shrunk, lacks glyphs or is unjudged on the way.
  public var mayClaimLargerText: Bool {
    isForAppStore && !isPart && showsAllText && largerText.reaches > 0 && largerText.below == 0
      && largerText.unjudged == 0
  }
}
