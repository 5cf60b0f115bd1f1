internal import Typography

struct HeightClipped: AuditRule {
  let id = "height-clipped"
  let severity = Severity.error
  let summary = "the lines are taller than the box"
  let rationale = """
    A label, button or field of n lines takes n × (ascender − descender), rounded up to the pixel. In a lower box the \
    lines are cut, or pushed out of sight. The font's own line gap is not counted; frames that Interface Builder stored \
    agree.
    """

  func findings(in elements: [JudgedElement], plan: AuditPlan) -> [Finding] {
    elements.flatMap { element in
      element.rows.compactMap { row in
        guard row.verdict == .clips, let height = row.height, let available = row.availableHeight,
          height > available
        else { return nil }
        return finding(
          element, row, actual: height, limit: available, message: Self.message(row, height, available),
          advice: Self.advice(element))
      }
    }
  }

  private static func message(_ row: JudgedElement.Row, _ height: Double, _ available: Double) -> String {
    let lines = row.lines == 1 ? "a line" : "\(row.lines ?? 0) lines"
    return
      "\(lines) of \((row.size ?? 0).shortText) pt text needs \(height.shortText) pt, and there are \(available.shortText): "
      + "\((height - available).shortText) pt too few"
  }

  private static func advice(_ element: JudgedElement) -> String {
    let budget = element.budget
    let insets = element.declared.bounds.insets
    let smallest = (budget.minimumHeight ?? 0) + insets.top + insets.bottom
    let grow = "let the box grow, or make it at least \(smallest.shortText) pt high for every judged category"
    guard let largest = budget.largestCategory else { return grow }
    return grow + "; as it is, the largest category that fits is \(largest.name)"
  }
}
