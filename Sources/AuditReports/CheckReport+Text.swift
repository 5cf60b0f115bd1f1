public import LayoutAudit
internal import Typography

extension CheckReport {
  /// - Parameter context: nil leaves paths as they are.
  public static func text(
    _ findings: [Finding], _ summary: CheckSummary, _ palette: Palette, _ context: ReportContext? = nil
  ) async -> String {
    await concurrentText(FindingGroup.groups(of: findings)) { add($0, palette, context, to: &$1) }
      + Self.summary(summary, palette)
  }

  /// Every element with its verdicts, to stand before the findings.
  public static func verdicts(_ report: AuditReport, _ palette: Palette) async -> String {
    let asks = report.isForAppStore ? "\"Larger Text\" asks" : "the largest font scale asks"
    return await concurrentText(report.elements) { element, text in
      text += Self.verdicts(element, asks: asks, palette)
      text += "\n"
    }
  }

  private static func verdicts(_ element: JudgedElement, asks: String, _ palette: Palette) -> String {
    let declared = element.declared
    var details = [declared.kind.rawValue]
    if let style = declared.styleName { details.append(style) }
    if let face = element.face.outcome.face { details.append(face.displayName) }
    if let locale = element.variant.locale { details.append(locale) }
    if let width = element.variant.width { details.append("\(width.shortText) pt wide") }
    if element.variant.boldText { details.append("Bold Text") }
    var text =
      palette.paint(declared.name, .bold) + details.joined(separator: ", ").line(indentation: "  ")
    if let shown = element.variant.text {
      let line = String(shown.map { $0.isNewline ? "⏎" : $0 })
      text += "“\(line.prefix(70))\(line.count > 70 ? "…" : "")”".line(indentation: "  ")
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
        "\(declared.styleName ?? "its size") reaches \(reach.percent.rounded(.down).shortText) % at most, by nature and not by a cap: \(asks) for \(reach.requiredPercent.shortText) %"
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

  /// Findings of one rule about one case of an element stand together: the worst speaks for all.
  ///
  /// Piece by piece: of all that is written, titles would else cost most.
  private static func add(
    _ group: FindingGroup, _ palette: Palette, _ context: ReportContext?, to text: inout String
  ) {
    let speaker = group.speaker
    text += palette.paint(speaker.severity.rawValue, speaker.severity == .error ? .red : .yellow)
    var title = speaker.rule
    if let element = speaker.element {
      title += "  "
      title += element
    }
    title += group.variant.phrase
    if let location = speaker.location {
      title += "  ("
      title += context?.path(location.file) ?? location.file
      title += ":\(location.line):\(location.column))"
    }
    text += title.line(indentation: "  ")
    if let span = group.span { text += "\(span):".wrapped(indentation: "  ") }
    for message in group.messages { text += message.wrapped(indentation: "  ") }
    text += speaker.advice.wrapped(indentation: "    ", mark: "  → ")
    text += "\n"
  }

  private static func summary(_ summary: CheckSummary, _ palette: Palette) -> String {
    let (errors, warnings) = (summary.errors, summary.warnings)
    var text = palette.paint(
      "\(counted(errors, "error")), \(counted(warnings, "warning"))",
      errors > 0 ? .red : warnings > 0 ? .yellow : .green)
    if summary.suppressed > 0 { text += ", \(summary.suppressed) suppressed" }
    text += " in \(counted(summary.elements, "element")), \(counted(summary.cases, "case"))"
    if summary.unjudged > 0 { text += ", \(summary.unjudged) of them unjudged" }
    text += "\n"
    return text + summary.largerTextLine + "\n"
  }
}
