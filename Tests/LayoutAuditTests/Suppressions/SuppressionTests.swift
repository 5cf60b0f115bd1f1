import Testing
import Typography

@testable import LayoutAudit

struct SuppressionTests {
  private func report(
    _ suppressions: [Suppression], filtered: Bool = false, severities: [String: Severity?] = [:]
  ) async throws -> AuditReport {
    // 20 points are too few from large on: nine findings.
    var plan = try AuditPlan(
      elements: [.sample(bounds: .height(20)), .sample("roomy")], severities: severities,
      suppressions: suppressions)
    plan.isFiltered = filtered
    return try await plan.report()
  }

  private func suppression(
    _ rule: String = "height-clipped", element: String? = nil, categories: [ContentSizeCategory]? = nil,
    locales: [String]? = nil
  ) -> Suppression {
    Suppression(
      rule: rule, element: element, categories: categories, locales: locales, reason: "known",
      location: SourceLocation(file: "typefit.json", line: 7, column: 5))
  }

  @Test func withoutOneAllIsTold() async throws {
    let report = try await report([])
    #expect(report.findings.count == 9)
    #expect(report.suppressed == 0)
  }

  @Test func whatItMatchesIsCountedAndNotTold() async throws {
    let report = try await report([suppression(element: "title")])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed == 9)
  }

  @Test func itKeepsToItsCategories() async throws {
    let report = try await report([suppression(categories: [.large, .extraLarge])])
    #expect(report.suppressed == 2)
    #expect(report.findings.first?.category == .extraExtraLarge)
  }

  @Test func itKeepsToItsElementAndLocale() async throws {
    for unmatched in [
      suppression(element: "roomy"), suppression(locales: ["de"]), suppression("text-truncated"),
    ] {
      let report = try await report([unmatched])
      #expect(report.suppressed == 0)
      #expect(report.findings.map(\.rule).filter { $0 == "unused-suppression" }.count == 1)
    }
  }

  @Test func oneThatMatchesNothingIsFoundWhereItStands() async throws {
    let found = try await report([suppression(element: "gone", categories: [.small, .medium])]).findings
    let unused = try #require(found.first)
    #expect(unused.rule == "unused-suppression")
    #expect(unused.severity == .error)
    #expect(unused.location == SourceLocation(file: "typefit.json", line: 7, column: 5))
    #expect(unused.message.contains("height-clipped of gone at small to medium"))
  }

  @Test func nothingIsUnusedWhereOnlySomeIsJudged() async throws {
    #expect(try await report([suppression("text-shrunk")], filtered: true).findings.count == 9)
  }

  @Test func theRulesSeverityIsTheConfiguredOne() async throws {
    let unused = suppression("text-shrunk")
    let lighter = try await report([unused], severities: ["unused-suppression": .warning])
    #expect(lighter.findings.first?.severity == .warning)
    let switchedOff: [String: Severity?] = ["unused-suppression": nil]
    let off = try await report([unused], severities: switchedOff)
    #expect(off.findings.count == 9)
  }

  @Test func twoMayMatchTheSame() async throws {
    let report = try await report([suppression(), suppression(element: "title")])
    #expect(report.findings.isEmpty)
    #expect(report.suppressed == 9)
  }
}
