internal import CFreeType
internal import Typography

/// What head, hhea, OS/2 and post store, copied before variations can move anything.
struct StoredTables {
  /// 0 for a font of bitmaps without tables.
  let unitsPerEm: Int
  let vertical: VerticalTables
  /// OS/2 sCapHeight and sxHeight; nil below version 2, or where they are 0 or less.
  let capHeight: Double?
  let xHeight: Double?
  let underlinePosition: Double?
  let underlineThickness: Double?

  init(_ face: FT_Face, file: String) throws(FontFaceError) {
    let head = Self.table(face, FT_SFNT_HEAD, as: TT_Header.self)
    // A face of colour bitmaps has a head table, but FreeType leaves its own units at 0.
    unitsPerEm = head.map { Int($0.Units_Per_EM) } ?? Int(face.pointee.units_per_EM)
    let os2 = Self.table(face, FT_SFNT_OS2, as: TT_OS2.self).flatMap { $0.version == 0xFFFF ? nil : $0 }
    let hhea = Self.table(face, FT_SFNT_HHEA, as: TT_HoriHeader.self)
    vertical = VerticalTables(
      hhea: hhea.map {
        .init(ascender: Int($0.Ascender), descender: Int($0.Descender), lineGap: Int($0.Line_Gap))
      },
      typo: os2.map {
        .init(
          ascender: Int($0.sTypoAscender), descender: Int($0.sTypoDescender), lineGap: Int($0.sTypoLineGap))
      },
      win: os2.map { .init(ascent: Int($0.usWinAscent), descent: Int($0.usWinDescent)) },
      useTypoMetrics: os2.map { $0.fsSelection & 128 != 0 } ?? false)
    let heights = os2.flatMap { $0.version >= 2 ? $0 : nil }
    capHeight = heights.flatMap { $0.sCapHeight > 0 ? Double($0.sCapHeight) : nil }
    xHeight = heights.flatMap { $0.sxHeight > 0 ? Double($0.sxHeight) : nil }
    let post = Self.table(face, FT_SFNT_POST, as: TT_Postscript.self)
    underlinePosition = post.map { Double($0.underlinePosition) }
    underlineThickness = post.map { Double($0.underlineThickness) }
    // A bitmap font that is no sfnt has pixels instead of units.
    let hasUnits = typefit_is_sfnt(face) != 0 || typefit_is_scalable(face) != 0
    guard (16...16384).contains(unitsPerEm) || (!hasUnits && unitsPerEm == 0) else {
      throw FontFaceError(file: file, "has \(unitsPerEm) units per em: head allows 16 to 16384")
    }
  }

  static func table<Table>(_ face: FT_Face, _ tag: FT_Sfnt_Tag, as type: Table.Type) -> Table? {
    FT_Get_Sfnt_Table(face, tag)?.assumingMemoryBound(to: Table.self).pointee
  }
}

/// What MVAR adds to the stored metrics at a place of the variation space, in font units.
struct MetricDeltas {
  var ascender = 0.0
  var descender = 0.0
  var lineGap = 0.0
  var winAscent = 0.0
  var winDescent = 0.0
  var capHeight = 0.0
  var xHeight = 0.0
  var underlinePosition = 0.0
  var underlineThickness = 0.0

  /// Moves the face to the place and reads what moved with it.
  init(
    moving face: FT_Face, to variations: [String: Double], in space: VariationSpace?,
    from stored: StoredTables, file: String
  ) throws(FontFaceError) {
    guard let space else { return }
    // Always set, and all axes: FreeType 2.12 reads negative coordinates of named instances as unsigned.
    var coordinates = space.axes.map { FT_Fixed(((variations[$0.tag] ?? $0.default) * 65536).rounded()) }
    let status = FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
    guard status == 0 else { throw FontFaceError(file: file, status: status) }
    // FreeType applies MVAR to its copies of the tables in place.
    let moved = try StoredTables(face, file: file)
    func difference(_ value: (StoredTables) -> Double?) -> Double {
      (value(moved) ?? 0) - (value(stored) ?? 0)
    }
    ascender = difference { $0.vertical.typo.map { Double($0.ascender) } }
    descender = difference { $0.vertical.typo.map { Double($0.descender) } }
    lineGap = difference { $0.vertical.typo.map { Double($0.lineGap) } }
    winAscent = difference { $0.vertical.win.map { Double($0.ascent) } }
    winDescent = difference { $0.vertical.win.map { Double($0.descent) } }
    capHeight = difference { $0.capHeight }
    xHeight = difference { $0.xHeight }
    underlinePosition = difference { $0.underlinePosition }
    underlineThickness = difference { $0.underlineThickness }
  }
}
