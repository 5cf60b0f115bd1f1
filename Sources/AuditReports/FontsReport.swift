public import Typography

/// `typefit fonts`: the faces there are.
public enum FontsReport {
  public static func json(_ faces: [FaceIdentity]) -> String {
    JSON.document(["fonts": .array(faces.map { JSON.face($0) })])
  }

  public static func text(_ faces: [FaceIdentity], _ palette: Palette) -> String {
    var text = ""
    var family: String?
    for face in faces {
      if face.family != family || text.isEmpty {
        family = face.family
        text += palette.paint(family ?? "(no family name)", .bold) + "\n"
      }
      let traits = [face.style ?? "–", face.traits.weight.value.shortText, face.postScriptName ?? "–"]
      let place = face.faceIndex == 0 ? face.file : "\(face.file), face \(face.faceIndex)"
      text += traits.joined(separator: "  ").line(indentation: "  ")
      text += "    " + palette.paint(place, .dim) + "\n"
    }
    return text + counted(faces.count, "face") + "\n"
  }
}
