public import Typography

/// Judges every case of a plan's elements in every selected category, and lets the rules speak.
public struct Audit: Sendable {
  public let plan: AuditPlan

  public init(_ plan: AuditPlan) { self.plan = plan }

  /// - Parameter progress: told now and then how many cases of how many are judged, from any task, in no order.
  /// - Throws: Where fonts can't be read, or a size can't be told: the job could not be done.
  public func run(
    measuring: some TextMeasuring, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) async throws -> AuditReport {
    let expansion = CaseExpansion(locales: plan.locales, judgesBoldText: plan.judgesBoldText)
    let known = TextGrowth.Known(plan: plan)
    let judge = ElementJudge(plan: plan)
    let tally = progress.map { report in
      Tally(total: plan.elements.reduce(0) { $0 + expansion.variants(of: $1.text).count }, report: report)
    }
    let others = elementsOfOtherShards
    let rules = ActiveRules(plan)
    let judged = try await concurrentMap(plan.elements) { element in
      Result {
        let growth = try known.growth(of: element.text)
        let isOther = others.contains(element.name)
        let cases = try expansion.variants(of: element.text).map { variant in
          defer { tally?.count() }
          let one = ElementCase(element: element, variant: variant, growth: growth)
          return isOther
            ? try judge.outline(one, measuring: measuring) : try judge.judge(one, measuring: measuring)
        }
        return (cases: cases, findings: isOther ? rules.sharedFindings(in: cases) : rules.findings(in: cases))
      }
    }.map { try $0.get() }

    var findings = rules.withoutRepetitions(rules.findingsAboutPlan + judged.flatMap(\.findings))
    if let shard = plan.shard {
      // What is told once of several elements is told by the part that has the first of them.
      findings.removeAll { $0.element.map(others.contains) ?? !shard.speaksForAll }
    }
    let cases = judged.flatMap(\.cases)
    return report(others.isEmpty ? cases : cases.filter { !others.contains($0.element.name) }, findings)
  }

  /// What suppressions leave of the findings.
  private func report(_ judged: [JudgedElement], _ found: [Finding]) -> AuditReport {
    let (findings, unused) = plan.suppressions.applied(to: found)
    var report = AuditReport(
      elements: judged, findings: findings, suppressed: found.count - findings.count,
      places: plan.shard == nil ? nil : places(of: judged, findings),
      isFiltered: plan.isFiltered || plan.locales != nil, isForAppStore: plan.scale.platform != .android)
    if let severity = plan.severity(of: UnusedSuppression().id), !plan.isFiltered {
      report.tell(
        unused.map { suppression in
          var finding = UnusedSuppression().finding(about: suppression)
          finding.severity = severity
          return finding
        })
    }
    return report
  }

  private var elementsOfOtherShards: Set<String> {
    guard let shard = plan.shard else { return [] }
    return Set(plan.elements.enumerated().filter { !shard.contains($0.offset) }.map(\.element.name))
  }

  /// The configuration has the first place, its elements those behind it.
  private func places(of judged: [JudgedElement], _ findings: [Finding]) -> ShardPlaces {
    var places: [String: Int] = [:]
    for (place, element) in plan.elements.enumerated() { places[element.name] = place }
    return ShardPlaces(
      elements: judged.map { places[$0.declared.name, default: -1] + 1 },
      findings: findings.map { finding in (finding.element.flatMap { places[$0] } ?? -1) + 1 }, pending: [],
      count: plan.elements.count + 1)
  }
}

/// Counts cases, and tells of every so many: to tell of each would take time.
private struct Tally: Sendable {
  private let done = Guarded(0)
  private let total: Int
  private let report: @Sendable (Int, Int) -> Void

  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
    self.total = total
    self.report = report
  }

  func count() {
    let done = done.withLock {
      $0 += 1
      return $0
    }
    if done % 64 == 0 { report(done, total) }
  }
}
