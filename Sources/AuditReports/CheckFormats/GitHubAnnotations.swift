internal import LayoutAudit
internal import Typography

/// Workflow commands, for GitHub to show findings beside the lines of a pull request.
///
/// GitHub acts on them where they are printed: on standard output.
enum GitHubAnnotations {
  /// GitHub shows so many annotations of a kind from one step.
  static let maximumOfKind = 10
  /// Bytes of a line; what is longer, GitHub cuts.
  static let maximumBytes = 4096

  static func text(_ record: CheckRecord, _ context: ReportContext) -> String {
    let groups = Annotation.annotations(of: record)
    var (shown, rest): ([Annotation], [Annotation]) = ([], [])
    for severity in [Severity.error, .warning] {
      let all = groups.filter { $0.severity == severity }
      shown += all.prefix(maximumOfKind)
      rest += all.dropFirst(maximumOfKind)
    }
    let lines = shown.map { $0.line(context) }
    return (lines + (rest.isEmpty ? [] : [notice(of: rest)])).map { $0 + "\n" }.joined()
  }

  /// What has no annotation of its own, with every rule and element as far as there is room.
  private static func notice(of rest: [Annotation]) -> String {
    let errors = rest.filter { $0.severity == .error }.reduce(0) { $0 + $1.count }
    let warnings = rest.filter { $0.severity != .error }.reduce(0) { $0 + $1.count }
    let sums = [
      errors > 0 ? counted(errors, "more error") : nil,
      warnings > 0 ? counted(warnings, "more warning") : nil,
    ]
    let sum = sums.compactMap(\.self).joined(separator: " and ")
    let names = rest.map { "\($0.rule) in \($0.element ?? "the configuration")" }
    return command("notice", [("title", sum)], "\(sum): \(names.joined(separator: ", "))")
  }

  /// Findings of one rule about one element, whatever the locale or width: few annotations are shown.
  private struct Annotation {
    let groups: [FindingGroup]

    private var speaker: FindingGroup { groups[0] }
    var severity: Severity { speaker.severity }
    var rule: String { speaker.speaker.rule }
    var element: String? { speaker.speaker.element }
    var count: Int { groups.reduce(0) { $0 + $1.findings.count } }

    private struct Key: Hashable {
      let rule: String
      let severity: Severity
      let element: String?
      let location: SourceLocation?
    }

    static func annotations(of record: CheckRecord) -> [Annotation] {
      var places: [Key: Int] = [:]
      var found: [[FindingGroup]] = []
      for group in FindingGroup.groups(of: record) {
        let key = Key(
          rule: group.speaker.rule, severity: group.severity, element: group.speaker.element,
          location: group.location)
        if let place = places[key] {
          found[place].append(group)
        } else {
          places[key] = found.count
          found.append([group])
        }
      }
      return found.map { Annotation(groups: $0) }
    }

    func line(_ context: ReportContext) -> String {
      var properties: [(String, String)] = []
      if let location = speaker.location {
        properties.append(("file", context.path(location.file)))
        if location.line >= 1 { properties.append(("line", String(location.line))) }
        if location.column >= 1 { properties.append(("col", String(location.column))) }
      }
      properties.append(("title", [rule, element].compactMap(\.self).joined(separator: " ")))
      let advices = Set(groups.map(\.speaker.advice))
      let paragraphs = groups.map { group in
        let place = [group.place, group.categories.map { "at \($0)" }].compactMap(\.self).joined(
          separator: " ")
        let message = (place.isEmpty ? "" : place + ": ") + group.messages.joined(separator: "; ")
        return advices.count == 1 ? message : message + "\n→ " + group.speaker.advice
      }
      let message =
        paragraphs.joined(separator: "\n") + (advices.count == 1 ? "\n→ " + speaker.speaker.advice : "")
      return GitHubAnnotations.command(severity.rawValue, properties, message)
    }
  }

  // MARK: - Commands

  /// A command of at most `maximumBytes`: long properties are cut to a quarter of that, then the message to the rest.
  static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let values = properties.map { key, value in
      "\(key)="
        + escapedProperty(
          visible(value).shortened(toBytes: maximumBytes / 4) { escapedProperty($0).utf8.count })
    }
    let head = "::\(name) \(values.joined(separator: ","))::"
    let room = maximumBytes - head.utf8.count
    return head + escapedData(visible(message).shortened(toBytes: room) { escapedData($0).utf8.count })
  }

  /// Line feeds stay, and no other control character: a log would act on them.
  private static func visible(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(
      separator: "\n")
  }

  /// As the runner reads it back.
  private static func escapedData(_ text: some CustomStringConvertible) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: some CustomStringConvertible) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: some CustomStringConvertible, _ escapes: [Unicode.Scalar: String])
    -> String
  {
    text.description.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = escapes[scalar] { result += escape } else { result.unicodeScalars.append(scalar) }
    }
  }
}
