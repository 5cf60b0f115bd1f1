import LayoutAudit
import Testing
import Typography

struct AuditTests {
  private func rows(_ element: AuditPlan.Element, displayScale: Double = 2) async throws -> [JudgedElement
    .Row]
  {
    let report = try await AuditPlan(displayScale: displayScale, elements: [element]).report()
    return try #require(report.elements.first).rows
  }

  // MARK: Rows

  @Test func everyElementHasARowForEachOfTheTwelveCategories() async throws {
    let rows = try await rows(.sample())
    #expect(rows.map(\.category) == ContentSizeCategory.all)
    #expect(rows.map(\.size) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func aRowsHeightIsItsLabelHeight() async throws {
    // 1.2 × size, rounded up to half points.
    #expect(
      try await rows(.sample()).map(\.height) == [17, 18, 19.5, 20.5, 23, 25.5, 28, 34, 40, 48, 56.5, 64])
    // 2 × 1.2 × size, rounded up to whole points.
    #expect(
      try await rows(.sample(lines: 2), displayScale: 1).map(\.height)
        == [34, 36, 39, 41, 46, 51, 56, 68, 80, 96, 113, 128])
  }

  @Test func onlySelectedCategoriesAreJudged() async throws {
    let selection = try CategorySelection(spelling: "AX3...", in: .ios)
    let report = try await AuditPlan(selection: selection, elements: [.sample()]).report()
    #expect(report.elements.first?.rows.map(\.size) == [40, 47, 53])
  }

  @Test func unspecifiedIsReportedByItsNameWithTheNumbersOfLarge() async throws {
    let selection = try CategorySelection(spelling: "unspecified", in: .ios)
    let element = try AuditPlan.Element.sample(bounds: .height(20))
    let report = try await AuditPlan(selection: selection, elements: [element]).report()
    let rows = try #require(report.elements.first).rows
    #expect(rows.map(\.category) == [.unspecified])
    #expect(rows.map(\.size) == [17])
    #expect(rows.map(\.height) == [20.5])
    #expect(rows.map(\.verdict) == [.clips])
  }

  @Test func aRowIsNamedByTheChosenCategoryWhereLimitsShowAnother() async throws {
    let scaling = try FontScaling(textStyle: .body, limits: ContentSizeCategoryLimits(maximum: .large))
    let rows = try await rows(.sample(scaling: scaling))
    #expect(rows.map(\.category) == ContentSizeCategory.all)
    #expect(rows.map(\.size) == [14, 15, 16, 17, 17, 17, 17, 17, 17, 17, 17, 17])
  }

  // MARK: Verdicts

  @Test(arguments: [(48.0, 10), (47.5, 9), (64, 12), (63.5, 11), (17, 1), (16.5, 0)])
  func aBoxAsHighAsTheLabelFitsAndALowerOneClips(height: Double, fitting: Int) async throws {
    let verdicts = try await rows(.sample(bounds: .height(height))).map(\.verdict)
    #expect(
      verdicts
        == Array(repeating: .fits, count: fitting) + Array(repeating: .clips, count: 12 - fitting))
  }

  @Test func anElementWithoutAHeightGrowsAndFits() async throws {
    for bounds in [LayoutBounds(), LayoutBounds(minimumHeight: .points(10))] {
      let rows = try await rows(.sample(bounds: bounds))
      #expect(rows.allSatisfy { $0.verdict == .fits && $0.availableHeight == nil })
    }
  }

  @Test func aMaximumHeightBounds() async throws {
    let rows = try await rows(.sample(bounds: LayoutBounds(maximumHeight: .points(40))))
    #expect(rows.filter { $0.verdict == .fits }.count == 9)
    #expect(rows.allSatisfy { $0.availableHeight == 40 })
  }

  @Test func aBoxScaledLikeItsTextFits() async throws {
    // 44 × leading ÷ 22 is twice the leading: 124 at the fifth accessibility size, where the label takes 64.
    let rows = try await rows(.sample(bounds: LayoutBounds(height: .scaled(44, relativeTo: .body))))
    #expect(rows.allSatisfy { $0.verdict == .fits })
    #expect(rows.last?.availableHeight == 124)
  }

  @Test func insetsAreTakenOffTheBox() async throws {
    let bounds = LayoutBounds(height: .points(36.5), insets: EdgeInsets(top: 8, bottom: 8))
    let rows = try await rows(.sample(bounds: bounds))
    #expect(rows.map(\.availableHeight) == Array(repeating: 20.5, count: 12))
    #expect(rows.filter { $0.verdict == .fits }.count == 4)
  }

  @Test func aMissingFamilyIsUnjudgedAndNeverFits() async throws {
    let rows = try await rows(.sample(family: "Absent", bounds: .height(10)))
    #expect(rows.allSatisfy { $0.verdict == .unjudged && $0.height == nil })
    #expect(rows.allSatisfy { $0.reason?.contains("no face is called Absent") == true })
  }

  @Test func aStandInIsJudgedAndNamed() async throws {
    let rows = try await rows(.sample(family: "Brand", bounds: .height(48)))
    #expect(rows.filter { $0.verdict == .fits }.count == 10)
    for row in rows {
      #expect(row.reason?.contains("Lato-Regular") == true)
      #expect(row.reason?.contains("Brand is missing") == true)
      #expect(row.reason?.contains("unsure") == true)
    }
  }

  @Test(arguments: [TextElement.Kind.configurationButton, .coreText, .textView])
  func textThatWrapsAsItNeedsIsUnjudged(kind: TextElement.Kind) async throws {
    let rows = try await rows(.sample(kind: kind, bounds: .height(10)))
    #expect(rows.allSatisfy { $0.verdict == .unjudged && $0.lines == nil && $0.height == nil })
  }

  @Test func aTextViewScrollsInsteadOfClipping() async throws {
    let rows = try await rows(.sample(kind: .textView, lines: 3, bounds: .height(10)))
    #expect(rows.allSatisfy { $0.verdict == .fits && $0.reason == "it scrolls" })
  }

  @Test func aVariantBoxHoldsInItsCategories() async throws {
    let variant = TextElement.Variant(
      categories: ContentSizeCategoryLimits(minimum: .accessibilityMedium), height: .points(64))
    let rows = try await rows(.sample(bounds: .height(28), variants: [variant]))
    #expect(rows.allSatisfy { $0.verdict == .fits })
    #expect(rows.map(\.availableHeight) == Array(repeating: 28, count: 7) + Array(repeating: 64, count: 5))
  }

  // MARK: Platforms

  @Test func onlyWhatTVOSPublishesIsJudged() async throws {
    let report = try await AuditPlan(scale: .tvos, elements: [.sample(bounds: .height(10))]).report()
    for row in try #require(report.elements.first).rows {
      if row.category == .large {
        #expect(row.size == 29)
        #expect(row.verdict == .clips)
      } else {
        #expect(row.size == nil)
        #expect(row.verdict == .unjudged)
        #expect(row.reason?.contains("tvos publishes no size") == true)
      }
    }
  }

  @Test func anElementOnAndroidHasARowForEachFontScale() async throws {
    let element = try AuditPlan.Element.sample(
      scaling: FontScaling(.fontMetrics, base: 16), lineHeight: LineHeightRule(minimum: 24, maximum: 24))
    let report = try await AuditPlan(scale: .android, displayScale: 4, elements: [element]).report()
    let rows = try #require(report.elements.first).rows
    #expect(rows.map(\.category.name) == ["0.85", "1.0", "1.15", "1.3", "1.5", "1.8", "2.0"])
    // Line heights are sp too: 24 of them are 20.4, 24, 25.2, 26.4, 28, 32.8 and 36 dp, rounded up to quarters.
    #expect(rows.map(\.height) == [20.5, 24, 25.25, 26.5, 28, 33, 36])
  }

  // MARK: Cases

  @Test func everyLocaleWidthAndPassIsJudgedInOrder() async throws {
    var element = try AuditPlan.Element.sample()
    element.text.text = .byLocale(["en": "Save", "de": "Sichern"])
    element.text.bounds.widths = [320, 375]
    let plan = AuditPlan(elements: [element], judgesBoldText: true)
    let judged = try await plan.report().elements
    #expect(judged.map(\.variant.locale) == ["de", "de", "de", "de", "en", "en", "en", "en"])
    #expect(judged.map(\.variant.width) == [320, 320, 375, 375, 320, 320, 375, 375])
    #expect(judged.map(\.variant.boldText) == (0..<8).map { $0 % 2 == 1 })
    #expect(judged.first?.rows.allSatisfy { $0.availableWidth == 320 } == true)
  }

  @Test func onlyAskedLocalesAreJudged() async throws {
    var element = try AuditPlan.Element.sample()
    element.text.text = .byLocale(["en": "Save", "de": "Sichern"])
    let plan = AuditPlan(elements: [element], locales: ["de"])
    #expect(try await plan.report().elements.map(\.variant.locale) == ["de"])
  }

  @Test func aMissingTranslationIsUnjudged() async throws {
    var element = try AuditPlan.Element.sample(bounds: .height(10))
    element.text.text = .byLocale(["en": "Save"])
    let report = try await AuditPlan(elements: [element], locales: ["ja"]).report()
    #expect(report.unjudged == 12)
    #expect(report.elements.first?.rows.first?.reason == "there is no text in ja")
    #expect(!report.fails(at: .warning))
  }

  @Test func aFindingNamesItsCase() async throws {
    var element = try AuditPlan.Element.sample()
    element.text.text = .byLocale(["de": "Weiterentwicklung", "en": "Go"])
    element.text.bounds.widths = [100, 600]
    let found = try await AuditPlan(
      selection: CategorySelection(spelling: "large", in: .ios), elements: [element], judgesBoldText: true
    ).findings(of: "width-overflow")
    #expect(found.map(\.locale) == ["de", "de"])
    #expect(found.map(\.width) == [100, 100])
    #expect(found.map(\.boldText) == [false, true])
  }

  /// The weight that is judged with Bold Text on, and what is said about it.
  private func bold(_ element: AuditPlan.Element) async throws -> (weight: Double, reason: String?) {
    let judged = try await AuditPlan(elements: [element], judgesBoldText: true).report().elements
    #expect(judged.map(\.variant.boldText) == [false, true])
    #expect(judged.first?.declared.descriptor.traits.weight == element.text.descriptor.traits.weight)
    let second = try #require(judged.last)
    return (second.declared.descriptor.traits.weight.value, second.rows.first?.reason)
  }

  @Test func boldTextTakesTheSystemsStepOrTheStylesWeight() async throws {
    var element = try AuditPlan.Element.sample()
    #expect(try await bold(element).weight == 600)
    #expect(try await bold(element).reason == nil)
    element.text.boldText = .weight(.black)
    #expect(try await bold(element).weight == 900)
    element.text.boldText = BoldText.none
    #expect(try await bold(element).weight == 400)
    #expect(try await bold(element).reason?.contains("custom fonts don't follow") == true)
  }

  @Test func aFaceByItsOwnNameDoesNotFollowBoldText() async throws {
    var element = try AuditPlan.Element.sample(family: "Lato-Regular")
    let unchanged = try await bold(element)
    #expect(unchanged.weight == 400)
    #expect(unchanged.reason?.contains("custom fonts don't follow") == true)
    element.text.boldText = .auto
    #expect(try await bold(element).weight == 600)
  }

  @Test func withoutABolderFaceIsFoundOnceAndSaid() async throws {
    for (family, weights) in [("Lato", [false, true]), ("Thai", [false]), ("Lato-Regular", [false])] {
      let plan = AuditPlan(
        selection: try CategorySelection(spelling: "large", in: .ios),
        elements: [try .sample(family: family, bounds: .height(10))], judgesBoldText: true)
      let report = try await plan.report()
      #expect(report.findings.map(\.rule) == weights.map { _ in "height-clipped" })
      #expect(report.findings.map(\.boldText) == weights)
      #expect(report.elements.map { $0.rows[0].verdict } == [.clips, .clips])
    }
    #expect(
      try await bold(.sample(family: "Thai")).reason
        == "Thai-Regular answers in Bold Text too: no bolder face is there")
  }

  // MARK: Failures

  @Test func fontsThatCannotBeReadAreAFailureOfTheJob() async throws {
    let plan = AuditPlan(elements: [try .sample(family: "Unreadable")])
    await #expect(throws: PaperFonts.Unreadable.self) { try await plan.report() }
  }

  @Test func aSizeThatCannotBeToldIsAFailureOfTheJob() async throws {
    let plan = AuditPlan(elements: [try .sample(scaling: FontScaling(.delta, base: 2))])
    let error = await #expect(throws: TypographyError.self) { try await plan.report() }
    #expect(error?.description.contains("extraSmall") == true)
  }

  // MARK: Order and severities

  private func everyRule() throws -> AuditPlan {
    let reversed = try FontScaling(limits: ContentSizeCategoryLimits(minimum: .large, maximum: .small))
    var plan = AuditPlan(
      selection: try CategorySelection(spelling: "AX5...AX1", in: .ios),
      elements: [
        try .sample("limited", scaling: reversed),
        try .sample("absent", family: "Absent"),
        try .sample("low", bounds: .height(10)),
        try .sample("fixed", scaling: FontScaling(.fixed, base: 17)),
        try .sample("doubtful", family: "Doubtful"),
        try .sample("italic", family: "Upright"),
        try .sample("damaged", family: "Damaged"),
        try .sample("snow", text: "☃"),
        try .sample("caps", transform: .smallCaps, text: "caps"),
        try .sample("word", bounds: .width(50), text: "unbreakable"),
        try .sample("long", bounds: .width(100), text: "two words"),
        try .sample("inked", text: "ứ"),
        try .sample("shrunk", bounds: .width(100), text: "two words", minimumScaleFactor: 0.5),
        try .sample("grown", kind: .coreText, text: "字"),
        try .sample("drifting", lineHeight: LineHeightRule(minimum: 24)),
      ],
      suppressions: [Suppression(rule: "height-clipped", element: "gone", reason: "it was cut")])
    let fallback = LocatedName("Latoo", at: SourceLocation(file: "typefit.json", line: 2, column: 5))
    plan.missingFallbacks = [AuditPlan.MissingFallback(family: fallback, hint: .family("Lato"))]
    return plan
  }

  @Test func thePlanFindsSomethingByEveryRule() async throws {
    // Of a baseline nobody but its reader knows.
    let rules = Set(RuleCatalogue.all.map(\.id)).subtracting(["stale-baseline"])
    #expect(Set(try await everyRule().report().findings.map(\.rule)) == rules)
  }

  @Test func findingsStandInTheOrderOfTheElements() async throws {
    let found = try await everyRule().report().findings.map(\.element)
    var order: [String?] = []
    for name in found where order.last != .some(name) { order.append(name) }
    #expect(
      order == [
        nil, "limited", "absent", "low", "fixed", "doubtful", "italic", "damaged", "snow", "caps", "word",
        "long", "inked", "shrunk", "grown", "drifting",
      ])
  }

  @Test func findingsOfARuleStandInTheOrderOfTheCategories() async throws {
    let plan = AuditPlan(elements: [
      try .sample("b", bounds: .height(20)), try .sample("a", bounds: .height(47)),
    ])
    let found = try await plan.findings(of: "height-clipped")
    #expect(found.map(\.element) == Array(repeating: "b", count: 9) + Array(repeating: "a", count: 3))
    #expect(found.map(\.category) == Array(ContentSizeCategory.all[3...] + ContentSizeCategory.all[9...]))
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func aRuleSwitchedOffFindsNothingAndTheOthersStay(rule: String) async throws {
    var plan = try everyRule()
    let all = try await plan.report().findings
    plan.severities = [rule: nil]
    #expect(try await plan.report().findings == all.filter { $0.rule != rule })
  }

  @Test(arguments: RuleCatalogue.all.map(\.id), Severity.allCases)
  func aConfiguredSeverityReplacesTheRulesOwn(rule: String, severity: Severity) async throws {
    var plan = try everyRule()
    plan.severities = [rule: severity]
    for finding in try await plan.report().findings {
      let own = try #require(RuleCatalogue.rule(finding.rule)).severity
      #expect(finding.severity == (finding.rule == rule ? severity : own))
    }
  }

  @Test func fingerprintsStayWhenElementsMove() async throws {
    let plan = try everyRule()
    var moved = plan
    moved.elements.reverse()
    for position in moved.elements.indices {
      moved.elements[position].location = SourceLocation(file: "moved.json", line: 90 + position, column: 1)
    }
    let before = try await plan.report().findings.map(\.fingerprint)
    #expect(Set(try await moved.report().findings.map(\.fingerprint)) == Set(before))
    #expect(Set(before).count == before.count)
  }

  @Test func aRunIsRepeatable() async throws {
    let plan = try everyRule()
    #expect(try await plan.report().findings == plan.report().findings)
  }

  @Test func progressIsToldOfNowAndThen() async throws {
    let elements = try (0..<200).map { try AuditPlan.Element.sample("label \($0)") }
    let told = Guarded<[[Int]]>([])
    let report = try await Audit(AuditPlan(elements: elements)).run(measuring: PaperFonts.standard) {
      done, total in told.withLock { $0.append([done, total]) }
    }
    #expect(report.elements.count == 200)
    #expect(told.withLock { $0 }.sorted { $0[0] < $1[0] } == [[64, 200], [128, 200], [192, 200]])
  }
}
