internal import Typography

struct TransformUnsupported: AuditRule {
  let id = "transform-unsupported"
  let severity = Severity.warning
  let summary = "the face lacks the small capitals that a style asks for"
  let rationale = """
    Letter transforms act through the font's own features (smcp, c2sc, pcap). A font without them draws the plain \
    letters, and nothing is said; no capitals are pretended here either.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.all.filter { !$0.featuresWithoutEffect.isEmpty }.map { element in
      let parts = element.featuresWithoutEffect.map {
        "\($0.tag) changes nothing in \"\($0.letters.shortened)\""
      }
      return finding(
        element,
        message: "\(element.face.outcome.face?.displayName ?? "the face"): \(parts.joined(separator: "; "))",
        advice: "choose a font with the feature, or the transform regular")
    }
  }
}
