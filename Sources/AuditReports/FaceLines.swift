internal import Typography

/// A face in a few lines for people.
enum FaceLines {
  static func text(_ face: FaceIdentity, _ palette: Palette) -> String {
    var lines: [(String, String)] = [
      ("family", face.family ?? "–"),
      ("style", face.style ?? "–"),
      ("weight", face.traits.weight.value.shortText),
      ("width", "\(face.traits.width.shortText) %"),
      ("slant", face.traits.slant.rawValue),
    ]
    if !face.variations.isEmpty {
      let values = face.variations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.shortText)" }
      lines.append(("variations", values.joined(separator: ",")))
    }
    if let version = face.version { lines.append(("version", version.shortText)) }
    lines.append(("file", face.faceIndex == 0 ? face.file : "\(face.file), face \(face.faceIndex)"))
    return lines.map { name, value in
      "  " + palette.paint(name, .dim)
        + value.line(indentation: String(repeating: " ", count: 12 - name.count))
    }.joined()
  }
}
