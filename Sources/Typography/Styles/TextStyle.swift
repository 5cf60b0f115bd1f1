/// A text style: what a text is for, from which its size follows.
///
/// The raw value is Apple's string (`UICTFontTextStyleTitle0` for `largeTitle`). Styles that only watchOS and tvOS
/// publish have no raw string of Apple's that is known; theirs is their name.
public struct TextStyle: RawRepresentable, Hashable, Sendable {
  /// Apple's raw string.
  public let rawValue: String

  /// Any raw string makes a value; a scale tells whether it knows the style.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
  public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
  public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
  public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
  public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
  public static let body = Self(rawValue: "UICTFontTextStyleBody")
  public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
  public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
  public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
  public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
  public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  /// iOS 17 and visionOS; its size at `large` (36, bold) rests on third-party sources alone.
  public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
  /// iOS 17 and visionOS; its size at `large` (28, bold) rests on third-party sources alone.
  public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")
  /// watchOS, by the Human Interface Guidelines' name.
  public static let footnote1 = Self(rawValue: "footnote1")
  /// watchOS, by the Human Interface Guidelines' name.
  public static let footnote2 = Self(rawValue: "footnote2")
  /// tvOS, by the Human Interface Guidelines' name.
  public static let subtitle1 = Self(rawValue: "subtitle1")

  /// UIKit's Swift name, such as `largeTitle`; the raw string of an unknown value.
  public var name: String { Self.names.first { $0.style == self }?.uikit ?? rawValue }

  /// Reads UIKit's and SwiftUI's names, Apple's raw strings and Objective-C constants, letter case ignored.
  ///
  /// - Throws: `TypographyError` with the nearest name for anything else.
  public init(spelling: String) throws(TypographyError) {
    guard let style = Self.known(spelling) else {
      throw .unknown("text style", spelling, known: Self.names.map(\.uikit))
    }
    self = style
  }

  /// The style of a spelling, or nil where it is none's: an app's own style name, for one.
  public static func known(_ spelling: String) -> TextStyle? {
    if let exact = names.first(where: { $0.uikit == spelling }) { return exact.style }
    let asked = spelling.lowercased()
    return names.first { entry in
      let constant = "uifonttextstyle" + entry.uikit.lowercased()
      return [entry.uikit, entry.swiftUI, entry.style.rawValue, constant].contains {
        $0.lowercased() == asked
      }
    }?.style
  }

  private static let names: [(style: TextStyle, uikit: String, swiftUI: String)] = [
    (.largeTitle, "largeTitle", "largeTitle"),
    (.title1, "title1", "title"),
    (.title2, "title2", "title2"),
    (.title3, "title3", "title3"),
    (.headline, "headline", "headline"),
    (.body, "body", "body"),
    (.callout, "callout", "callout"),
    (.subheadline, "subheadline", "subheadline"),
    (.footnote, "footnote", "footnote"),
    (.caption1, "caption1", "caption"),
    (.caption2, "caption2", "caption2"),
    (.extraLargeTitle, "extraLargeTitle", "extraLargeTitle"),
    (.extraLargeTitle2, "extraLargeTitle2", "extraLargeTitle2"),
    (.footnote1, "footnote1", "footnote1"),
    (.footnote2, "footnote2", "footnote2"),
    (.subtitle1, "subtitle1", "subtitle1"),
  ]
}
