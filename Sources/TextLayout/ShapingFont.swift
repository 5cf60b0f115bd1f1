internal import CHarfBuzz
public import Typography

/// A face as HarfBuzz shapes with it: in font units, at one place of its variation space.
///
/// Sendable although it holds C pointers: the font and its face are made immutable, and HarfBuzz lets immutable objects be
/// shared by threads; every shaping call has a buffer of its own.
public final class ShapingFont: @unchecked Sendable {
  public let unitsPerEm: Double
  /// True where the size changes the shape, so that widths at one size tell nothing of another.
  public let dependsOnSize: Bool
  let font: OpaquePointer
  /// By glyph, of those that were drawn.
  let outlines = Guarded<[UInt32: GlyphOutline]>([:])

  /// Opens a face.
  ///
  /// - Parameter pointSize: Points, for a face whose spacing follows its size (trak); nil for none.
  /// - Throws: `TextLayoutError` where the file has no such face or no glyph.
  public init(_ identity: FaceIdentity, pointSize: Double? = nil) throws(TextLayoutError) {
    let blob = hb_blob_create_from_file_or_fail(identity.file)
    guard let blob else { throw TextLayoutError("'\(identity.file)' can't be read") }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(identity.faceIndex))
    defer { hb_face_destroy(face) }
    // HarfBuzz makes an empty face of anything: a face without glyphs is no face.
    guard let face, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      throw TextLayoutError(
        "'\(identity.file)' has no face \(identity.faceIndex) that text can be shaped with")
    }
    if !identity.variations.isEmpty {
      var settings = identity.variations.sorted { $0.key < $1.key }.map { tag, value in
        hb_variation_t(tag: tagValue(tag), value: Float(value))
      }
      hb_font_set_variations(font, &settings, UInt32(settings.count))
    }
    if let pointSize { hb_font_set_ptem(font, Float(pointSize)) }
    hb_face_make_immutable(face)
    hb_font_make_immutable(font)
    self.font = font
    unitsPerEm = Double(hb_face_get_upem(face))
    dependsOnSize = identity.variations["opsz"] != nil || Self.hasTable("trak", face)
  }

  deinit { hb_font_destroy(font) }

  private static func hasTable(_ tag: String, _ face: OpaquePointer) -> Bool {
    let table = hb_face_reference_table(face, tagValue(tag))
    defer { hb_blob_destroy(table) }
    return hb_blob_get_length(table) > 0
  }

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// The ink of a glyph; nil for one without any.
  func ink(of glyph: UInt32) -> GlyphInk? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0
    else {
      return nil
    }
    let (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    return GlyphInk(
      left: left, right: left + Double(extents.width), bottom: top + Double(extents.height), top: top)
  }

  /// HarfBuzz's version, as linked.
  public static var libraryVersion: String { String(cString: hb_version_string()) }
}

/// Edges of ink from a glyph's origin, up positive.
struct GlyphInk {
  var left: Double
  var right: Double
  var bottom: Double
  var top: Double

  /// The ink scaled, then moved.
  func placed(x: Double, y: Double, scale: Double) -> GlyphInk {
    GlyphInk(
      left: x + left * scale, right: x + right * scale, bottom: y + bottom * scale, top: y + top * scale)
  }

  func union(_ other: GlyphInk) -> GlyphInk {
    GlyphInk(
      left: min(left, other.left), right: max(right, other.right), bottom: min(bottom, other.bottom),
      top: max(top, other.top))
  }
}

/// Four letters as a tag; a shorter text is filled with spaces.
func tagValue(_ text: String) -> hb_tag_t {
  var bytes = Array(text.utf8.prefix(4))
  while bytes.count < 4 { bytes.append(0x20) }
  return bytes.reduce(0) { $0 << 8 | hb_tag_t($1) }
}
