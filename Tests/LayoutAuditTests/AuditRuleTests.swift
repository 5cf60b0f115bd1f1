import LayoutAudit
import Testing

struct AuditRuleTests {
  @Test(arguments: [
    ("family-not-found", Severity.error), ("style-not-found", .error), ("suspicious-metrics", .warning),
    ("height-clipped", .error), ("does-not-scale", .warning), ("larger-text-capped", .warning),
    ("empty-category-range", .warning),
  ])
  func rulesHaveTheirDocumentedSeverity(id: String, severity: Severity) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    #expect(rule.id == id)
    #expect(rule.severity == severity)
    #expect(!rule.summary.isEmpty)
    #expect(!rule.rationale.isEmpty)
  }

  @Test func everyRuleIsRegisteredOnce() {
    #expect(RuleCatalogue.all.count == 7)
    #expect(Set(RuleCatalogue.all.map(\.id)).count == 7)
    #expect(RuleCatalogue.rule("no-such-rule") == nil)
  }
}
