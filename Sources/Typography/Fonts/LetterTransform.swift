/// How lower-case and capital letters are drawn, by the font's own features.
///
/// `allCaps` is all *small* capitals, never upper-casing of the text. Numbers: AAT types 37 (lower case) and 38
/// (upper case), and the OpenType tags that HarfBuzz and WebKit map them to.
public enum LetterTransform: String, Hashable, Sendable, CaseIterable {
  case regular, allCaps, smallCaps, petiteCaps

  /// The AAT pairs, upper case first.
  public var aatSettings: [FeatureSetting] {
    let (upper, lower) =
      switch self {
      case .regular: (0, 0)
      case .allCaps: (1, 1)
      case .smallCaps: (0, 1)
      case .petiteCaps: (0, 2)
      }
    return [.aat(type: Self.upperCaseType, selector: upper), .aat(type: Self.lowerCaseType, selector: lower)]
  }

  /// The OpenType features: those of the transform on, the other case features off.
  public var openTypeSettings: [FeatureSetting] {
    Self.caseTags.map { .openType(tag: $0, value: requiredTags.contains($0) ? 1 : 0) }
  }

  /// The OpenType features that a font must have for the transform to change anything.
  public var requiredTags: [String] {
    switch self {
    case .regular: []
    case .allCaps: ["smcp", "c2sc"]
    case .smallCaps: ["smcp"]
    case .petiteCaps: ["pcap"]
    }
  }

  /// The transform's two pairs, then the existing settings without the case features that they replace.
  ///
  /// Replaced are AAT types 37 and 38 and the tags smcp, c2sc, pcap and c2pc; the legacy letter-case type 3, settings
  /// without a type and everything else stay, in their order.
  public func merged(into existing: [FeatureSetting]) -> [FeatureSetting] {
    aatSettings + existing.filter { !Self.isCaseFeature($0) }
  }

  private static let upperCaseType = 38
  private static let lowerCaseType = 37
  private static let caseTags = ["smcp", "c2sc", "pcap", "c2pc"]

  private static func isCaseFeature(_ setting: FeatureSetting) -> Bool {
    switch setting {
    case .aat(let type, _): type == upperCaseType || type == lowerCaseType
    case .openType(let tag, _): caseTags.contains(tag)
    }
  }

  /// Reads the name of a transform, letter case ignored.
  ///
  /// - Throws: `TypographyError` with the nearest name for anything else.
  public init(spelling: String) throws(TypographyError) {
    guard let match = Self.allCases.first(where: { $0.rawValue.lowercased() == spelling.lowercased() }) else {
      throw .unknown("letter transform", spelling, known: Self.allCases.map(\.rawValue))
    }
    self = match
  }
}
