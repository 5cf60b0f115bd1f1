internal import CFreeType

/// Reads of the name table.
enum SfntNames {
  /// The text of a name ID: Windows English first, then Unicode, then any Windows record, then Macintosh Roman.
  static func english(_ face: FT_Face, _ nameID: UInt32) -> String? {
    guard nameID < 0xFFFF, nameID > 0 else { return nil }
    var best: (rank: Int, text: String)?
    for position in 0..<FT_Get_Sfnt_Name_Count(face) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, position, &record) == 0, UInt32(record.name_id) == nameID,
        let rank = rank(of: record), rank < best?.rank ?? .max
      else { continue }
      let bytes = UnsafeBufferPointer(start: record.string, count: Int(record.string_len))
      let isMacintosh = Int32(record.platform_id) == TT_PLATFORM_MACINTOSH
      // Of Macintosh Roman only what it shares with ASCII is read: other names have a Unicode record.
      if isMacintosh, bytes.contains(where: { $0 >= 0x80 }) { continue }
      best = (rank, isMacintosh ? String(decoding: bytes, as: UTF8.self) : utf16(bytes))
    }
    return best?.text
  }

  /// Whether the table has a record of one of these IDs, in any language.
  static func has(_ face: FT_Face, _ nameIDs: [UInt16]) -> Bool {
    (0..<FT_Get_Sfnt_Name_Count(face)).contains { position in
      var record = FT_SfntName()
      return FT_Get_Sfnt_Name(face, position, &record) == 0 && record.string_len > 0
        && nameIDs.contains(record.name_id)
    }
  }

  private static func rank(of record: FT_SfntName) -> Int? {
    switch Int32(record.platform_id) {
    case TT_PLATFORM_MICROSOFT: Int32(record.language_id) == TT_MS_LANGID_ENGLISH_UNITED_STATES ? 0 : 2
    case TT_PLATFORM_APPLE_UNICODE: 1
    case TT_PLATFORM_MACINTOSH where record.encoding_id == 0 && record.language_id == 0: 3
    default: nil
    }
  }

  private static func utf16(_ bytes: UnsafeBufferPointer<FT_Byte>) -> String {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}
