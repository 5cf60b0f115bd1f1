internal import CHarfBuzz
internal import Typography

/// What one task shapes and breaks text with, kept for the next text: opening ICU's rules takes longer than using them.
///
/// Sendable although it holds C pointers: `borrow` gives it to one task at a time.
final class ShapingTools: @unchecked Sendable {
  let buffer: OpaquePointer
  private var breakers: [String: LineBreaker] = [:]
  private var inks: [ObjectIdentifier: KnownInks] = [:]

  private static let idle = Guarded<[ShapingTools]>([])

  private init() { buffer = hb_buffer_create() }

  deinit { hb_buffer_destroy(buffer) }

  static func borrow<Value, Failure>(
    _ body: (ShapingTools) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let tools = idle.withLock { $0.popLast() } ?? ShapingTools()
    defer { idle.withLock { $0.append(tools) } }
    return try body(tools)
  }

  /// The ink of each glyph; nil for a glyph without any.
  func inks(of glyphs: UnsafeBufferPointer<hb_glyph_info_t>, in font: ShapingFont) -> [GlyphInk?] {
    let known: KnownInks
    if let there = inks[ObjectIdentifier(font)] {
      known = there
    } else {
      // A font is kept as long as its ink is: few at a time.
      if inks.count == 16 { inks = [:] }
      known = KnownInks(of: font)
      inks[ObjectIdentifier(font)] = known
    }
    return glyphs.map { known.ink(of: $0.codepoint) }
  }

  /// - Parameter language: BCP 47 tag; nil for the root's rules.
  func breaker(for language: String?) throws(TextLayoutError) -> LineBreaker {
    let language = language ?? ""
    if let known = breakers[language] { return known }
    let breaker = try LineBreaker(language: language)
    // Few languages have texts at once.
    if breakers.count == 32 { breakers = [:] }
    breakers[language] = breaker
    return breaker
  }
}

/// The ink of a face's glyphs, once asked for: an outline of CFF is run through to know its box.
private final class KnownInks {
  private let font: ShapingFont
  /// By glyph, in pages of 256.
  private var pages: [[GlyphInk??]] = []

  init(of font: ShapingFont) { self.font = font }

  func ink(of glyph: UInt32) -> GlyphInk? {
    let (page, place) = (Int(glyph >> 8), Int(glyph & 255))
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty { pages[page] = [GlyphInk??](repeating: nil, count: 256) }
    if let known = pages[page][place] { return known }
    let ink = font.ink(of: glyph)
    pages[page][place] = .some(ink)
    return ink
  }
}
