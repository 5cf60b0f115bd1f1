import DynamicTypeUpdates
import FixtureSupport
import Foundation
import LayoutAudit
import SpecImport
import TextEngine
import Testing
import Typography

/// What a check judges is what a live element shows.
@MainActor struct OneTruthTests {
  @Test(arguments: ["typefit.json", "languages.json"], [false, true])
  func liveElementsHaveTheFontsAndSizesThatACheckJudged(layout: String, boldText: Bool) async throws {
    let folder = Fixtures.package.appending(path: "Fixtures/Layouts")
    let file = folder.appending(path: layout)
    var configuration = try Configuration(Array(Data(contentsOf: file)), file: file.path)
    configuration.plan.judgesBoldText = boldText
    let engine = try TextEngine(
      sources: FontSources(
        directories: configuration.fonts.directories.map {
          folder.appending(path: $0.name).standardized.path
        },
        systemFonts: false, cacheDirectory: Fixtures.cache),
      policy: configuration.policy, platform: configuration.platform,
      fallbacks: configuration.fonts.fallbacks.map(\.name))
    let report = try await Audit(configuration.plan).run(measuring: engine)
    let environment = DynamicTypeEnvironment(
      TraitEnvironment(displayScale: configuration.plan.displayScale), scale: configuration.plan.scale,
      measuring: engine, growsWithFallback: configuration.plan.growsWithFallback)
    let declared = Dictionary(
      uniqueKeysWithValues: configuration.plan.elements.map { ($0.text.name, $0.text) })
    var compared = 0
    for judged in report.elements {
      var element = try #require(declared[judged.declared.name])
      element.bounds.widths = judged.variant.width.map { [$0] } ?? []
      let live = try DynamicTypeLabel(element, environment: environment)
      live.locale = judged.variant.locale
      live.enter(environment)
      environment.update { $0.legibilityWeight = judged.variant.boldText ? .bold : .regular }
      for row in judged.rows {
        environment.update { $0.preferredContentSizeCategory = row.category }
        environment.deliverPendingChanges()
        let place = "\(element.name) \(judged.variant.locale ?? "") at \(row.category.name)"
        var font = judged.declared.descriptor
        font.size = try #require(row.size)
        #expect(live.font.descriptor == font, "\(place)")
        let size = try live.intrinsicContentSize
        let insets = element.bounds.insets
        #expect(size.height == row.height.map { $0 + insets.top + insets.bottom }, "\(place)")
        if let width = row.width {
          #expect(try live.neededLines == row.lines, "\(place)")
          #expect(size.width >= width && size.width < width + 0.5, "\(place)")
        } else {
          #expect(try live.neededLines == nil && size.width == 0)
        }
        if let width = judged.variant.width {
          let fitting = try live.sizeThatFits(Size(width: width, height: 0))
          #expect(fitting == Size(width: min(size.width, width), height: size.height), "\(place)")
        }
        compared += 1
      }
    }
    #expect(compared == report.cases && compared > 0)
  }
}
