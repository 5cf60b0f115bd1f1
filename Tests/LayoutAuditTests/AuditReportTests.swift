import Testing
import Typography

@testable import LayoutAudit

struct AuditReportTests {
  private func report() async throws -> AuditReport {
    try await AuditPlan(elements: [
      try .sample("fits"),
      try .sample("low", bounds: .height(48)),
      try .sample("fixed", scaling: FontScaling(.fixed, base: 17), hasStyle: false),
      try .sample("absent", family: "Absent"),
    ]).report()
  }

  @Test func casesAreElementsTimesCategories() async throws {
    #expect(try await report().cases == 48)
    let selection = try CategorySelection(spelling: "AX1...", in: .ios)
    #expect(
      try await AuditPlan(selection: selection, elements: [.sample("a"), .sample("b")]).report().cases == 10)
    #expect(AuditReport(elements: [], findings: []).cases == 0)
  }

  @Test func findingsAreCountedBySeverity() async throws {
    // Two categories of the low box and the missing family; the fixed text.
    #expect(try await report().count(of: .error) == 3)
    #expect(try await report().count(of: .warning) == 1)
  }

  @Test func casesWithoutAVerdictAreCountedApart() async throws {
    #expect(try await report().unjudged == 12)
  }

  @Test func largerTextCountsElements() async throws {
    let counts = try await report().largerText
    #expect(counts.reaches == 2)
    #expect(counts.below == 1)
    #expect(counts.unjudged == 1)
  }

  @Test func anElementOfSeveralCasesCountsOnceForLargerText() async throws {
    var element = try AuditPlan.Element.sample()
    element.text.text = .byLocale(["de": "Ja", "en": "Yes"])
    element.text.bounds.widths = [320, 375]
    let report = try await AuditPlan(elements: [element]).report()
    #expect(report.elements.count == 4)
    #expect(report.cases == 48)
    #expect(report.largerText.reaches == 1)
  }

  @Test func aTextThatNoFaceShowsReachesNothing() async throws {
    var element = try AuditPlan.Element.sample()
    element.text.text = .byLocale(["en": "Snow", "ja": "☃"])
    let report = try await AuditPlan(elements: [element, try .sample("other", text: "Snow")]).report()
    #expect(report.unjudged == 12)
    #expect(report.largerText == (reaches: 1, below: 0, unjudged: 1))
    // A made-up translation may lack its accents.
    element.text.text = .plain("☃")
    let madeUp = try await AuditPlan(elements: [element], locales: ["en-XA"]).report()
    #expect(madeUp.unjudged == 0)
  }

  @Test func theLargerTextLabelIsClaimedOfWholeTextInEveryCategoryAlone() async throws {
    func mayClaim(
      _ text: String?, _ categories: String? = nil, bounds: LayoutBounds = LayoutBounds()
    ) async throws -> Bool {
      let selection = try categories.map { try CategorySelection(spelling: $0, in: .ios) }
      let element = try AuditPlan.Element.sample(bounds: bounds, text: text)
      return try await AuditPlan(selection: selection, elements: [element]).report().mayClaimLargerText
    }
    #expect(try await mayClaim("Hello"))
    #expect(try await mayClaim(nil))
    // Nobody looked at the others.
    #expect(try await !mayClaim("Hello", "large"))
    #expect(try await !mayClaim("Hello", "large..."))
    // No face has the snowman.
    #expect(try await !mayClaim("☃"))
    #expect(try await !mayClaim("Hello", bounds: .width(60)))
  }

  /// A word that fits everywhere, alone in its plan unless others are given.
  private func claims(
    _ elements: [AuditPlan.Element]? = nil, _ change: (inout AuditPlan) -> Void = { _ in }
  ) async throws -> Bool {
    var plan = AuditPlan(elements: try elements ?? [.sample(text: "Hello")])
    change(&plan)
    return try await plan.report().mayClaimLargerText
  }

  @Test func aPartOfACheckClaimsNothing() async throws {
    let two = [
      try AuditPlan.Element.sample("a", text: "Hello"), try AuditPlan.Element.sample("b", text: "Hello"),
    ]
    #expect(try await claims(two))
    for index in 1...3 { #expect(try await !claims(two) { $0.shard = Shard(index: index, of: 3) }) }
  }

  @Test func aFilteredCheckClaimsNothing() async throws {
    #expect(try await !claims { $0.isFiltered = true })
    #expect(try await !claims { $0.locales = ["en"] })
    #expect(!AuditReport(elements: [], findings: []).mayClaimLargerText)
  }

  @Test func missingGlyphsCountWhetherOrNotTheyAreTold() async throws {
    let snow = [try AuditPlan.Element.sample(text: "☃")]
    #expect(try await !claims(snow) { $0.severities = ["glyph-missing": Severity?.none] })
    #expect(
      try await !claims(snow) { $0.suppressions = [Suppression(rule: "glyph-missing", reason: "known")] })
    let report = try await AuditPlan(elements: snow).report()
    let known = report.judged(against: Baseline(of: report.findings), stale: nil)
    #expect(known.findings.isEmpty)
    #expect(!known.mayClaimLargerText)
  }

  @Test func textThatShrinksIsNotLarger() async throws {
    // 5 × 26.5 points at the largest size, in 60.
    #expect(try await !claims([.sample(bounds: .width(60), text: "Hello", minimumScaleFactor: 0.1)]))
  }

  @Test func whatIsUnjudgedClaimsNothing() async throws {
    let hyphenated = try AuditPlan.Element.sample(
      lines: 2, bounds: .width(60), text: "aaaa bbbb cccc", attributes: TextAttributes(hyphenates: true))
    #expect(try await AuditPlan(elements: [hyphenated]).report().unjudged > 0)
    #expect(try await !claims([hyphenated]))
  }

  @Test func aReportFailsAtTheSeverityOfItsWorstFinding() async throws {
    let clean = try await AuditPlan(elements: [.sample()]).report()
    let warned = try await AuditPlan(elements: [
      .sample(scaling: FontScaling(.fixed, base: 17), hasStyle: false)
    ])
    .report()
    #expect(!clean.fails(at: .warning))
    #expect(warned.fails(at: .warning))
    #expect(!warned.fails(at: .error))
    #expect(try await report().fails(at: .error))
    #expect(try await report().fails(at: .warning))
  }

  @Test func joinedReportsKeepTheirOrderAndAddUp() async throws {
    let first = try await AuditPlan(elements: [.sample("a", bounds: .height(48))]).report()
    let second = try await AuditPlan(elements: [.sample("b", family: "Absent")]).report()
    let joined = AuditReport.joined([first, second])
    #expect(joined.elements.map(\.declared.name) == ["a", "b"])
    #expect(joined.findings == first.findings + second.findings)
    #expect(joined.cases == 24)
    #expect(joined.unjudged == 12)
  }
}
