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
  static func engine(
    policy: MetricsPolicy, platform: Platform = .ios, face: FaceIdentity? = nil
  ) throws -> TextEngine {
    try TextEngine(
      sources: FontSources(systemFonts: false, cacheDirectory: ""),
      policy: policy, platform: platform, face: face)
  }

  /// The face of a name, never a fallback.
  static func face(_ request: FontRequest, in engine: TextEngine) throws -> FaceIdentity {
    let outcome = try engine.resolve(request)
    if outcome.kind == .override, let face = outcome.face { return face }
    throw Failure(
      "no font has the family, PostScript or full name '\(request.name)'"
        + (try missing(request.name, in: engine)))
  }

  /// What to say of a name that no font has, for the end of a message.
  static func missing(_ name: String, in engine: TextEngine) throws -> String {
    let hint = try engine.hint(for: name)
    let remedy = hint?.remedy(for: name, folders: "with --font-dir")
    if case .file = hint { return "; \(remedy ?? "")" }
    return (Files.remark(onNamesake: name) ?? remedy).map { "; \($0)" } ?? ""
  }

  /// - Parameter place: Where the folder is named, for the start of the message.
  /// - Throws: `Failure` for a folder of fonts that can't be opened.
  static func requireFolder(_ path: String, at place: String = "") throws(Failure) {
    guard let problem = Files.problem(ofFolder: path) else { return }
    guard let family = family(ofFile: path) else {
      throw Failure("\(place)font directory '\(path)': \(problem)")
    }
    throw Failure(
      "\(place)font directory '\(path)' is a font file: name its folder instead, and its family, '\(family)', as the font"
    )
  }

  /// Nil for what is no font file, or has no family name.
  private static func family(ofFile path: String) -> String? {
    do {
      let engine = try engine(policy: .apple, face: FaceIdentity(file: path))
      return try engine.resolve(FontRequest(name: path)).face?.family
    } catch {
      return nil
    }
  }
}
