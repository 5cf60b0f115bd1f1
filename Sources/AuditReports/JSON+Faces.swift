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
      "variations": .object(
        face.variations.sorted { $0.key < $1.key }.map { Member($0.key, .number($0.value)) }),
      "version": .optional(face.version),
    ])
  }
}
