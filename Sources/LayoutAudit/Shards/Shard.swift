/// One of several equal parts that a check is split into: every n-th element is its.
///
/// Elements are counted as they stand in the configuration, so that parts are disjoint, and complete together.
public struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  public let index: Int
  public let count: Int

  /// The most parts that a check may be split into.
  public static let most = 10_000

  /// Nil unless 1 ≤ index ≤ count ≤ 10,000.
  public init?(index: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `I/N`; nil for anything else.
  public init?(spelling: String) {
    let parts = spelling.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, of: count)
  }

  /// Whether the element at a position, counted from 0, is this part's.
  func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// Whether it tells what concerns no element: one part does.
  var speaksForAll: Bool { index == 1 }
}

/// What the report of a part says of itself.
public struct ShardPart: Hashable, Sendable {
  public var shard: Shard
  /// What tells one check from another: a hash of its configuration, options and fonts.
  public var identity: String
  /// The severity from which the whole fails; nil for never.
  public var failOn: Severity?

  public init(shard: Shard, identity: String, failOn: Severity?) {
    self.shard = shard
    self.identity = identity
    self.failOn = failOn
  }
}

/// What it takes to merge a part.
public struct ShardSection: Hashable, Sendable {
  public var part: ShardPart
  public var places: ShardPlaces

  public init(part: ShardPart, places: ShardPlaces) {
    self.part = part
    self.places = places
  }
}

/// Where the contents of a part's report belong in the whole.
public struct ShardPlaces: Hashable, Sendable {
  /// The place of each of the report's elements. A configuration has a place, and each of its elements after it.
  public var elements: [Int]
  /// The place of each of the report's findings.
  public var findings: [Int]
  /// Findings that hold only if every part has them: of what is unused, a part knows its own side alone.
  public var pending: [Pending]
  /// How many places there are in all parts together.
  public var count: Int

  public struct Pending: Hashable, Sendable {
    public var place: Int
    public var finding: Finding

    public init(place: Int, finding: Finding) {
      self.place = place
      self.finding = finding
    }
  }

  public init(elements: [Int], findings: [Int], pending: [Pending], count: Int) {
    self.elements = elements
    self.findings = findings
    self.pending = pending
    self.count = count
  }

  /// The places behind those of other configurations.
  func shifted(by offset: Int) -> ShardPlaces {
    ShardPlaces(
      elements: elements.map { $0 + offset }, findings: findings.map { $0 + offset },
      pending: pending.map { Pending(place: $0.place + offset, finding: $0.finding) }, count: count)
  }
}
