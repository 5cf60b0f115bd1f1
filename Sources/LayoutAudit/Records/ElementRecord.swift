public import Typography

/// A case of an element as reports have it: plain values, without the fonts and the plan that they came from.
public struct ElementRecord: Hashable, Sendable {
  public var name: String
  public var location: SourceLocation?
  public var variant: CaseVariant
  public var kind: TextElement.Kind
  /// Nil for a fixed size.
  public var styleName: String?
  /// What the face is called that it is shown with; nil where none answers.
  public var face: String?
  /// The family or name that was asked for.
  public var askedFont: String
  /// Families other than its own that show parts of the text.
  public var fallbackFamilies: [String]
  public var results: [CategoryResult]
  public var budget: JudgedElement.Budget

  public init(
    name: String, location: SourceLocation?, variant: CaseVariant, kind: TextElement.Kind, styleName: String?,
    face: String?, askedFont: String, fallbackFamilies: [String], results: [CategoryResult],
    budget: JudgedElement.Budget
  ) {
    self.name = name
    self.location = location
    self.variant = variant
    self.kind = kind
    self.styleName = styleName
    self.face = face
    self.askedFont = askedFont
    self.fallbackFamilies = fallbackFamilies
    self.results = results
    self.budget = budget
  }

  public init(_ element: JudgedElement) {
    self.init(
      name: element.declared.name, location: element.location, variant: element.variant,
      kind: element.declared.kind, styleName: element.declared.styleName,
      face: element.face.outcome.face?.displayName, askedFont: element.face.outcome.request.name,
      fallbackFamilies: element.fallbackFamilies, results: element.rows.map(CategoryResult.init),
      budget: element.budget)
  }

  /// Whether both are cases of one element; two configurations may have elements of one name.
  func isCase(of other: ElementRecord) -> Bool {
    name == other.name && location?.file == other.location?.file
  }
}
