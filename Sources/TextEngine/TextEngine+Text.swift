internal import FontResolution

internal import TextLayout
public import Typography

extension TextEngine {
  public func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)? {
    let font = try font(for: descriptor)
    guard let face = font.measured.outcome.face, let cascade = font.cascade else { return nil }
    var attributes = attributes
    if attributes.features.isEmpty {
      attributes.features = font.features
    } else {
      attributes.features.merge(font.features) { own, _ in own }
    }
    guard cascade.fonts[0].font.dependsOnSize else {
      return try shape(text, cascade, attributes, font.requiredFeatures, descriptor.traits)
    }
    return try SizedText { [attributes] size in
      var sized = cascade.fonts
      sized[0] = try self.cascadeFont(face.opticallySized(size), font.measured.metrics, size: size)
      return try self.shape(text, FontCascade(sized), attributes, font.requiredFeatures, descriptor.traits)
    }
  }

  /// Shapes with the faces that are there, then once more with the system's for what they lack.
  private func shape(
    _ text: String, _ cascade: FontCascade, _ attributes: TextAttributes, _ required: [String],
    _ traits: FontTraits
  ) throws -> ShapedText {
    let shaped = try ShapedText(text, cascade: cascade, attributes: attributes, requiredFeatures: required)
    guard !shaped.missing.isEmpty, collection.hasSystemFonts else { return shaped }
    var found: [CascadeFont] = []
    for cluster in shaped.missing where !FontCascade(found).shows(cluster) {
      if let font = try systemFont(for: cluster, language: attributes.language, traits: traits) {
        found.append(font)
      }
    }
    if found.isEmpty { return shaped }
    return try ShapedText(
      text, cascade: FontCascade(cascade.fonts + found), attributes: attributes, requiredFeatures: required)
  }

  /// The system's face for a cluster that a text's own faces lack.
  private func systemFont(
    for cluster: String, language: String?, traits: FontTraits
  ) throws -> CascadeFont? {
    let key = SystemFontKey(cluster: cluster, language: language, traits: traits)
    if let known = systemFonts.withLock({ $0[key] }) { return known }
    let face = try collection.systemFace(for: cluster, language: language, traits: traits)
    let font = try face.map { try cascadeFont($0, try metrics(of: $0)) }
    systemFonts.withLock { $0[key] = .some(font) }
    return font
  }

  private func font(for descriptor: FontDescriptor) throws -> AnsweringFont {
    let key = FontKey(descriptor, featureSettings: descriptor.featureSettings)
    if let known = fonts.withLock({ $0[key] }) { return known }
    let measured = try face(for: descriptor)
    let font = AnsweringFont(
      measured, cascade: try cascade(measured, descriptor.traits), descriptor: descriptor)
    fonts.withLock { $0[key] = font }
    return font
  }

  /// The face, then those of the configured fallbacks that are there; nil where no face answers.
  private func cascade(_ measured: MeasuredFace, _ traits: FontTraits) throws -> FontCascade? {
    guard let face = measured.outcome.face else { return nil }
    var fonts = [try cascadeFont(face, measured.metrics)]
    for family in fallbacks {
      let outcome = try resolve(FontRequest(name: family, weight: traits.weight))
      guard outcome.kind == .override, let other = outcome.face, other != face else { continue }
      fonts.append(try cascadeFont(other, try self.metrics(of: other)))
    }
    return FontCascade(fonts)
  }

  private func cascadeFont(
    _ face: FaceIdentity, _ metrics: FaceMetrics?, size: Double? = nil
  ) throws -> CascadeFont {
    let key = ShapingFontKey(face: face, size: size)
    let known = shapingFonts.withLock { $0[key] }
    let font = try known ?? ShapingFont(face, pointSize: size)
    if known == nil { shapingFonts.withLock { $0[key] = font } }
    return CascadeFont(face: face, font: font, metrics: metrics)
  }
}

struct SystemFontKey: Hashable {
  let cluster: String
  let language: String?
  let traits: FontTraits
}

struct ShapingFontKey: Hashable {
  let face: FaceIdentity
  let size: Double?
}

extension FaceIdentity {
  /// The face with its optical size set to the point size, as Core Text does by itself.
  fileprivate func opticallySized(_ size: Double) -> FaceIdentity {
    var face = self
    if face.variations["opsz"] != nil { face.variations["opsz"] = size }
    return face
  }
}

/// A text whose shape hangs on its size: shaped anew for each size, once.
final class SizedText: PreparedText {
  private let shape: @Sendable (Double) throws -> ShapedText
  private let shaped = Guarded<[Double: ShapedText]>([:])
  private let first: ShapedText

  init(_ shape: @escaping @Sendable (Double) throws -> ShapedText) throws {
    self.shape = shape
    first = try shape(17)
  }

  var missing: [String] { first.missing }
  var fallbackFaces: [FaceIdentity] { first.fallbackFaces }
  var featuresWithoutEffect: [(tag: String, letters: String)] { first.featuresWithoutEffect }

  func layout(size: Double, width: Double?, breaksWords: Bool) throws -> TextLayout {
    try text(size: size).layout(size: size, width: width, breaksWords: breaksWords)
  }

  func truncated(size: Double, width: Double, lines: Int, mode: LineBreakMode) throws -> TruncatedLine {
    try text(size: size).truncated(size: size, width: width, lines: lines, mode: mode)
  }

  private func text(size: Double) throws -> ShapedText {
    try shaped.withLock { known in
      if let text = known[size] { return text }
      let text = try shape(size)
      known[size] = text
      return text
    }
  }
}
