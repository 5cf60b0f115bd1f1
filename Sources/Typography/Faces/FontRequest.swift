/// Which font is asked for.
public struct FontRequest: Hashable, Sendable {
  /// A family, PostScript or full name.
  public var name: String
  /// A style name of the family, such as `Demi Bold`; nil to go by the traits.
  public var faceStyle: String?
  /// Nil for regular; a named style or PostScript name decides otherwise.
  public var weight: FontWeight?
  /// Percent of the normal width; nil for 100.
  public var width: Double?
  public var slant: FontSlant?
  /// Families to take, in order, where the asked one is missing.
  public var fallbacks: [String]
  /// Characters that the face must have.
  public var text: String
  /// BCP 47 tag for the system's own answer, or nil.
  public var language: String?

  public init(
    name: String, faceStyle: String? = nil, weight: FontWeight? = nil, width: Double? = nil,
    slant: FontSlant? = nil, fallbacks: [String] = [], text: String = "", language: String? = nil
  ) {
    self.name = name
    self.faceStyle = faceStyle
    self.weight = weight
    self.width = width
    self.slant = slant
    self.fallbacks = fallbacks
    self.text = text
    self.language = language
  }

  /// The traits to come nearest to.
  public var traits: FontTraits {
    FontTraits(weight: weight ?? .regular, width: width ?? 100, slant: slant ?? .upright)
  }
}

/// Which face answers a request, and why.
public struct FontOutcome: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// The asked family, PostScript or full name exists and answers.
    case override
    /// Another family took its place.
    case fallback
    /// Nothing answers.
    case none
  }

  /// A face that was looked at.
  public struct Considered: Hashable, Sendable {
    public let face: FaceIdentity
    /// Why it was not taken, or nil for the one that was.
    public let rejected: String?

    public init(face: FaceIdentity, rejected: String?) {
      self.face = face
      self.rejected = rejected
    }
  }

  public let request: FontRequest
  public let kind: Kind
  /// A sentence that says why.
  public var reason: String
  /// Nil where `kind` is none.
  public let face: FaceIdentity?
  /// What the family lacks of the asked style name, width or slant, as `no condensed face`; nil where it has it.
  /// A nearest weight is no lack.
  public let missingStyle: String?
  public let considered: [Considered]
  /// True where the name is one face's own, a PostScript or full name, and not its family's.
  public let isNamedFace: Bool
  /// What the asked name may mean where no font has it; nil where nobody looked, or nothing is near.
  public var hint: FontNameHint?

  public init(
    request: FontRequest, kind: Kind, reason: String, face: FaceIdentity?, missingStyle: String? = nil,
    considered: [Considered], isNamedFace: Bool = false
  ) {
    self.request = request
    self.kind = kind
    self.reason = reason
    self.face = face
    self.missingStyle = missingStyle
    self.considered = considered
    self.isNamedFace = isNamedFace
  }
}
