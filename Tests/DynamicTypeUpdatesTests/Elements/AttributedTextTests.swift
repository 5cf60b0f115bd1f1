import DynamicTypeUpdates
import Testing
import Typography

@MainActor struct AttributedTextTests {
  private let environment = DynamicTypeEnvironment(
    styles: StyleTable(family: "Lato"), measuring: PaperEngine())

  private func choose(_ category: ContentSizeCategory) {
    environment.update { $0.preferredContentSizeCategory = category }
    environment.deliverPendingChanges()
  }

  @Test func runsKeepTheirStyleTraitsAndAttributes() throws {
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    label.enter(environment)
    var bold = FontDescriptor(family: "Brand", size: 17)
    bold.traits = FontTraits(weight: .bold, slant: .italic)
    label.attributedText = AttributedText([
      .init("caption ", font: try environment.font(for: .caption1), attributes: ["colour": "red"]),
      .init("bold ", font: Font(descriptor: bold), textStyle: .body, attributes: ["underline": 1]),
      .init("lost", font: Font(descriptor: FontDescriptor(family: "Lato", size: 99))),
    ])
    #expect(label.problem?.description.contains("Lato at 99.0 pt") == true)
    choose(.accessibilityLarge)
    let runs = try #require(label.attributedText).runs
    #expect(runs.map(\.font.pointSize) == [26, 33, 99])
    #expect(runs[1].font.descriptor.traits == FontTraits(weight: .bold, slant: .italic))
    #expect(runs[1].font.descriptor.family == "Brand")
    #expect(runs[0].attributes["colour"] as? String == "red")
    #expect(runs[1].attributes["underline"] as? Int == 1)
    #expect(label.attributedText?.string == "caption bold lost")
    #expect(throws: TypographyError.self) { try label.intrinsicContentSize }
  }

  @Test func runsObeyTheLabelsLimits() throws {
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    label.enter(environment)
    label.attributedText = AttributedText([.init("ab", font: try environment.font(for: .title1))])
    label.maximumContentSizeCategory = .extraLarge
    choose(.accessibilityExtraLarge)
    #expect(label.attributedText?.runs.map(\.font.pointSize) == [30])
    #expect(try label.intrinsicContentSize == Size(width: 30, height: 36))
  }

  @Test func boldTextIsNotAddedTwice() throws {
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    label.enter(environment)
    label.attributedText = AttributedText([.init("ab", font: try environment.font(for: .body))])
    environment.update { $0.legibilityWeight = .bold }
    environment.deliverPendingChanges()
    choose(.small)
    #expect(label.attributedText?.runs[0].font.descriptor.traits.weight == .semibold)
    environment.update { $0.legibilityWeight = .regular }
    environment.deliverPendingChanges()
    #expect(label.attributedText?.runs[0].font.descriptor.traits.weight == .regular)
  }
}
