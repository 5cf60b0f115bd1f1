import Testing
import Typography

struct TextElementTests {
  private func resolve(
    _ element: TextElement, _ category: ContentSizeCategory
  ) throws -> ResolvedTextElement {
    try element.resolved(in: TraitEnvironment(preferredContentSizeCategory: category))
  }

  private func element(
    scaling: FontScaling, bounds: LayoutBounds = LayoutBounds(), variants: [TextElement.Variant] = []
  ) -> TextElement {
    TextElement(
      name: "title", descriptor: FontDescriptor(family: "Lato", size: 17), scaling: scaling, bounds: bounds,
      variants: variants)
  }

  @Test(arguments: [
    (TextElement.Kind.label, 1), (.button, 1), (.textField, 1), (.configurationButton, 0), (.textView, 0),
    (.coreText, 0),
  ])
  func linesDefaultByKind(kind: TextElement.Kind, lines: Int) throws {
    let element = TextElement(
      name: "a", kind: kind, descriptor: FontDescriptor(size: 17), scaling: try FontScaling())
    #expect(element.lines == lines)
    #expect(kind.scrollsVertically == (kind == .textView))
  }

  @Test(arguments: [
    (TextElement.Kind.label, LineBreakMode.byTruncatingTail), (.button, .byTruncatingMiddle),
    (.textField, .byTruncatingTail), (.configurationButton, .byWordWrapping), (.textView, .byWordWrapping),
    (.coreText, .byWordWrapping),
  ])
  func linesEndByKind(kind: TextElement.Kind, mode: LineBreakMode) throws {
    let scaling = try FontScaling()
    let plain = TextElement(name: "a", kind: kind, descriptor: FontDescriptor(size: 17), scaling: scaling)
    #expect(plain.lineBreakMode == mode)
    let told = TextElement(
      name: "a", kind: kind, descriptor: FontDescriptor(size: 17), scaling: scaling,
      lineBreakMode: .byClipping)
    #expect(told.lineBreakMode == .byClipping)
  }

  @Test func onlyATextViewHasInsets() {
    for kind in TextElement.Kind.allCases {
      let isTextView = kind == .textView
      #expect(
        kind.defaultInsets == (isTextView ? EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) : EdgeInsets()))
    }
  }

  @Test func theFontTakesTheSizeOfTheCategory() throws {
    let title = element(scaling: try FontScaling(textStyle: .body))
    let resolved = try resolve(title, .accessibilityExtraExtraExtraLarge)
    #expect(resolved.font == FontDescriptor(family: "Lato", size: 53))
    #expect(resolved.size.points == 53)
    #expect(resolved.category == .accessibilityExtraExtraExtraLarge)
    #expect(resolved.availableHeight == nil)
  }

  @Test func limitsClampTheCategoryInForce() throws {
    let limits = ContentSizeCategoryLimits(maximum: .extraLarge)
    let title = element(scaling: try FontScaling(textStyle: .body, limits: limits))
    let resolved = try resolve(title, .accessibilityLarge)
    #expect(resolved.category == .extraLarge)
    #expect(resolved.size.points == 19)
  }

  @Test func theBoxFollowsTheCategoryThatThePersonChose() throws {
    let limits = ContentSizeCategoryLimits(maximum: .extraLarge)
    let title = element(
      scaling: try FontScaling(textStyle: .body, limits: limits),
      bounds: LayoutBounds(height: .scaled(44, relativeTo: .body)))
    // 44 × 62 ÷ 22.
    #expect(try resolve(title, .accessibilityExtraExtraExtraLarge).availableHeight == 124)
  }

  @Test func theFirstVariantThatHoldsTheCategoryApplies() throws {
    let title = element(
      scaling: try FontScaling(textStyle: .body), bounds: LayoutBounds(height: .points(30)),
      variants: [
        .init(
          categories: ContentSizeCategoryLimits(minimum: .accessibilityMedium), height: .points(80), lines: 3),
        .init(categories: ContentSizeCategoryLimits(minimum: .extraLarge), lines: 2),
      ])
    let large = try resolve(title, .large)
    let extraLarge = try resolve(title, .extraLarge)
    let accessible = try resolve(title, .accessibilityMedium)
    #expect([large.lines, extraLarge.lines, accessible.lines] == [1, 2, 3])
    #expect([large.availableHeight, extraLarge.availableHeight, accessible.availableHeight] == [30, 30, 80])
  }

  @Test func aVariantMayBeWider() throws {
    let title = element(
      scaling: try FontScaling(),
      bounds: LayoutBounds(widths: [100], insets: EdgeInsets(left: 10, right: 5)),
      variants: [.init(categories: ContentSizeCategoryLimits(minimum: .accessibilityMedium), width: 320)])
    #expect(try resolve(title, .large).availableWidth == 85)
    #expect(try resolve(title, .accessibilityMedium).availableWidth == 305)
  }

  @Test func unspecifiedTakesTheVariantOfLarge() throws {
    let title = element(
      scaling: try FontScaling(), variants: [.init(categories: ContentSizeCategoryLimits(.large), lines: 4)])
    #expect(try resolve(title, .unspecified).lines == 4)
    #expect(try resolve(title, .unspecified).size.points == 17)
  }

  @Test func anEmptyVariantNeverApplies() throws {
    let empty = ContentSizeCategoryLimits(minimum: .large, maximum: .small)
    let title = element(scaling: try FontScaling(), variants: [.init(categories: empty, lines: 4)])
    for category in ContentSizeCategory.all { #expect(try resolve(title, category).lines == 1) }
  }
}
