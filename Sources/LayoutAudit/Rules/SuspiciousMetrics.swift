internal import Typography

struct SuspiciousMetrics: AuditRule {
  let id = "suspicious-metrics"
  let severity = Severity.warning
  let isAboutWholeElements = true
  let summary = "the face's vertical metrics were normalised or are doubtful"
  let rationale = """
    Metrics of 0, a descender above the baseline, a line gap that outweighs the line, or Windows values far from the \
    others mean that platforms lay the same text out differently. Found once for each face.
    """

  let tellsOnce = true

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.all.compactMap { element in
      guard let face = element.face.outcome.face, let metrics = element.face.metrics,
        !metrics.warnings.isEmpty
      else { return nil }
      return finding(
        element, subject: face.displayName,
        message: "\(face.displayName): " + metrics.warnings.joined(separator: "; "),
        advice: "have the font's vertical metrics corrected, or check this face on a device")
    }
  }
}
