internal import CFontconfig
internal import Typography

/// What fontconfig knows of one face, or of one named instance of a variable face.
struct FaceRecord {
  let file: String
  let faceIndex: Int
  /// 1 for the first named instance; 0 for the face itself.
  let instance: Int
  let isVariable: Bool
  /// False for faces of bitmaps alone.
  let isScalable: Bool
  /// English first; empty for a face without any.
  var families: [String]
  let styles: [String]
  /// Name ID 1 in each language: the family as programs that know four styles see it.
  let legacyFamilies: [String]
  var postScriptName: String?
  /// OpenType's scale; a range for a face with a weight axis.
  let weight: ClosedRange<Double>
  /// Percent; a range for a face with a width axis.
  let width: ClosedRange<Double>
  let slant: FontSlant
  let version: Double?
  /// The axes of a variable face, read from its file.
  var space: VariationSpace?
  /// Why the face can't serve: it lacks a character of the text, or its file is damaged; nil where it can.
  var lacks: String?

  static let objects = [
    FC_FILE, FC_INDEX, FC_VARIABLE, FC_FAMILY, FC_FAMILYLANG, FC_STYLE, FC_STYLELANG, FC_POSTSCRIPT_NAME,
    FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_FONTVERSION, FC_SCALABLE,
  ]

  /// - Parameter text: characters that the face is to have.
  init?(_ pattern: OpaquePointer, text: String) {
    let reader = PatternReader(pattern: pattern)
    guard let file = reader.string(FC_FILE) else { return nil }
    self.file = file
    let index = reader.integer(FC_INDEX) ?? 0
    faceIndex = index & 0xFFFF
    // The upper half counts named instances; all bits set is no instance.
    instance = index >> 16 < 0x7FFF ? index >> 16 : 0
    isVariable = reader.bool(FC_VARIABLE)
    isScalable = reader.bool(FC_SCALABLE)
    let (names, languages) = (reader.strings(FC_FAMILY), reader.strings(FC_FAMILYLANG))
    families = Self.englishFirst(names, languages: languages)
    // fontconfig lists the typographic names of a language before its name ID 1.
    legacyFamilies = Array(Dictionary(zip(languages, names), uniquingKeysWith: { $1 }).values)
    styles = Self.englishFirst(reader.strings(FC_STYLE), languages: reader.strings(FC_STYLELANG))
    postScriptName = reader.string(FC_POSTSCRIPT_NAME).flatMap { $0.isEmpty ? nil : $0 }
    let weights = reader.range(FC_WEIGHT) ?? 80...80
    weight = Self.openType(weights.lowerBound)...Self.openType(weights.upperBound)
    let widths = reader.range(FC_WIDTH) ?? 100...100
    width = Self.percent(widths.lowerBound)...Self.percent(widths.upperBound)
    slant =
      switch reader.integer(FC_SLANT) ?? 0 {
      case Int(FC_SLANT_ITALIC): .italic
      case Int(FC_SLANT_OBLIQUE): .oblique
      default: .upright
      }
    // Fonts without a head table have the version 0.
    version = reader.integer(FC_FONTVERSION).flatMap { $0 == 0 ? nil : Double(shortestOfFixed: $0) }
    lacks = RequiredCharacters(text).firstMissing(in: reader.pattern).map {
      "lacks \"\($0)\" (\($0.codePointText))"
    }
  }

  /// fontconfig rounds the halves of OS/2 usWidthClass.
  private static func percent(_ width: Double) -> Double { [63: 62.5, 87: 87.5, 113: 112.5][width] ?? width }

  private static func openType(_ weight: Double) -> Double { FontconfigWeight.toOpenType(weight) ?? 400 }

  private static func englishFirst(_ names: [String], languages: [String]) -> [String] {
    let tagged = names.enumerated().map { ($1, $0 < languages.count ? languages[$0] : "und") }
    let english = tagged.filter { $0.1 == "en" }.map(\.0)
    return (english + tagged.filter { $0.1 != "en" }.map(\.0)).map { name in
      var name = name[...]
      while name.last == " " { name.removeLast() }
      return String(name)
    }.filter { !$0.isEmpty }
  }

  /// fontconfig's name for a face without one.
  var isNamedByFile: Bool {
    let name = file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    return families.count == 1 && families.first.map { foldName($0) == foldName(String(stem)) } == true
  }

  /// The traits nearest to those asked for that this face can take.
  func traits(nearest asked: FontTraits) -> FontTraits {
    var traits = FontTraits(
      weight: FontWeight(clamping: asked.weight.value.clamped(to: weight)),
      width: asked.width.clamped(to: width), slant: slant)
    guard let space else { return traits }
    if let axis = space.axis("wght") { traits.weight = FontWeight(clamping: axis.clamp(asked.weight.value)) }
    if let axis = space.axis("wdth") { traits.width = axis.clamp(asked.width) }
    if asked.slant != .upright, slant == .upright {
      if let axis = space.axis("ital"), axis.maximum >= 0.5 { traits.slant = .italic }
      if let axis = space.axis("slnt"), axis.minimum < 0 { traits.slant = .oblique }
    }
    return traits
  }

  func identity(traits: FontTraits, variations: [String: Double] = [:]) -> FaceIdentity {
    FaceIdentity(
      file: file, faceIndex: faceIndex, postScriptName: postScriptName, family: families.first,
      style: styles.first, traits: traits, variations: variations, version: version)
  }

  /// Two records of one face, however its file was reached.
  var key: String { "\(file)#\(faceIndex)#\(instance)#\(isVariable)" }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
