internal import CFreeType
internal import Typography

extension FontFace {
  /// What is damaged in a font that FreeType opens all the same, a sentence each; none for a sound font.
  ///
  /// The table directory and the places of all glyphs are read; loaded are the glyphs of the first 256 letters and
  /// digits, which must not be empty.
  public var damage: [String] {
    var problems = outlines.cutOff.map { table in
      "table '\(table.tag)' reaches beyond the end of the file"
    }
    problems += outlines.absent.map { "it has no \($0) table" }
    if outlines.isMissing { problems.append("it has no glyphs to draw: no glyf, CFF, CFF2 or bitmap table") }
    if outlines.brokenCount > 0 {
      problems.append(
        "\(outlines.brokenCount) \(outlines.brokenCount == 1 ? "glyph lies" : "glyphs lie") outside the glyf table\(examples { self.outlines.isBroken($0) })"
      )
    }
    return problems + damagedLetters
  }

  private var damagedLetters: [String] {
    var empty: [String] = []
    var reasons: [String: [String]] = [:]
    for (scalar, index) in letters where !outlines.isBroken(index) {
      switch load(index).ink {
      case .bounds: break
      case .none: empty.append(String(scalar))
      case .broken(let reason): reasons[reason, default: []].append(String(scalar))
      }
    }
    var problems = reasons.sorted { $0.key < $1.key }.map { reason, letters in
      "the \(letters.count == 1 ? "glyph" : "glyphs") of \(Self.listed(letters)) can't be loaded: \(reason)"
    }
    if !empty.isEmpty, !outlines.isMissing, !hasPictures {
      problems.append(
        "the \(empty.count == 1 ? "glyph" : "glyphs") of \(Self.listed(empty)) \(empty.count == 1 ? "is" : "are") empty"
      )
    }
    return problems
  }

  /// Colour glyphs may be pictures without an outline.
  private var hasPictures: Bool {
    ["COLR", "SVG ", "sbix", "CBDT"].contains { SfntFile(face)[$0] != nil }
  }

  /// The first letters and digits that the font maps.
  private var letters: [(Unicode.Scalar, FT_UInt)] {
    var found: [(Unicode.Scalar, FT_UInt)] = []
    eachCharacter { scalar, index in
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil,
        scalar.properties.generalCategory != .modifierLetter,
        scalar.properties.generalCategory != .nonspacingMark, !scalar.properties.isDefaultIgnorableCodePoint
      {
        found.append((scalar, index))
      }
      return found.count < 256
    }
    return found
  }

  /// Some characters whose glyphs meet a condition, for a message.
  private func examples(_ matches: (FT_UInt) -> Bool) -> String {
    var found: [String] = []
    eachCharacter { scalar, index in
      if matches(index) { found.append(String(scalar)) }
      return found.count < 6
    }
    return found.isEmpty ? "" : ", such as that of \(Self.listed(found))"
  }

  private func eachCharacter(_ body: (Unicode.Scalar, FT_UInt) -> Bool) {
    var index: FT_UInt = 0
    var code = FT_Get_First_Char(face, &index)
    // A map may claim thousands of millions of codes that are no characters.
    while index != 0, code <= 0x10FFFF {
      if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)), !body(scalar, index) { return }
      code = FT_Get_Next_Char(face, code, &index)
    }
  }

  private static func listed(_ letters: [String]) -> String {
    let shown = letters.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
    return letters.count > 5 ? shown + " and more" : shown
  }
}
