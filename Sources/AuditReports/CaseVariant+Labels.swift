internal import LayoutAudit
internal import Typography

/// What tells a case from the others of its element.
extension CaseVariant {
  /// Such as `de`, `320 pt wide` and `Bold Text`.
  var traits: [String] { [locale].compactMap(\.self) + traitsBesideLocale }

  /// To follow a name in lists and for programs: ` [de], 320 pt wide, Bold Text`.
  var label: String { (locale.map { " [\($0)]" } ?? "") + traitsBesideLocale.map { ", " + $0 }.joined() }

  /// To follow a name for people: ` de at 320 pt in Bold Text`.
  var phrase: String {
    var phrase = locale.map { " " + $0 } ?? ""
    if let widthOfSeveral { phrase += " at \(widthOfSeveral.shortText) pt" }
    return boldText ? phrase + " in Bold Text" : phrase
  }

  private var widthOfSeveral: Double? { isOneOfWidths ? width : nil }

  private var traitsBesideLocale: [String] {
    [widthOfSeveral.map { "\($0.shortText) pt wide" }, boldText ? "Bold Text" : nil].compactMap(\.self)
  }
}
