internal import Typography

/// The report of one part of a check, as its file has it.
public struct ShardReport: Hashable, Sendable {
  public var part: ShardPart
  public var places: ShardPlaces
  public var record: CheckRecord
  /// Whether it says where its elements stand and what they are shown with: parts of an older Typefit don't.
  public var hasDetails: Bool

  public init(part: ShardPart, places: ShardPlaces, record: CheckRecord, hasDetails: Bool = true) {
    self.part = part
    self.places = places
    self.record = record
    self.hasDetails = hasDetails
  }
}

/// What the parts of a check come to together: exactly what the whole check would have told.
public struct MergedReport: Hashable, Sendable {
  public let record: CheckRecord
  /// The first part without details, by the name to call it by; nil where all have them.
  public let partWithoutDetails: String?
  private let failOn: Severity?

  /// - Parameter parts: each with the name to call it by.
  /// - Throws: `MergeError` where they are not the parts of one check, each once.
  public init(_ named: [(name: String, report: ShardReport)]) throws(MergeError) {
    let parts = try Self.complete(named)
    partWithoutDetails = named.first { !$0.report.hasDetails }?.name
    failOn = parts[0].part.failOn
    let pending = Self.shared(parts.map(\.places.pending))
    let findings = parts.flatMap { Array(zip($0.places.findings, $0.record.findings)) }
    let summaries = parts.map(\.record.summary)
    func sum(_ number: KeyPath<CheckSummary, Int>) -> Int { summaries.reduce(0) { $0 + $1[keyPath: number] } }
    record = CheckRecord(
      summary: CheckSummary(
        elements: sum(\.elements), cases: sum(\.cases),
        errors: sum(\.errors) + pending.count { $0.finding.severity == .error },
        warnings: sum(\.warnings) + pending.count { $0.finding.severity == .warning },
        suppressed: sum(\.suppressed), unjudged: sum(\.unjudged),
        largerText: CheckSummary.LargerTextCount(
          reaches: sum(\.largerText.reaches), below: sum(\.largerText.below),
          unjudged: sum(\.largerText.unjudged)),
        showsAllText: summaries.allSatisfy(\.showsAllText), isPart: false,
        isForAppStore: summaries.contains(where: \.isForAppStore)),
      findings: Self.inOrder(
        findings.filter { $0.1.element == nil } + pending.map { ($0.place, $0.finding) }
          + findings.filter { $0.1.element != nil }),
      elements: Self.inOrder(parts.flatMap { Array(zip($0.places.elements, $0.record.elements)) }))
  }

  /// Whether the whole check fails.
  public var fails: Bool {
    failOn.map { limit in record.findings.contains { $0.severity >= limit } } ?? false
  }

  /// The parts by their index.
  private static func complete(
    _ parts: [(name: String, report: ShardReport)]
  ) throws(MergeError) -> [ShardReport] {
    guard let first = parts.first else { throw MergeError("there is no report to merge") }
    var byIndex: [Int: (name: String, report: ShardReport)] = [:]
    for part in parts {
      let (shard, expected) = (part.report.part.shard, first.report.part.shard.count)
      guard shard.count == expected else {
        throw MergeError(
          "'\(part.name)' is one of \(shard.count) shards, and '\(first.name)' one of \(expected)")
      }
      guard part.report.part.identity == first.report.part.identity,
        part.report.part.failOn == first.report.part.failOn
      else {
        throw MergeError(
          "'\(part.name)' and '\(first.name)' are of different checks: configuration, options and fonts must be the same"
        )
      }
      if let other = byIndex.updateValue(part, forKey: shard.index) {
        throw MergeError(
          "shard \(shard.index)/\(shard.count) is there twice: '\(other.name)' and '\(part.name)'")
      }
    }
    let missing = (1...first.report.part.shard.count).filter { byIndex[$0] == nil }
    guard missing.isEmpty else {
      let listed = missing.prefix(5).map { "\($0)/\(first.report.part.shard.count)" }.joined(separator: ", ")
      throw MergeError(
        "\(missing.count == 1 ? "shard" : "shards") \(listed)\(missing.count > 5 ? " and more" : "") missing: a merge takes the reports of all"
      )
    }
    return byIndex.sorted { $0.key < $1.key }.map(\.value.report)
  }

  private static func inOrder<Value>(_ placed: [(Int, Value)]) -> [Value] {
    placed.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// What every part has, as often as all have it.
  private static func shared(_ lists: [[ShardPlaces.Pending]]) -> [ShardPlaces.Pending] {
    let counts = lists.map { Dictionary(grouping: $0, by: \.self).mapValues(\.count) }
    var taken: [ShardPlaces.Pending: Int] = [:]
    return (lists.first ?? []).filter { pending in
      taken[pending, default: 0] += 1
      return counts.allSatisfy { $0[pending, default: 0] >= taken[pending, default: 0] }
    }
  }
}

/// Reports that are not the parts of one check.
public struct MergeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A lower-case sentence without a final stop.
  public let description: String

  init(_ description: String) { self.description = description }
}
