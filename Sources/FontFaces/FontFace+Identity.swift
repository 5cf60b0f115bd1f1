internal import CFreeType
public import Typography

extension FontFace {
  /// The face's names and traits from its own tables, for a file that no collection knows.
  public var identity: FaceIdentity {
    var traits = FontTraits()
    if let os2 = StoredTables.table(face, FT_SFNT_OS2, as: TT_OS2.self), os2.version != 0xFFFF {
      traits.weight = FontWeight(clamping: Double(os2.usWeightClass))
      traits.width = Self.percent(ofWidthClass: Int(os2.usWidthClass))
    }
    let style = SfntNames.english(face, 17) ?? SfntNames.english(face, 2) ?? text(face.pointee.style_name)
    let words = style.flatMap { StyleWords.traits(of: $0) }
    if Int32(face.pointee.style_flags) & FT_STYLE_FLAG_ITALIC != 0 { traits.slant = words?.slant ?? .italic }
    // Type 1 tells its weight by its style's name alone.
    if typefit_is_sfnt(face) == 0 {
      let bold: FontWeight = Int32(face.pointee.style_flags) & FT_STYLE_FLAG_BOLD != 0 ? .bold : .regular
      traits.weight = words?.weight ?? bold
    }
    let version = StoredTables.table(face, FT_SFNT_HEAD, as: TT_Header.self).map {
      Double(shortestOfFixed: Int(Int32(truncatingIfNeeded: $0.Font_Revision)))
    }
    // FreeType's own answer spoils its name table for reads that follow.
    let postScriptName = typefit_is_sfnt(face) != 0 ? SfntNames.english(face, 6) : nil
    let identity = FaceIdentity(
      file: file, faceIndex: faceIndex,
      postScriptName: postScriptName ?? text(FT_Get_Postscript_Name(face)),
      family: SfntNames.english(face, 16) ?? SfntNames.english(face, 1) ?? text(face.pointee.family_name),
      style: style,
      traits: traits, version: version)
    return variationSpace?.moving(identity, to: variations) ?? identity
  }

  /// What a collection of fonts asks of a face beyond its names and traits.
  public var facts: FaceFacts {
    let isNamed = typefit_is_sfnt(face) == 0 || SfntNames.has(face, [1, 16])
    return FaceFacts(variationSpace: variationSpace, hasFamilyName: isNamed)
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

  /// OS/2 usWidthClass 1 to 9 in percent of the normal width.
  private static func percent(ofWidthClass width: Int) -> Double {
    let percents = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    return percents.indices.contains(width - 1) ? percents[width - 1] : 100
  }
}

extension FontFace {
  /// The version as the font tells it in words, such as `Version 2.007`; nil where it has none. Source: name ID 5.
  public var versionText: String? { typefit_is_sfnt(face) != 0 ? SfntNames.english(face, 5) : nil }
}
