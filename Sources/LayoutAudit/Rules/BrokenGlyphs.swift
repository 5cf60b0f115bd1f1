internal import Typography

struct BrokenGlyphs: AuditRule {
  let id = "broken-glyphs"
  let severity = Severity.error
  let summary = "the font file is damaged: glyphs or tables are broken"
  let rationale = """
    A font that was cut off, or converted as text, may still open: its broken glyphs have no ink and no size, so that \
    everything seems to fit. Found once for each face.
    """

  func findings(in cases: JudgedCases, plan: AuditPlan) -> [Finding] {
    var told: Set<FaceIdentity> = []
    return cases.all.flatMap { element -> [Finding] in
      guard let face = element.face.outcome.face, !element.face.damage.isEmpty, told.insert(face).inserted
      else {
        return []
      }
      return [
        finding(
          element, subject: face.displayName,
          message: "\(face.displayName): " + element.face.damage.joined(separator: "; "),
          advice: "replace '\(face.file)' by a sound copy")
      ]
    }
  }
}
