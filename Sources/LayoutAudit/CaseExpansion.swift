internal import Typography

/// The cases of an element: each locale of its text, each width of its list, each Bold Text pass.
struct CaseExpansion {
  /// The locales asked for; nil for every one that a text has.
  let locales: [String]?
  let judgesBoldText: Bool

  func variants(of element: TextElement) -> [CaseVariant] {
    let widths = element.bounds.widths
    var variants: [CaseVariant] = []
    for (locale, text) in texts(of: element) {
      for width in widths.isEmpty ? [nil] : widths.map(Optional.some) {
        variants.append(
          CaseVariant(
            locale: locale, width: width, isOneOfWidths: widths.count > 1, boldText: false, text: text))
        guard judgesBoldText, var bold = variants.last else { continue }
        bold.boldText = true
        variants.append(bold)
      }
    }
    return variants
  }

  private func texts(of element: TextElement) -> [(locale: String?, text: String?)] {
    guard let text = element.text else { return [(nil, nil)] }
    guard let locales else { return text.all }
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
