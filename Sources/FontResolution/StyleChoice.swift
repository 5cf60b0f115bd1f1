internal import Typography

/// What a request asks of a family's faces, and the words that say how a face meets it.
struct StyleChoice {
  let request: FontRequest
  /// The traits to come nearest to.
  let traits: FontTraits
  /// The faces of the asked style name; empty where none is asked for, or the family has none of that name.
  let named: [FaceRecord]
  private let styleNames: [String]
  private let missesNamedStyle: Bool

  init(_ request: FontRequest, family: [FaceRecord]) {
    self.request = request
    let words = request.faceStyle.flatMap(StyleWords.traits(of:))
    traits = FontTraits(
      weight: request.weight ?? words?.weight ?? .regular, width: request.width ?? words?.width ?? 100,
      slant: request.slant ?? words?.slant ?? .upright)
    styleNames = Set(family.flatMap(Self.styleNames(of:))).sorted()
    guard let style = request.faceStyle else {
      named = []
      missesNamedStyle = false
      return
    }
    var found = family.filter { Self.has($0, style: style) }
    if found.isEmpty, words != nil {
      let asked = traits
      found = family.filter { record in
        let nearest = record.traits(nearest: asked)
        return abs(nearest.weight.value - asked.weight.value) < 1 && abs(nearest.width - asked.width) < 1
          && nearest.slant == asked.slant
      }
    }
    named = found
    missesNamedStyle = found.isEmpty
  }

  /// Its styles in every language, or the names of a variable face's instances.
  private static func has(_ record: FaceRecord, style: String) -> Bool {
    if let space = record.space { return space.instance(styleNamed: style) != nil }
    return record.styles.contains { StyleWords.fold($0) == StyleWords.fold(style) }
  }

  private static func styleNames(of record: FaceRecord) -> [String] {
    record.space.map { $0.instances.compactMap(\.name) } ?? record.styles.first.map { [$0] } ?? []
  }

  /// True for a face that is among the named ones.
  func names(_ record: FaceRecord) -> Bool { named.contains { $0.key == record.key } }

  /// What a face lacks of the asked style name, width or slant; a nearest weight is no lack.
  func lack(in face: FaceIdentity, of family: String) -> String? {
    if missesNamedStyle, let style = request.faceStyle {
      return "no style \"\(style)\" (it has \(styleNames.joined(separator: ", ")))"
    }
    if !face.traits.hasWidth(traits.width), request.width != nil {
      return "no \(Self.widthWord(traits.width)) face"
    }
    if !face.traits.hasSlant(traits.slant), request.slant != nil {
      return "no \(traits.slant.rawValue) face"
        + (named.isEmpty ? "" : " of the style \"\(request.faceStyle ?? "")\"")
    }
    return nil
  }

  func reason(for face: FaceIdentity, of family: String, lack: String?) -> String {
    var text = "the family \"\(family)\" is there"
    if let lack { text += ", but has \(lack)" }
    let weight = face.traits.weight.value
    if weight != traits.weight.value, named.isEmpty || request.weight != nil {
      text += "; weight \(weight.shortText) is its nearest to \(traits.weight.value.shortText)"
    }
    return text
  }

  /// Why the other face was not taken, or nil where the two are equal.
  func difference(_ taken: FaceIdentity, _ other: FaceIdentity) -> String? {
    if taken.traits.width != other.traits.width {
      return "width \(other.traits.width.shortText) % is farther from \(traits.width.shortText) %"
    }
    if taken.traits.slant != other.traits.slant { return "it is \(other.traits.slant.rawValue)" }
    if taken.traits.weight != other.traits.weight {
      return "weight \(other.traits.weight.value.shortText) is farther from \(traits.weight.value.shortText)"
    }
    return nil
  }

  private static func widthWord(_ percent: Double) -> String {
    let words = [
      (62.5, "extra condensed"), (75, "condensed"), (87.5, "semi-condensed"), (100, "normal-width"),
      (112.5, "semi-expanded"), (125, "expanded"), (150, "extra expanded"),
    ]
    return words.min { abs($0.0 - percent) < abs($1.0 - percent) }?.1 ?? "such"
  }
}
