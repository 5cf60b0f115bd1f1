/// What a later version of a face is compared by, in font units.
public struct FaceProfile: Hashable, Sendable {
  /// A character and how far it moves the pen.
  public struct Advance: Hashable, Sendable {
    public let character: Unicode.Scalar
    /// Font units; nil where the face lacks the character.
    public let units: Double?

    public init(character: Unicode.Scalar, units: Double?) {
      self.character = character
      self.units = units
    }
  }

  public var face: FaceIdentity
  /// The version in the font's own words. Source: name ID 5.
  public var versionText: String?
  /// SHA-256 of the whole file, in hexadecimal digits.
  public var hash: String
  public var metrics: FaceMetrics
  /// Empty for a static face. Source: fvar.
  public var axes: [VariationAxis]
  /// The tags of the features that GSUB and GPOS have, sorted, each once.
  public var features: [String]
  /// By character, ascending.
  public var advances: [Advance]
  /// Whether the advances are those of all characters that the face has, and not of some texts'.
  public var tellsAllCharacters: Bool

  public init(
    face: FaceIdentity, versionText: String?, hash: String, metrics: FaceMetrics, axes: [VariationAxis],
    features: [String], advances: [Advance],
    tellsAllCharacters: Bool
  ) {
    self.face = face
    self.versionText = versionText
    self.hash = hash
    self.metrics = metrics
    self.axes = axes
    self.features = features
    self.advances = advances
    self.tellsAllCharacters = tellsAllCharacters
  }
}
