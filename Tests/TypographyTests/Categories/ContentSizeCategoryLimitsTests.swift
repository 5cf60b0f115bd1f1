import Testing
import Typography

struct ContentSizeCategoryLimitsTests {
  private static let all = ContentSizeCategory.all

  /// Every category by its position, clamped by plain arithmetic on positions.
  private func clamps(_ limits: ContentSizeCategoryLimits, to low: Int, _ high: Int) -> Bool {
    Self.all.indices.allSatisfy { limits.clamp(Self.all[$0]) == Self.all[min(max($0, low), high)] }
  }

  // MARK: The five forms, and a single value

  @Test(arguments: 0..<12, 0..<12)
  func aClosedRangeClampsAtBothEnds(low: Int, high: Int) {
    guard low <= high else { return }
    let limits = ContentSizeCategoryLimits(Self.all[low]...Self.all[high])
    #expect(limits.minimum == Self.all[low])
    #expect(limits.maximum == Self.all[high])
    #expect(!limits.isEmpty)
    #expect(clamps(limits, to: low, high))
  }

  @Test(arguments: 0..<12)
  func aRangeFromClearsTheMaximum(low: Int) {
    let limits = ContentSizeCategoryLimits(Self.all[low]...)
    #expect(limits.maximum == nil)
    #expect(!limits.isEmpty)
    #expect(clamps(limits, to: low, 11))
  }

  @Test(arguments: 0..<12)
  func aRangeThroughClearsTheMinimum(high: Int) {
    let limits = ContentSizeCategoryLimits(...Self.all[high])
    #expect(limits.minimum == nil)
    #expect(!limits.isEmpty)
    #expect(clamps(limits, to: 0, high))
  }

  @Test(arguments: 1..<12)
  func aRangeUpToEndsAtTheCategoryBefore(end: Int) {
    let limits = ContentSizeCategoryLimits(..<Self.all[end])
    #expect(limits.minimum == nil)
    #expect(limits.maximum == Self.all[end - 1])
    #expect(!limits.isEmpty)
    #expect(clamps(limits, to: 0, end - 1))
  }

  @Test(arguments: 0..<12, 1..<12)
  func aHalfOpenRangeEndsAtTheCategoryBefore(low: Int, end: Int) {
    guard low < end else { return }
    let limits = ContentSizeCategoryLimits(Self.all[low]..<Self.all[end])
    #expect(limits.minimum == Self.all[low])
    #expect(limits.maximum == Self.all[end - 1])
    #expect(!limits.isEmpty)
    #expect(clamps(limits, to: low, end - 1))
  }

  @Test(arguments: 0..<12)
  func aSingleCategoryIsBothBounds(position: Int) {
    let limits = ContentSizeCategoryLimits(Self.all[position])
    #expect(clamps(limits, to: position, position))
    #expect(limits == ContentSizeCategoryLimits(Self.all[position]...Self.all[position]))
  }

  // MARK: Edges

  @Test(arguments: 1..<12)
  func anEmptyHalfOpenRangeEndsBelowItsStartAndTheMaximumWins(position: Int) {
    let limits = ContentSizeCategoryLimits(Self.all[position]..<Self.all[position])
    #expect(limits.minimum == Self.all[position])
    #expect(limits.maximum == Self.all[position - 1])
    #expect(limits.isEmpty)
    for chosen in (position - 1)..<12 { #expect(limits.clamp(Self.all[chosen]) == Self.all[position - 1]) }
  }

  @Test func upToUnspecifiedHasNoMaximum() {
    let limits = ContentSizeCategoryLimits(..<ContentSizeCategory.unspecified)
    #expect(limits == .none)
    #expect(!limits.isEmpty)
  }

  @Test func upToExtraSmallClampsNothingAndIsEmpty() {
    let limits = ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall)
    #expect(limits.minimum == nil)
    #expect(limits.maximum == nil)
    #expect(limits.isEmpty)
    #expect(clamps(limits, to: 0, 11))
    #expect(limits.clamp(.unspecified) == .unspecified)
  }

  @Test func aMinimumAboveTheMaximumIsEmptyAndTheMaximumWins() {
    let limits = ContentSizeCategoryLimits(minimum: .accessibilityLarge, maximum: .medium)
    #expect(limits.isEmpty)
    for chosen in Self.all.dropFirst(2) { #expect(limits.clamp(chosen) == .medium) }
  }

  @Test func nilAndUnspecifiedClearABound() {
    #expect(ContentSizeCategoryLimits() == .none)
    #expect(ContentSizeCategoryLimits(minimum: .unspecified, maximum: .unspecified) == .none)
    #expect(
      ContentSizeCategoryLimits(minimum: .unspecified, maximum: .large)
        == ContentSizeCategoryLimits(
          ...ContentSizeCategory.large))
    #expect(!ContentSizeCategoryLimits.none.isEmpty)
    #expect(clamps(.none, to: 0, 11))
  }

  @Test func anUnknownBoundIsNoBound() {
    let unknown = ContentSizeCategory(rawValue: "UICTContentSizeCategoryHuge")
    #expect(ContentSizeCategoryLimits(minimum: unknown, maximum: unknown) == .none)
  }

  @Test(arguments: [
    (ContentSizeCategoryLimits(), ContentSizeCategory.unspecified),
    (ContentSizeCategoryLimits(minimum: .small, maximum: .extraLarge), .unspecified),
    (ContentSizeCategoryLimits(.large), .unspecified),
    (ContentSizeCategoryLimits(minimum: .extraLarge), .extraLarge),
    (ContentSizeCategoryLimits(maximum: .medium), .medium),
  ])
  func unspecifiedIsClampedAsLarge(limits: ContentSizeCategoryLimits, expected: ContentSizeCategory) {
    #expect(limits.clamp(.unspecified) == expected)
  }

  @Test func disjointLimitsOfATreeGiveTheInnerBound() {
    let outer = ContentSizeCategoryLimits(...ContentSizeCategory.medium)
    let inner = ContentSizeCategoryLimits(ContentSizeCategory.accessibilityMedium...)
    for category in Self.all { #expect(inner.clamp(outer.clamp(category)) == .accessibilityMedium) }
  }

  @Test func containsIsTrueWithinTheBoundsOnly() {
    let limits = ContentSizeCategoryLimits(ContentSizeCategory.small...ContentSizeCategory.extraLarge)
    #expect(Self.all.filter(limits.contains) == [.small, .medium, .large, .extraLarge])
    #expect(!limits.contains(.unspecified))
    #expect(!ContentSizeCategoryLimits.none.contains(.unspecified))
  }

  @Test func emptyLimitsContainNothing() {
    let limits = ContentSizeCategoryLimits(minimum: .large, maximum: .small)
    #expect(!Self.all.contains(where: limits.contains))
    #expect(!Self.all.contains(where: ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall).contains))
  }
  // MARK: As text

  @Test(arguments: [
    ("large", ContentSizeCategoryLimits(.large)),
    ("small...AX1", ContentSizeCategoryLimits(minimum: .small, maximum: .accessibilityMedium)),
    ("xSmall...accessibility5", .init(minimum: .extraSmall, maximum: .accessibilityExtraExtraExtraLarge)),
    ("AX1...", ContentSizeCategoryLimits(minimum: .accessibilityMedium)),
    ("...XXXL", ContentSizeCategoryLimits(maximum: .extraExtraExtraLarge)),
    ("..<AX1", ContentSizeCategoryLimits(maximum: .extraExtraExtraLarge)),
    ("small..<large", ContentSizeCategoryLimits(minimum: .small, maximum: .medium)),
    ("UICTContentSizeCategoryM ... UICTContentSizeCategoryL", .init(minimum: .medium, maximum: .large)),
    (" small ..< LARGE ", ContentSizeCategoryLimits(minimum: .small, maximum: .medium)),
    ("unspecified...large", ContentSizeCategoryLimits(maximum: .large)),
    ("large...unspecified", ContentSizeCategoryLimits(minimum: .large)),
    ("..<unspecified", .none),
    ("..<extraSmall", ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall)),
    ("large..<large", ContentSizeCategoryLimits(ContentSizeCategory.large..<ContentSizeCategory.large)),
    ("large...small", ContentSizeCategoryLimits(minimum: .large, maximum: .small)),
  ])
  func rangesAreSpelt(text: String, expected: ContentSizeCategoryLimits) throws {
    #expect(try ContentSizeCategoryLimits(spelling: text) == expected)
  }

  @Test(arguments: ["large...small", "large..<large", "large..<small", "..<extraSmall", "AX5...AX4"])
  func aReversedOrEmptyTextIsReadAndMarked(text: String) throws {
    #expect(try ContentSizeCategoryLimits(spelling: text).isEmpty)
  }

  @Test(arguments: ["", "  ", "...", " ... ", "..<", "large..<"])
  func textWithoutABoundIsRefused(text: String) {
    #expect(message { try ContentSizeCategoryLimits(spelling: text) }.contains("'\(text)' is not a range"))
  }

  @Test(arguments: [
    "huge", "huge...large", "large...huge", "..<huge", "small....large", "small..large", "a-b",
  ])
  func anUnknownBoundIsRefused(text: String) {
    #expect(
      message { try ContentSizeCategoryLimits(spelling: text) }.contains("unknown content size category"))
  }

  @Test(arguments: [
    (ContentSizeCategoryLimits.none, "all categories"),
    (ContentSizeCategoryLimits(.large), "large"),
    (ContentSizeCategoryLimits(minimum: .large), "large..."),
    (ContentSizeCategoryLimits(maximum: .large), "...large"),
    (ContentSizeCategoryLimits(minimum: .small, maximum: .large), "small...large"),
    (ContentSizeCategoryLimits(..<ContentSizeCategory.extraSmall), "..<extraSmall"),
  ])
  func limitsDescribeThemselvesAsARange(limits: ContentSizeCategoryLimits, text: String) {
    #expect(limits.description == text)
  }
}
