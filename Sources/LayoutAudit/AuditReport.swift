internal import Typography

/// What a check found.
public struct AuditReport: Sendable {
  public let elements: [JudgedElement]
  public let findings: [Finding]

  public init(elements: [JudgedElement], findings: [Finding]) {
    self.elements = elements
    self.findings = findings
  }

  /// Elements × categories.
  public var cases: Int { elements.reduce(0) { $0 + $1.rows.count } }

  public func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Cases without a verdict.
  public var unjudged: Int { elements.reduce(0) { $0 + $1.rows.count { $0.verdict == .unjudged } } }

  /// Elements whose text grows as far as asked, stays below, or can't be told; each counted once, whatever its cases.
  public var largerText: (reaches: Int, below: Int, unjudged: Int) {
    var (reaching, below, unjudged) = (0, 0, 0)
    var last: JudgedElement?
    // The cases of an element stand together.
    for element in elements where last?.isCase(of: element) != true {
      last = element
      switch element.face.metrics == nil ? nil : element.largerText?.reaches {
      case true?: reaching += 1
      case false?: below += 1
      case nil: unjudged += 1
      }
    }
    return (reaching, below, unjudged)
  }

  /// Whether the App Store's Larger Text label may be claimed: every element's text grows as far as asked, and none is cut
  /// on the way.
  public var mayClaimLargerText: Bool {
    let reach = largerText
    let isCut = elements.contains { element in
      element.rows.contains { [.truncates, .clips, .overflows].contains($0.verdict) }
    }
    return reach.below == 0 && reach.unjudged == 0 && !isCut
  }

  /// Whether anything was found at or above a severity.
  public func fails(at severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }

  /// Several reports as one, in their order.
  public static func joined(_ reports: [AuditReport]) -> AuditReport {
    if reports.count == 1 { return reports[0] }
    return AuditReport(elements: reports.flatMap(\.elements), findings: reports.flatMap(\.findings))
  }
}
