public import LayoutAudit
internal import Typography

/// `typefit check`: verdicts and findings.
public enum CheckReport {
  /// - Parameter context: nil leaves paths as they are.
  public static func json(_ record: CheckRecord, _ context: ReportContext? = nil) -> String {
    let whole: [JSON.Member] = [
      JSON.Member("summary", summary(record.summary)),
      JSON.Member("findings", .array(record.findings.map { finding($0, context) })),
      JSON.Member("elements", .array(record.elements.map(element))),
    ]
    guard let section = record.shard else { return JSON.document(whole) }
    return JSON.document(format: "1.2", [JSON.Member("shard", shard(section, record, context))] + whole)
  }

  /// What it takes to merge the report of a part.
  private static func shard(
    _ section: ShardSection, _ record: CheckRecord, _ context: ReportContext?
  ) -> JSON {
    let (part, places) = (section.part, section.places)
    return .members([
      "index": .integer(part.shard.index),
      "count": .integer(part.shard.count),
      "check": .string(part.identity),
      "failOn": .string(part.failOn?.rawValue ?? "never"),
      "places": .integer(places.count),
      "elements": .array(places.elements.map { .integer($0) }),
      "findings": .array(places.findings.map { .integer($0) }),
      "pending": .array(
        places.pending.map {
          .members(["place": .integer($0.place), "finding": finding($0.finding, context)])
        }),
      "showsAllText": .bool(record.summary.showsAllText),
      "isForAppStore": .bool(record.summary.isForAppStore),
      "details": .array(record.elements.map { details($0, context) }),
    ])
  }

  /// What other reports tell of an element.
  private static func details(_ element: ElementRecord, _ context: ReportContext?) -> JSON {
    .members([
      "location": location(element.location, context),
      "isOneOfWidths": .bool(element.variant.isOneOfWidths),
      "kind": .string(element.kind.rawValue),
      "style": .optional(element.styleName),
      "face": .optional(element.face),
      "askedFont": .string(element.askedFont),
      "fallbacks": .array(element.fallbackFamilies.map { .string($0) }),
      "availableWidths": .array(element.results.map { .optional($0.availableWidth) }),
      "availableHeights": .array(element.results.map { .optional($0.availableHeight) }),
    ])
  }

  private static func summary(_ summary: CheckSummary) -> JSON {
    .members([
      "elements": .integer(summary.elements),
      "cases": .integer(summary.cases),
      "errors": .integer(summary.errors),
      "warnings": .integer(summary.warnings),
      "suppressed": .integer(summary.suppressed),
      "unjudged": .integer(summary.unjudged),
      "largerText": .members([
        "reaches": .integer(summary.largerText.reaches), "below": .integer(summary.largerText.below),
        "unjudged": .integer(summary.largerText.unjudged),
      ]),
    ])
  }

  private static func finding(_ finding: Finding, _ context: ReportContext?) -> JSON {
    .members([
      "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "element": .optional(finding.element),
      "locale": .optional(finding.locale),
      "category": .optional(finding.category?.name),
      "size": .optional(finding.size),
      "actual": .optional(finding.actual),
      "limit": .optional(finding.limit),
      "message": .string(finding.message),
      "advice": .string(finding.advice),
      "fingerprint": .string(finding.fingerprint),
      "location": location(finding.location, context),
    ])
  }

  private static func location(_ location: SourceLocation?, _ context: ReportContext?) -> JSON {
    guard let location else { return .null }
    return .members([
      "file": .string(context?.path(location.file) ?? location.file), "line": .integer(location.line),
      "column": .integer(location.column),
    ])
  }

  private static func element(_ element: ElementRecord) -> JSON {
    .members([
      "name": .string(element.name),
      "locale": .optional(element.variant.locale),
      "availableWidth": .optional(element.variant.width),
      "boldText": .bool(element.variant.boldText),
      "text": .optional(element.variant.text),
      "results": .array(
        element.results.map { result in
          .object(
            JSON.result(result) + [
              JSON.Member("scaleFactor", .optional(result.scaleFactor)),
              JSON.Member("reason", .optional(result.reason)),
            ])
        }),
      "budget": .budget(element.budget),
    ])
  }
}
