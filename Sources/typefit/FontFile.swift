internal import TextEngine
internal import Typography

/// FONT on a command line: a file, or a name that must exist.
enum FontFile {
  static func isPath(_ font: String) -> Bool {
    font.contains("/") || isFontFileName(font)
  }

  /// An engine that looks for no fonts: a file needs none.
  ///
  /// - Parameter face: the face that answers for every name.
  static func engine(policy: MetricsPolicy, face: FaceIdentity? = nil) throws -> TextEngine {
    try TextEngine(
      sources: FontSources(systemFonts: false, cacheDirectory: ""),
      policy: policy, face: face)
  }

  /// The face of a name, never a fallback.
  static func face(_ request: FontRequest, in engine: TextEngine) throws -> FaceIdentity {
    let outcome = try engine.resolve(request)
    if outcome.kind == .override, let face = outcome.face { return face }
    throw Failure(try missing(request.name, in: engine))
  }

  /// What to say of a name that no font has.
  static func missing(_ name: String, in engine: TextEngine) throws -> String {
    if let file = Files.remark(onNamesake: name) {
      return "no font has the family, PostScript or full name '\(name)'; \(file)"
    }
    let near = try engine.familyName(nearestTo: name).map { "; did you mean '\($0)'?" } ?? ""
    return "no font has the family, PostScript or full name '\(name)'\(near)"
  }
}
