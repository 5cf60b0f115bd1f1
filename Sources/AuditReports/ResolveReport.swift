public import Typography

/// `typefit resolve`: which face answers, and why.
public enum ResolveReport {
  public static func json(_ outcome: FontOutcome) -> String {
    let request = outcome.request
    return JSON.document([
      "request": .members([
        "family": .string(request.name),
        "faceStyle": .optional(request.faceStyle),
        "weight": .optional(request.weight?.value),
        "width": .optional(request.width),
        "slant": .optional(request.slant?.rawValue),
        "fallbacks": .array(request.fallbacks.map { .string($0) }),
        "text": .optional(request.text.isEmpty ? nil : request.text),
        "language": .optional(request.language),
      ]),
      "outcome": .string(outcome.kind.rawValue),
      "reason": .string(outcome.reason),
      "font": .face(outcome.face),
      "considered": .array(
        outcome.considered.map {
          .members(["font": .face($0.face), "rejected": .optional($0.rejected)])
        }),
    ])
  }

  public static func text(_ outcome: FontOutcome, _ palette: Palette) -> String {
    let colour: Palette.Colour =
      switch outcome.kind {
      case .override: .green
      case .fallback: .yellow
      case .none: .red
      }
    var text = palette.paint(outcome.kind.rawValue, colour)
    text += outcome.face?.displayName.line(indentation: "  ") ?? "\n"
    text += outcome.reason.wrapped(indentation: "  ")
    if let face = outcome.face {
      text += "\n" + FaceLines.text(face, palette)
    }
    let rejected = outcome.considered.filter { $0.rejected != nil }
    guard !rejected.isEmpty else { return text }
    text += "\nalso considered\n"
    for entry in rejected.prefix(shown) {
      text += "\(entry.face.displayName): \(entry.rejected ?? "")".wrapped(indentation: "  ")
    }
    if rejected.count > shown { text += "  and \(rejected.count - shown) more (--format json lists all)\n" }
    return text
  }

  private static let shown = 10
}
