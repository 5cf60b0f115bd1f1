internal import CHarfBuzz

/// What was asked of a face before: the ink of its glyphs, since an outline is run through to know its box, and its
/// characters. For one task at a time.
final class KnownFace {
  /// A character and whether the face has a glyph for it.
  struct KnownCharacter {
    let isCovered: Bool
    /// Nil for what takes its neighbours' script.
    let script: hb_script_t?
  }

  private let font: ShapingFont
  private let inks = PagedTable<GlyphInk?>()
  private let characters = PagedTable<KnownCharacter>()

  init(_ font: ShapingFont) { self.font = font }

  /// The ink of a glyph; nil for one without any.
  func ink(of glyph: UInt32) -> GlyphInk? {
    guard let place = UInt16(exactly: glyph) else { return font.ink(of: glyph) }
    return inks.value(at: place) { font.ink(of: glyph) }
  }

  /// - Parameter unit: A UTF-16 unit that is a character by itself.
  func character(_ unit: UInt16) -> KnownCharacter {
    characters.value(at: unit) {
      KnownCharacter(
        isCovered: Unicode.Scalar(unit).map(font.covers) ?? false, script: Self.script(of: UInt32(unit)))
    }
  }

  /// A character's own script; nil for what takes its neighbours'.
  static func script(of scalar: UInt32) -> hb_script_t? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    return typefit_script_is_neutral(script) == 0 ? script : nil
  }
}

/// Values by number, in pages of 256 that are made as they are needed: a text uses few.
private final class PagedTable<Value> {
  private typealias Page = UnsafeMutablePointer<Value?>
  private let pages = UnsafeMutablePointer<Page?>.allocate(capacity: 256)

  init() { pages.initialize(repeating: nil, count: 256) }

  deinit {
    for page in 0..<256 {
      pages[page]?.deinitialize(count: 256)
      pages[page]?.deallocate()
    }
    pages.deallocate()
  }

  func value(at place: UInt16, _ make: () -> Value) -> Value {
    let slot = page(Int(place >> 8)) + Int(place & 255)
    if let known = slot.pointee { return known }
    let value = make()
    slot.pointee = value
    return value
  }

  private func page(_ number: Int) -> Page {
    if let page = pages[number] { return page }
    let page = Page.allocate(capacity: 256)
    page.initialize(repeating: nil, count: 256)
    pages[number] = page
    return page
  }
}
