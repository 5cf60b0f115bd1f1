internal import Typography

/// The cases of an element: each locale of its text, each width of its list, each Bold Text pass.
struct CaseExpansion {
  /// The locales asked for; nil for every one that a text has.
  let locales: [String]?
  let judgesBoldText: Bool

  func variants(of element: TextElement) -> [CaseVariant] {
    texts(of: element).flatMap { locale, text in
      widths(of: element).flatMap { width in
        (judgesBoldText ? [false, true] : [false]).map { bold in
          CaseVariant(
            locale: locale, width: width, isOneOfWidths: element.bounds.widths.count > 1, boldText: bold,
            text: text)
        }
      }
    }
  }

  private func widths(of element: TextElement) -> [Double?] {
    element.bounds.widths.isEmpty ? [nil] : element.bounds.widths
  }

  private func texts(of element: TextElement) -> [(locale: String?, text: String?)] {
    guard let text = element.text else { return [(nil, nil)] }
    guard let locales else { return text.locales.map { ($0, text.text(in: $0)) } }
    var found: [(locale: String?, text: String?)] = []
    for locale in locales {
      if let pseudo = PseudoLocale(named: locale) {
        found.append((pseudo.rawValue, pseudo.text(from: text.base)))
      } else if case .byLocale = text {
        // A missing translation is a case too: it stands unjudged.
        let named = text.locale(matching: locale) ?? locale
        found.append((named, text.text(in: named)))
      }
    }
    // A text that is the same everywhere is judged once, whatever locales are asked for.
    if case .plain(let plain) = text,
      found.isEmpty || locales.contains(where: { PseudoLocale(named: $0) == nil })
    {
      found.insert((nil, plain), at: 0)
    }
    return found
  }
}
