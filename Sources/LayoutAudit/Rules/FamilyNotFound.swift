internal import Typography

struct FamilyNotFound: AuditRule {
  let id = "family-not-found"
  let severity = Severity.error
  let isAboutWholeElements = true
  let summary = "the element's family is not among the fonts"
  let rationale = """
    A missing family is replaced without a word: by the system font on a device, by whatever fontconfig likes on \
    Linux. What is measured then is another font. Families count as there only under their exact family, PostScript \
    or full name.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let outcome = cases.first.face.outcome
    if outcome.kind == .override { return [] }
    let standIn = outcome.face.map { "judged with \($0.displayName) instead" } ?? "the element is unjudged"
    return [
      finding(
        cases.first, message: "\(outcome.reason); \(standIn)",
        advice: outcome.hint.advice(for: outcome.request.name))
    ]
  }
}

extension FontNameHint? {
  /// What to do about a name in a configuration that no font has.
  func advice(for name: String) -> String {
    let folder = "add the font's folder to fonts.directories"
    guard let self else { return "\(folder), or correct the name \"\(name)\"" }
    let remedy = self.remedy(for: name, folders: "in fonts.directories")
    if case .family = self { return "\(remedy) Else \(folder)" }
    return remedy
  }
}
