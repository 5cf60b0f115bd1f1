internal import FontFaces
internal import FontResolution

internal import TextLayout
public import Typography

/// Where fonts are looked for.
public struct FontSources: Hashable, Sendable {
  /// Folders of an app's own fonts, with the folders below them; they come before the system's.
  public var directories: [String]
  public var systemFonts: Bool
  /// A folder that can be written, for what fontconfig keeps.
  public var cacheDirectory: String
  /// Where the path of a font file starts that is named in the place of a family; empty for the working directory, else
  /// with a slash at its end.
  public var folder: String

  public init(
    directories: [String] = [], systemFonts: Bool, cacheDirectory: String, folder: String = ""
  ) {
    self.directories = directories
    self.systemFonts = systemFonts
    self.cacheDirectory = cacheDirectory
    self.folder = folder
  }
}

/// The stages together: resolves a font, opens its face, and knows its metrics.
///
/// Sendable: it may be used from any number of tasks at once.
public final class TextEngine: Sendable {
  let collection: FontCollection
  private let policy: MetricsPolicy
  private let platform: Platform
  let fallbacks: [String]
  let folder: String
  private let onlyFace: FaceIdentity?
  private let faces = Guarded<[FontKey: MeasuredFace]>([:])
  let fonts = Guarded<[FontKey: AnsweringFont]>([:])
  let systemFonts = Guarded<[SystemFontKey: CascadeFont?]>([:])
  let shapingFonts = Guarded<[ShapingFontKey: ShapingFont]>([:])
  let hints = Guarded<[String: FontNameHint?]>([:])

  /// - Parameters:
  ///   - sources: Where fonts are looked for.
  ///   - policy: Whose vertical metrics apply.
  ///   - platform: The platform that the policy is applied for.
  ///   - fallbacks: Families to take, in order, where an asked one is missing.
  ///   - face: A face that answers for every name, instead of a search; nil to search.
  /// - Throws: Where a font directory can't be read.
  public init(
    sources: FontSources, policy: MetricsPolicy = .apple, platform: Platform = .ios, fallbacks: [String] = [],
    face: FaceIdentity? = nil
  ) throws {
    collection = try FontCollection(
      directories: sources.directories, systemFonts: sources.systemFonts,
      cacheDirectory: sources.cacheDirectory
    ) { file, faceIndex in
      try FontFace(file: file, faceIndex: faceIndex).facts
    }
    self.policy = policy
    self.platform = platform
    self.fallbacks = fallbacks
    folder = sources.folder
    onlyFace = try face.map { face in
      try FontFace(file: face.file, faceIndex: face.faceIndex, variations: face.variations).identity
    }
  }

  /// What could not be read while the font directories were opened, a sentence each.
  public var warnings: [String] { collection.warnings }

  /// True where there is no font at all.
  public var hasNoFonts: Bool { collection.isEmpty }

  /// Which face answers a request, and why.
  ///
  /// - Throws: Where the fonts can't be searched.
  public func resolve(_ request: FontRequest) throws -> FontOutcome {
    guard let onlyFace else { return try collection.resolve(request) }
    return FontOutcome(
      request: request, kind: .override, reason: "it is the face of '\(onlyFace.file)'", face: onlyFace,
      considered: [])
  }

  /// Every face, or those of a family, each at its default instance.
  ///
  /// - Throws: Where the fonts can't be searched.
  public func faces(family: String? = nil, scalableOnly: Bool = false) throws -> [FaceIdentity] {
    try collection.faces(family: family, scalableOnly: scalableOnly)
  }

  /// The metrics of a face that was resolved.
  ///
  /// - Throws: Where the face can't be read, or lacks what the policy reads.
  public func metrics(of face: FaceIdentity) throws -> FaceMetrics {
    try opened(face).metrics(policy: policy, platform: platform, family: face.family)
  }

  private func opened(_ face: FaceIdentity) throws -> FontFace {
    try FontFace(file: face.file, faceIndex: face.faceIndex, variations: face.variations)
  }

  /// The line metrics of many faces, without cap and x heights, read side by side, in their order; a face that can't be
  /// read has its error.
  public func measureAll(
    _ faces: [FaceIdentity]
  ) async -> [(face: FaceIdentity, result: Result<FaceMetrics, any Error>)] {
    await concurrentMap(faces) { face in
      let metrics = Result {
        try self.opened(face).metrics(
          policy: self.policy, platform: self.platform, family: face.family, heights: false)
      }
      return (face, metrics)
    }
  }

  /// A face of a file, or of a resolved identity, opened for its metrics and glyphs, and searched for damage.
  ///
  /// - Parameter size: Points, for a bitmap font that has few sizes.
  /// - Throws: Where the face can't be read, or lacks what the policy reads.
  public func inspect(_ face: FaceIdentity, size: Double, glyphsOf text: String = "") throws -> FaceInspection
  {
    let opened = try opened(face)
    let isBareFile = face.postScriptName == nil && face.family == nil
    let identity =
      isBareFile ? opened.identity : opened.variationSpace?.moving(face, to: opened.variations) ?? face
    return FaceInspection(
      face: identity,
      metrics: try opened.metrics(policy: policy, platform: platform, family: identity.family, size: size),
      glyphs: opened.glyphs(for: text), damage: opened.damage)
  }
}

/// A face with its metrics, and the glyphs of a text, all in font units.
public struct FaceInspection: Hashable, Sendable {
  public let face: FaceIdentity
  public let metrics: FaceMetrics
  public let glyphs: [GlyphMetrics]
  /// What is broken in the font, a sentence each.
  public let damage: [String]
}

extension TextEngine: TextMeasuring {
  public func face(for descriptor: FontDescriptor) throws -> MeasuredFace {
    let key = FontKey(descriptor)
    if let known = faces.withLock({ $0[key] }) { return known }
    let traits = descriptor.traits
    var outcome = try resolve(
      FontRequest(
        name: key.name, weight: traits.weight, width: traits.width == 100 ? nil : traits.width,
        slant: traits.slant == .upright ? nil : traits.slant, fallbacks: fallbacks))
    if outcome.kind != .override { outcome.hint = try hint(for: key.name) }
    var measured = MeasuredFace(outcome: outcome, metrics: nil)
    if let face = outcome.face {
      let opened = try opened(face)
      measured = MeasuredFace(
        outcome: outcome,
        metrics: try opened.metrics(policy: policy, platform: platform, family: face.family),
        damage: opened.damage)
    }
    let result = measured
    // The first that is kept is everybody's.
    return faces.withLock { known in
      let measured = known[key] ?? result
      known[key] = measured
      return measured
    }
  }
}
