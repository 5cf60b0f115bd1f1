internal import LayoutAudit
internal import Typography

/// GitHub's Markdown: the gravest findings first, then every element with its verdicts, as far as there is room.
enum MarkdownReport {
  /// A comment must stay below 64 kB, a step's summary below 1 MiB, or GitHub shows nothing of it.
  ///
  /// Source: docs.github.com, "Workflow commands", for the summary.
  static let maximumCommentBytes = (64 << 10) - 1
  static let maximumSummaryBytes = (1 << 20) - 1

  /// For a comment on a pull request.
  static func comment(_ record: CheckRecord, _ context: ReportContext) -> String {
    text(record, context, limit: maximumCommentBytes)
  }

  /// For the summary of a step, whose file may have something already.
  static func summary(_ record: CheckRecord, _ context: ReportContext) -> String {
    text(record, context, limit: maximumSummaryBytes - context.occupiedBytes)
  }

  private static func text(_ record: CheckRecord, _ context: ReportContext, limit: Int) -> String {
    let summary = record.summary
    let (errors, warnings) = (summary.errors, summary.warnings)
    let sign = errors > 0 ? "❌" : warnings > 0 ? "⚠️" : "✅"
    let claim = summary.labelClaim.map { " The Larger Text label \($0)." } ?? ""
    let unjudged = summary.unjudged > 0 ? ", \(summary.unjudged) of them unjudged" : ""
    var text = """
      ### \(sign) Typefit: \(counted(errors, "error")), \(counted(warnings, "warning"))

      In \(counted(summary.elements, "element")), \(counted(summary.cases, "case"))\(unjudged).\(claim)

      """
    // Nothing of it fits, not even the heading, where a file is full.
    guard text.utf8.count <= limit else { return "" }
    let groups = FindingGroup.groups(of: record)
    if !groups.isEmpty {
      let rest = add(
        Table(
          head: ["", "rule", "element", "categories", "finding", "at"],
          rows: groups.map { cells($0, context) }),
        to: &text, limit: limit
      ) { left in
        let errors = groups.suffix(left).count { $0.severity == .error }
        return "And \(counted(errors, "more error")) and \(counted(left - errors, "more warning"))."
      }
      if rest > 0 { return text }
    }
    // Configurations may judge different categories.
    var categories: [ContentSizeCategory] = []
    for row in record.elements.lazy.flatMap(\.results) where !categories.contains(row.category) {
      categories.append(row.category)
    }
    _ = add(
      Table(
        head: ["element"] + categories.map(\.abbreviation),
        rows: record.elements.map { element in
          let verdicts = Dictionary(element.results.map { ($0.category, $0.verdict) }) { first, _ in first }
          return [code(element.name + element.variant.label)]
            + categories.map { verdicts[$0].map(mark) ?? "" }
        }),
      to: &text, limit: limit
    ) { "And \(counted($0, "more element"))." }
    return text
  }

  // MARK: - Cells

  private static func cells(_ group: FindingGroup, _ context: ReportContext) -> [String] {
    let mark = group.severity == .error ? "❌ error" : "⚠️ warning"
    let place = group.location.map { "\(context.path($0.file)):\($0.line)" }
    return [
      mark, group.speaker.rule, group.place.map(code) ?? "", group.categories ?? "all",
      group.messages.joined(separator: "; ").markdown(limit: 600), place.map(code) ?? "",
    ]
  }

  private static func code(_ text: String) -> String { "<code>\(text.markdown(limit: 300))</code>" }

  /// By sign and word, not by colour alone.
  private static func mark(_ verdict: Verdict) -> String {
    switch verdict {
    case .fits: "✅ fits"
    case .shrinks, .unjudged: "⚠️ \(verdict.rawValue)"
    case .truncates, .clips, .overflows: "❌ \(verdict.rawValue)"
    }
  }

  // MARK: - Tables

  private struct Table {
    let head: [String]
    let rows: [[String]]
  }

  /// Adds as many rows as there is room for.
  ///
  /// - Parameter closing: what to say of rows that are left out, by their number.
  /// - Returns: how many are left out.
  private static func add(_ table: Table, to text: inout String, limit: Int, closing: (Int) -> String) -> Int
  {
    let head = "\n" + line(table.head) + line(table.head.map { _ in "---" })
    let lines = table.rows.map(line)
    var room = limit - text.utf8.count - head.utf8.count
    if lines.reduce(0, { $0 + $1.utf8.count }) <= room {
      text += head + lines.joined()
      return 0
    }
    room -= closing(lines.count).utf8.count + 2
    let shown = lines.prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    let left = lines.count - shown.count
    let end = (shown.isEmpty ? "" : head + shown.joined()) + "\n" + closing(left) + "\n"
    if text.utf8.count + end.utf8.count <= limit { text += end }
    return left
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}

extension String {
  /// For a cell of a table, and for a comment: without mentions of people and issues, which GitHub would act on.
  fileprivate func markdown(limit: Int) -> String {
    printable.shortened(toBytes: limit).markdownEscaped.unicodeScalars.reduce(into: "") { result, scalar in
      result.unicodeScalars.append(scalar)
      if scalar == "@" || scalar == "#" { result += "<!-- -->" }
    }
  }
}
