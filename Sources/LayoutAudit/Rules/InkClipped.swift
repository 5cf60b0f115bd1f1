internal import Typography

struct InkClipped: AuditRule {
  let id = "ink-clipped"
  let severity = Severity.error
  let summary = "marks or letters are drawn outside the box"
  let rationale = """
    Stacked marks (Thai, Vietnamese, Arabic, Tibetan) and icons may be taller than their face's line: the line fits, and \
    the ink is cut. Found where it is more than a device pixel outside the box, or outside the label height where the \
    box grows. Ink may reach into the insets of a label, text view or Core Text; a button and a field have a label of \
    their own within them. At a line's ends, where italics overhang, it is a warning.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .inkOutside(let edge, let by, let characters) = found.problem else { return nil }
      let (element, row) = (found.element, found.row)
      let isAtEnds = edge == .left || edge == .right
      let what = characters.isEmpty ? "ink" : "the ink of \"\(characters)\""
      let declared = element.declared
      let room =
        declared.kind.drawsInInsets || declared.bounds.insets == EdgeInsets() ? "the box" : "the text's room"
      return finding(
        element, row, severity: isAtEnds ? .warning : nil, actual: by, limit: 0,
        message: "\(what) reaches \(by.shortText) pt beyond the \(edge.rawValue) of \(room)",
        advice: isAtEnds
          ? "leave \(by.rounded(.up).shortText) pt more room at that side, and don't clip to bounds"
          : element.advice)
    }
  }
}
