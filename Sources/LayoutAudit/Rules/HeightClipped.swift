internal import Typography

struct HeightClipped: AuditRule {
  let id = "height-clipped"
  let severity = Severity.error
  let summary = "the lines are taller than the box"
  let rationale = """
    A label, button or field of n lines takes n × (ascender − descender), rounded up to the pixel. In a lower box the \
    lines are cut, or pushed out of sight. The font's own line gap is not counted; frames that Interface Builder stored \
    agree. Where only the empty part of the line box is too tall, and no ink, it is a warning.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .tooTall(let needed, let available, let lines, let isHarmless) = found.problem else {
        return nil
      }
      let (element, row) = (found.element, found.row)
      let what = lines == 1 ? "a line" : "\(lines) lines"
      let size = (row.size ?? 0).shortText
      return finding(
        element, row, severity: isHarmless ? .warning : nil, actual: needed, limit: available,
        message:
          "\(what) of \(size) pt text needs \(needed.shortText) pt, and there are \(available.shortText): \((needed - available).shortText) pt too few\(isHarmless ? ", but no ink is cut" : "")",
        advice: element.advice)
    }
  }
}
