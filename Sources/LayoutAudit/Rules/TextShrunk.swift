internal import Typography

struct TextShrunk: AuditRule {
  let id = "text-shrunk"
  let severity = Severity.warning
  let summary = "the text fits only by shrinking"
  let rationale = """
    adjustsFontSizeToFitWidth takes back what the reader asked for: larger text. For one line the factor follows from the \
    widths; over several lines UIKit shrinks by an amount that is not known.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .shrunk(let factor, let isCertain, let want) = found.problem, let size = found.row.size
      else { return nil }
      let (element, row) = (found.element, found.row)
      let (needed, available, need) = Self.need(want)
      return finding(
        element, row, actual: needed, limit: available,
        message: need
          + (isCertain
            ? "it fits at \((factor * 100 + 1e-6).rounded(.down).shortText) % of its size, "
              + "\((size * factor).shortText) pt instead of \(size.shortText)"
            : "it may fit by shrinking to \((factor * 100).shortText) % at least"),
        advice: element.advice)
    }
  }

  /// As a ratio points compare with lines.
  func measure(actual: Double, limit: Double) -> Double { actual / limit }

  private static func need(
    _ want: JudgedElement.Want
  ) -> (needed: Double, available: Double, text: String) {
    switch want {
    case .width(let needed, let available, let piece):
      let what = piece.map { "\"\($0.shortened)\"" } ?? "the line"
      return (
        needed, available, "\(what) needs \(needed.shortText) pt, and there are \(available.shortText): "
      )
    case .lines(let needed, let shown):
      return (Double(needed), Double(shown), "the text needs \(needed) lines, and \(shown) are shown: ")
    }
  }
}
