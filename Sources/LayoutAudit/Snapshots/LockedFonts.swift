public import Typography

/// Fonts of which some are known from a snapshot alone: a licensed font that this machine must not have.
///
/// A font that is there is measured. Of one that is only in the snapshot the metrics are known, and nothing of its
/// glyphs.
public struct LockedFonts<Fonts: TextMeasuring>: TextMeasuring {
  private let fonts: Fonts
  private let snapshot: Snapshot
  /// The snapshot's path, for reasons.
  private let file: String

  public init(_ fonts: Fonts, lockedBy snapshot: Snapshot, file: String) {
    self.fonts = fonts
    self.snapshot = snapshot
    self.file = file
  }

  public func face(for descriptor: FontDescriptor) throws -> MeasuredFace {
    let found = try fonts.face(for: descriptor)
    if found.outcome.kind == .override { return found }
    let request = found.outcome.request
    guard let locked = snapshot.face(answering: request) else { return found }
    let isNamedFace = locked.face.family.map(foldName) != foldName(request.name)
    return MeasuredFace(
      outcome: FontOutcome(
        request: request, kind: .override, reason: "\"\(request.name)\" is in the snapshot '\(file)'",
        face: locked.face, missingStyle: isNamedFace ? nil : Self.lack(in: locked.face, request),
        considered: [], isNamedFace: isNamedFace),
      metrics: locked.metrics,
      withoutGlyphs: "\(locked.face.displayName) is known from '\(file)' alone, without its glyphs")
  }

  /// What the snapshot's nearest face lacks; a nearest weight is no lack.
  private static func lack(in face: FaceIdentity, _ request: FontRequest) -> String? {
    if let slant = request.slant, !face.traits.hasSlant(slant) {
      return "no \(slant.rawValue) face in the snapshot"
    }
    if let width = request.width, !face.traits.hasWidth(width) {
      return "no face of width \(width.shortText) % in the snapshot"
    }
    return nil
  }

  public func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)? {
    try face(for: descriptor).withoutGlyphs == nil
      ? try fonts.prepare(text, in: descriptor, attributes: attributes) : nil
  }
}

extension Snapshot {
  /// Whether a face of that family or PostScript name is in it.
  public func holds(_ name: String) -> Bool { face(answering: FontRequest(name: name)) != nil }

  /// The face of a PostScript name, or that of a family which comes nearest to the asked traits.
  func face(answering request: FontRequest) -> FaceProfile? {
    let name = foldName(request.name)
    if let named = faces.first(where: { $0.face.postScriptName.map(foldName) == name }) { return named }
    return faces.filter { $0.face.family.map(foldName) == name }.min {
      TraitDistance(of: $0.face.traits, from: request.traits)
        < TraitDistance(of: $1.face.traits, from: request.traits)
    }
  }
}
