import LayoutAudit
import Testing
import Typography

struct LineSpacingDriftTests {
  private func findings(
    _ rule: LineHeightRule, scaling: FontScaling? = nil, family: String = "Lato",
    scale: DynamicTypeScale = .ios
  ) async throws -> [Finding] {
    let element = try AuditPlan.Element.sample(family: family, scaling: scaling, lines: 2, lineHeight: rule)
    return try await AuditPlan(scale: scale, elements: [element]).findings(of: "line-spacing-drift")
  }

  @Test func aHeightInPointsDriftsAndItsMultipleKeepsTheRatio() async throws {
    let found = try await findings(LineHeightRule(minimum: 34, maximum: 34))
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    // 34 ÷ 17 at large; furthest from that is 34 ÷ 53.
    #expect(found.first?.limit == 2)
    #expect(found.first?.category == .accessibilityExtraExtraExtraLarge)
    #expect(found.first?.actual.map { abs($0 - 34.0 / 53) < 1e-9 } == true)
    #expect(
      found.first?.message
        == "lines are 2.00 times the size apart at large, and 0.64 times at accessibilityExtraExtraExtraLarge"
    )
    // 34 ÷ 20.4.
    #expect(found.first?.advice.contains("lineHeightMultiple 1.667") == true)
  }

  @Test(arguments: [
    LineHeightRule(minimum: 24), LineHeightRule(maximum: 18), LineHeightRule(spacing: 8),
  ])
  func anyLengthInPointsDrifts(rule: LineHeightRule) async throws {
    #expect(try await findings(rule).count == 1)
  }

  @Test func aMultipleAndTheFontsOwnHeightKeepTheRatio() async throws {
    #expect(try await findings(LineHeightRule()).isEmpty)
    #expect(try await findings(LineHeightRule(multiple: 1.4)).isEmpty)
  }

  @Test func aBoundThatNeverActsIsNoFinding() async throws {
    #expect(try await findings(LineHeightRule(minimum: 10, maximum: 100)).isEmpty)
  }

  @Test func textThatStaysOrHasNoFaceIsNoFinding() async throws {
    let fixed = try FontScaling(.fixed, base: 17)
    #expect(try await findings(LineHeightRule(minimum: 30), scaling: fixed).isEmpty)
    #expect(try await findings(LineHeightRule(minimum: 30), family: "Absent").isEmpty)
  }

  @Test func onAndroidLineHeightsFollowTheCurve() async throws {
    // 16 sp in lines of 24 are 23 in 28 dp at font scale 1.5, and less far from 1.5 times the size elsewhere.
    let scaling = try FontScaling(.fontMetrics, base: 16)
    let found = try await findings(
      LineHeightRule(minimum: 24, maximum: 24), scaling: scaling, scale: .android)
    #expect(found.first?.limit == 1.5)
    #expect(found.first?.category?.name == "1.5")
    #expect(found.first?.actual.map { abs($0 - 28.0 / 23) < 1e-9 } == true)
  }
}
