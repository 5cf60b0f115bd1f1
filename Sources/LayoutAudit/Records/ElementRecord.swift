internal import Typography

/// A judged element as a report has it: plain values, without the fonts and the plan that they came from.
public struct ElementRecord: Hashable, Sendable {
  public var name: String
  public var locale: String?
  /// Points; nil where the element grows.
  public var availableWidth: Double?
  public var boldText: Bool
  public var text: String?
  public var results: [CategoryResult]
  public var budget: JudgedElement.Budget

  public init(
    name: String, locale: String?, availableWidth: Double?, boldText: Bool, text: String?,
    results: [CategoryResult], budget: JudgedElement.Budget
  ) {
    self.name = name
    self.locale = locale
    self.availableWidth = availableWidth
    self.boldText = boldText
    self.text = text
    self.results = results
    self.budget = budget
  }

  public init(_ element: JudgedElement) {
    self.init(
      name: element.declared.name, locale: element.variant.locale, availableWidth: element.variant.width,
      boldText: element.variant.boldText, text: element.variant.text,
      results: element.rows.map(CategoryResult.init), budget: element.budget)
  }
}
