public import LayoutAudit
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
      text += "  " + traits.joined(separator: "  ") + "\n    " + palette.paint(place, .dim) + "\n"
    }
    return text + "\(faces.count) \(faces.count == 1 ? "face" : "faces")\n"
  }
}

/// `typefit rules`: what a check looks for.
public enum RulesReport {
  public static func json(_ rules: [any AuditRule]) -> String {
    JSON.document([
      "rules": .array(
        rules.map {
          .members([
            "rule": .string($0.id), "severity": .string($0.severity.rawValue), "summary": .string($0.summary),
            "rationale": .string($0.rationale),
          ])
        })
    ])
  }

  public static func text(_ rules: [any AuditRule], _ palette: Palette) -> String {
    rules.map { rule in
      let severity = palette.paint(rule.severity.rawValue, rule.severity == .error ? .red : .yellow)
      return palette.paint(rule.id, .bold) + " (\(severity))\n" + rule.summary.wrapped(indentation: "  ")
        + rule.rationale.wrapped(indentation: "    ")
    }.joined(separator: "\n")
  }
}
