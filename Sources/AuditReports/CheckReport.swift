public import LayoutAudit
internal import Typography

/// `typefit check`: verdicts and findings.
public enum CheckReport {
  /// - Parameter context: nil leaves paths as they are.
  public static func json(_ report: AuditReport, _ context: ReportContext? = nil) -> String {
    let whole: [JSON.Member] = [
      JSON.Member("summary", summary(CheckSummary(report))),
      JSON.Member("findings", .array(report.findings.map { finding($0, context) })),
      JSON.Member("elements", .array(report.elements.map { element(ElementRecord($0)) })),
    ]
    guard let part = report.part, let places = report.places else { return JSON.document(whole) }
    return JSON.document(format: "1.1", [JSON.Member("shard", shard(part, places, context))] + whole)
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
  private static func shard(_ part: ShardPart, _ places: ShardPlaces, _ context: ReportContext?) -> JSON {
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

// MARK: - Text

extension CheckReport {
  /// - Parameter quiet: findings and the summary alone.
  public static func text(_ report: AuditReport, quiet: Bool, _ palette: Palette) -> String {
    var text = ""
    if !quiet { text += report.elements.map { verdicts($0, palette) }.joined(separator: "\n") + "\n" }
    // A long report must not be copied while it grows.
    text.reserveCapacity(text.utf8.count + report.findings.count * 256)
    addFindings(report.findings, palette, to: &text)
    text += summary(CheckSummary(report), mayClaim: report.mayClaimLargerText, palette)
    return text
  }

  /// Findings and summary of the parts of a check, merged: as of a whole one with `quiet`.
  public static func text(_ report: MergedReport, _ palette: Palette) -> String {
    var text = ""
    addFindings(report.findings, palette, to: &text)
    return text + summary(report.summary, mayClaim: report.mayClaimLargerText, palette)
  }

  private static func verdicts(_ element: JudgedElement, _ palette: Palette) -> String {
    let declared = element.declared
    var details = [declared.kind.rawValue]
    if let style = declared.styleName { details.append(style) }
    if let face = element.face.outcome.face { details.append(face.displayName) }
    if let locale = element.variant.locale { details.append(locale) }
    if let width = element.variant.width { details.append("\(width.shortText) pt wide") }
    if element.variant.boldText { details.append("Bold Text") }
    var text =
      palette.paint(declared.name.printable, .bold) + "  " + details.joined(separator: ", ").printable + "\n"
    if let shown = element.variant.text {
      let line = String(shown.map { $0.isNewline ? "⏎" : $0 }).printable
      text += "  “\(line.prefix(70))\(line.count > 70 ? "…" : "")”\n"
    }
    let hasText = element.variant.text != nil
    var columns: [TextTable.Column] = [.left("category"), .right("size"), .right("lines")]
    if hasText { columns += [.right("width")] }
    columns += [.right("needs"), .right("has"), .left("verdict")]
    var table = TextTable(columns, indentation: "  ")
    for row in element.rows {
      var cells = [row.category.name, row.size?.shortText ?? "–", row.lines.map(String.init) ?? "–"]
      if hasText { cells.append(row.width?.fixedText(decimals: 1) ?? "–") }
      cells += [
        row.height?.shortText ?? "–", row.availableHeight?.shortText ?? "grows", row.verdict.rawValue,
      ]
      table.rows.append(cells.map { TextTable.Cell(text: $0) })
      table.rows[table.rows.count - 1][cells.count - 1].colour = colour(row.verdict)
    }
    text += table.text(palette)
    let outcome = element.face.outcome
    if let face = outcome.face, let asked = outcome.request.weight, outcome.kind == .override,
      !outcome.isNamedFace, face.traits.weight != asked
    {
      text +=
        "weight \(face.traits.weight.value.shortText) is the family's nearest to the asked \(asked.value.shortText)"
        .wrapped(indentation: "  ")
    }
    var reasons: [String] = []
    for case let reason? in element.rows.map(\.reason) where !reasons.contains(reason) {
      reasons.append(reason)
    }
    for reason in reasons { text += reason.wrapped(indentation: "  ") }
    if element.face.metrics != nil, let reach = element.largerText, !reach.reaches,
      reach.uncappedPercent < reach.requiredPercent
    {
      text +=
        "\(declared.styleName ?? "its size") reaches \(reach.percent.rounded(.down).shortText) % at most, by nature and not by a cap: \"Larger Text\" asks for \(reach.requiredPercent.shortText) %"
        .wrapped(indentation: "  ")
    }
    return text
  }

  private static func colour(_ verdict: Verdict) -> Palette.Colour {
    switch verdict {
    case .fits: .green
    case .truncates, .clips, .overflows: .red
    case .shrinks, .unjudged: .yellow
    }
  }

  /// Findings of one rule about one element stand together: the last, largest category speaks for all.
  private static func addFindings(_ findings: [Finding], _ palette: Palette, to text: inout String) {
    var rest = findings[...]
    while !rest.isEmpty {
      let end = rest.indices.dropFirst().first { !belongs(rest[$0], with: rest[$0 - 1]) } ?? rest.endIndex
      for severity in [Severity.error, .warning] {
        text += group(rest[..<end].filter { $0.severity == severity }, palette)
      }
      rest = rest[end...]
    }
  }

  private static func belongs(_ finding: Finding, with last: Finding) -> Bool {
    last.rule == finding.rule && last.element == finding.element && last.locale == finding.locale
      && last.width == finding.width && last.boldText == finding.boldText
      && last.category != nil && last.location == finding.location
  }

  private static func group(_ findings: [Finding], _ palette: Palette) -> String {
    guard let first = findings.first, let last = findings.last else { return "" }
    let severity = palette.paint(first.severity.rawValue, first.severity == .error ? .red : .yellow)
    var title = "\(severity)  \(first.rule)"
    if let element = first.element { title += "  \(element.printable)" }
    if let locale = first.locale { title += " \(locale)" }
    if let width = first.width { title += " at \(width.shortText) pt" }
    if first.boldText { title += " in Bold Text" }
    if let location = first.location { title += "  (\(location.file):\(location.line):\(location.column))" }
    var text = title + "\n"
    if let low = first.category, let high = last.category {
      let span =
        low == high ? "at \(low.name)" : "at \(findings.count) categories, \(low.name) to \(high.name)"
      text += "\(span):".wrapped(indentation: "  ")
    }
    for finding in findings where finding.category == last.category && finding != last {
      text += finding.message.printable.wrapped(indentation: "  ")
    }
    return text + last.message.printable.wrapped(indentation: "  ")
      + last.advice.wrapped(indentation: "    ", mark: "  → ") + "\n"
  }

  private static func summary(_ summary: CheckSummary, mayClaim: Bool, _ palette: Palette) -> String {
    let (errors, warnings, largerText) = (summary.errors, summary.warnings, summary.largerText)
    var text = palette.paint(
      "\(counted(errors, "error")), \(counted(warnings, "warning"))",
      errors > 0 ? .red : warnings > 0 ? .yellow : .green)
    if summary.suppressed > 0 { text += ", \(summary.suppressed) suppressed" }
    text += " in \(counted(summary.elements, "element")), \(counted(summary.cases, "case"))"
    if summary.unjudged > 0 { text += ", \(summary.unjudged) of them unjudged" }
    text += "\n"
    let claim = mayClaim ? "may be claimed" : "may not be claimed"
    text +=
      "Larger Text: \(largerText.reaches) reach it, \(largerText.below) stay below, \(largerText.unjudged) unjudged; the label \(claim)\n"
    return text
  }
}
