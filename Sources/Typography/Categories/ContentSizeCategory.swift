/// The text size that a person chose: UIKit's 12 content size categories and `unspecified`.
///
/// The raw value is Apple's string, so a value that a future system adds survives a round trip. An unknown
/// category sorts with `unspecified`, scales as `large`, and is no step away from it. Names and order:
/// UIKit, SwiftUI's `DynamicTypeSize` and the Human Interface Guidelines.
public struct ContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Small, and told apart at once: every size of every text has one.
  private enum Storage: Hashable {
    // First: the first case's pointer is stored as it is, so that leak checkers see it.
    indirect case other(String)
    /// The position in `rawValues`.
    case known(UInt8)
  }

  private let storage: Storage

  /// Any raw string makes a value; `isKnown` tells whether it is one of UIKit's.
  public init(rawValue: String) {
    storage = Self.rawValues.firstIndex(of: rawValue).map { .known(UInt8($0)) } ?? .other(rawValue)
  }

  /// Apple's raw string, such as `UICTContentSizeCategoryL`.
  public var rawValue: String {
    switch storage {
    case .known(let place): Self.rawValues[Int(place)]
    case .other(let rawValue): rawValue
    }
  }

  private var place: Int? { if case .known(let place) = storage { Int(place) } else { nil } }

  private static let rawValues =
    ["_UICTContentSizeCategoryUnspecified"]
    + [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
      "AccessibilityXXL", "AccessibilityXXXL",
    ].map { "UICTContentSizeCategory" + $0 }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The 12 categories in ascending order, without `unspecified`.
  public static let all: [Self] = Spelling.table.dropFirst().map(\.category)

  /// The position among the 12, from 0, or nil for `unspecified` and unknown values.
  public var index: Int? { place.flatMap { $0 == 0 ? nil : $0 - 1 } }

  /// True for `unspecified` and the 12.
  public var isKnown: Bool { place != nil }

  /// True for the last five categories.
  public var isAccessibilityCategory: Bool { index.map { $0 >= 7 } ?? false }

  /// The category whose sizes apply: itself, or `large` for `unspecified` and unknown values.
  public var effective: Self { index == nil ? .large : self }

  /// How many categories above (or, negative, below) `large`: −3 to 8, and 0 for `unspecified` and unknown values.
  public var stepsFromLarge: Int { (effective.index ?? 3) - 3 }

  /// UIKit's Swift name, such as `accessibilityLarge`; the raw string of an unknown value.
  public var name: String { Spelling.of(self)?.uikit ?? rawValue }

  /// SwiftUI's name in `DynamicTypeSize`, such as `accessibility2`; the raw string of an unknown value.
  public var swiftUIName: String { Spelling.of(self)?.swiftUI ?? rawValue }

  /// The shortest spelling, such as `AX2`; the raw string of an unknown value.
  public var abbreviation: String { Spelling.of(self)?.short ?? rawValue }
}

extension ContentSizeCategory: Comparable {
  public static func == (left: Self, right: Self) -> Bool { left.storage == right.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

  public static func < (left: Self, right: Self) -> Bool {
    let (leftIndex, rightIndex) = (left.index ?? -1, right.index ?? -1)
    // The raw string decides among values without a position, so that order and equality agree.
    return leftIndex == rightIndex ? left.rawValue < right.rawValue : leftIndex < rightIndex
  }
}

extension ContentSizeCategory {
  /// Reads any spelling in use, letter case ignored: UIKit's and SwiftUI's names, Apple's raw strings and constants,
  /// the abbreviations XS to XXXL and AX1 to AX5.
  ///
  /// - Throws: `TypographyError` with the nearest spelling for anything else.
  public init(spelling: String) throws(TypographyError) {
    let asked = spelling.lowercased()
    guard let match = Spelling.table.first(where: { $0.all.contains { $0.lowercased() == asked } }) else {
      throw .unknown(
        "content size category", spelling, known: Spelling.table.flatMap { [$0.uikit, $0.swiftUI, $0.short] })
    }
    self = match.category
  }

  private struct Spelling {
    let category: ContentSizeCategory
    let uikit: String
    let swiftUI: String
    let short: String

    var all: [String] {
      let constant = "UIContentSizeCategory" + uikit.prefix(1).uppercased() + uikit.dropFirst()
      return [uikit, swiftUI, short, category.rawValue, constant]
    }

    static func of(_ category: ContentSizeCategory) -> Spelling? { category.place.map { table[$0] } }

    static let table: [Spelling] = [
      Spelling(category: .unspecified, uikit: "unspecified", swiftUI: "unspecified", short: "unspecified"),
      Spelling(category: .extraSmall, uikit: "extraSmall", swiftUI: "xSmall", short: "XS"),
      Spelling(category: .small, uikit: "small", swiftUI: "small", short: "S"),
      Spelling(category: .medium, uikit: "medium", swiftUI: "medium", short: "M"),
      Spelling(category: .large, uikit: "large", swiftUI: "large", short: "L"),
      Spelling(category: .extraLarge, uikit: "extraLarge", swiftUI: "xLarge", short: "XL"),
      Spelling(category: .extraExtraLarge, uikit: "extraExtraLarge", swiftUI: "xxLarge", short: "XXL"),
      Spelling(
        category: .extraExtraExtraLarge, uikit: "extraExtraExtraLarge", swiftUI: "xxxLarge", short: "XXXL"),
      Spelling(
        category: .accessibilityMedium, uikit: "accessibilityMedium", swiftUI: "accessibility1", short: "AX1"),
      Spelling(
        category: .accessibilityLarge, uikit: "accessibilityLarge", swiftUI: "accessibility2", short: "AX2"),
      Spelling(
        category: .accessibilityExtraLarge, uikit: "accessibilityExtraLarge", swiftUI: "accessibility3",
        short: "AX3"),
      Spelling(
        category: .accessibilityExtraExtraLarge, uikit: "accessibilityExtraExtraLarge",
        swiftUI: "accessibility4", short: "AX4"),
      Spelling(
        category: .accessibilityExtraExtraExtraLarge, uikit: "accessibilityExtraExtraExtraLarge",
        swiftUI: "accessibility5", short: "AX5"),
    ]
  }
}
