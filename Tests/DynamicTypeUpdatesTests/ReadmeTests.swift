import DynamicTypeUpdates
import FixtureSupport
import TextEngine
import Testing
import Typography

@MainActor struct ReadmeTests {
  private final class Row { var titleFont = Font(descriptor: FontDescriptor(size: 17)) }

  /// The example of the README, "Live elements".
  @Test func theExampleWorks() throws {
    let row = Row()
    let engine = try TextEngine(
      sources: FontSources(
        directories: [Fixtures.fonts + "/Lato"], systemFonts: false, cacheDirectory: Fixtures.cache))
    let environment = DynamicTypeEnvironment(styles: StyleTable(family: "Lato"), measuring: engine)

    let label = try DynamicTypeLabel(text: "Settings", textStyle: .headline, environment: environment)
    label.maximumContentSizeCategory = .accessibilityMedium
    label.enter(environment)

    let manager = DynamicTypeManager(environment: environment)
    try manager.watch(row, fontKeyPath: \.titleFont, textStyle: .body)

    let category = try ContentSizeCategory(nearest: 1.25)
    environment.update { $0.preferredContentSizeCategory = category }
    environment.deliverPendingChanges()
    // Body and headline have 21 pt at extraExtraLarge, and Lato's lines are 1.2 em: 25.2, up to the half point.
    #expect(row.titleFont.pointSize == 21)
    #expect(try label.intrinsicContentSize.height == 25.5)
  }
}
