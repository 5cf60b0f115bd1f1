internal import Typography

struct TextShrunk: AuditRule {
  let id = "text-shrunk"
  let severity = Severity.warning
  let summary = "the text fits only by shrinking"
  let rationale = """
    adjustsFontSizeToFitWidth takes back what the reader asked for: larger text. For one line the factor follows from the \
    widths; over several lines UIKit shrinks by an amount that is not known.
    """

  func findings(in cases: JudgedCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .shrunk(let factor, let isCertain) = found.problem, let size = found.row.size else {
        return nil
      }
      let (element, row) = (found.element, found.row)
      // A text field has a least size in points instead of a factor.
      let isField = element.declared.kind == .textField
      let least = (element.declared.minimumScaleFactor ?? 1) / (isField ? size : 1)
      return finding(
        element, row, actual: factor, limit: least,
        message: isCertain
          ? "the text fits at \((factor * 100).rounded(.down).shortText) % of its size, "
            + "\((size * factor).shortText) pt instead of \(size.shortText)"
          : "the text may fit by shrinking to \((least * 100).shortText) % at least",
        advice: element.advice)
    }
  }

  /// The smaller the factor, the worse, wherever its limit.
  func measure(actual: Double, limit: Double) -> Double { -actual }
}
