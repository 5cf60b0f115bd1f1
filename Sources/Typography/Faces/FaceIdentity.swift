/// Which face it is: enough to find it again, and to know it in a report.
public struct FaceIdentity: Hashable, Sendable {
  /// Path of the font file.
  public var file: String
  /// Position in a collection file, without instance bits.
  public var faceIndex: Int
  public var postScriptName: String?
  /// The typographic family (name ID 16, else 1), in English where the font has it.
  public var family: String?
  /// The typographic style (name ID 17, else 2), in English where the font has it.
  public var style: String?
  public var traits: FontTraits
  /// Axis tags and values, in the axes' own units, of a variable font; empty for a static one.
  public var variations: [String: Double]
  /// head.fontRevision, or nil where the face has none.
  public var version: Double?

  public init(
    file: String, faceIndex: Int = 0, postScriptName: String? = nil, family: String? = nil,
    style: String? = nil, traits: FontTraits = FontTraits(), variations: [String: Double] = [:],
    version: Double? = nil
  ) {
    self.file = file
    self.faceIndex = faceIndex
    self.postScriptName = postScriptName
    self.family = family
    self.style = style
    self.traits = traits
    self.variations = variations
    self.version = version
  }

  /// The name to show a person: the PostScript name, else family and style, else the file.
  public var displayName: String {
    if let postScriptName { return postScriptName }
    guard let family else { return file }
    return style.map { "\(family) \($0)" } ?? family
  }
}

/// An axis of a variable font. Source: fvar.
public struct VariationAxis: Hashable, Sendable {
  /// Four letters, such as `wght`.
  public let tag: String
  public let minimum: Double
  public let `default`: Double
  public let maximum: Double

  public init(tag: String, minimum: Double, default: Double, maximum: Double) {
    self.tag = tag
    self.minimum = minimum
    self.default = `default`
    self.maximum = maximum
  }

  /// The nearest value on the axis.
  public func clamp(_ value: Double) -> Double { min(max(value, minimum), maximum) }
}

/// A named instance of a variable font. Source: fvar.
public struct NamedInstance: Hashable, Sendable {
  /// The style name in English where the font has it, or nil.
  public let name: String?
  public let postScriptName: String?
  /// Axis tags and values, in the axes' own units.
  public let coordinates: [String: Double]

  public init(name: String?, postScriptName: String?, coordinates: [String: Double]) {
    self.name = name
    self.postScriptName = postScriptName
    self.coordinates = coordinates
  }
}

/// What fvar says: the axes in their order, and the named instances.
public struct VariationSpace: Hashable, Sendable {
  public let axes: [VariationAxis]
  public let instances: [NamedInstance]

  public init(axes: [VariationAxis], instances: [NamedInstance]) {
    self.axes = axes
    self.instances = instances
  }

  /// The axis of a tag, or nil.
  public func axis(_ tag: String) -> VariationAxis? { axes.first { $0.tag == tag } }

  /// Every axis with its value: the given one clamped, else the default.
  public func place(nearest coordinates: [String: Double]) -> [String: Double] {
    var place: [String: Double] = [:]
    for axis in axes { place[axis.tag] = axis.clamp(coordinates[axis.tag] ?? axis.default) }
    return place
  }

  /// A face moved to a place: its weight, width and slant follow the axes, its names those of the instance there.
  ///
  /// Away from every named instance a face has no style name, and keeps its own PostScript name.
  public func moving(_ face: FaceIdentity, to place: [String: Double]) -> FaceIdentity {
    var face = face
    face.variations = place
    if let weight = place["wght"] { face.traits.weight = FontWeight(clamping: weight) }
    if let width = place["wdth"] { face.traits.width = width }
    if let slant = place["slnt"] { face.traits.slant = slant < 0 ? .oblique : .upright }
    if let italic = place["ital"], italic >= 0.5 { face.traits.slant = .italic }
    let named = instances.first { $0.coordinates == place }
    face.style = named?.name
    face.postScriptName = named?.postScriptName ?? face.postScriptName
    return face
  }
}

/// What only the font file itself tells of a face.
public struct FaceFacts: Hashable, Sendable {
  /// The axes and named instances; nil for a static face.
  public let variationSpace: VariationSpace?
  /// False for a face whose file has no family name, so that only its file's name is left to call it by.
  public let hasFamilyName: Bool

  public init(variationSpace: VariationSpace?, hasFamilyName: Bool) {
    self.variationSpace = variationSpace
    self.hasFamilyName = hasFamilyName
  }
}
