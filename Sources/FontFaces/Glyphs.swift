internal import CFreeType
public import Typography

extension FontFace {
  /// The glyph of each character, in font units; glyph 0 where the font has none. A broken glyph has no bounds.
  public func glyphs(for text: String) -> [GlyphMetrics] {
    text.unicodeScalars.map { glyph(index(of: $0), text: String($0)) }
  }

  /// The glyph of a character in font units, or nil where the font has none.
  func glyph(for letter: Character) -> GlyphMetrics? {
    guard let scalar = letter.unicodeScalars.first else { return nil }
    let index = index(of: scalar)
    return index == 0 ? nil : glyph(index, text: String(letter))
  }

  func index(of scalar: Unicode.Scalar) -> FT_UInt { FT_Get_Char_Index(face, FT_ULong(scalar.value)) }

  /// What a glyph holds.
  enum Ink {
    case bounds(GlyphMetrics.Bounds)
    case none
    /// Why it can't be read.
    case broken(String)
  }

  private func glyph(_ index: FT_UInt, text: String) -> GlyphMetrics {
    let (advance, ink) = load(index)
    let bounds: GlyphMetrics.Bounds? =
      switch ink {
      case .bounds(let bounds): bounds
      case .none: GlyphMetrics.Bounds(x: 0, y: 0, width: 0, height: 0)
      case .broken: nil
      }
    return GlyphMetrics(
      text: text, glyph: Int(index), name: glyphName(index), advance: advance, bounds: bounds)
  }

  /// The advance and the ink in font units.
  func load(_ index: FT_UInt) -> (advance: Double, ink: Ink) {
    if outlines.isBroken(index) { return (storedAdvance(index), .broken("it has no outline in the file")) }
    if !strikes.sizes.isEmpty { return loadBitmap(index) }
    let status = FT_Load_Glyph(
      face, index, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING))
    guard status == 0 else { return (storedAdvance(index), .broken(FontFaceError.text(status))) }
    let slot = face.pointee.glyph.pointee
    let ink = inkBounds(slot)
    // FreeType leaves out a glyf table that the file cuts off, and then takes every glyph for empty.
    if case .none = ink, outlines.hasOutline(index), !outlines.cutOff.isEmpty {
      return (storedAdvance(index), .broken("its outline is cut off"))
    }
    return (Double(slot.metrics.horiAdvance), ink)
  }

  /// The advance that hmtx stores, for a glyph that can't be loaded.
  private func storedAdvance(_ index: FT_UInt) -> Double {
    horizontalMetrics?.advance(of: Int(index)) ?? 0
  }

  /// A bitmap's box, in font units where the face has them, else in pixels of the strike.
  private func loadBitmap(_ index: FT_UInt) -> (advance: Double, ink: Ink) {
    if face.pointee.size.pointee.metrics.y_ppem == 0 { FT_Select_Size(face, 0) }
    let flags = FT_Int32(FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY)
    let status = FT_Load_Glyph(face, index, flags)
    guard status == 0 else { return (0, .broken(FontFaceError.text(status))) }
    let metrics = face.pointee.glyph.pointee.metrics
    let pixelsPerEm = Double(face.pointee.size.pointee.metrics.y_ppem)
    let unit = (stored.unitsPerEm == 0 ? 1 : Double(stored.unitsPerEm) / pixelsPerEm) / 64
    let advance = horizontalMetrics?.advance(of: Int(index)) ?? Double(metrics.horiAdvance) * unit
    if metrics.width == 0 || metrics.height == 0 { return (advance, .none) }
    return (
      advance,
      .bounds(
        GlyphMetrics.Bounds(
          x: Double(metrics.horiBearingX) * unit, y: Double(metrics.horiBearingY - metrics.height) * unit,
          width: Double(metrics.width) * unit, height: Double(metrics.height) * unit))
    )
  }

  /// The exact box of the outline, curves included.
  private func inkBounds(_ slot: FT_GlyphSlotRec) -> Ink {
    var outline = slot.outline
    var box = FT_BBox()
    // FreeType rounds the box to whole numbers: 64ths keep where a curve's top lies between units.
    let fine = 64.0
    var matrix = FT_Matrix(xx: 64 << 16, xy: 0, yx: 0, yy: 64 << 16)
    FT_Outline_Transform(&outline, &matrix)
    guard slot.format == FT_GLYPH_FORMAT_OUTLINE, outline.n_points > 0,
      FT_Outline_Get_BBox(&outline, &box) == 0
    else { return .none }
    return .bounds(
      GlyphMetrics.Bounds(
        x: Double(box.xMin) / fine, y: Double(box.yMin) / fine, width: Double(box.xMax - box.xMin) / fine,
        height: Double(box.yMax - box.yMin) / fine))
  }

  private func glyphName(_ index: FT_UInt) -> String? {
    guard typefit_has_glyph_names(face) != 0 else { return nil }
    var buffer = [CChar](repeating: 0, count: 128)
    guard FT_Get_Glyph_Name(face, index, &buffer, FT_UInt(buffer.count)) == 0 else { return nil }
    let name = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}
