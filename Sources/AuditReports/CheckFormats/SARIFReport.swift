internal import LayoutAudit
internal import Typography

/// SARIF 2.1.0, as GitHub's code scanning reads it.
enum SARIFReport {
  /// GitHub keeps so many results of a run.
  ///
  /// Source: docs.github.com, "SARIF results exceed one or more limits".
  static let maximumResults = 5000
  /// Bytes of a message, so that a file stays below GitHub's 10 MB, compressed.
  static let maximumMessageBytes = 4096

  static func text(_ record: CheckRecord, _ context: ReportContext) -> String {
    let groups = FindingGroup.groups(of: record)
    let isCut = groups.count > maximumResults
    let shown = isCut ? groups.prefix(maximumResults - 1) : groups[...]
    var places: [String: Int] = [:]
    for (place, rule) in RuleCatalogue.all.enumerated() { places[rule.id] = place }
    var rules = RuleCatalogue.all.map(rule)
    // Every result needs a file: a finding about none is shown where its configuration begins.
    let configuration =
      (record.elements.lazy.compactMap(\.location).first?.file).map(context.path) ?? "typefit.json"
    var results = shown.map { result($0, place: places[$0.speaker.rule], configuration, context) }
    if isCut {
      rules.append(leftOutRule)
      results.append(leftOut(groups[shown.count...], place: rules.count - 1, configuration))
    }
    let run: JSON = .members([
      "tool": .members([
        "driver": .members([
          "name": .string("Typefit"), "semanticVersion": .string(context.version), "rules": .array(rules),
        ])
      ]),
      "columnKind": .string("unicodeCodePoints"),
      "results": .array(results),
    ])
    let document: JSON = .members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
    return document.text() + "\n"
  }

  // MARK: - Rules

  private static func rule(_ rule: any RuleDescription) -> JSON {
    let severity = rule.severity.rawValue
    return .members([
      "id": .string(rule.id),
      "name": .string(
        rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()),
      "shortDescription": text(rule.summary),
      "fullDescription": text(rule.rationale),
      "help": text("\(rule.rationale) `typefit rules \(rule.id)` says this too."),
      "defaultConfiguration": .members(["level": .string(severity)]),
      "properties": .members([
        "tags": .array([.string("accessibility"), .string("typography")]),
        "problem.severity": .string(severity),
      ]),
    ])
  }

  private static var leftOutRule: JSON {
    .members([
      "id": .string("left-out"), "name": .string("LeftOut"),
      "shortDescription": text("findings that are left out"),
      "fullDescription": text(
        "GitHub keeps \(maximumResults) results of a run: the gravest are in this file."),
      "help": text("Check fewer elements in a run, or take the json report, which has all findings."),
      "defaultConfiguration": .members(["level": .string("error")]),
    ])
  }

  private static func text(_ text: String) -> JSON { .members(["text": .string(text)]) }

  // MARK: - Results

  private static func result(
    _ group: FindingGroup, place: Int?, _ configuration: String, _ context: ReportContext
  ) -> JSON {
    var message = [group.place, group.categories.map { "at \($0)" }].compactMap(\.self).joined(separator: " ")
    message += message.isEmpty ? "" : ": "
    message += group.messages.joined(separator: "; ") + ". To mend it: " + group.speaker.advice
    return result(
      rule: group.speaker.rule, place: place, level: group.severity, message: message,
      identity: group.identity,
      file: group.location.map { context.path($0.file) } ?? configuration, location: group.location)
  }

  private static func leftOut(_ groups: ArraySlice<FindingGroup>, place: Int, _ configuration: String) -> JSON
  {
    let errors = groups.count { $0.severity == .error }
    return result(
      rule: "left-out", place: place, level: errors > 0 ? .error : .warning,
      message:
        "\(counted(errors, "more error")) and \(counted(groups.count - errors, "more warning")) are left out, "
        + "since GitHub keeps \(maximumResults) results of a run.",
      identity: "left-out", file: configuration, location: nil)
  }

  private static func result(
    rule: String, place: Int?, level: Severity, message: String, identity: String, file: String,
    location: SourceLocation?
  ) -> JSON {
    var result = [JSON.Member("ruleId", .string(rule))]
    if let place { result.append(JSON.Member("ruleIndex", .integer(place))) }
    var physical = [JSON.Member("artifactLocation", artifact(file))]
    // Lines and columns count from 1 (SARIF 3.30.5); what has no line is about the file.
    if let location, location.line >= 1 {
      var region = [JSON.Member("startLine", .integer(location.line))]
      if location.column >= 1 { region.append(JSON.Member("startColumn", .integer(location.column))) }
      physical.append(JSON.Member("region", .object(region)))
    }
    result += [
      JSON.Member("level", .string(level.rawValue)),
      JSON.Member("message", text(message.printable.shortened(toBytes: maximumMessageBytes))),
      JSON.Member("locations", .array([.members(["physicalLocation": .object(physical)])])),
      // GitHub takes the first to know an alert again, and would take the line's content without it: findings in
      // several languages about one element would be one alert. The second is for other readers.
      JSON.Member(
        "partialFingerprints",
        .members([
          "primaryLocationLineHash": .string("\(identity.stableHash):1"),
          "typefitFinding/v1": .string(identity.stableHash),
        ])),
    ]
    return .object(result)
  }

  private static func artifact(_ file: String) -> JSON {
    if file.hasPrefix("/") { return .members(["uri": .string("file://" + file.percentEncodedPath)]) }
    return .members(["uri": .string(file.percentEncodedPath), "uriBaseId": .string("%SRCROOT%")])
  }
}

extension String {
  /// A path as a URI's (RFC 3986): what is not unreserved or a slash becomes the escapes of its bytes.
  var percentEncodedPath: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: bytes.append(byte)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += "\(byte < 16 ? "%0" : "%")\(digits)".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text, or as many whole characters as leave room for an ellipsis.
  ///
  /// - Parameter size: bytes that a character takes where it is written.
  func shortened(toBytes limit: Int, size: (Character) -> Int = { $0.utf8.count }) -> String {
    var (kept, used) = (startIndex, 0)
    let ellipsis: Character = "…"
    let room = limit - size(ellipsis)
    for index in indices {
      used += size(self[index])
      if used > limit { return self[..<kept] + String(ellipsis) }
      if used <= room { kept = self.index(after: index) }
    }
    return self
  }
}
