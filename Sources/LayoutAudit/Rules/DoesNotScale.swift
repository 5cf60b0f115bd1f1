internal import Typography

struct DoesNotScale: AuditRule {
  let id = "does-not-scale"
  let severity = Severity.warning
  let isAboutWholeElements = true
  let summary = "the text has the same size in every category"
  let rationale = """
    Text that ignores the chosen size can't be read by those who chose it. A custom font follows only when it comes \
    from preferredFont or UIFontMetrics. The items of tab bars and navigation bars stay small by design: who holds one \
    sees it in the large content viewer.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let element = cases.first
    guard element.declared.scaling.rule == .fixed else { return [] }
    let size = element.rows.first?.size ?? element.declared.descriptor.size
    return [
      finding(
        element, actual: size,
        message: "the text stays at \(size.shortText) pt in every category",
        advice:
          "give it a text style, or scale it with UIFontMetrics (scaling fontMetrics); a bar's item stays small by "
          + "design, where the large content viewer shows it: suppress the rule there")
    ]
  }
}
