internal import Typography

struct GlyphMissing: AuditRule {
  let id = "glyph-missing"
  let severity = Severity.error
  let summary = "no face can show a character of the text"
  let rationale = """
    The element's face and the fallbacks lack the character: an empty box is drawn, or a face that was never measured. \
    On a device the system's own fonts stand in; name them, or fonts like them, as fallbacks to have them measured. \
    Until then the text is unjudged.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.all.filter { !$0.unshownCharacters.isEmpty }.map { element in
      let shown = element.unshownCharacters.prefix(8).map { character in
        let codes = character.unicodeScalars.map(\.codePointText).joined(separator: " ")
        return "\"\(character)\" (\(codes))"
      }
      let more = element.unshownCharacters.count - shown.count
      return finding(
        element, actual: Double(element.unshownCharacters.count), limit: 0,
        message: "no face shows \(shown.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : ""),
        advice: "add a family that has them to fonts.fallbacks, or correct the text")
    }
  }
}
