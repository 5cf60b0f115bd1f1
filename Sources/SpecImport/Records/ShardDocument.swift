public import LayoutAudit
internal import Typography

extension ShardReport {
  /// Reads the JSON report of a part of a check.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong, with its place.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    let root = RecordReader(try ObjectReader(try JSONParser.parse(bytes, file: file)))
    guard let section = try root.object.object("shard") else {
      throw root.object.error(
        "shard", "is missing: this is the report of a whole check, and no part to merge")
    }
    try root.requireFormat("1.1")
    try root.requireKnown("formatVersion", "shard", "summary", "findings", "elements")
    let part = RecordReader(section)
    try part.requireKnown(
      "index", "count", "check", "failOn", "places", "elements", "findings", "pending",
      "showsAllText")
    let (index, count) = (try part.count("index"), try part.count("count"))
    guard let shard = Shard(index: index, of: count) else {
      throw section.error("index", "is \(index) of \(count): expected 1 to count, and at most \(Shard.most)")
    }
    let places = ShardPlaces(
      elements: try part.counts("elements"), findings: try part.counts("findings"),
      pending: try part.list("pending") { (reader) throws(ConfigurationError) in
        try reader.requireKnown("place", "finding")
        return ShardPlaces.Pending(
          place: try reader.count("place"), finding: try Self.finding(try reader.section("finding")))
      }, count: try part.count("places"))
    let failOn: Severity? =
      try part.string("failOn") == "never" ? nil : try part.choice("failOn", Severity.allCases)
    self.init(
      shard: shard, identity: try part.string("check"), failOn: failOn, places: places,
      summary: try Self.summary(
        try root.section("summary"), showsAllText: try part.bool("showsAllText")),
      findings: try root.list("findings", Self.finding), elements: try root.list("elements", Self.element))
    for (key, listed, found) in [
      ("elements", places.elements.count, elements.count),
      ("findings", places.findings.count, findings.count),
    ] as [(StaticString, Int, Int)] where listed != found {
      throw section.error(key, "has \(listed) places for \(found) \(key): the report was changed")
    }
    for (key, listed) in [
      ("elements", places.elements), ("findings", places.findings),
      ("pending", places.pending.map(\.place)),
    ] as [(StaticString, [Int])] {
      guard let outside = listed.first(where: { $0 >= places.count }) else { continue }
      throw section.error(
        key, "has the place \(outside), and places is \(places.count): the report was changed")
    }
    try requireSummary(try root.section("summary").object)
  }

  /// The numbers of the summary are those of the rest, or a merge would tell two things.
  private func requireSummary(_ reader: ObjectReader) throws(ConfigurationError) {
    func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
    let rows = elements.flatMap(\.results)
    for (key, told, found) in [
      ("elements", summary.elements, elements.count), ("cases", summary.cases, rows.count),
      ("errors", summary.errors, count(.error)), ("warnings", summary.warnings, count(.warning)),
      ("unjudged", summary.unjudged, rows.count { $0.verdict == .unjudged }),
    ] as [(StaticString, Int, Int)] where told != found {
      throw reader.error(key, "is \(told), and the report has \(found): the report was changed")
    }
  }

  private static func summary(
    _ reader: RecordReader, showsAllText: Bool
  ) throws(ConfigurationError) -> CheckSummary {
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
        unjudged: try largerText.count("unjudged")), showsAllText: showsAllText, isPart: true)
  }

  private static func finding(_ reader: RecordReader) throws(ConfigurationError) -> Finding {
    try reader.requireKnown(
      "rule", "severity", "element", "locale", "category", "size", "actual", "limit", "message", "advice",
      "fingerprint", "location")
    let location = try reader.optionalSection("location")
    let finding = Finding(
      rule: try reader.string("rule"), severity: try reader.choice("severity", Severity.allCases),
      element: try reader.optionalString("element"), locale: try reader.optionalString("locale"),
      category: try reader.isNull("category") ? nil : try reader.category("category"),
      size: try reader.optionalNumber("size"), actual: try reader.optionalNumber("actual"),
      limit: try reader.optionalNumber("limit"), message: try reader.string("message"),
      advice: try reader.string("advice"),
      location: try location.map { (place) throws(ConfigurationError) in
        SourceLocation(
          file: try place.string("file"), line: try place.count("line"), column: try place.count("column"))
      }, fingerprint: try reader.string("fingerprint"))
    guard let finding else {
      throw reader.object.error("fingerprint", "does not belong to this finding: the report was changed")
    }
    return finding
  }

  private static func element(_ reader: RecordReader) throws(ConfigurationError) -> ElementRecord {
    try reader.requireKnown("name", "locale", "availableWidth", "boldText", "text", "results", "budget")
    let budget = try reader.section("budget")
    try budget.requireKnown("minimumWidth", "minimumHeight", "largestCategory")
    return ElementRecord(
      name: try reader.string("name"), locale: try reader.optionalString("locale"),
      availableWidth: try reader.optionalNumber("availableWidth"), boldText: try reader.bool("boldText"),
      text: try reader.optionalString("text"), results: try reader.list("results", result),
      budget: JudgedElement.Budget(
        minimumWidth: try budget.optionalNumber("minimumWidth"),
        minimumHeight: try budget.optionalNumber("minimumHeight"),
        largestCategory: try budget.isNull("largestCategory") ? nil : try budget.category("largestCategory")))
  }

  private static func result(_ reader: RecordReader) throws(ConfigurationError) -> CategoryResult {
    try reader.requireKnown(
      "category", "size", "lines", "width", "height", "verdict", "scaleFactor", "reason")
    return CategoryResult(
      category: try reader.category("category"), size: try reader.optionalNumber("size"),
      lines: try reader.optionalCount("lines"), width: try reader.optionalNumber("width"),
      height: try reader.optionalNumber("height"), verdict: try reader.choice("verdict", Verdict.allCases),
      scaleFactor: try reader.optionalNumber("scaleFactor"), reason: try reader.optionalString("reason"))
  }
}
