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
        message:
          "\"\(piece.shortened)\" needs \(needed.shortText) pt, and there are \(available.shortText): \((needed - available).shortText) pt too few",
        advice: element.declared.lines != 1 && piece.isHyphenated
          ? "\(element.advice); a soft hyphen (U+00AD) lets a long word break" : element.advice)
    }
  }
}

extension String {
  /// Whether it has a word of a script that hyphenates, long enough for two letters on either side of a hyphen.
  fileprivate var isHyphenated: Bool {
    var run = 0
    for scalar in unicodeScalars {
      run = scalar.isOfHyphenatingScript ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of Latin, Greek, Cyrillic, Armenian or Georgian script.
  fileprivate var isOfHyphenatingScript: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x531...0x587, 0x10A0...0x10FF, 0x1C80...0x1CBF,
      0x1E00...0x1FFF, 0x2C60...0x2C7F, 0x2D00...0x2D2F, 0xA640...0xA69F, 0xA720...0xA7FF, 0xAB30...0xAB6F,
      0xFB00...0xFB17:
      properties.isAlphabetic
    default: false
    }
  }
}

extension String {
  /// For a message: no more than 40 characters.
  var shortened: String { utf8.count > 40 && count > 40 ? prefix(39) + "…" : self }
}
