internal import CHarfBuzz
public import Typography

/// A face that may show a part of a text.
public final class CascadeFont: Sendable {
  public let face: FaceIdentity
  public let font: ShapingFont
  /// Its vertical metrics, for lines that grow with it.
  public let metrics: FaceMetrics?

  public init(face: FaceIdentity, font: ShapingFont, metrics: FaceMetrics?) {
    self.face = face
    self.font = font
    self.metrics = metrics
  }
}

/// The faces that show a text: its own, then those that stand in for characters that it lacks.
public struct FontCascade: Sendable {
  public let fonts: [CascadeFont]

  /// - Parameter fonts: the text's own face first.
  public init(_ fonts: [CascadeFont]) { self.fonts = fonts }

  /// Whether one of the faces shows a grapheme cluster whole.
  public func shows(_ cluster: String) -> Bool { cluster.allSatisfy { index(for: $0) != nil } }

  /// The place of the first face that shows a grapheme cluster whole, or nil where none does.
  func index(for cluster: Character) -> Int? {
    let scalars = Array(cluster.unicodeScalars)
    // A variation selector asks for one face's own picture, of which another may have only the plain one.
    if let selector = scalars.last, selector.value == 0xFE0F, let base = scalars.first,
      let special = fonts.firstIndex(where: { $0.font.covers(base, variation: selector) })
    {
      return special
    }
    return fonts.firstIndex { $0.font.covers(scalars) }
  }
}

extension ShapingFont {
  /// Whether the face shows these characters, by the ways that HarfBuzz has to show them.
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.allSatisfy({ isShown($0) }) { return true }
    // A precomposed letter may stand for a base and its mark.
    guard scalars.count == 2 else { return false }
    var composed: hb_codepoint_t = 0
    let functions = hb_unicode_funcs_get_default()
    return hb_unicode_compose(functions, scalars[0].value, scalars[1].value, &composed) != 0
      && Unicode.Scalar(composed).map(covers) == true
  }

  func covers(_ base: Unicode.Scalar, variation selector: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_variation_glyph(font, base.value, selector.value, &glyph) != 0
  }

  private func isShown(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if covers(scalar) || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control {
      return true
    }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return true
    // HarfBuzz makes other spaces out of the plain one.
    case .spaceSeparator: return covers(" ")
    default: break
    }
    // The hyphen that never breaks looks like the one that may.
    if scalar.value == 0x2011 { return covers("\u{2010}") }
    var (base, mark): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    guard hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar.value, &base, &mark) != 0,
      let first = Unicode.Scalar(base)
    else { return false }
    guard mark != 0, let second = Unicode.Scalar(mark) else { return isShown(first) }
    return isShown(first) && isShown(second)
  }
}
