public import LayoutAudit
internal import Typography

/// `typefit check`: verdicts and findings.
public enum CheckReport {
  /// - Parameter context: nil leaves paths as they are.
  public static func json(_ report: AuditReport, _ context: ReportContext? = nil) -> String {
    let numbers = CheckSummary(report)
    let whole: [JSON.Member] = [
      JSON.Member("summary", summary(numbers)),
      JSON.Member("findings", .array(report.findings.map { finding($0, context) })),
      JSON.Member("elements", .array(report.elements.map { element(ElementRecord($0)) })),
    ]
    guard let part = report.part, let places = report.places else { return JSON.document(whole) }
    return JSON.document(format: "1.1", [JSON.Member("shard", shard(part, places, numbers, context))] + whole)
  }

  /// The same for the parts of a check, merged.
  public static func json(_ report: MergedReport) -> String {
    JSON.document([
      "summary": summary(report.summary),
      "findings": .array(report.findings.map { finding($0, nil) }),
      "elements": .array(report.elements.map(element)),
    ])
  }

  /// What it takes to merge the report of a part.
  private static func shard(
    _ part: ShardPart, _ places: ShardPlaces, _ summary: CheckSummary, _ context: ReportContext?
  ) -> JSON {
    .members([
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
      "showsAllText": .bool(summary.showsAllText),
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
      "location": finding.location.map {
        .members([
          "file": .string(context?.path($0.file) ?? $0.file), "line": .integer($0.line),
          "column": .integer($0.column),
        ])
      } ?? .null,
    ])
  }

  private static func element(_ element: ElementRecord) -> JSON {
    .members([
      "name": .string(element.name),
      "locale": .optional(element.locale),
      "availableWidth": .optional(element.availableWidth),
      "boldText": .bool(element.boldText),
      "text": .optional(element.text),
      "results": .array(
        element.results.map { row in
          .members([
            "category": .string(row.category.name),
            "size": .optional(row.size),
            "lines": .optional(row.lines.map { Double($0) }),
            "width": .optional(row.width),
            "height": .optional(row.height),
            "verdict": .string(row.verdict.rawValue),
            "scaleFactor": .optional(row.scaleFactor),
            "reason": .optional(row.reason),
          ])
        }),
      "budget": .members([
        "minimumWidth": .optional(element.budget.minimumWidth),
        "minimumHeight": .optional(element.budget.minimumHeight),
        "largestCategory": .optional(element.budget.largestCategory?.name),
      ]),
    ])
  }
}
