internal import CFreeType

/// The bytes of a font file as its table directory lays them out, read without trust.
///
/// FreeType repairs what it can in silence: it shortens tables that reach beyond the file, and leaves others out.
struct SfntFile {
  struct Table {
    let tag: String
    let offset: Int
    let length: Int
  }

  let face: FT_Face
  /// Bytes of the whole file, unpacked.
  let length: Int
  /// As the directory has them, whether or not the file is that long.
  let tables: [Table]

  init(_ face: FT_Face) {
    self.face = face
    var size: FT_ULong = 0
    guard typefit_is_sfnt(face) != 0, FT_Load_Sfnt_Table(face, 0, 0, nil, &size) == 0 else {
      length = 0
      tables = []
      return
    }
    length = Int(size)
    var start = 0
    // A collection begins with the places of its faces' directories.
    if let header = Self.read(face, at: 0, count: 12, of: length), header.starts(with: Array("ttcf".utf8)) {
      let index = face.pointee.face_index & 0xFFFF
      start = Self.read(face, at: 12 + 4 * index, count: 4, of: length).map { Int($0.unsigned32(0)) } ?? 0
    }
    let count = Self.read(face, at: start + 4, count: 2, of: length).map { Int($0.unsigned16(0)) } ?? 0
    let directory = Self.read(face, at: start + 12, count: count * 16, of: length) ?? []
    tables = (0..<directory.count / 16).map { position in
      let record = position * 16
      return Table(
        tag: String(decoding: directory[record..<record + 4], as: UTF8.self),
        offset: Int(directory.unsigned32(record + 8)), length: Int(directory.unsigned32(record + 12)))
    }
  }

  subscript(tag: String) -> Table? { tables.first { $0.tag == tag } }

  /// The bytes of a table that the file holds, at most so many.
  func bytes(of table: Table, atMost limit: Int = .max) -> [UInt8] {
    let count = min(table.length, max(0, length - table.offset), limit)
    return Self.read(face, at: table.offset, count: count, of: length) ?? []
  }

  private static func read(_ face: FT_Face, at offset: Int, count: Int, of length: Int) -> [UInt8]? {
    guard offset >= 0, count > 0, offset + count <= length else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    var size = FT_ULong(count)
    return FT_Load_Sfnt_Table(face, 0, FT_Long(offset), &bytes, &size) == 0 ? bytes : nil
  }
}

extension [UInt8] {
  /// Big-endian, as all of OpenType is.
  func unsigned16(_ offset: Int) -> UInt16 { UInt16(self[offset]) << 8 | UInt16(self[offset + 1]) }

  func unsigned32(_ offset: Int) -> UInt32 {
    UInt32(unsigned16(offset)) << 16 | UInt32(unsigned16(offset + 2))
  }
}
