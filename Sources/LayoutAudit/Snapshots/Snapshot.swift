public import Typography

/// What a check depends on and found, to be kept beside the layout and compared with later.
public struct Snapshot: Hashable, Sendable {
  /// An element in one locale, at one width, with or without Bold Text.
  public struct Element: Hashable, Sendable {
    /// What tells elements apart.
    public struct Key: Hashable, Sendable {
      public var name: String
      public var locale: String?
      /// Points; nil where the element grows.
      public var availableWidth: Double?
      public var boldText: Bool

      public init(name: String, locale: String?, availableWidth: Double?, boldText: Bool) {
        self.name = name
        self.locale = locale
        self.availableWidth = availableWidth
        self.boldText = boldText
      }
    }

    public var key: Key
    /// The PostScript name, or what else the face is called by; nil where none answers.
    public var face: String?
    public var results: [CategoryResult]

    public init(key: Key, face: String?, results: [CategoryResult]) {
      self.key = key
      self.face = face
      self.results = results
    }
  }

  public var platform: Platform
  public var policy: MetricsPolicy
  /// Pixels in a point.
  public var displayScale: Double
  /// By name, then place in the variation space, then file.
  public var faces: [FaceProfile]
  /// By name, locale, width and weight.
  public var elements: [Element]

  public init(
    platform: Platform, policy: MetricsPolicy, displayScale: Double, faces: [FaceProfile],
    elements: [Element]
  ) {
    self.platform = platform
    self.policy = policy
    self.displayScale = displayScale
    self.faces = faces.sorted { Self.precedes($0.face, $1.face) }
    self.elements = elements.sorted { $0.key < $1.key }
  }

  /// - Parameter faces: those that the report's elements are shown with.
  public init(of report: AuditReport, policy: MetricsPolicy, plan: AuditPlan, faces: [FaceProfile]) {
    self.init(
      platform: plan.scale.platform, policy: policy, displayScale: plan.displayScale, faces: faces,
      elements: report.elements.map { element in
        Element(
          key: Element.Key(
            name: element.declared.name, locale: element.variant.locale,
            availableWidth: element.variant.width, boldText: element.variant.boldText),
          face: element.face.outcome.face?.displayName, results: element.rows.map(CategoryResult.init))
      })
  }

  private static func precedes(_ left: FaceIdentity, _ right: FaceIdentity) -> Bool {
    (left.nameAndPlace, left.file, left.faceIndex) < (right.nameAndPlace, right.file, right.faceIndex)
  }
}

extension Snapshot.Element.Key: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.name, left.locale ?? "", left.availableWidth ?? 0, left.boldText ? 1 : 0)
      < (right.name, right.locale ?? "", right.availableWidth ?? 0, right.boldText ? 1 : 0)
  }
}

extension FaceIdentity {
  /// The name with the values of the axes: what tells a face from the others of its fonts.
  var nameAndPlace: String {
    let place = variations.sorted { $0.key < $1.key }.map { " \($0.key) \($0.value.shortText)" }
    return displayName + place.joined()
  }
}
