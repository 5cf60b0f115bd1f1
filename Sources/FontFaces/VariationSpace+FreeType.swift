internal import CFreeType
internal import Typography

extension VariationSpace {
  /// Reads fvar, with the names of its instances.
  static func read(
    _ face: FT_Face, library: FT_Library, file: String
  ) throws(FontFaceError) -> VariationSpace? {
    guard typefit_is_sfnt(face) != 0, typefit_has_variations(face) != 0 else { return nil }
    var pointer: UnsafeMutablePointer<FT_MM_Var>?
    let status = FT_Get_MM_Var(face, &pointer)
    guard status == 0, let pointer else { throw FontFaceError(file: file, status: status) }
    defer { FT_Done_MM_Var(library, pointer) }
    let variations = pointer.pointee

    let axes = (0..<Int(variations.num_axis)).map { index in
      let axis = variations.axis[index]
      return VariationAxis(
        tag: tagText(UInt32(truncatingIfNeeded: axis.tag)), minimum: Double(axis.minimum) / 65536,
        default: Double(axis.def) / 65536, maximum: Double(axis.maximum) / 65536)
    }
    let instances = (0..<Int(variations.num_namedstyles)).map { index in
      let style = variations.namedstyle[index]
      var coordinates: [String: Double] = [:]
      for (position, axis) in axes.enumerated() {
        coordinates[axis.tag] = signed(style.coords[position])
      }
      return NamedInstance(
        name: SfntNames.english(face, UInt32(style.strid)),
        postScriptName: SfntNames.english(face, UInt32(style.psid)), coordinates: coordinates)
    }
    return VariationSpace(axes: axes, instances: instances)
  }

  /// FreeType 2.12 reads the 16.16 coordinates of named instances as unsigned: −10 becomes 65526.
  private static func signed(_ fixed: FT_Fixed) -> Double {
    Double(Int32(truncatingIfNeeded: fixed)) / 65536
  }
}
