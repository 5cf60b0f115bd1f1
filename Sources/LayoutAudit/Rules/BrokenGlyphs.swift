internal import Typography

struct BrokenGlyphs: AuditRule {
  let id = "broken-glyphs"
  let severity = Severity.error
  let isAboutWholeElements = true
  let summary = "the font file is damaged: glyphs or tables are broken"
  let rationale = """
    A font that was cut off, or converted as text, may still open: its broken glyphs have no ink and no size, so that \
    everything seems to fit. Found once for each face.
    """

  let tellsOnce = true

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.all.compactMap { element in
      guard let face = element.face.outcome.face, !element.face.damage.isEmpty else { return nil }
      return finding(
        element, subject: face.displayName,
        message: "\(face.displayName): " + element.face.damage.joined(separator: "; "),
        advice: "replace '\(face.file)' by a sound copy")
    }
  }
}
