internal import Typography

struct FallbackNotFound: AuditRule {
  let id = "fallback-not-found"
  let severity = Severity.warning
  let summary = "a family of fonts.fallbacks is not among the fonts"
  let rationale = """
    A fallback that is not there never stands in: the characters that it was to show have no glyph, or another family \
    shows them. Nothing else tells of it before a text needs it. A family that only fonts.lock has counts as there.
    """

  func findings(about plan: AuditPlan) -> [Finding] {
    plan.missingFallbacks.map { missing in
      let name = missing.family.name
      return finding(
        nil, subject: name, message: "the fallback family \"\(name)\" is not among the fonts",
        advice: missing.hint.advice(for: name), location: missing.family.location)
    }
  }

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] { [] }
}
