internal import Typography

struct WidthOverflow: AuditRule {
  let id = "width-overflow"
  let severity = Severity.error
  let summary = "a piece that no break makes narrower is wider than the box"
  let rationale = """
    A long word, or a price, has no place to break: it is cut within, or leaves its box, in every line break mode. Where \
    it goes on within the word is likely for word wrapping and unsure inside a truncating label.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .tooWide(let piece, let needed, let available) = found.problem else { return nil }
      let (element, row) = (found.element, found.row)
      return finding(
        element, row, actual: needed, limit: available,
        message: "\"\(piece.shortened)\" needs \(needed.shortText) pt, and there are \(available.shortText): "
          + "\((needed - available).shortText) pt too few",
        advice: element.advice
          + (element.declared.lines == 1 || piece.count == 1
            ? "" : "; a soft hyphen (U+00AD) lets a long word break"))
    }
  }
}

extension String {
  /// For a message: no more than 40 characters.
  var shortened: String { utf8.count > 40 && count > 40 ? prefix(39) + "…" : self }
}
