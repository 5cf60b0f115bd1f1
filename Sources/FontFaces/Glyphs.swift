internal import CFreeType
public import Typography

extension FontFace {
  /// The glyph of each character, in font units; glyph 0 where the font has none.
  ///
  /// - Throws: `FontFaceError` where a glyph can't be loaded.
  public func glyphs(for text: String) throws(FontFaceError) -> [GlyphMetrics] {
    var found: [GlyphMetrics] = []
    for scalar in text.unicodeScalars {
      found.append(try glyph(FT_Get_Char_Index(face, FT_ULong(scalar.value)), text: String(scalar)))
    }
    return found
  }

  /// The glyph of a character in font units, or nil where the font has none.
  func glyph(for letter: Character) throws(FontFaceError) -> GlyphMetrics? {
    guard let scalar = letter.unicodeScalars.first else { return nil }
    let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return index == 0 ? nil : try glyph(index, text: String(letter))
  }

  private func glyph(_ index: FT_UInt, text: String) throws(FontFaceError) -> GlyphMetrics {
    let status = FT_Load_Glyph(
      face, index, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING))
    guard status == 0 else {
      let reason = FT_Error_String(status).map { String(cString: $0) } ?? "error \(status)"
      throw FontFaceError(file: file, "glyph \(index) of \"\(text)\" can't be loaded: \(reason)")
    }
    let slot = face.pointee.glyph.pointee
    return GlyphMetrics(
      text: text, glyph: Int(index), name: glyphName(index), advance: Double(slot.metrics.horiAdvance),
      bounds: inkBounds(slot))
  }

  /// The exact box of the outline, curves included; all 0 without ink.
  private func inkBounds(_ slot: FT_GlyphSlotRec) -> GlyphMetrics.Bounds {
    var outline = slot.outline
    var box = FT_BBox()
    guard slot.format == FT_GLYPH_FORMAT_OUTLINE, outline.n_points > 0,
      FT_Outline_Get_BBox(&outline, &box) == 0
    else { return GlyphMetrics.Bounds(x: 0, y: 0, width: 0, height: 0) }
    return GlyphMetrics.Bounds(
      x: Double(box.xMin), y: Double(box.yMin), width: Double(box.xMax - box.xMin),
      height: Double(box.yMax - box.yMin))
  }

  private func glyphName(_ index: FT_UInt) -> String? {
    guard typefit_has_glyph_names(face) != 0 else { return nil }
    var buffer = [CChar](repeating: 0, count: 128)
    guard FT_Get_Glyph_Name(face, index, &buffer, FT_UInt(buffer.count)) == 0 else { return nil }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
