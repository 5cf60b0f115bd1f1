internal import Typography

struct StyleNotFound: AuditRule {
  let id = "style-not-found"
  let severity = Severity.error
  let isAboutWholeElements = true
  let summary = "the family lacks the asked style name, width or slant"
  let rationale = """
    A family without an italic or condensed face answers with its upright or normal one, whose metrics and widths \
    differ. The nearest weight of a family is no finding: iOS takes it too.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let outcome = cases.first.face.outcome
    guard let missing = outcome.missingStyle, let face = outcome.face else { return [] }
    return [
      finding(
        cases.first,
        message:
          "\(face.family ?? outcome.request.name) has \(missing); judged with \(face.displayName) instead",
        advice: "ship the missing face, or ask for one that the family has")
    ]
  }
}
