internal import LayoutAudit
internal import Typography

/// A check as programs for test results see it: a suite for each face and text style, a test for each case of an element
/// in neighbouring categories that have the same verdict.
struct TestSuite {
  /// Such as `Lato-Regular, footnote`; unique.
  let name: String
  var tests: [TestCase] = []

  func count(of outcome: TestCase.Outcome) -> Int { tests.count { $0.outcome == outcome } }
}

struct TestCase {
  enum Outcome { case passed, failed, skipped }

  /// Such as `article.byline [de]: AX4 to AX5`; unique in its suite.
  let name: String
  let outcome: Outcome
  /// Why it was skipped.
  let reason: String
  let findings: [Finding]

  var failures: [Finding] { findings.filter { $0.severity == .error } }
  /// No failures: they are only told of.
  var warnings: [Finding] { findings.filter { $0.severity != .error } }
}

extension TestSuite {
  static func suites(of record: CheckRecord, _ context: ReportContext) -> [TestSuite] {
    var builder = TestSuiteBuilder()
    let index = FindingIndex(record)
    // Elements of several configurations may share a name.
    let hasSeveralFiles = Set(record.elements.map { $0.location?.file }).count > 1
    for cases in record.declarations {
      func suite(of element: ElementRecord) -> String {
        let file = hasSeveralFiles ? element.location.map { context.path($0.file) + ": " } ?? "" : ""
        return "\(file)\(element.face ?? element.askedFont), \(element.styleName ?? "fixed size")"
      }
      for element in cases { builder.add(element, index.findings(of: element), to: suite(of: element)) }
      guard let first = cases.first else { continue }
      for finding in index.findings(ofWhole: first) {
        builder.add(finding, named: first.name, to: suite(of: first))
      }
    }
    for finding in index.unplaced { builder.add(finding, named: finding.element, to: "configuration") }
    return builder.suites
  }
}

private struct TestSuiteBuilder {
  private(set) var suites: [TestSuite] = []
  private var places: [String: Int] = [:]
  private var names: [UniqueNames] = []

  mutating func add(_ element: ElementRecord, _ findings: [Finding], to suite: String) {
    let name = element.name + element.variant.label
    for rows in Self.runs(element.results, findings) {
      let here = findings.filter { finding in rows.contains { $0.category == finding.category } }
      let isFailure = here.contains { $0.severity == .error }
      let isUnjudged = rows[0].verdict == .unjudged
      add(
        "\(name): \(ContentSizeCategory.ranges(of: rows.map(\.category), among: element.results.map(\.category)))",
        isFailure ? .failed : isUnjudged ? .skipped : .passed, reason: rows[0].reason ?? "unjudged", here,
        to: suite)
    }
    // What is about no row, most often about all of them, is a test of its own.
    for finding in findings where !element.results.contains(where: { $0.category == finding.category }) {
      add(finding, named: name, to: suite)
    }
  }

  mutating func add(_ finding: Finding, named name: String?, to suite: String) {
    let parts = [name, finding.rule, finding.category?.abbreviation].compactMap(\.self)
    add(
      parts.joined(separator: ": "), finding.severity == .error ? .failed : .passed, reason: "", [finding],
      to: suite)
  }

  private mutating func add(
    _ name: String, _ outcome: TestCase.Outcome, reason: String, _ findings: [Finding], to suite: String
  ) {
    // Programs drop the second of two tests of one name, and what can't be printed may have told them apart.
    let suite = suite.printable
    let place = places[suite] ?? suites.count
    if place == suites.count {
      places[suite] = place
      suites.append(TestSuite(name: suite))
      names.append(UniqueNames())
    }
    let unique = names[place].add(name.printable) { "\($0) (\($1))" }
    suites[place].tests.append(
      TestCase(name: unique, outcome: outcome, reason: reason.printable, findings: findings))
  }

  /// Neighbouring rows of the same verdict, whose findings weigh the same.
  private static func runs(_ rows: [CategoryResult], _ findings: [Finding]) -> [[CategoryResult]] {
    var weights: [ContentSizeCategory: Severity] = [:]
    for finding in findings {
      guard let category = finding.category else { continue }
      weights[category] = max(weights[category] ?? finding.severity, finding.severity)
    }
    var runs: [[CategoryResult]] = []
    for row in rows {
      if let last = runs.last?.last, last.verdict == row.verdict,
        weights[last.category] == weights[row.category],
        last.verdict != .unjudged || last.reason == row.reason
      {
        runs[runs.count - 1].append(row)
      } else {
        runs.append([row])
      }
    }
    return runs
  }
}
