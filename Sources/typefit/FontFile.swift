internal import TextEngine
internal import Typography

/// FONT on a command line: a file, or a name that must exist.
enum FontFile {
  private static let extensions = [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfa", ".pfb", ".pcf", ".pcf.gz", ".bdf",
  ]

  static func isPath(_ font: String) -> Bool {
    let lower = font.lowercased()
    return font.contains("/") || extensions.contains { lower.hasSuffix($0) }
  }

  /// An engine that looks for no fonts: a file needs none.
  static func engine(policy: MetricsPolicy) throws -> TextEngine {
    try TextEngine(
      sources: FontSources(systemFonts: false, cacheDirectory: try Files.cacheDirectory(Environment.all)),
      policy: policy)
  }

  /// The face of a name, never a fallback.
  static func face(_ request: FontRequest, in engine: TextEngine) throws -> FaceIdentity {
    let outcome = try engine.resolve(request)
    if outcome.kind == .override, let face = outcome.face { return face }
    let near = try engine.familyName(nearestTo: request.name).map { "; did you mean '\($0)'?" } ?? ""
    throw Failure("no font has the family, PostScript or full name '\(request.name)'\(near)")
  }
}
