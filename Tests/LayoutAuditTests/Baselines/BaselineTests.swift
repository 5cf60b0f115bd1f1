import Testing
import Typography

@testable import LayoutAudit

struct BaselineTests {
  private func finding(
    _ element: String = "title", rule: String = "height-clipped", severity: Severity = .error,
    category: ContentSizeCategory = .large, actual: Double? = 48, limit: Double? = 44, line: Int = 3
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, element: element, boldText: false, category: category, actual: actual,
      limit: limit, message: "too low", advice: "let it grow",
      location: SourceLocation(file: "typefit.json", line: line, column: 1))
  }

  private func told(_ findings: [Finding], knowing known: [Finding]) -> [Finding] {
    AuditReport(elements: [], findings: findings).judged(against: Baseline(of: known), stale: .warning)
      .findings
  }

  @Test func whatIsKnownIsNotToldWhereverItHasMoved() {
    let known = [finding("a"), finding("b")]
    let report = AuditReport(elements: [], findings: [finding("b", line: 9), finding("a", line: 12)])
      .judged(against: Baseline(of: known), stale: .warning)
    #expect(report.findings.isEmpty)
    #expect(report.suppressed == 2)
  }

  @Test func whatIsNewIsTold() {
    #expect(told([finding("a"), finding("b")], knowing: [finding("a")]).map(\.element) == ["b"])
    let other = finding(category: .small)
    #expect(told([finding(), other], knowing: [finding()]) == [other])
  }

  @Test(arguments: [(48.0, 44.0, 0), (47, 44, 0), (48.005, 44, 0), (48.5, 44, 1), (48, 43, 1), (48, 45, 0)])
  func aGreaterShortfallIsTold(actual: Double, limit: Double, count: Int) {
    #expect(told([finding(actual: actual, limit: limit)], knowing: [finding()]).count == count)
  }

  /// 164 % of 200 % fall less short than 150 %.
  @Test func whereLessIsWorseTheShortfallCountsAllTheSame() {
    let known = finding(rule: "larger-text-capped", actual: 164, limit: 200)
    #expect(told([finding(rule: "larger-text-capped", actual: 150, limit: 200)], knowing: [known]).count == 1)
    #expect(told([finding(rule: "larger-text-capped", actual: 170, limit: 200)], knowing: [known]).isEmpty)
  }

  /// A line of 90 points shrinks to 80 % in 72, and to 60 % in 54; of three and four lines two are shown.
  @Test func aTextThatShrinksMoreIsTold() async throws {
    func shrunk(_ text: String, _ width: Double, lines: Int = 1) async throws -> [Finding] {
      let element = try AuditPlan.Element.sample(
        scaling: FontScaling(.fixed, base: 20), lines: lines, bounds: .width(width), text: text,
        minimumScaleFactor: 0.5)
      return try await AuditPlan(
        selection: CategorySelection(spelling: "large", in: .ios), elements: [element]
      ).findings(of: "text-shrunk")
    }
    let (less, more) = (try await shrunk("two words", 72), try await shrunk("two words", 54))
    #expect(less.count == 1 && more.count == 1)
    #expect(told(more, knowing: less) == more)
    #expect(told(less, knowing: more).isEmpty)
    let (three, four) = (
      try await shrunk("aa bb cc", 25, lines: 2), try await shrunk("aa bb cc dd", 25, lines: 2)
    )
    #expect(three.count == 1 && four.count == 1)
    #expect(told(four, knowing: three) == four)
    #expect(told(three, knowing: four).isEmpty)
  }

  @Test func aGraverSeverityIsToldAndALighterOneIsNot() {
    let (warning, error) = (finding(severity: .warning, actual: 90), finding(actual: 45))
    #expect(told([error], knowing: [warning]) == [error])
    #expect(told([warning], knowing: [error]).isEmpty)
  }

  @Test func severalOfOneFingerprintMeetTheWorstFirst() {
    let ink = { (severity: Severity, actual: Double) in
      self.finding(rule: "ink-clipped", severity: severity, actual: actual, limit: 0)
    }
    let known = [ink(.warning, 0.7), ink(.error, 1.6)]
    #expect(told([ink(.error, 1.6), ink(.warning, 0.7)], knowing: known).isEmpty)
    #expect(told([ink(.error, 1.6), ink(.error, 0.9)], knowing: known) == [ink(.error, 0.9)])
    #expect(told(known + [ink(.warning, 0.6)], knowing: known) == [ink(.warning, 0.6)])
  }

  @Test func anEntryThatNothingMeetsIsStale() {
    let found = told([finding("a")], knowing: [finding("a"), finding("gone")])
    #expect(found.map(\.rule) == ["stale-baseline"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.contains("height-clipped|gone||large") == true)
    let silent = AuditReport(elements: [], findings: []).judged(
      against: Baseline(of: [finding()]), stale: nil)
    #expect(silent.findings.isEmpty)
  }

  // MARK: Update

  @Test func eachUpdateTakesItsPart() {
    let (worse, fresh, gone) = (finding("a", actual: 60), finding("new"), finding("gone"))
    let baseline = Baseline(of: [finding("a"), gone])
    let findings = [worse, fresh]
    #expect(baseline.updated(.none, with: findings) == baseline)
    #expect(baseline.updated(.all, with: findings) == Baseline(of: findings))
    #expect(baseline.updated(.changed, with: findings) == Baseline(of: [worse, gone]))
    #expect(baseline.updated(.missing, with: findings) == Baseline(of: [finding("a"), gone, fresh]))
  }

  @Test func whatTellsOfSuppressionsIsNeverKnown() {
    let unused = finding(rule: "unused-suppression")
    for update in [Baseline.Update.all, .missing] {
      let held = Baseline([]).updated(update, with: [unused, finding()])
      #expect(held.entries.map(\.fingerprint) == [finding().fingerprint])
    }
    // As an older file may hold it.
    let entry = Baseline.Entry(fingerprint: unused.fingerprint, severity: .error, actual: 48, limit: 44)
    let report = AuditReport(elements: [], findings: [unused]).judged(
      against: Baseline([entry]), stale: .warning)
    #expect(Set(report.findings.map(\.rule)) == ["unused-suppression", "stale-baseline"])
  }

  @Test func entriesStandInTheOrderOfTheirFingerprints() {
    let baseline = Baseline(of: [finding("b"), finding("a"), finding("a", severity: .warning)])
    #expect(baseline.entries.map(\.severity) == [.error, .warning, .error])
    #expect(baseline.entries.map { $0.fingerprint.contains("|a|") } == [true, true, false])
  }
}
