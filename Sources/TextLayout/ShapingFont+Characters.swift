internal import CHarfBuzz
public import Typography

extension ShapingFont {
  /// The characters that the face has a glyph for, ascending.
  public var characters: [Unicode.Scalar] {
    let set = hb_set_create()
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(hb_font_get_face(font), set)
    var characters: [Unicode.Scalar] = []
    var code = typefit_set_start
    while hb_set_next(set, &code) != 0 {
      // A character map may hold codes that are no characters.
      if let scalar = Unicode.Scalar(code) { characters.append(scalar) }
    }
    return characters
  }

  /// The advance of each character's own glyph, in font units.
  public func advances(of characters: [Unicode.Scalar]) -> [FaceProfile.Advance] {
    characters.map { character in
      var glyph: hb_codepoint_t = 0
      let isThere = hb_font_get_nominal_glyph(font, character.value, &glyph) != 0
      return FaceProfile.Advance(
        character: character, units: isThere ? Double(hb_font_get_glyph_h_advance(font, glyph)) : nil)
    }
  }

  /// The tags of the features of GSUB and GPOS, sorted, each once.
  public var features: [String] {
    let face = hb_font_get_face(font)
    let tags = [typefit_gsub, typefit_gpos].flatMap { table in
      var total: UInt32 = 0
      total = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(total))
      hb_ot_layout_table_get_feature_tags(face, table, 0, &total, &tags)
      return tags.prefix(Int(total))
    }
    return Set(tags).sorted().map(tagText)
  }
}
