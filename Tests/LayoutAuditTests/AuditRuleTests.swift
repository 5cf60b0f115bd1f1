import LayoutAudit
import Testing

struct AuditRuleTests {
  @Test(arguments: [
    ("family-not-found", Severity.error), ("style-not-found", .error), ("height-clipped", .error),
    ("text-truncated", .error), ("width-overflow", .error), ("ink-clipped", .error),
    ("glyph-missing", .error), ("fallback-grows-line", .warning), ("transform-unsupported", .warning),
    ("does-not-scale", .warning), ("larger-text-capped", .warning), ("line-spacing-drift", .warning),
    ("empty-category-range", .warning), ("suspicious-metrics", .warning), ("broken-glyphs", .error),
    ("text-shrunk", .warning),
  ])
  func rulesHaveTheirDocumentedSeverity(id: String, severity: Severity) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    #expect(rule.id == id)
    #expect(rule.severity == severity)
    #expect(!rule.summary.isEmpty)
    #expect(!rule.rationale.isEmpty)
  }

  @Test func everyRuleIsRegisteredOnce() {
    #expect(RuleCatalogue.all.count == 16)
    #expect(Set(RuleCatalogue.all.map(\.id)).count == 16)
    #expect(RuleCatalogue.rule("no-such-rule") == nil)
  }
}
