internal import Typography

extension JSON {
  /// The key `font` of every report.
  static func face(_ face: FaceIdentity?) -> JSON {
    guard let face else { return .null }
    return .members([
      "file": .string(face.file),
      "faceIndex": .integer(face.faceIndex),
      "postScriptName": .optional(face.postScriptName),
      "family": .optional(face.family),
      "style": .optional(face.style),
      "weight": .number(face.traits.weight.value),
      "width": .number(face.traits.width),
      "slant": .string(face.traits.slant.rawValue),
      "variations": .variations(face.variations),
      "version": .optional(face.version),
    ])
  }

  /// The axes' values, by tag.
  static func variations(_ variations: [String: Double]) -> JSON {
    .object(variations.sorted { $0.key < $1.key }.map { Member($0.key, .number($0.value)) })
  }

  /// Vertical metrics as stored.
  static func tables(_ tables: VerticalTables) -> JSON {
    .members([
      "hhea": line(tables.hhea),
      "typo": line(tables.typo),
      "win": tables.win.map {
        .members(["ascent": .integer($0.ascent), "descent": .integer($0.descent)])
      } ?? .null,
    ])
  }

  private static func line(_ line: VerticalTables.Line?) -> JSON {
    guard let line else { return .null }
    return .members([
      "ascender": .integer(line.ascender), "descender": .integer(line.descender),
      "lineGap": .integer(line.lineGap),
    ])
  }

  /// Metrics in font units, after policy, variations and sign.
  static func units(_ units: FaceMetrics.Units) -> JSON {
    .members([
      "ascender": .number(units.ascender),
      "descender": .number(units.descender),
      "lineGap": .number(units.lineGap),
      "capHeight": .optional(units.capHeight),
      "xHeight": .optional(units.xHeight),
      "underlinePosition": .optional(units.underlinePosition),
      "underlineThickness": .optional(units.underlineThickness),
    ])
  }
}
