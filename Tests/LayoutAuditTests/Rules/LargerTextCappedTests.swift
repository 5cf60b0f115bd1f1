import LayoutAudit
import Testing
import Typography

struct LargerTextCappedTests {
  private func findings(
    _ scaling: FontScaling, hasStyle: Bool = true, family: String = "Lato"
  ) async throws -> [Finding] {
    let element = try AuditPlan.Element.sample(family: family, scaling: scaling, hasStyle: hasStyle)
    return try await AuditPlan(elements: [element]).findings(of: "larger-text-capped")
  }

  @Test func limitsThatCapAreNamed() async throws {
    let limits = ContentSizeCategoryLimits(maximum: .extraExtraExtraLarge)
    let found = try await findings(FontScaling(textStyle: .body, limits: limits))
    // 23 ÷ 17 = 135.3 %, 53 ÷ 17 = 311.8 %.
    #expect(found.count == 1)
    #expect(found.first?.limit == 200)
    #expect(found.first?.actual.map { abs($0 - 2300.0 / 17) < 1e-9 } == true)
    let message = found.first?.message ?? ""
    #expect(message.contains("135 %"))
    #expect(message.contains("311 %"))
    #expect(message.contains("the limit ...extraExtraExtraLarge"))
    #expect(found.first?.advice.contains("accessibilityExtraLarge") == true)
  }

  @Test func aMaximumSizeThatCapsIsNamed() async throws {
    let found = try await findings(FontScaling(.fontMetrics, textStyle: .body, base: 17, maximumSize: 24))
    #expect(found.first?.message.contains("141 %") == true)
    #expect(found.first?.message.contains("the maximum size of 24 pt") == true)
    // 17 × 48 ÷ 22 = 37.1 is the first at 34 or more.
    #expect(found.first?.advice.contains("up to accessibilityExtraLarge") == true)
  }

  @Test(arguments: [FontScaling.Rule.fixed, .delta])
  func aRuleThatHoldsAStyleBackIsNamed(rule: FontScaling.Rule) async throws {
    let found = try await findings(FontScaling(rule, textStyle: .body, base: 17))
    #expect(found.first?.message.contains("the rule \(rule.rawValue)") == true)
    #expect(found.first?.message.contains("311 %") == true)
  }

  @Test func everyHindranceIsNamed() async throws {
    let scaling = try FontScaling(
      .delta, textStyle: .body, base: 17, maximumSize: 20,
      limits: ContentSizeCategoryLimits(maximum: .extraLarge))
    let message = try await findings(scaling).first?.message ?? ""
    for part in ["the rule delta", "the maximum size of 20 pt", "the limit ...extraLarge"] {
      #expect(message.contains(part))
    }
  }

  @Test func aStyleThatCannotReachItIsNoFinding() async throws {
    let limits = ContentSizeCategoryLimits(maximum: .large)
    #expect(try await findings(FontScaling(textStyle: .largeTitle, limits: limits)).isEmpty)
    #expect(try await findings(FontScaling(textStyle: .largeTitle)).isEmpty)
  }

  @Test func whatReachesItUnderItsCapIsNoFinding() async throws {
    let limits = ContentSizeCategoryLimits(maximum: .accessibilityExtraLarge)
    #expect(try await findings(FontScaling(textStyle: .body, limits: limits)).isEmpty)
    #expect(try await findings(FontScaling(textStyle: .body, maximumSize: 34)).isEmpty)
    #expect(try await findings(FontScaling(textStyle: .body)).isEmpty)
  }

  @Test func aBareFontOrAMissingFaceIsNoFinding() async throws {
    #expect(try await findings(FontScaling(.fixed, base: 17), hasStyle: false).isEmpty)
    let capped = try FontScaling(textStyle: .body, maximumSize: 20)
    #expect(try await findings(capped, family: "Absent").isEmpty)
  }

  /// Five letters of half an em and a line of 1.2 em, at the 40 points of the first category at 200 %.
  @Test(
    arguments: [
      (LayoutBounds.width(100), 1, "three", ""),
      (.width(99), 1, "three", ", and give it room: there it needs 100 pt of width"),
      (.height(47), 1, "three", ", and give it room: there it needs 48 pt of height"),
      (
        LayoutBounds(
          widths: [99], height: .points(50), insets: EdgeInsets(top: 2, left: 1, bottom: 3, right: 1.5)), 1,
        "three", ", and give it room: there it needs 102.5 pt of width and 53 pt of height"
      ),
      (
        LayoutBounds(widths: [100], height: .points(50)), 0, "a three",
        ", and give it room: there it needs 96 pt of height"
      ),
      (LayoutBounds(), 1, "three", ""),
      (.height(40), 1, nil, ", and give it room: there it needs 48 pt of height"),
      (.width(99), 1, "☃", ", and let its box grow with it"), (LayoutBounds(), 1, "☃", ""),
    ] as [(LayoutBounds, Int, String?, String)])
  func theRoomThatItNeedsThereIsNamed(
    bounds: LayoutBounds, lines: Int, text: String?, room: String
  ) async throws {
    let scaling = try FontScaling(
      textStyle: .body, limits: ContentSizeCategoryLimits(maximum: .accessibilityMedium))
    let element = try AuditPlan.Element.sample(scaling: scaling, lines: lines, bounds: bounds, text: text)
    let found = try await AuditPlan(elements: [element]).findings(of: "larger-text-capped")
    #expect(
      found.map(\.advice) == [
        "let the text grow up to accessibilityExtraLarge at least, where it reaches 200 %\(room)"
      ])
  }
}
