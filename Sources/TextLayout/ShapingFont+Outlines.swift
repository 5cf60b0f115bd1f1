internal import CHarfBuzz
internal import Typography

extension ShapingFont {
  /// What a glyph looks like, in font units, at the font's place in its variation space.
  func outline(of glyph: UInt32) -> GlyphOutline {
    outlines.withLock { known in
      if let outline = known[glyph] { return outline }
      let outline = GlyphOutline(shape(of: glyph), unitsPerEm: unitsPerEm)
      known[glyph] = outline
      return outline
    }
  }

  private func shape(of glyph: UInt32) -> GlyphOutline.Shape {
    var pen = Pen()
    withUnsafeMutablePointer(to: &pen) { typefit_draw_glyph(font, glyph, Pen.functions, $0) }
    if !pen.segments.isEmpty { return .contours(pen.segments) }
    // A colour glyph is a picture, or layers that are drawn otherwise.
    guard let box = box(of: glyph) else { return .contours([]) }
    let png = picture(of: glyph)
    return png.isEmpty ? .placeholder(box: box) : .picture(png: png, box: box)
  }

  private func box(of glyph: UInt32) -> GlyphMetrics.Bounds? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0
    else { return nil }
    return GlyphMetrics.Bounds(
      x: Double(extents.x_bearing), y: Double(extents.y_bearing + extents.height),
      width: Double(extents.width), height: -Double(extents.height))
  }

  private func picture(of glyph: UInt32) -> [UInt8] {
    let blob = hb_ot_color_glyph_reference_png(font, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}

/// Notes what HarfBuzz draws.
private struct Pen {
  var segments: [GlyphOutline.Segment] = []

  /// Made immutable, and so safe to be used by any thread.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, pen, _, x, y, _ in Pen.add(.move(Pen.point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, pen, _, x, y, _ in Pen.add(.line(Pen.point(x, y)), to: pen) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, pen, _, controlX, controlY, x, y, _ in
        Pen.add(.quadratic(control: Pen.point(controlX, controlY), Pen.point(x, y)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, pen, _, x1, y1, x2, y2, x, y, _ in
        Pen.add(
          .cubic(control: Pen.point(x1, y1), control2: Pen.point(x2, y2), Pen.point(x, y)), to: pen)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, pen, _, _ in Pen.add(.close, to: pen) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func point(_ x: Float, _ y: Float) -> GlyphOutline.Point {
    GlyphOutline.Point(Double(x), Double(y))
  }

  private static func add(_ segment: GlyphOutline.Segment, to pen: UnsafeMutableRawPointer?) {
    pen?.assumingMemoryBound(to: Pen.self).pointee.segments.append(segment)
  }
}
