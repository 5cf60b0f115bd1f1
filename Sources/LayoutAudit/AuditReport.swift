internal import Typography

/// What a check found.
public struct AuditReport: Sendable {
  public let elements: [JudgedElement]
  public private(set) var findings: [Finding]
  /// How many findings a suppression or a baseline keeps quiet.
  public private(set) var suppressed: Int
  /// Which part of a check this is, for its report; nil where this is the whole.
  public var part: ShardPart?
  /// Where all this belongs in the whole check; nil where this is the whole.
  public private(set) var places: ShardPlaces?
  /// Whether some of the categories or locales were left out.
  public let isFiltered: Bool
  /// Whether any of it is about a platform of the App Store, whose Larger Text label may be claimed.
  public let isForAppStore: Bool

  public init(
    elements: [JudgedElement], findings: [Finding], suppressed: Int = 0, places: ShardPlaces? = nil,
    isFiltered: Bool = false, isForAppStore: Bool = true
  ) {
    self.elements = elements
    self.findings = findings
    self.suppressed = suppressed
    self.places = places
    self.isFiltered = isFiltered
    self.isForAppStore = isForAppStore
  }

  /// Elements × categories.
  public var cases: Int { elements.reduce(0) { $0 + $1.rows.count } }

  // By index: to copy every finding and row that is counted would take longer than all else.
  public func count(of severity: Severity) -> Int {
    findings.indices.count { findings[$0].severity == severity }
  }

  /// Cases without a verdict.
  public var unjudged: Int {
    elements.reduce(0) { sum, element in
      sum + element.rows.indices.count { element.rows[$0].verdict == .unjudged }
    }
  }

  /// Elements whose text grows as far as asked, stays below, or can't be told; each counted once, whatever its cases.
  public var largerText: (reaches: Int, below: Int, unjudged: Int) {
    var (reaching, below, unjudged) = (0, 0, 0)
    var start = 0
    while start < elements.count {
      // The cases of an element stand together.
      let first = elements[start]
      var end = start
      var isJudged = true
      while end < elements.count, end == start || first.isCase(of: elements[end]) {
        if elements[end].lacksGlyphs { isJudged = false }
        end += 1
      }
      start = end
      if case .some = first.face.metrics, isJudged, let largerText = first.largerText {
        if largerText.reaches { reaching += 1 } else { below += 1 }
      } else {
        unjudged += 1
      }
    }
    return (reaching, below, unjudged)
  }

  /// Whether every text is shown whole, at its size, with all its glyphs, in every category and locale there is; of a
  /// part, as far as it goes.
  public var showsAllText: Bool {
    !isFiltered
      // What tells soonest comes first.
      && elements.allSatisfy { element in
        element.rows.indices.allSatisfy { element.rows[$0].verdict == .fits }
      }
      && elements.allSatisfy {
        $0.missingCharacters.isEmpty && DynamicTypeScale.isWhole($0.rows.map(\.category))
      }
  }

  /// Whether the App Store's Larger Text label may be claimed.
  public var mayClaimLargerText: Bool { CheckSummary(self).mayClaimLargerText }

  /// Whether anything was found at or above a severity.
  public func fails(at severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }

  /// Several reports as one, in their order.
  public static func joined(_ reports: [AuditReport]) -> AuditReport {
    if reports.count == 1 { return reports[0] }
    var places: ShardPlaces?
    for case let more? in reports.map(\.places) {
      guard let before = places else {
        places = more
        continue
      }
      let shifted = more.shifted(by: before.count)
      places = ShardPlaces(
        elements: before.elements + shifted.elements, findings: before.findings + shifted.findings,
        pending: before.pending + shifted.pending, count: before.count + more.count)
    }
    return AuditReport(
      elements: reports.flatMap(\.elements), findings: reports.flatMap(\.findings),
      suppressed: reports.reduce(0) { $0 + $1.suppressed }, places: places,
      isFiltered: reports.contains(where: \.isFiltered),
      isForAppStore: reports.contains(where: \.isForAppStore))
  }

  /// The report with some of its findings; the others are counted as suppressed.
  func keepingFindings(_ isKept: [Bool]) -> AuditReport {
    var report = self
    report.findings = zip(findings, isKept).compactMap { $1 ? $0 : nil }
    if let places { report.places?.findings = zip(places.findings, isKept).compactMap { $1 ? $0 : nil } }
    report.suppressed += findings.count - report.findings.count
    return report
  }

  /// Adds findings about the configuration, behind those that are there; in a part of a check, as pending ones.
  mutating func tell(_ found: [Finding]) {
    if found.isEmpty { return }
    if places == nil {
      findings.insert(contentsOf: found, at: findings.firstIndex { $0.element != nil } ?? findings.count)
    } else {
      places?.pending += found.map { ShardPlaces.Pending(place: 0, finding: $0) }
    }
  }
}
