import Testing
import Typography

struct ContentSizeCategoryTests {
  static let abbreviations = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  @Test func theTwelveStandInThePublishedOrder() throws {
    let published = try Published.categories()
    #expect(ContentSizeCategory.all.map(\.rawValue) == published.map(\.raw))
    #expect(ContentSizeCategory.all.map(\.name) == published.map(\.uikit))
    #expect(ContentSizeCategory.all.map(\.abbreviation) == Self.abbreviations)
    #expect(ContentSizeCategory.all.map(\.index) == Array(0..<12))
  }

  @Test(arguments: zip(try Published.categories(), abbreviations))
  func everySpellingReadsAsItsCategory(names: Published.Names, abbreviation: String) throws {
    let constant = "UIContentSizeCategory" + names.uikit.prefix(1).uppercased() + names.uikit.dropFirst()
    for spelling in names.spellings + [abbreviation, constant] {
      for written in [spelling, spelling.lowercased(), spelling.uppercased()] {
        #expect(try ContentSizeCategory(spelling: written).rawValue == names.raw)
      }
    }
  }

  @Test(arguments: ["unspecified", "Unspecified", "_UICTContentSizeCategoryUnspecified"])
  func unspecifiedIsSpeltToo(spelling: String) throws {
    #expect(try ContentSizeCategory(spelling: spelling) == .unspecified)
  }

  @Test(arguments: [
    ("larg", "large"), ("acessibilityMedium", "accessibilityMedium"), ("AX6", "AX"), ("xxlarg", "xxLarge"),
  ])
  func unknownTextIsRefusedWithTheNearestName(typed: String, near: String) {
    let text = message { try ContentSizeCategory(spelling: typed) }
    #expect(text.contains("'\(typed)'"))
    #expect(text.contains("did you mean '\(near)"))
  }

  @Test(arguments: ["", " ", "large ", "12"])
  func whatIsNoNameIsRefused(typed: String) {
    #expect(message { try ContentSizeCategory(spelling: typed) }.contains("unknown content size category"))
  }

  @Test func unspecifiedSortsFirst() {
    let shuffled = ContentSizeCategory.all.reversed() + [.unspecified]
    #expect(shuffled.sorted() == [.unspecified] + ContentSizeCategory.all)
  }

  @Test func onlyTheLastFiveAreAccessibilityCategories() {
    let flags = ContentSizeCategory.all.map(\.isAccessibilityCategory)
    #expect(flags == Array(repeating: false, count: 7) + Array(repeating: true, count: 5))
    #expect(!ContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func stepsCountFromLarge() {
    #expect(ContentSizeCategory.all.map(\.stepsFromLarge) == Array(-3...8))
    #expect(ContentSizeCategory.unspecified.stepsFromLarge == 0)
  }

  @Test func unspecifiedCountsAsLarge() {
    #expect(ContentSizeCategory.unspecified.effective == .large)
    #expect(ContentSizeCategory.unspecified.index == nil)
    #expect(ContentSizeCategory.unspecified.isKnown)
    #expect(ContentSizeCategory.all.allSatisfy { $0.effective == $0 })
  }

  @Test func anUnknownRawStringSurvivesAndCountsAsLarge() {
    let future = ContentSizeCategory(rawValue: "UICTContentSizeCategoryHuge")
    #expect(future.rawValue == "UICTContentSizeCategoryHuge")
    #expect(future.name == "UICTContentSizeCategoryHuge")
    #expect(future.abbreviation == "UICTContentSizeCategoryHuge")
    #expect(!future.isKnown)
    #expect(future.index == nil)
    #expect(future.effective == .large)
    #expect(future.stepsFromLarge == 0)
    #expect(!future.isAccessibilityCategory)
    #expect(ContentSizeCategory.all.allSatisfy { future < $0 })
  }

  @Test func unknownValuesDifferFromUnspecifiedAndFromEachOther() {
    let values = [
      ContentSizeCategory(rawValue: "A"), ContentSizeCategory(rawValue: "B"), .unspecified,
    ]
    #expect(Set(values).count == 3)
    for left in values {
      for right in values {
        #expect((left == right) == (!(left < right) && !(right < left)))
      }
    }
  }

  @Test func equalValuesHashAlike() throws {
    for category in ContentSizeCategory.all {
      #expect(Set([category, ContentSizeCategory(rawValue: category.rawValue)]).count == 1)
    }
    #expect(Set(ContentSizeCategory.all).count == 12)
  }
}
