import DynamicTypeUpdates
import FixtureSupport
import Testing
import Typography

@MainActor struct ScaledMetricTests {
  private func choose(_ category: ContentSizeCategory, in environment: DynamicTypeEnvironment) {
    environment.update { $0.preferredContentSizeCategory = category }
    environment.deliverPendingChanges()
  }

  @Test func valuesAndFontsFollowTheTextSizeAsPredicted() throws {
    let predicted =
      try #require(
        Fixtures.json("ui-font-metrics.json") as? [String: Any])["styles"] as? [String: [String: Any]]
    let environment = DynamicTypeEnvironment(TraitEnvironment(displayScale: 3))
    for (style, row) in try #require(predicted) {
      let base = try #require(row["base_size"] as? Double)
      let textStyle = try TextStyle(spelling: style)
      let metrics = FontMetrics(forTextStyle: textStyle)
      let metric = ScaledMetric(wrappedValue: base, relativeTo: textStyle, in: environment)
      for (category, cell) in try #require(row["categories"] as? [String: [String: Double]]) {
        choose(try ContentSizeCategory(spelling: category), in: environment)
        let value = try #require(cell["predicted_scaledValue_at3x"])
        #expect(abs(metric.wrappedValue - value) < 1e-5, "\(style) at \(category)")
        #expect(try metrics.scaledValue(for: base, in: environment) == metric.wrappedValue)
        let font = Font(descriptor: FontDescriptor(family: "Lato", size: base))
        let scaled = try metrics.scaledFont(for: font, in: environment)
        #expect(scaled.pointSize == cell["predicted_scaledFont_pt"])
        #expect(throws: TypographyError.self) { try metrics.scaledFont(for: scaled, in: environment) }
      }
    }
  }

  @MainActor private struct Row {
    @ScaledMetric var gap: Double
    @ScaledMetric(relativeTo: .title1) var icon: Double = 44

    init(_ environment: DynamicTypeEnvironment) {
      _gap = ScaledMetric(wrappedValue: 8, relativeTo: .body, in: environment)
    }
  }

  @Test func aPropertyScalesByItself() {
    let environment = DynamicTypeEnvironment()
    let row = Row(environment)
    #expect(row.gap == 8 && row.icon == 44)
    choose(.accessibilityExtraExtraExtraLarge, in: environment)
    // 8 × 62 ÷ 22, to the half point.
    #expect(row.gap == 22.5)
  }

  @Test func whatNothingScalesStaysAndSaysWhy() {
    let environment = DynamicTypeEnvironment()
    let metric = ScaledMetric(wrappedValue: 8.0, relativeTo: .extraLargeTitle, in: environment)
    #expect(metric.wrappedValue == 8)
    #expect(throws: TypographyError.self) { try metric.projectedValue.get() }
  }
}
