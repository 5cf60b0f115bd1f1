/// Where the outlines of a font's glyphs lie, and which lie nowhere.
struct OutlineTables {
  /// Tables that reach beyond the end of the file, in the directory's order.
  let cutOff: [SfntFile.Table]
  /// True for a scalable font without any table that outlines or pictures of glyphs could be in.
  let isMissing: Bool
  /// Tables that no sfnt font can do without, and this one has not.
  let absent: [String]
  /// Where each glyph lies in glyf, as loca has it; nil where loca ends before. Empty for other outlines.
  private let places: [Range<Int>?]
  /// Glyphs whose place in glyf lies outside it, or ends before it starts.
  let brokenCount: Int

  init(_ file: SfntFile) {
    cutOff = file.tables.filter { $0.offset + $0.length > file.length }
    let homes = ["glyf", "CFF ", "CFF2", "CBDT", "EBDT", "sbix", "SVG ", "COLR", "bdat"]
    isMissing = !file.tables.isEmpty && !homes.contains { file[$0] != nil }
    absent = file.tables.isEmpty ? [] : ["cmap", "maxp"].filter { file[$0] == nil }
    places = Self.places(file)
    brokenCount = places.count { $0 == nil }
  }

  func isBroken(_ glyph: UInt32) -> Bool {
    isMissing || (places.indices.contains(Int(glyph)) && places[Int(glyph)] == nil)
  }

  /// Whether glyf should hold an outline of the glyph.
  func hasOutline(_ glyph: UInt32) -> Bool {
    places.indices.contains(Int(glyph)) && places[Int(glyph)]?.isEmpty == false
  }

  /// The place of each glyph, or nil where it is outside the part of glyf that the file holds.
  private static func places(_ file: SfntFile) -> [Range<Int>?] {
    guard let loca = file["loca"], let glyf = file["glyf"], let head = file["head"], let maxp = file["maxp"]
    else {
      return []
    }
    let (header, profile) = (file.bytes(of: head, atMost: 54), file.bytes(of: maxp, atMost: 6))
    guard header.count >= 52, profile.count == 6 else { return [] }
    let count = Int(profile.unsigned16(4))
    let isLong = header.unsigned16(50) != 0
    let width = isLong ? 4 : 2
    let bytes = file.bytes(of: loca, atMost: (count + 1) * width)
    let end = min(glyf.length, max(0, file.length - glyf.offset))
    func place(_ glyph: Int) -> Int? {
      guard (glyph + 1) * width <= bytes.count else { return nil }
      return isLong ? Int(bytes.unsigned32(glyph * width)) : Int(bytes.unsigned16(glyph * width)) * 2
    }
    return (0..<count).map { glyph in
      guard let start = place(glyph), let next = place(glyph + 1), start <= next, next <= end else {
        return nil
      }
      return start..<next
    }
  }
}
