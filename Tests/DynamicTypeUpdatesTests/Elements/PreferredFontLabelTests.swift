import DynamicTypeUpdates
import Testing
import Typography

@MainActor struct PreferredFontLabelTests {
  private let environment = DynamicTypeEnvironment(measuring: PaperEngine())
  private let lato = FontDescriptor(family: "Lato", size: 20)

  private func choose(_ category: ContentSizeCategory) {
    environment.update { $0.preferredContentSizeCategory = category }
    environment.deliverPendingChanges()
  }

  @Test func theSizeIsTheDefaultsPlusTheIndexDistanceAndNeverAddsUp() throws {
    let label = try PreferredFontLabel(defaultFontDescriptor: lato, environment: environment)
    label.enter(environment)
    for _ in 0..<2 {
      for (place, category) in ContentSizeCategory.all.enumerated() {
        choose(category)
        #expect(label.font.pointSize == 20 + Double(place) - 3)
        #expect(label.contentSizeDelta == Double(place) - 3)
      }
    }
  }

  @Test func itReFontsWhenMadeAndWhenTheDefaultIsSet() throws {
    choose(.accessibilityMedium)
    let label = try PreferredFontLabel(defaultFontDescriptor: lato, environment: environment)
    #expect(label.font.pointSize == 24)
    label.defaultFontDescriptor = FontDescriptor(family: "Brand", size: 10)
    #expect(label.font.pointSize == 14)
    #expect(label.font.descriptor.family == "Brand")
  }

  @Test func aDefaultWithoutASizeLeavesTheFontAndSaysSo() throws {
    let label = try PreferredFontLabel(defaultFontDescriptor: lato, environment: environment)
    label.defaultFontDescriptor = FontDescriptor(family: "Lato", size: -1)
    #expect(label.font.pointSize == 20)
    #expect(label.problem != nil)
    label.enter(environment)
    choose(.extraLarge)
    #expect(label.font.pointSize == 21)
    #expect(label.contentSizeDelta == 1)
    #expect(label.problem?.description.contains("-1") == true)
    choose(.large)
    label.defaultFontDescriptor = FontDescriptor(family: "Lato", size: 2)
    #expect(label.problem == nil)
    choose(.extraSmall)
    #expect(label.font.pointSize == 2)
    #expect(label.problem?.description.contains("extraSmall") == true)
  }

  @Test func eachRunKeepsItsOwnBase() throws {
    let label = try PreferredFontLabel(defaultFontDescriptor: lato, environment: environment)
    label.enter(environment)
    label.attributedText = AttributedText([
      .init("a", font: Font(descriptor: lato)),
      .init("b", font: Font(descriptor: FontDescriptor(family: "Brand", size: 30))),
    ])
    for _ in 0..<2 {
      choose(.extraExtraLarge)
      #expect(label.attributedText?.runs.map(\.font.pointSize) == [22, 32])
      choose(.small)
      #expect(label.attributedText?.runs.map(\.font.pointSize) == [18, 28])
    }
  }
}
