import LayoutAudit
import Testing
import Typography

struct AuditRuleTests {
  @Test(arguments: [
    ("family-not-found", Severity.error), ("style-not-found", .error), ("height-clipped", .error),
    ("text-truncated", .error), ("width-overflow", .error), ("ink-clipped", .error),
    ("glyph-missing", .error), ("fallback-grows-line", .warning), ("transform-unsupported", .warning),
    ("does-not-scale", .warning), ("larger-text-capped", .warning), ("line-spacing-drift", .warning),
    ("empty-category-range", .warning), ("suspicious-metrics", .warning), ("broken-glyphs", .error),
    ("text-shrunk", .warning), ("unused-suppression", .error), ("stale-baseline", .warning),
  ])
  func rulesHaveTheirDocumentedSeverity(id: String, severity: Severity) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    #expect(rule.id == id)
    #expect(rule.severity == severity)
    #expect(!rule.summary.isEmpty)
    #expect(!rule.rationale.isEmpty)
  }

  // MARK: Advice

  private func advice(
    _ element: AuditPlan.Element, scale: DynamicTypeScale = .ios
  ) async throws -> String? {
    try await AuditPlan(scale: scale, elements: [element]).findings(of: "height-clipped").first?.advice
  }

  /// 21 points of Lato take 25.2, which are 76 pixels of three to the point; four letters are 42 wide, 5 too wide.
  @Test func whoFollowsAnAdviceToTheThousandthHasNoMoreFindings() async throws {
    func findings(_ height: Double, _ width: Double) async throws -> [Finding] {
      let element = try AuditPlan.Element.sample(
        scaling: FontScaling(.fixed, base: 21),
        bounds: LayoutBounds(
          widths: [width], height: .points(height), insets: EdgeInsets(top: 0.1, left: 0.1)),
        text: "abcd")
      return try await AuditPlan(
        displayScale: 3, selection: CategorySelection(spelling: "large", in: .ios), elements: [element]
      ).report().findings.filter { $0.category != nil }
    }
    let advice = try #require(try await findings(20, 37).first?.advice)
    #expect(advice.contains("at least 25.433 pt high and at least 42.1 pt wide"))
    #expect(try await findings(25.433, 42.1).isEmpty)
    let lower = try await findings(25.432, 42.1)
    #expect(lower.map(\.rule) == ["height-clipped"])
    #expect(lower.first?.message.contains(": 0.001 pt too few") == true)
  }

  @Test func adviceCapsInSwiftUIAndUIKit() async throws {
    let advice = try await advice(.sample(bounds: .height(44)))
    #expect(advice?.contains(".dynamicTypeSize(...DynamicTypeSize.accessibility2)") == true)
    #expect(advice?.contains("maximumContentSizeCategory = .accessibilityLarge") == true)
  }

  @Test func androidsFontScalesAreNoCaps() async throws {
    let scaling = try FontScaling(.fontMetrics, base: 16)
    // 1.2 × 20.2 dp at 1.3, 1.2 × 23 at 1.5.
    let advice = try await advice(.sample(scaling: scaling, bounds: .height(26)), scale: .android)
    #expect(advice?.contains("largest category that fits is 1.3") == true)
    #expect(advice?.contains("dynamicTypeSize") == false)
  }

  @Test func aMeasuredStandInIsNamedInFindingsOfARow() async throws {
    let found = try await AuditPlan(elements: [.sample(family: "Brand", bounds: .height(10))])
      .findings(of: "height-clipped")
    #expect(found.count == 12)
    for finding in found {
      #expect(finding.message.contains("measured with Lato-Regular, since Brand is missing: unsure"))
    }
  }

  @Test func everyRuleIsRegisteredOnce() {
    #expect(RuleCatalogue.all.count == 19)
    #expect(Set(RuleCatalogue.all.map(\.id)).count == 19)
    #expect(RuleCatalogue.rule("no-such-rule") == nil)
  }
}
