internal import CHarfBuzz
internal import Typography

/// A cluster of glyphs that stand for a stretch of text, in units of the text's own face.
struct ShapedCluster {
  /// UTF-16 units of the paragraph.
  let start: Int
  var advance: Double
  let font: Int
  /// Whether the text may be cut before it without shaping anew.
  var isSafeToBreak: Bool
  /// True for what follows a soft hyphen within a cluster; the whole cluster's advance is the first part's.
  var isRest = false
  /// Edges of its ink from its origin; nil without ink.
  var ink: GlyphInk?
}

/// Shapes items by HarfBuzz.
///
/// A class: each filling of lines has the one of its text.
final class Shaper: Sendable {
  let cascade: FontCascade
  /// Whether a line may end before every cluster.
  let breaksAnywhere: Bool
  /// Whether there is space between clusters that the font doesn't put there.
  let isSpaced: Bool
  private let features: [hb_feature_t]
  /// HarfBuzz keeps its languages for good.
  private nonisolated(unsafe) let language: hb_language_t?

  init(cascade: FontCascade, attributes: TextAttributes) {
    self.cascade = cascade
    breaksAnywhere = attributes.breaksAnywhere
    isSpaced = attributes.kern?.isZero == false || attributes.tracking?.isZero == false
    language = hb_language_from_string(attributes.language ?? "en", -1)
    var values = attributes.features
    if attributes.tracking?.isZero == false {
      for tag in Self.ligatures where values[tag] == nil { values[tag] = 0 }
    }
    features = values.sorted { $0.key < $1.key }.map { tag, value in
      hb_feature_t(tag: tagValue(tag), value: UInt32(max(0, value)), start: 0, end: typefit_feature_end)
    }
  }

  /// What a soft hyphen shows as: a hyphen, or a hyphen-minus where the face has no hyphen.
  var hyphen: UInt16 { cascade.fonts[0].font.covers("\u{2010}") ? 0x2010 : 0x2D }

  /// Features that letter spacing turns off, as CSS and Core Text do.
  private static let ligatures = ["liga", "clig", "dlig", "hlig"]

  /// The clusters of an item in the order of the text.
  ///
  /// - Parameters:
  ///   - paragraph: The whole paragraph, for letters that join over an item's edge.
  ///   - withInk: Whether ink is asked for; it is left nil otherwise.
  func clusters(
    of item: TextItem, in paragraph: [UInt16], _ tools: ShapingTools, withInk: Bool
  ) -> [ShapedCluster] {
    let font = cascade.fonts[item.font].font
    let scale = cascade.fonts[0].font.unitsPerEm / font.unitsPerEm
    guard let (infos, positions) = shape(item, in: paragraph, tools) else { return [] }
    let known = withInk ? tools.known(font) : nil
    var clusters = [ShapedCluster](unsafeUninitializedCapacity: infos.count) { clusters, count in
      for (info, position) in zip(infos, positions) {
        let start = Int(info.cluster)
        if count == 0 || clusters[count - 1].start != start {
          clusters.initializeElement(
            at: count,
            to: ShapedCluster(start: start, advance: 0, font: item.font, isSafeToBreak: true, ink: nil))
          count += 1
        }
        let last = count - 1
        if let ink = known?.ink(of: info.codepoint) {
          let placed = ink.placed(
            x: clusters[last].advance + Double(position.x_offset) * scale,
            y: Double(position.y_offset) * scale, scale: scale)
          clusters[last].ink = clusters[last].ink?.union(placed) ?? placed
        }
        clusters[last].advance += Double(position.x_advance) * scale
        // What hb_glyph_info_get_glyph_flags reads, which takes a pointer to the glyph.
        if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0 { clusters[last].isSafeToBreak = false }
      }
    }
    if item.isRightToLeft { clusters.reverse() }
    return clusters
  }

  /// HarfBuzz's glyphs of an item from left to right, and where they stand; they are the buffer's, up to its next use.
  func shape(
    _ item: TextItem, in paragraph: [UInt16], _ tools: ShapingTools
  ) -> (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>)? {
    let buffer = tools.buffer
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(
      buffer, paragraph, Int32(paragraph.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, language)
    hb_shape(cascade.fonts[item.font].font.font, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    return (
      UnsafeBufferPointer(start: infos, count: Int(count)),
      UnsafeBufferPointer(start: positions, count: Int(count))
    )
  }
}
