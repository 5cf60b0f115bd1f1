internal import LayoutAudit
internal import Typography

/// Findings of one rule about one case of an element, of one severity: what a person takes for one thing.
struct FindingGroup {
  /// In the order of the report: by category.
  let findings: ArraySlice<Finding>
  /// The categories in which the element was judged; none where nothing asks for them.
  private(set) var judged: [ContentSizeCategory] = []
  private let worst: Int

  private init(_ findings: ArraySlice<Finding>) {
    self.findings = findings
    worst = findings.worst
  }

  /// The worst speaks for all.
  var speaker: Finding { findings[worst] }
  var severity: Severity { speaker.severity }
  var location: SourceLocation? { speaker.location }

  /// Everything that is found in the speaker's category, each once.
  var messages: [String] {
    var messages: [String] = []
    for finding in findings where finding.category == speaker.category {
      if !messages.contains(finding.message) { messages.append(finding.message) }
    }
    return messages
  }

  /// Such as `AX1 to AX5`, or nil where the findings hold in every category.
  var categories: String? {
    let categories = findings.compactMap(\.category)
    return categories.isEmpty ? nil : ContentSizeCategory.ranges(of: categories, among: judged)
  }

  /// How many categories and which, such as `at 2 categories, large to extraLarge`, or nil where the findings hold in every
  /// category.
  var span: String? {
    var categories: [ContentSizeCategory] = []
    // Ink may be found twice in one: above and below.
    for case let category? in findings.map(\.category) where category != categories.last {
      categories.append(category)
    }
    guard let low = categories.first, let high = categories.last else { return nil }
    if low == high { return "at \(low.name)" }
    let isUnbroken = zip(categories, categories.dropFirst()).allSatisfy { lower, higher in
      guard let lower = lower.index, let higher = higher.index else { return true }
      return higher == lower + 1
    }
    let names =
      isUnbroken ? ", \(low.name) to \(high.name)" : ": \(categories.map(\.name).joined(separator: ", "))"
    return "at \(categories.count) categories\(names)"
  }

  /// Which case of the element it is about.
  var variant: CaseVariant {
    CaseVariant(
      locale: speaker.locale, width: speaker.width, isOneOfWidths: true, boldText: speaker.boldText)
  }

  /// The element with its case, such as `article.byline [de], 320 pt wide`.
  var place: String? { speaker.element.map { $0 + variant.label } }

  /// The same in a later run for the same thing, in whatever categories it shows.
  var identity: String {
    var finding = speaker
    finding.category = nil
    return "\(finding.fingerprint)|\(severity.rawValue)"
  }

  /// - Returns: errors first, else in the report's order.
  static func groups(of record: CheckRecord) -> [FindingGroup] {
    let index = FindingIndex(record)
    let all = groups(of: record.findings).map { group in
      var group = group
      group.judged = index.categories(for: group.speaker)
      return group
    }
    return all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
  }

  /// - Returns: what a report has of one rule and case together, errors before warnings, else in its order.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var start = 0
    while start < findings.count {
      let end = findings[(start + 1)...].firstIndex { !$0.belongs(with: findings[start]) } ?? findings.count
      let run = findings[start..<end]
      if run.allSatisfy({ $0.severity == run[start].severity }) {
        groups.append(FindingGroup(run))
      } else {
        for severity in [Severity.error, .warning] {
          groups.append(FindingGroup(run.filter { $0.severity == severity }[...]))
        }
      }
      start = end
    }
    return groups
  }
}

extension Finding {
  /// Whether both tell of one rule and one case of an element, in any category.
  fileprivate func belongs(with other: Finding) -> Bool {
    rule == other.rule && element == other.element && locale == other.locale && width == other.width
      && boldText == other.boldText && other.category != nil && location == other.location
  }
}

extension ContentSizeCategory {
  /// Ascending categories in words, neighbours together: `XS to L and AX5`.
  ///
  /// - Parameter judged: all there are: platforms have different ones.
  static func ranges(of categories: [ContentSizeCategory], among judged: [ContentSizeCategory]) -> String {
    var ranges: [(first: ContentSizeCategory, last: ContentSizeCategory)] = []
    var next: ContentSizeCategory?
    for category in categories where category != ranges.last?.last {
      if category == next {
        ranges[ranges.count - 1].last = category
      } else {
        ranges.append((category, category))
      }
      next = judged.firstIndex(of: category).flatMap { $0 + 1 < judged.count ? judged[$0 + 1] : nil }
    }
    return ranges.map {
      $0.first == $0.last ? $0.first.abbreviation : "\($0.first.abbreviation) to \($0.last.abbreviation)"
    }.joined(separator: " and ")
  }
}
