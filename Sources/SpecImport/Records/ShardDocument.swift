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
    try root.requireFormat("1.1", "1.2")
    try root.requireKnown("formatVersion", "shard", "summary", "findings", "elements")
    let reader = RecordReader(section)
    try reader.requireKnown(
      "index", "count", "check", "failOn", "places", "elements", "findings", "pending",
      "showsAllText", "isForAppStore", "details")
    let places = try Self.places(reader)
    let details = section["details"] == nil ? nil : try reader.list("details") { $0 }
    var summary = try CheckRecordSection.summary(try root.section("summary"))
    summary.showsAllText = try reader.bool("showsAllText")
    summary.isForAppStore = try section.bool("isForAppStore") ?? true
    let record = CheckRecord(
      summary: summary,
      findings: try root.list("findings", CheckRecordSection.finding),
      elements: try root.list("elements", CheckRecordSection.element))
    self.init(
      part: try Self.part(reader), places: places, record: record, hasDetails: details != nil)
    for (key, listed, found, kind) in [
      ("elements", places.elements.count, record.elements.count, "elements"),
      ("findings", places.findings.count, record.findings.count, "findings"),
      ("details", details?.count ?? record.elements.count, record.elements.count, "elements"),
    ] as [(StaticString, Int, Int, String)] where listed != found {
      throw section.error(key, "has \(listed) entries for \(found) \(kind): the report was changed")
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
    for (index, details) in (details ?? []).enumerated() {
      try CheckRecordSection.add(details, to: &self.record.elements[index])
    }
  }

  private static func part(_ reader: RecordReader) throws(ConfigurationError) -> ShardPart {
    let (index, count) = (try reader.count("index"), try reader.count("count"))
    guard let shard = Shard(index: index, of: count) else {
      throw reader.object.error(
        "index", "is \(index) of \(count): expected 1 to count, and at most \(Shard.most)")
    }
    return ShardPart(
      shard: shard, identity: try reader.string("check"),
      failOn: try reader.string("failOn") == "never" ? nil : try reader.choice("failOn", Severity.allCases))
  }

  private static func places(_ reader: RecordReader) throws(ConfigurationError) -> ShardPlaces {
    ShardPlaces(
      elements: try reader.counts("elements"), findings: try reader.counts("findings"),
      pending: try reader.list("pending") { (reader) throws(ConfigurationError) in
        try reader.requireKnown("place", "finding")
        return ShardPlaces.Pending(
          place: try reader.count("place"),
          finding: try CheckRecordSection.finding(try reader.section("finding")))
      }, count: try reader.count("places"))
  }

  /// The numbers of the summary are those of the rest, or a merge would tell two things.
  private func requireSummary(_ reader: ObjectReader) throws(ConfigurationError) {
    func count(_ severity: Severity) -> Int { record.findings.count { $0.severity == severity } }
    let (summary, rows) = (record.summary, record.elements.flatMap(\.results))
    for (key, told, found) in [
      ("elements", summary.elements, record.elements.count), ("cases", summary.cases, rows.count),
      ("errors", summary.errors, count(.error)), ("warnings", summary.warnings, count(.warning)),
      ("unjudged", summary.unjudged, rows.count { $0.verdict == .unjudged }),
    ] as [(StaticString, Int, Int)] where told != found {
      throw reader.error(key, "is \(told), and the report has \(found): the report was changed")
    }
  }
}
