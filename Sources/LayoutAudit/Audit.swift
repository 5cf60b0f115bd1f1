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
    let judged = try await concurrentMap(plan.elements) { element in
      Result {
        let growth = try known.growth(of: element.text)
        return try expansion.variants(of: element.text).map { variant in
          defer { tally?.count() }
          let one = ElementCase(element: element, variant: variant, growth: growth)
          return others.contains(element.name)
            ? try judge.outline(one, measuring: measuring) : try judge.judge(one, measuring: measuring)
        }
      }
    }.flatMap { try $0.get() }

    let found = JudgedCases(judged)
    var findings = inOrder(
      await concurrentMap(RuleCatalogue.judging) { [plan] rule in
        let configured = plan.severities[rule.id]
        guard let severity = configured ?? rule.severity else { return [] }
        var findings = rule.findings(in: found, plan: plan)
        for place in findings.indices where findings[place].severity != severity {
          // A rule may find something lighter than is its wont; what was configured holds all the same.
          if configured != nil || findings[place].severity > severity { findings[place].severity = severity }
        }
        return findings
      })
    if let shard = plan.shard {
      // What is told once of several elements is told by the part that has the first of them.
      findings.removeAll { $0.element.map(others.contains) ?? !shard.speaksForAll }
    }
    return report(others.isEmpty ? judged : judged.filter { !others.contains($0.element.name) }, findings)
  }

  /// What suppressions leave of the findings.
  private func report(_ judged: [JudgedElement], _ found: [Finding]) -> AuditReport {
    let (findings, unused) = plan.suppressions.applied(to: found)
    var report = AuditReport(
      elements: judged, findings: findings, suppressed: found.count - findings.count,
      places: plan.shard == nil ? nil : places(of: judged, findings),
      isFiltered: plan.isFiltered || plan.locales != nil)
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

  /// By the element's place in the plan, then the rule's place in the catalogue, then case and category as found.
  ///
  /// - Parameter found: what each rule found, in the plan's order.
  private func inOrder(_ found: [[Finding]]) -> [Finding] {
    let found = found.filter { !$0.isEmpty }
    var findings: [Finding] = []
    findings.reserveCapacity(found.reduce(0) { $0 + $1.count })
    var next = [Int](repeating: 0, count: found.count)
    func take(_ element: String?) {
      for rule in found.indices {
        while next[rule] < found[rule].count, found[rule][next[rule]].element == element {
          findings.append(found[rule][next[rule]])
          next[rule] += 1
        }
      }
    }
    take(nil)
    for element in plan.elements { take(element.name) }
    return findings
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
