import DynamicTypeUpdates
import Testing
import Typography

@MainActor struct DynamicTypeLabelTests {
  private final class CountingLabel: DynamicTypeLabel {
    var layouts = 0
    override func setNeedsLayout() { layouts += 1 }
  }

  private func environment(
    _ category: ContentSizeCategory = .large, measuring: PaperEngine? = nil
  ) -> DynamicTypeEnvironment {
    DynamicTypeEnvironment(
      TraitEnvironment(preferredContentSizeCategory: category), styles: StyleTable(family: "Lato"),
      measuring: measuring)
  }

  private func choose(_ category: ContentSizeCategory, in environment: DynamicTypeEnvironment) {
    environment.update { $0.preferredContentSizeCategory = category }
    environment.deliverPendingChanges()
  }

  @Test func theStyleIsFoundOnceFromTheFont() throws {
    let environment = environment()
    let label = try DynamicTypeLabel(font: try environment.font(for: .footnote), environment: environment)
    #expect(label.textStyle == .footnote)
    #expect(label.problem == nil)
    label.font = try environment.font(for: .title1)
    #expect(label.textStyle == .footnote)
    #expect(label.font.pointSize == 28)
    label.enter(environment)
    #expect(label.font.pointSize == 13)
  }

  @Test func aLabelWithoutAStyleNeverReFontsAndSaysSo() throws {
    let environment = environment()
    let font = Font(descriptor: FontDescriptor(family: "Lato", size: 18))
    let label = try DynamicTypeLabel(font: font, environment: environment)
    #expect(label.textStyle == nil)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.problem?.description.contains("Lato at 18.0 pt") == true)
    label.enter(environment)
    choose(.accessibilityLarge, in: environment)
    #expect(label.font == font)
  }

  @Test func anElementOfAFixedSizeHasNoStyleAndStillFollowsBoldText() throws {
    let environment = environment()
    let element = TextElement(
      name: "fixed", descriptor: FontDescriptor(family: "Lato", size: 18),
      scaling: try FontScaling(.fixed, base: 18))
    let label = try DynamicTypeLabel(element, environment: environment)
    #expect(label.textStyle == nil)
    #expect(!label.adjustsFontForContentSizeCategory)
    #expect(label.problem == nil)
    label.enter(environment)
    environment.update {
      $0.preferredContentSizeCategory = .accessibilityLarge
      $0.legibilityWeight = .bold
    }
    environment.deliverPendingChanges()
    #expect(label.font.pointSize == 18)
    #expect(label.font.descriptor.traits.weight == .semibold)
  }

  @Test func limitsThatAreSetReFontOnce() throws {
    let environment = environment()
    let label = try CountingLabel(textStyle: .body, environment: environment)
    label.enter(environment)
    let entered = label.layouts
    choose(.accessibilityMedium, in: environment)
    let layoutsOfAReFont = label.layouts - entered
    label.maximumContentSizeCategory = .extraLarge
    #expect(label.font.pointSize == 19)
    #expect(label.layouts - entered == 2 * layoutsOfAReFont)
  }

  @Test func aLabelReFontsOnEnteringAndAtEachChangeAndNotOnLeaving() throws {
    let environment = environment()
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    choose(.small, in: environment)
    #expect(label.font.pointSize == 17)
    label.enter(environment)
    #expect(label.font.pointSize == 15)
    choose(.accessibilityMedium, in: environment)
    #expect(label.font.pointSize == 28)
    label.leave()
    #expect(label.font.pointSize == 28)
    choose(.large, in: environment)
    #expect(label.font.pointSize == 28)
    label.enter(environment)
    #expect(label.font.pointSize == 17)
  }

  @Test func everyReFontInvalidatesTheSizeAndAsksForLayout() throws {
    let engine = PaperEngine()
    let environment = environment(measuring: engine)
    let label = try CountingLabel(text: "abcd", textStyle: .body, environment: environment)
    label.enter(environment)
    #expect(try label.intrinsicContentSize == Size(width: 34, height: 20.5))
    let layouts = label.layouts
    choose(.accessibilityMedium, in: environment)
    #expect(label.layouts > layouts)
    #expect(try label.intrinsicContentSize == Size(width: 56, height: 34))
    #expect(engine.shapedTexts == 1)
  }

  @Test func clampedLabelsStopAtTheirBounds() throws {
    let environment = environment()
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    label.minimumContentSizeCategory = .medium
    label.maximumContentSizeCategory = .extraLarge
    label.enter(environment)
    let sizes = ContentSizeCategory.all.map { category in
      choose(category, in: environment)
      return label.font.pointSize
    }
    #expect(sizes == [16, 16, 16, 17, 19, 19, 19, 19, 19, 19, 19, 19])
    label.contentSizeCategoryLimits = .none
    #expect(label.font.pointSize == 53)
  }

  /// Each range form at both ends of the categories, with the sizes at extraSmall and at the fifth accessibility size.
  @Test(arguments: [
    (ContentSizeCategoryLimits(.small ... .extraLarge), 15.0, 19.0),
    (ContentSizeCategoryLimits(.extraSmall ... .accessibilityExtraExtraExtraLarge), 14, 53),
    (ContentSizeCategoryLimits(.unspecified ... .large), 14, 17),
    (ContentSizeCategoryLimits(ContentSizeCategory.medium...), 16, 53),
    (ContentSizeCategoryLimits(ContentSizeCategory.accessibilityExtraExtraExtraLarge...), 53, 53),
    (ContentSizeCategoryLimits(ContentSizeCategory.unspecified...), 14, 53),
    (ContentSizeCategoryLimits(...ContentSizeCategory.large), 14, 17),
    (ContentSizeCategoryLimits(...ContentSizeCategory.extraSmall), 14, 14),
    (ContentSizeCategoryLimits(...ContentSizeCategory.unspecified), 14, 53),
    (ContentSizeCategoryLimits(..<ContentSizeCategory.large), 14, 16),
    (ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall), 14, 53),
    (ContentSizeCategoryLimits(..<ContentSizeCategory.unspecified), 14, 53),
    (ContentSizeCategoryLimits(.small ..< .large), 15, 16),
    (ContentSizeCategoryLimits(.large ..< .large), 14, 16),
    (ContentSizeCategoryLimits(.unspecified ..< .large), 14, 16),
    (ContentSizeCategoryLimits(.large), 17, 17),
    (ContentSizeCategoryLimits(.unspecified), 14, 53),
  ])
  func rangesClampAtBothEnds(limits: ContentSizeCategoryLimits, low: Double, high: Double) throws {
    let environment = environment(.extraSmall)
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    label.contentSizeCategoryLimits = limits
    label.enter(environment)
    #expect(label.font.pointSize == low)
    choose(.accessibilityExtraExtraExtraLarge, in: environment)
    #expect(label.font.pointSize == high)
  }

  @Test func limitsApplyDownATreeFromOutsideIn() throws {
    let environment = environment(.accessibilityExtraExtraExtraLarge)
    let (root, inner) = (DynamicTypeElement(), DynamicTypeElement())
    let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
    root.addSubelement(inner)
    inner.addSubelement(label)
    root.contentSizeCategoryLimits = ContentSizeCategoryLimits(...ContentSizeCategory.extraLarge)
    root.enter(environment)
    #expect(label.font.pointSize == 19)
    #expect(label.traits?.preferredContentSizeCategory == .extraLarge)
    // Disjoint ranges give the inner bound.
    inner.minimumContentSizeCategory = .accessibilityMedium
    #expect(label.font.pointSize == 28)
    label.maximumContentSizeCategory = .small
    #expect(label.font.pointSize == 15)
    label.removeFromSuperelement()
    #expect(label.traits == nil && label.environment == nil)
    root.maximumContentSizeCategory = nil
    #expect(label.font.pointSize == 15)
  }

  @Test func anElementAddedToALivingTreeEnters() throws {
    let environment = environment(.accessibilityMedium)
    let root = DynamicTypeElement()
    root.enter(environment)
    let label = try DynamicTypeLabel(
      font: try environment.font(for: .body), environment: environment)
    choose(.large, in: environment)
    root.addSubelement(label)
    #expect(label.font.pointSize == 17)
  }

  @Test func aRootThatGoesAwayIsNotKept() throws {
    let environment = environment()
    weak var released: DynamicTypeLabel?
    do {
      let label = try DynamicTypeLabel(textStyle: .body, environment: environment)
      label.enter(environment)
      released = label
    }
    #expect(released == nil)
    choose(.small, in: environment)
  }

  @Test func aFamilyOverrideWithAllCapsHasTheAATPairsAndKeepsTheRest() throws {
    let environment = environment()
    var descriptor = try environment.font(for: .body).descriptor.transformingLetters(.allCaps)
    descriptor.featureSettings += [.aat(type: 6, selector: 0), .openType(tag: "tnum", value: 1)]
    let label = try DynamicTypeLabel(font: Font(descriptor: descriptor), environment: environment)
    label.enter(environment)
    choose(.extraLarge, in: environment)
    #expect(label.font.descriptor.family == "Lato")
    #expect(
      label.font.descriptor.featureSettings == [
        .aat(type: 38, selector: 1), .aat(type: 37, selector: 1), .aat(type: 6, selector: 0),
        .openType(tag: "tnum", value: 1),
      ])
    #expect(
      LetterTransform.allCaps.openTypeSettings == [
        .openType(tag: "smcp", value: 1), .openType(tag: "c2sc", value: 1), .openType(tag: "pcap", value: 0),
        .openType(tag: "c2pc", value: 0),
      ])
  }

  @Test func sizesNeedFonts() throws {
    let label = try DynamicTypeLabel(text: "a", textStyle: .body, environment: environment())
    #expect(throws: TypographyError.self) { try label.intrinsicContentSize }
  }

  @Test func kindsHaveTheirLinesModesAndInsets() throws {
    let environment = environment(measuring: PaperEngine())
    let button = try DynamicTypeButton(title: "abcd", textStyle: .body, environment: environment)
    let field = try DynamicTypeTextField(text: "abcd", textStyle: .body, environment: environment)
    let view = try DynamicTypeTextView(text: "abcd", textStyle: .body, environment: environment)
    #expect([button, field, view].map(\.element.kind) == [.button, .textField, .textView])
    #expect([button, field, view].map(\.numberOfLines) == [1, 1, 0])
    #expect(button.element.lineBreakMode == .byTruncatingMiddle)
    // Two lines of 1.2 × 17 are 41; the insets are 8 above and below, 5 at each side.
    #expect(try view.sizeThatFits(Size(width: 27, height: 0)) == Size(width: 27, height: 57))
    #expect(try button.sizeThatFits(Size(width: 20, height: 0)) == Size(width: 20, height: 20.5))
  }
}
