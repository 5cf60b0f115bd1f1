internal import CHarfBuzz
public import Typography

/// A text shaped once by HarfBuzz and broken by ICU, to be laid out at any size and width.
public struct ShapedText: PreparedText {
  public let missing: [String]
  public let fallbackFamilies: [String]
  public let featuresWithoutEffect: [(tag: String, letters: String)]
  private let cascade: FontCascade
  private let attributes: TextAttributes
  private let shaper: Shaper
  private let paragraphs: [ShapedParagraph]
  private let hyphenWidth: Double

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: Any text; hard breaks (CR LF, LF, VT, FF, NEL, U+2028, U+2029) end lines and are never shaped.
  ///   - cascade: The text's own face, then those that stand in.
  ///   - requiredFeatures: Features that are expected to change letters, to be reported where they don't.
  /// - Throws: `TextLayoutError` where ICU fails.
  public init(
    _ text: String, cascade: FontCascade, attributes: TextAttributes, requiredFeatures: [String] = []
  ) throws {
    self.cascade = cascade
    self.attributes = attributes
    let shaper = Shaper(cascade: cascade, attributes: attributes)
    self.shaper = shaper
    let units = Array(text.utf16)
    let boundaries = try LineBreaker(language: attributes.language).boundaries(units)
    var missing: [String] = []
    var paragraphs: [ShapedParagraph] = []
    var start = 0
    var inner: [Int] = []
    for boundary in boundaries {
      let isLast = boundary.offset == units.count
      guard boundary.isMandatory || isLast else {
        if !attributes.keepsHangulWords || !Self.joinsHangul(units, at: boundary.offset) {
          inner.append(boundary.offset - start)
        }
        continue
      }
      var end = boundary.offset
      while end > start, Self.isHardBreak(units[end - 1]) { end -= 1 }
      let slice = Array(units[start..<end])
      paragraphs.append(
        try ShapedParagraph(
          String(decoding: slice, as: UTF16.self), units: slice, boundaries: inner, shaper: shaper,
          missing: &missing))
      start = boundary.offset
      inner = []
    }
    self.paragraphs = paragraphs
    var seen: Set<String> = []
    self.missing = missing.filter { seen.insert($0).inserted }
    let used = Set(paragraphs.flatMap { $0.clusters.map(\.font) })
    fallbackFamilies = used.sorted().filter { $0 > 0 }.map { cascade.fonts[$0].family }
    featuresWithoutEffect = requiredFeatures.compactMap { tag in
      FeatureEffect.unchangedLetters(of: text, by: tag, in: cascade.fonts[0].font).map { (tag, $0) }
    }
    hyphenWidth = text.unicodeScalars.contains("\u{AD}") ? Self.hyphenWidth(shaper) : 0
  }

  private static func isHardBreak(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func joinsHangul(_ units: [UInt16], at offset: Int) -> Bool {
    guard offset > 0, offset < units.count else { return false }
    let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
    return syllables.contains(units[offset - 1]) && syllables.contains(units[offset])
  }

  /// A soft hyphen shows as a hyphen, or as a hyphen-minus where the face has no hyphen.
  private static func hyphenWidth(_ shaper: Shaper) -> Double {
    let unit: UInt16 = shaper.cascade.fonts[0].font.covers("\u{2010}") ? 0x2010 : 0x2D
    let item = TextItem(range: 0..<1, font: 0, script: HB_SCRIPT_COMMON, level: 0)
    return shaper.clusters(of: item, in: [unit]).reduce(0) { $0 + $1.advance }
  }

  public func layout(size: Double, width: Double?, breaksWords: Bool) throws -> TextLayout {
    let unitsPerEm = cascade.fonts[0].font.unitsPerEm
    let point = unitsPerEm / size
    let spacing = (attributes.tracking ?? attributes.kern).map { $0.points(at: size) * point } ?? 0
    // A millionth of a unit, so that a sum that just fits is not lost to the division.
    let limit = width.map { $0 * point + 1e-6 } ?? .infinity
    var lines: [TextLayout.Line] = []
    var overflow: (text: String, width: Double)?
    for (index, paragraph) in paragraphs.enumerated() {
      let filler = LineFiller(
        paragraph, index: index, shaper: shaper, limit: limit, spacing: spacing,
        spacingHangs: attributes.tracking != nil, hyphenWidth: hyphenWidth, breaksWords: breaksWords)
      lines += filler.lines.map { line(paragraph, $0, spacing: spacing, size: size, unitsPerEm) }
      if let piece = filler.overflow, piece.width * size / unitsPerEm > overflow?.width ?? 0 {
        overflow = (paragraph.text(piece.range), piece.width * size / unitsPerEm)
      }
    }
    return TextLayout(lines: lines, overflow: overflow)
  }

  private func line(
    _ paragraph: ShapedParagraph, _ extent: LineFiller.Extent, spacing: Double, size: Double,
    _ unitsPerEm: Double
  ) -> TextLayout.Line {
    let range = extent.range.lowerBound..<max(extent.range.lowerBound, extent.visibleEnd)
    var text = paragraph.text(range)
    if extent.isHyphenated {
      text = String(text.dropLast()) + "\u{2010}"
    }
    var fallback: (ascender: Double, descender: Double)?
    for font in Set(paragraph.clusters[range].map(\.font)) where font > 0 {
      guard let metrics = cascade.fonts[font].metrics else { continue }
      fallback = (
        max(fallback?.ascender ?? -.infinity, metrics.ascender(at: size)),
        min(fallback?.descender ?? .infinity, metrics.descender(at: size))
      )
    }
    return TextLayout.Line(
      text: text, width: extent.width * size / unitsPerEm,
      ink: ink(paragraph, range, spacing: spacing, scale: size / unitsPerEm), fallback: fallback)
  }

  private func ink(
    _ paragraph: ShapedParagraph, _ range: Range<Int>, spacing: Double, scale: Double
  ) -> TextLayout.Ink? {
    var found: TextLayout.Ink?
    let start = paragraph.positions[range.lowerBound]
    let end = paragraph.positions[range.upperBound]
    for index in range {
      guard let box = paragraph.clusters[index].ink else { continue }
      let spaced = spacing * Double(paragraph.spacedCounts[index] - paragraph.spacedCounts[range.lowerBound])
      // From right to left, the first cluster stands at the right end.
      let origin =
        paragraph.baseLevel % 2 == 1
        ? end - paragraph.positions[index + 1] : paragraph.positions[index] - start + spaced
      let (left, right) = ((origin + box.left) * scale, (origin + box.right) * scale)
      let (bottom, top) = (box.bottom * scale, box.top * scale)
      guard var ink = found else {
        let text = paragraph.text(index..<index + 1)
        found = TextLayout.Ink(
          left: left, right: right, bottom: bottom, top: top, highest: text, lowest: text)
        continue
      }
      ink.left = min(ink.left, left)
      ink.right = max(ink.right, right)
      if top > ink.top { (ink.top, ink.highest) = (top, paragraph.text(index..<index + 1)) }
      if bottom < ink.bottom { (ink.bottom, ink.lowest) = (bottom, paragraph.text(index..<index + 1)) }
      found = ink
    }
    return found
  }
}

/// What a feature does to letters, by shaping each with and without it.
enum FeatureEffect {
  /// The letters of a text that a feature should change and doesn't; nil where it changes all of them.
  static func unchangedLetters(of text: String, by tag: String, in font: ShapingFont) -> String? {
    let capitals = tag == "c2sc" || tag == "c2pc"
    var unchanged = ""
    var tried: Set<Character> = []
    for letter in text where capitals ? letter.isUppercase : letter.isLowercase {
      if tried.insert(letter).inserted, glyphs(letter, [tag: 1], font) == glyphs(letter, [tag: 0], font) {
        unchanged.append(letter)
      }
    }
    return unchanged.isEmpty ? nil : unchanged
  }

  private static func glyphs(_ letter: Character, _ features: [String: Int], _ font: ShapingFont) -> [UInt32]
  {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let units = Array(String(letter).utf16)
    hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
    hb_buffer_guess_segment_properties(buffer)
    var settings = features.map {
      hb_feature_t(tag: tagValue($0.key), value: UInt32($0.value), start: 0, end: typefit_feature_end)
    }
    hb_shape(font.font, buffer, &settings, UInt32(settings.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count) else { return [] }
    return (0..<Int(count)).map { infos[$0].codepoint }
  }
}
