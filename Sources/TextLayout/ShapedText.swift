internal import CHarfBuzz
public import Typography

/// A text shaped once by HarfBuzz and broken by ICU, to be laid out at any size and width.
///
/// A class: every size asks the one that was shaped.
public final class ShapedText: PreparedText {
  public let missing: [String]
  public let fallbackFaces: [FaceIdentity]
  public let featuresWithoutEffect: [(tag: String, letters: String)]
  private let cascade: FontCascade
  private let attributes: TextAttributes
  private let shaper: Shaper
  private let paragraphs: [ShapedParagraph]
  private let hyphenWidth: Double
  private let unitsPerEm: Double
  public let inkReach: InkReach

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
    unitsPerEm = cascade.fonts[0].font.unitsPerEm
    let shaper = Shaper(cascade: cascade, attributes: attributes)
    self.shaper = shaper
    let units = text.utf16Units
    let (paragraphs, missing) = try ShapingTools.borrow { tools throws(TextLayoutError) in
      try Self.paragraphs(units, text, shaper, attributes, tools)
    }
    self.paragraphs = paragraphs
    var seen: Set<String> = []
    self.missing = missing.filter { seen.insert($0).inserted }
    let standIns = paragraphs.reduce(into: Set<Int>()) { $0.formUnion($1.standIns) }
    fallbackFaces = standIns.sorted().map { cascade.fonts[$0].face }
    featuresWithoutEffect = requiredFeatures.compactMap { tag in
      FeatureEffect.unchangedLetters(of: text, by: tag, in: cascade.fonts[0].font).map { (tag, $0) }
    }
    hyphenWidth = units.contains(0xAD) ? Self.hyphenWidth(shaper) : 0
    // Space between letters moves ink away from where the advances alone put it.
    inkReach =
      shaper.isSpaced ? .unknown : InkReach.widest(paragraphs.map(\.inkReach)) / unitsPerEm
  }

  private static func paragraphs(
    _ units: [UInt16], _ text: String, _ shaper: Shaper, _ attributes: TextAttributes, _ tools: ShapingTools
  ) throws(TextLayoutError) -> (paragraphs: [ShapedParagraph], missing: [String]) {
    let itemizer = Itemizer(cascade: shaper.cascade, tools: tools)
    var missing: [String] = []
    var paragraphs: [ShapedParagraph] = []
    var start = 0
    var inner: [Int] = []
    for boundary in try tools.breaker(for: attributes.language).boundaries(units) {
      let isLast = boundary.offset == units.count
      guard boundary.isMandatory || isLast else {
        if !attributes.keepsHangulWords || !joinsHangul(units, at: boundary.offset) {
          inner.append(boundary.offset - start)
        }
        continue
      }
      var end = boundary.offset
      while end > start, isHardBreak(units[end - 1]) { end -= 1 }
      let isWhole = start == 0 && end == units.count
      let slice = isWhole ? units : Array(units[start..<end])
      let itemized = try itemizer.items(
        of: isWhole ? text : String(utf16: slice[...]), slice)
      missing += itemized.missing
      paragraphs.append(
        ShapedParagraph(itemized, units: slice, boundaries: inner, shaper: shaper, tools: tools))
      start = boundary.offset
      inner = []
    }
    return (paragraphs, missing)
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

  private static func hyphenWidth(_ shaper: Shaper) -> Double {
    let item = TextItem(range: 0..<1, font: 0, script: HB_SCRIPT_COMMON, level: 0)
    return ShapingTools.borrow { tools in
      shaper.clusters(of: item, in: [shaper.hyphen], tools, withInk: false).reduce(0) { $0 + $1.advance }
    }
  }

  public func layout(size: Double, width: Double?, breaksWords: Bool) throws -> TextLayout {
    var lines: [TextLayout.Line] = []
    var overflow: (text: String, width: Double)?
    for paragraph in paragraphs {
      let filler = filler(paragraph, size: size, width: width, breaksWords: breaksWords)
      for extent in filler.lines { lines.append(line(paragraph, extent, filler.spacing, size: size)) }
      if let piece = filler.overflow, case let width = points(piece.width, at: size),
        width > overflow?.width ?? 0
      {
        overflow = (paragraph.text(piece.range), width)
      }
    }
    return TextLayout(lines: lines, overflow: overflow)
  }

  public func extent(size: Double, width: Double?, breaksWords: Bool) -> TextExtent {
    var (lines, widest, overflows) = (0, 0.0, false)
    let isPlain = !shaper.isSpaced && hyphenWidth == 0
    let limit = limit(of: width, at: size)
    for paragraph in paragraphs {
      if isPlain, let extent = paragraph.plainExtent(within: limit, breaksWords: breaksWords) {
        lines += extent.lines
        widest = max(widest, extent.width)
        overflows = overflows || extent.overflows
        continue
      }
      let filler = filler(paragraph, size: size, width: width, breaksWords: breaksWords)
      lines += filler.lines.count
      widest = filler.lines.reduce(widest) { max($0, $1.width) }
      overflows = overflows || filler.overflow != nil
    }
    return TextExtent(lines: lines, width: points(widest, at: size), overflows: overflows)
  }

  public func truncated(
    size: Double, width: Double, lines: Int, mode: LineBreakMode
  ) throws -> TruncatedLine {
    let fillers = paragraphs.map {
      filler($0, size: size, width: lines == 1 ? nil : width, breaksWords: lines > 1)
    }
    // The line goes on to the end of the text, wherever it would have broken.
    var start = (paragraph: 0, cluster: 0)
    var line = 0
    for (index, filler) in fillers.enumerated() {
      if lines - 1 < line + filler.lines.count {
        start = (index, filler.lines[lines - 1 - line].range.lowerBound)
        break
      }
      line += filler.lines.count
    }
    let ellipsis = try ellipsis(size: size)
    let point = unitsPerEm / size
    let truncator = Truncator(fillers: fillers, limit: (width - ellipsis.width) * point + 1e-6)
    let (head, tail) =
      fillers.isEmpty ? (nil, nil) : truncator.pieces(from: start, mode: mode)
    func shown(_ piece: Truncator.Piece?) -> [TextLayout.Line] {
      piece.map {
        [self.line(paragraphs[$0.paragraph], $0.extent, fillers[$0.paragraph].spacing, size: size)]
      } ?? []
    }
    return TruncatedLine(pieces: shown(head) + [ellipsis] + shown(tail), ellipsis: head == nil ? 0 : 1)
  }

  /// In the text's own face, or the first other that has one.
  private func ellipsis(size: Double) throws -> TextLayout.Line {
    let sign = cascade.shows("\u{2026}") ? "\u{2026}" : "..."
    let text = try ShapedText(sign, cascade: cascade, attributes: attributes)
    return try text.layout(size: size, width: nil, breaksWords: false).lines[0]
  }

  private func filler(
    _ paragraph: ShapedParagraph, size: Double, width: Double?, breaksWords: Bool
  ) -> LineFiller {
    LineFiller(
      paragraph, limit: limit(of: width, at: size),
      spacing: (attributes.tracking ?? attributes.kern).map { $0.points(at: size) * unitsPerEm / size } ?? 0,
      spacingHangs: attributes.tracking != nil, hyphenWidth: hyphenWidth, breaksWords: breaksWords)
  }

  /// Units that a line may take: a millionth more, so that a sum that just fits is not lost to the division.
  private func limit(of width: Double?, at size: Double) -> Double {
    width.map { $0 * (unitsPerEm / size) + 1e-6 } ?? .infinity
  }

  private func points(_ units: Double, at size: Double) -> Double {
    units * size / unitsPerEm
  }

  private func line(
    _ paragraph: ShapedParagraph, _ extent: LineFiller.Extent, _ spacing: Double, size: Double
  ) -> TextLayout.Line {
    let range = extent.range.lowerBound..<max(extent.range.lowerBound, extent.visibleEnd)
    return TextLayout.Line(
      width: points(extent.width, at: size), fallback: fallback(paragraph, range, size: size),
      source: paragraph,
      part: TextLayout.Part(
        clusters: range, isHyphenated: extent.isHyphenated, spacing: spacing,
        scale: size / unitsPerEm))
  }

  private func fallback(
    _ paragraph: ShapedParagraph, _ range: Range<Int>, size: Double
  ) -> (ascender: Double, descender: Double)? {
    guard !fallbackFaces.isEmpty else { return nil }
    var fallback: (ascender: Double, descender: Double)?
    var last = 0
    for cluster in paragraph.clusters[range] where cluster.font != last {
      last = cluster.font
      guard last > 0, let metrics = cascade.fonts[last].metrics else { continue }
      fallback = (
        max(fallback?.ascender ?? -.infinity, metrics.ascender(at: size)),
        min(fallback?.descender ?? .infinity, metrics.descender(at: size))
      )
    }
    return fallback
  }
}

extension ShapedParagraph: LineSource {
  func text(of part: TextLayout.Part) -> String {
    let text = text(part.clusters)
    // A soft hyphen that ends a line shows.
    return part.isHyphenated ? text.dropLast() + "\u{2010}" : text
  }

  func ink(of part: TextLayout.Part) -> TextLayout.Ink? {
    var found: TextLayout.Ink?
    var origin = 0.0
    for run in visualRuns(of: part.clusters) {
      for offset in 0..<run.clusters.count {
        // From right to left, the last cluster stands leftmost.
        let index =
          run.isRightToLeft ? run.clusters.upperBound - 1 - offset : run.clusters.lowerBound + offset
        if let box = clusters[index].ink {
          let ink = TextLayout.Ink(
            left: (origin + box.left) * part.scale, right: (origin + box.right) * part.scale,
            bottom: box.bottom * part.scale, top: box.top * part.scale, highest: index, lowest: index)
          found = found?.union(ink) ?? ink
        }
        origin += positions[index + 1] - positions[index]
        if part.spacing != 0, spacedCounts[index + 1] > spacedCounts[index] { origin += part.spacing }
      }
    }
    return found
  }
}

extension TextLayout.Ink {
  fileprivate func union(_ other: Self) -> Self {
    TextLayout.Ink(
      left: min(left, other.left), right: max(right, other.right), bottom: min(bottom, other.bottom),
      top: max(top, other.top), highest: other.top > top ? other.highest : highest,
      lowest: other.bottom < bottom ? other.lowest : lowest)
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
