internal import CFreeType

/// The advances that hmtx stores.
struct HorizontalMetrics {
  private let bytes: [UInt8]
  private let count: Int

  /// Nil for a face without hhea or hmtx.
  init?(_ face: FT_Face) {
    let file = SfntFile(face)
    guard let hhea = StoredTables.table(face, FT_SFNT_HHEA, as: TT_HoriHeader.self),
      hhea.number_Of_HMetrics > 0,
      let hmtx = file["hmtx"]
    else { return nil }
    bytes = file.bytes(of: hmtx, atMost: Int(hhea.number_Of_HMetrics) * 4)
    count = bytes.count / 4
    if count == 0 { return nil }
  }

  /// Font units; glyphs beyond the last entry share it.
  func advance(of glyph: Int) -> Double { Double(bytes.unsigned16(Swift.min(glyph, count - 1) * 4)) }
}
