internal import Typography

struct LineSpacingDrift: AuditRule {
  let id = "line-spacing-drift"
  let severity = Severity.warning
  let isAboutWholeElements = true
  let summary = "an explicit line height doesn't grow with the text"
  let rationale = """
    A line height or spacing in points keeps its points while the text grows: lines that were airy at large touch at \
    the accessibility sizes. A multiple of the font's own height keeps the design's ratio.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let element = cases.first
    let rule = element.declared.lineHeight
    guard rule.minimum != nil || rule.maximum != nil || rule.spacing != 0,
      let metrics = element.face.metrics,
      let start = element.originSize
    else { return [] }
    func ratio(_ rule: LineHeightRule, _ size: Double) -> Double {
      (rule.height(natural: metrics.lineHeight(at: size)) + rule.spacing) / size
    }
    let design = ratio(rule, start)
    let ratios = element.rows.compactMap { row in
      row.size.map { (row: row, ratio: ratio(row.lineHeight, $0)) }
    }
    guard let worst = ratios.max(by: { abs($0.ratio - design) < abs($1.ratio - design) }),
      abs(worst.ratio - design) > 0.01 * design
    else { return [] }
    let multiple = design * start / metrics.lineHeight(at: start)
    return [
      finding(
        element, worst.row, actual: worst.ratio, limit: design,
        message:
          "lines are \(design.fixedText(decimals: 2)) times the size apart at \(plan.scale.origin.name), "
          + "and \(worst.ratio.fixedText(decimals: 2)) times at \(worst.row.category.name)",
        advice:
          "use lineHeightMultiple \(multiple.fixedText(decimals: 3)) instead of points: it keeps the ratio")
    ]
  }
}
