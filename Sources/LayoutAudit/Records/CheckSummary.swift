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

  public init(
    elements: Int, cases: Int, errors: Int, warnings: Int, suppressed: Int, unjudged: Int,
    largerText: LargerTextCount
  ) {
    self.elements = elements
    self.cases = cases
    self.errors = errors
    self.warnings = warnings
    self.suppressed = suppressed
    self.unjudged = unjudged
    self.largerText = largerText
  }

  public init(_ report: AuditReport) {
    let largerText = report.largerText
    self.init(
      elements: report.elements.count, cases: report.cases, errors: report.count(of: .error),
      warnings: report.count(of: .warning), suppressed: report.suppressed, unjudged: report.unjudged,
      largerText: LargerTextCount(
        reaches: largerText.reaches, below: largerText.below, unjudged: largerText.unjudged))
  }
}
