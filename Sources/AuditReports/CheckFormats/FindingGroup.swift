internal import LayoutAudit
internal import Typography

/// Findings of one rule about one case of an element, of one severity: what a person takes for one thing.
struct FindingGroup {
  /// In the order of the report: by category.
  let findings: [Finding]
  /// The categories in which the element was judged.
  let judged: [ContentSizeCategory]

  /// The largest category speaks for all.
  var speaker: Finding { findings[findings.count - 1] }
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

  /// Which case of the element, such as `article.byline [de], 320 pt wide`.
  var place: String? {
    speaker.element.map { name in
      name
        + CaseVariant(
          locale: speaker.locale, width: speaker.width, isOneOfWidths: speaker.width != nil,
          boldText: speaker.boldText
        ).label
    }
  }

  /// The same in a later run for the same thing, in whatever categories it shows.
  var identity: String {
    var finding = speaker
    finding.category = nil
    return "\(finding.fingerprint)|\(severity.rawValue)"
  }

  /// - Returns: errors first, else in the report's order.
  static func groups(of report: AuditReport) -> [FindingGroup] {
    var places: [Key: Int] = [:]
    var groups: [[Finding]] = []
    for finding in report.findings {
      let key = Key(finding)
      if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    let index = FindingIndex(report)
    let all = groups.map { FindingGroup(findings: $0, judged: index.categories(for: $0[0])) }
    return all.filter { $0.severity == .error } + all.filter { $0.severity != .error }
  }

  private struct Key: Hashable {
    let rule: String
    let severity: Severity
    let element: String?
    let locale: String?
    let width: Double?
    let boldText: Bool
    let location: SourceLocation?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      element = finding.element
      locale = finding.locale
      width = finding.width
      boldText = finding.boldText
      location = finding.location
    }
  }
}

extension CaseVariant {
  /// What tells the case from the element's others, to follow its name: ` [de], 320 pt wide, Bold Text`.
  var label: String {
    var label = locale.map { " [\($0)]" } ?? ""
    if isOneOfWidths, let width { label += ", \(width.shortText) pt wide" }
    if boldText { label += ", Bold Text" }
    return label
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

/// A number with its noun: `1 error`, `2 errors`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
