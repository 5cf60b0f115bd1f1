import DynamicTypeUpdates
import FixtureSupport
import Testing
import Typography

@MainActor struct DynamicTypeManagerTests {
  private static let styles: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
    .caption2,
  ]

  private func environment(
    _ styles: StyleTable = StyleTable(family: "Lato"), measuring: (any TextMeasuring)? = nil
  ) -> DynamicTypeEnvironment { DynamicTypeEnvironment(styles: styles, measuring: measuring) }

  private func label() -> PlainLabel {
    PlainLabel(Font(descriptor: FontDescriptor(family: "Lato", size: 9)))
  }

  private func choose(_ category: ContentSizeCategory, in environment: DynamicTypeEnvironment) {
    environment.update { $0.preferredContentSizeCategory = category }
    environment.deliverPendingChanges()
  }

  @Test func watchedLabelsHaveThePublishedSizeOfEveryStyleInEveryCategory() throws {
    let published =
      try #require(
        Fixtures.json("ios-dynamic-type.json") as? [String: Any])["styles"] as? [String: [String: Any]]
    let environment = environment()
    let manager = DynamicTypeManager(environment: environment)
    let labels = try Self.styles.map { style in
      let label = label()
      try manager.watch(label, fontKeyPath: \.font, textStyle: style)
      return label
    }
    for category in ContentSizeCategory.all {
      choose(category, in: environment)
      for (style, label) in zip(Self.styles, labels) {
        let cells = try #require(published?[style.name]?["categories"] as? [String: [String: Double]])
        #expect(label.font.pointSize == cells[category.name]?["size"], "\(style.name) at \(category.name)")
        #expect(label.font.descriptor.family == "Lato")
      }
    }
  }

  @Test func watchingSetsTheFontAtOnce() throws {
    let manager = DynamicTypeManager(environment: environment())
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: .headline)
    #expect(label.font == (try manager.environment.font(for: .headline)))
  }

  @Test func anElementMayHaveSeveralKeyPaths() throws {
    let manager = DynamicTypeManager(environment: environment())
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: .body)
    try manager.watch(label, fontKeyPath: \.detailFont, textStyle: .caption1)
    choose(.accessibilityMedium, in: manager.environment)
    #expect(label.font.pointSize == 28)
    #expect(label.detailFont?.pointSize == 22)
    manager.unwatch(label, fontKeyPath: \.font)
    choose(.large, in: manager.environment)
    #expect(label.font.pointSize == 28)
    #expect(label.detailFont?.pointSize == 12)
    manager.unwatch(label)
    choose(.extraSmall, in: manager.environment)
    #expect(label.detailFont?.pointSize == 12)
  }

  @Test func theSameElementAndKeyPathAgainReplaces() throws {
    let manager = DynamicTypeManager(environment: environment())
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: .body)
    try manager.watch(label, fontKeyPath: \.font, textStyle: .title1)
    #expect(manager.watchedCount == 1)
    choose(.extraLarge, in: manager.environment)
    #expect(label.font.pointSize == 30)
  }

  @Test func aStyleIsFoundFromThePresentFontOrAnErrorNamesIt() throws {
    let manager = DynamicTypeManager(environment: environment())
    let body = PlainLabel(try manager.environment.font(for: .body))
    try manager.watch(body, fontKeyPath: \.font)
    choose(.extraSmall, in: manager.environment)
    #expect(body.font.pointSize == 14)

    let error = #expect(throws: TypographyError.self) {
      try manager.watch(label(), fontKeyPath: \.font)
    }
    #expect(error?.description.contains("Lato at 9.0 pt") == true)
    #expect(throws: TypographyError.self) { try manager.watch(label(), fontKeyPath: \.detailFont) }
    #expect(throws: TypographyError.self) {
      try manager.watch(label(), fontKeyPath: \.font, textStyle: TextStyle(rawValue: "hero"))
    }
    #expect(manager.watchedCount == 1)
  }

  @Test func theStyleTableDecidesFamilyWeightTransformRuleAndMaximum() throws {
    let hero = StyleDefinition(
      textStyle: .title1, family: "Brand", weight: .black, transform: .allCaps, rule: .fontMetrics, size: 40,
      maximumSize: 60)
    let environment = environment(StyleTable(family: "Lato", definitions: ["hero": hero]))
    let manager = DynamicTypeManager(environment: environment)
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: TextStyle(rawValue: "hero"))
    #expect(label.font.descriptor.family == "Brand")
    #expect(label.font.descriptor.traits.weight == .black)
    #expect(
      label.font.descriptor.featureSettings == [.aat(type: 38, selector: 1), .aat(type: 37, selector: 1)])
    #expect(label.font.pointSize == 40)
    choose(.accessibilityExtraExtraExtraLarge, in: environment)
    #expect(label.font.pointSize == 60)
  }

  @Test func registeredStylesReachWhatIsWatched() throws {
    let environment = DynamicTypeEnvironment()
    let manager = DynamicTypeManager(environment: environment)
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: .body)
    #expect(label.font.descriptor.family == nil)
    try environment.register(StyleTable(family: "Lato"))
    #expect(label.font.descriptor.family == "Lato")
  }

  @Test func aChangeLooksUpOneFontForEachStyle() throws {
    let engine = PaperEngine()
    let environment = environment(measuring: engine)
    let manager = DynamicTypeManager(environment: environment)
    let labels = (0..<300).map { _ in label() }
    for (place, label) in labels.enumerated() {
      try manager.watch(label, fontKeyPath: \.font, textStyle: Self.styles[place % 3])
    }
    // Under Bold Text each look-up asks for the face.
    environment.update { $0.legibilityWeight = .bold }
    environment.deliverPendingChanges()
    #expect(engine.faceLookUps == 3)
    #expect(labels.allSatisfy { $0.font.descriptor.traits.weight.value == 600 })
  }

  @Test func aFaceByItsOwnNameDoesNotFollowBoldText() throws {
    let environment = environment(StyleTable(family: "Lato-Regular"), measuring: PaperEngine())
    let manager = DynamicTypeManager(environment: environment)
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: .body)
    environment.update { $0.legibilityWeight = .bold }
    environment.deliverPendingChanges()
    #expect(label.font.descriptor.traits.weight == .regular)
  }

  @Test func releasedElementsLeaveNothingBehind() throws {
    let manager = DynamicTypeManager(environment: environment())
    weak var released: PlainLabel?
    do {
      let label = label()
      released = label
      try manager.watch(label, fontKeyPath: \.font, textStyle: .body)
      try manager.watch(label, textStyle: .body) { label, font in label.detailFont = font }
    }
    #expect(released == nil)
    choose(.small, in: manager.environment)
    #expect(manager.watchedCount == 0)
  }

  @Test func watchingAndReleasingManyKeepsFew() throws {
    let manager = DynamicTypeManager(environment: environment())
    for _ in 0..<10_000 {
      try manager.watch(label(), fontKeyPath: \.font, textStyle: .body)
    }
    #expect(manager.watchedCount <= 32)
  }

  @Test func aManagerThatGoesAwayIsNotKept() {
    let environment = environment()
    weak var released: DynamicTypeManager?
    do { released = DynamicTypeManager(environment: environment) }
    #expect(released == nil)
    choose(.small, in: environment)
  }

  @Test func settersMayWatchAndUnwatch() throws {
    let manager = DynamicTypeManager(environment: environment())
    let labels = (0..<50).map { _ in label() }
    var calls = [Int](repeating: 0, count: 50)
    var more: [PlainLabel] = []
    for (place, each) in labels.enumerated() {
      try manager.watch(each, textStyle: .body) { _, font in
        calls[place] += 1
        guard font.pointSize == 14 else { return }
        manager.unwatch(labels[(place + 1) % 50])
        for _ in 0..<20 {
          more.append(self.label())
          try? manager.watch(more[more.count - 1], fontKeyPath: \.font, textStyle: .body)
        }
      }
    }
    choose(.extraSmall, in: manager.environment)
    // Every other one is unwatched before its turn; the first is, by nobody.
    #expect(calls == (0..<50).map { $0 % 2 == 0 ? 2 : 1 })
    #expect(more.count == 500 && more.allSatisfy { $0.font.pointSize == 14 })
  }

  @Test func closuresWithNamesOfTheirOwnStandSideBySide() throws {
    let manager = DynamicTypeManager(environment: environment())
    let label = label()
    for _ in 0..<3 {
      try manager.watch(label, textStyle: .body, name: "a") { label, _ in label.changes += 1 }
      try manager.watch(label, textStyle: .body, name: "b") { label, _ in label.changes += 100 }
    }
    label.changes = 0
    choose(.small, in: manager.environment)
    #expect(label.changes == 101)
  }

  @Test func aStyleWithoutASizeKeepsItsFontAndIsTold() throws {
    let environment = DynamicTypeEnvironment(scale: .tvos)
    let manager = DynamicTypeManager(environment: environment)
    let label = label()
    try manager.watch(label, fontKeyPath: \.font, textStyle: .body)
    let font = label.font
    choose(.small, in: environment)
    #expect(label.font == font)
    #expect(manager.problems[.body] != nil)
    choose(.large, in: environment)
    #expect(manager.problems.isEmpty)
  }

  @MainActor fileprivate final class Shared {
    var font = Font(descriptor: FontDescriptor(size: 1))
  }

  @Test func watchesAndChangesMayComeAtOnce() async throws {
    let manager = DynamicTypeManager(environment: environment())
    let environment = manager.environment
    let labels = try await withThrowingTaskGroup(of: [Shared].self) { group in
      for task in 0..<8 {
        group.addTask {
          var mine: [Shared] = []
          for turn in 0..<50 {
            environment.update {
              $0.preferredContentSizeCategory = ContentSizeCategory.all[(task + turn) % 12]
            }
            let label = await Shared()
            try await manager.watch(label)
            if turn % 2 == 0 { mine.append(label) }
          }
          return mine
        }
      }
      var all: [Shared] = []
      while let some = try await group.next() { all += some }
      return all
    }
    environment.deliverPendingChanges()
    let font = try environment.font(for: .body)
    #expect(labels.count == 200 && labels.allSatisfy { $0.font == font })
  }

  // MARK: Classic kinds

  private final class Field: TextFieldElement, TextViewElement { var font: Font? }
  private final class Title: LabelElement {
    var font = Font(descriptor: FontDescriptor(size: 1))
  }
  private final class Button: ButtonElement { var titleLabel: Title? }

  @Test func classicKindsAreWatchedByTheirProtocols() throws {
    let manager = DynamicTypeManager(environment: environment())
    let (label, button, field, view) = (Title(), Button(), Field(), Field())
    try manager.watchLabel(label, textStyle: .body)
    try manager.watchButton(button, textStyle: .body)
    try manager.watchTextField(field, textStyle: .body)
    try manager.watchTextView(view, textStyle: .body)
    button.titleLabel = Title()
    choose(.accessibilityLarge, in: manager.environment)
    for font in [label.font, button.titleLabel?.font, field.font, view.font] {
      #expect(font?.pointSize == 33)
    }
  }
}

extension DynamicTypeManager {
  /// Watches from another isolation, where no key path of the main actor's can be made.
  fileprivate func watch(_ label: DynamicTypeManagerTests.Shared) throws {
    try watch(label, fontKeyPath: \.font, textStyle: .body)
  }
}
