internal import Typography

/// The findings that are known, so that a check fails only on what is new or worse.
public struct Baseline: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var fingerprint: String
    public var severity: Severity
    public var actual: Double?
    public var limit: Double?
    /// Where the baseline's file has it.
    public var location: SourceLocation?

    public init(
      fingerprint: String, severity: Severity, actual: Double?, limit: Double?,
      location: SourceLocation? = nil
    ) {
      self.fingerprint = fingerprint
      self.severity = severity
      self.actual = actual
      self.limit = limit
      self.location = location
    }

    init(_ finding: Finding) {
      self.init(
        fingerprint: finding.fingerprint, severity: finding.severity, actual: finding.actual,
        limit: finding.limit)
    }

    /// How far what there is falls short of what is needed; 0 where the finding has no numbers.
    var shortfall: Double {
      guard let actual, let limit else { return 0 }
      return (actual - limit).magnitude
    }

    /// The worst first.
    static func isWorse(_ left: Entry, _ right: Entry) -> Bool {
      (left.severity, left.shortfall) > (right.severity, right.shortfall)
    }

    /// Whether a finding weighs more than this entry, or falls short by more: numbers within a hundredth are equal.
    func isExceeded(by other: Entry) -> Bool {
      other.severity > severity || (other.severity == severity && other.shortfall > shortfall + 0.01)
    }
  }

  /// What a run may do to the file.
  public enum Update: String, Sendable, CaseIterable {
    /// Holds exactly what is found.
    case all
    /// Known findings take the numbers of today, for better or worse; nothing is added or removed.
    case changed
    /// What is not yet known is added.
    case missing
    case none
  }

  /// By fingerprint, the worst first where several have the same.
  public private(set) var entries: [Entry]

  public init(_ entries: [Entry]) {
    self.entries = entries.sorted {
      $0.fingerprint == $1.fingerprint ? Entry.isWorse($0, $1) : $0.fingerprint < $1.fingerprint
    }
  }

  /// Holds what is found; what tells of suppressions and baselines is never known.
  public init(of findings: [Finding]) { self.init(findings.filter(Self.mayHold).map { Entry($0) }) }

  /// A part of a check can't tell whether a suppression is unused: known, it would be quiet in the whole alone.
  private static func mayHold(_ finding: Finding) -> Bool { !RuleCatalogue.isUpkeep(finding.rule) }

  /// How a run's findings and the entries meet.
  struct Comparison {
    /// The entry that knows a finding, by the finding's position; nil for a new one.
    var known: [Entry?]
    /// Entries that no finding meets.
    var stale: [Entry]
  }

  /// Where a fingerprint stands for several, the worst finding meets the worst entry.
  func comparison(with findings: [Finding]) -> Comparison {
    var left = Dictionary(grouping: entries, by: \.fingerprint).mapValues { $0[...] }
    var known = [Entry?](repeating: nil, count: findings.count)
    let found = findings.enumerated().filter { Self.mayHold($0.element) }.map {
      (position: $0.offset, entry: Entry($0.element))
    }
    for (position, entry) in found.sorted(by: { Entry.isWorse($0.entry, $1.entry) }) {
      known[position] = left[entry.fingerprint]?.popFirst()
    }
    return Comparison(known: known, stale: Self(left.values.flatMap(\.self)).entries)
  }

  /// What the file holds after a run.
  public func updated(_ update: Update, with findings: [Finding]) -> Baseline {
    let comparison = comparison(with: findings)
    let pairs = zip(findings, comparison.known)
    return switch update {
    case .all: Baseline(of: findings)
    case .changed:
      Baseline(pairs.compactMap { finding, entry in entry == nil ? nil : Entry(finding) } + comparison.stale)
    case .missing:
      Baseline(entries + Baseline(of: pairs.compactMap { $1 == nil ? $0 : nil }).entries)
    case .none: self
    }
  }
}

extension AuditReport {
  /// The report with the findings alone that a baseline doesn't know, or that are worse than it knows them; what else
  /// was found is counted as suppressed.
  ///
  public func judged(against baseline: Baseline, in plan: AuditPlan) -> AuditReport {
    judged(against: baseline, stale: plan.isFiltered ? nil : plan.severity(of: StaleBaseline().id))
  }

  /// - Parameter stale: the severity of entries that nothing meets; nil to leave them out.
  func judged(against baseline: Baseline, stale: Severity?) -> AuditReport {
    let comparison = baseline.comparison(with: findings)
    let isTold = zip(findings, comparison.known).map { finding, entry in
      entry.map { $0.isExceeded(by: Baseline.Entry(finding)) } ?? true
    }
    var report = keepingFindings(isTold)
    guard let stale else { return report }
    report.tell(
      comparison.stale.map { entry in
        var finding = StaleBaseline().finding(about: entry)
        finding.severity = stale
        return finding
      })
    return report
  }
}
