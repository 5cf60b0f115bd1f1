import DynamicTypeUpdates
import Testing
import Typography

@MainActor struct DynamicTypeEnvironmentTests {
  private final class Log { var categories: [ContentSizeCategory] = [] }

  @Test func eachChangeIsDeliveredOnceAndInOrder() {
    let environment = DynamicTypeEnvironment()
    let log = Log()
    environment.registerForTraitChanges { log.categories.append($0.preferredContentSizeCategory) }
    for category in [ContentSizeCategory.small, .small, .extraLarge, .large] {
      environment.update { $0.preferredContentSizeCategory = category }
    }
    #expect(log.categories.isEmpty)
    #expect(environment.latestTraits.preferredContentSizeCategory == .large)
    environment.deliverPendingChanges()
    environment.deliverPendingChanges()
    #expect(log.categories == [.small, .extraLarge, .large])
  }

  @Test func everyTraitIsObserved() {
    let environment = DynamicTypeEnvironment()
    let log = Log()
    environment.registerForTraitChanges { log.categories.append($0.preferredContentSizeCategory) }
    environment.update { $0.legibilityWeight = .bold }
    environment.update { $0.displayScale = 3 }
    environment.deliverPendingChanges()
    #expect(log.categories.count == 2)
    #expect(environment.traits == TraitEnvironment(displayScale: 3, legibilityWeight: .bold))
  }

  @Test func aChangeThatAHandlerMakesFollowsThePresentOne() {
    let environment = DynamicTypeEnvironment()
    let log = Log()
    environment.registerForTraitChanges { [weak environment] traits in
      log.categories.append(traits.preferredContentSizeCategory)
      guard traits.preferredContentSizeCategory == .small else { return }
      environment?.update { $0.preferredContentSizeCategory = .medium }
      environment?.deliverPendingChanges()
      log.categories.append(.unspecified)
    }
    environment.update { $0.preferredContentSizeCategory = .small }
    environment.deliverPendingChanges()
    #expect(log.categories == [.small, .unspecified, .medium])
  }

  @Test func anUnregisteredHandlerIsNotCalled() {
    let environment = DynamicTypeEnvironment()
    let log = Log()
    let registration = environment.registerForTraitChanges {
      log.categories.append($0.preferredContentSizeCategory)
    }
    environment.unregisterForTraitChanges(registration)
    environment.update { $0.preferredContentSizeCategory = .small }
    environment.deliverPendingChanges()
    #expect(log.categories.isEmpty)
  }

  @Test func changesDeliverThemselvesAndASequenceHasThemAll() async {
    let environment = DynamicTypeEnvironment()
    var changes = environment.traitChanges.makeAsyncIterator()
    await Task.detached {
      for category in ContentSizeCategory.all.reversed() {
        environment.update { $0.preferredContentSizeCategory = category }
      }
    }.value
    var seen: [ContentSizeCategory] = []
    while seen.count < 12, let traits = await changes.next() {
      seen.append(traits.preferredContentSizeCategory)
    }
    #expect(seen == ContentSizeCategory.all.reversed())
  }

  @Test func aSequenceEndsWithItsEnvironment() async throws {
    var environment: DynamicTypeEnvironment? = DynamicTypeEnvironment()
    let changes = environment?.traitChanges
    environment = nil
    var seen: [TraitEnvironment] = []
    for await traits in try #require(changes) { seen.append(traits) }
    #expect(seen.isEmpty)
  }

  @Test func changesFromManyTasksAreEachDeliveredOnce() async {
    let environment = DynamicTypeEnvironment(TraitEnvironment(displayScale: 0))
    var scales: [Double] = []
    environment.registerForTraitChanges { scales.append($0.displayScale) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<250 { environment.update { $0.displayScale += 1 } } }
      }
    }
    environment.deliverPendingChanges()
    #expect(scales == (1...2000).map { Double($0) })
  }

  @Test func stylesAreRegisteredOnce() throws {
    let environment = DynamicTypeEnvironment()
    try environment.register(StyleTable(family: "Lato"))
    #expect(throws: TypographyError.self) { try environment.register(.default) }
    #expect(try environment.font(for: .body).descriptor.family == "Lato")
  }

  @Test func aFontsStyleIsFoundUnderBoldTextToo() throws {
    let environment = DynamicTypeEnvironment(
      TraitEnvironment(legibilityWeight: .bold), styles: StyleTable(family: "Lato"))
    let font = try environment.font(for: .body)
    #expect(font.descriptor.traits.weight == .semibold)
    #expect(try environment.textStyle(of: font) == .body)
  }
}
