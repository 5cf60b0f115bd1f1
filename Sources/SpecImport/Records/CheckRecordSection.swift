internal import LayoutAudit
internal import Typography

/// What the JSON report of a check has, and the details that a part's has beside it.
enum CheckRecordSection {
  /// A part's summary, without what stands in its section.
  static func summary(_ reader: RecordReader) throws(ConfigurationError) -> CheckSummary {
    try reader.requireKnown(
      "elements", "cases", "errors", "warnings", "suppressed", "unjudged", "largerText")
    let largerText = try reader.section("largerText")
    try largerText.requireKnown("reaches", "below", "unjudged")
    return CheckSummary(
      elements: try reader.count("elements"), cases: try reader.count("cases"),
      errors: try reader.count("errors"), warnings: try reader.count("warnings"),
      suppressed: try reader.count("suppressed"), unjudged: try reader.count("unjudged"),
      largerText: CheckSummary.LargerTextCount(
        reaches: try largerText.count("reaches"), below: try largerText.count("below"),
        unjudged: try largerText.count("unjudged")), showsAllText: false, isPart: true)
  }

  static func finding(_ reader: RecordReader) throws(ConfigurationError) -> Finding {
    try reader.requireKnown(
      "rule", "severity", "element", "locale", "category", "size", "actual", "limit", "message", "advice",
      "fingerprint", "location")
    let finding = Finding(
      rule: try reader.string("rule"), severity: try reader.choice("severity", Severity.allCases),
      element: try reader.optionalString("element"), locale: try reader.optionalString("locale"),
      category: try reader.isNull("category") ? nil : try reader.category("category"),
      size: try reader.optionalNumber("size"), actual: try reader.optionalNumber("actual"),
      limit: try reader.optionalNumber("limit"), message: try reader.string("message"),
      advice: try reader.string("advice"), location: try location(reader),
      fingerprint: try reader.string("fingerprint"))
    guard let finding else {
      throw reader.object.error("fingerprint", "does not belong to this finding: the report was changed")
    }
    return finding
  }

  private static func location(_ reader: RecordReader) throws(ConfigurationError) -> SourceLocation? {
    guard let place = try reader.optionalSection("location") else { return nil }
    try place.requireKnown("file", "line", "column")
    return SourceLocation(
      file: try place.string("file"), line: try place.count("line"), column: try place.count("column"))
  }

  /// An element without its details.
  static func element(_ reader: RecordReader) throws(ConfigurationError) -> ElementRecord {
    try reader.requireKnown("name", "locale", "availableWidth", "boldText", "text", "results", "budget")
    let budget = try reader.section("budget")
    try budget.requireKnown("minimumWidth", "minimumHeight", "largestCategory")
    return ElementRecord(
      name: try reader.string("name"), location: nil,
      variant: CaseVariant(
        locale: try reader.optionalString("locale"), width: try reader.optionalNumber("availableWidth"),
        boldText: try reader.bool("boldText"), text: try reader.optionalString("text")),
      kind: .label, styleName: nil, face: nil, askedFont: "", fallbackFamilies: [],
      results: try reader.list("results", result),
      budget: JudgedElement.Budget(
        minimumWidth: try budget.optionalNumber("minimumWidth"),
        minimumHeight: try budget.optionalNumber("minimumHeight"),
        largestCategory: try budget.isNull("largestCategory") ? nil : try budget.category("largestCategory")))
  }

  private static func result(_ reader: RecordReader) throws(ConfigurationError) -> CategoryResult {
    try reader.requireKnown(
      "category", "size", "lines", "width", "height", "verdict", "scaleFactor", "reason")
    var result = try reader.result()
    result.scaleFactor = try reader.optionalNumber("scaleFactor")
    result.reason = try reader.optionalString("reason")
    return result
  }

  static func add(_ reader: RecordReader, to element: inout ElementRecord) throws(ConfigurationError) {
    try reader.requireKnown(
      "location", "isOneOfWidths", "kind", "style", "face", "askedFont", "fallbacks", "availableWidths",
      "availableHeights")
    element.location = try location(reader)
    element.variant.isOneOfWidths = try reader.bool("isOneOfWidths")
    element.kind = try reader.choice("kind", TextElement.Kind.allCases)
    element.styleName = try reader.optionalString("style")
    element.face = try reader.optionalString("face")
    element.askedFont = try reader.string("askedFont")
    element.fallbackFamilies = try reader.strings("fallbacks")
    let widths = try reader.optionalNumbers("availableWidths")
    let heights = try reader.optionalNumbers("availableHeights")
    let count = element.results.count
    for (key, found) in [("availableWidths", widths.count), ("availableHeights", heights.count)]
      as [(StaticString, Int)] where found != count
    {
      throw reader.object.error(
        key, "has \(found) numbers for \(count) categories: the report was changed")
    }
    for index in element.results.indices {
      element.results[index].availableWidth = widths[index]
      element.results[index].availableHeight = heights[index]
    }
  }
}
