public import Typography

/// An element in one locale, at one width, with or without Bold Text, and what it comes to in each judged category.
///
/// A class: rules and reports pass through all of them many times.
public final class JudgedElement: Sendable {
  /// One category.
  public struct Row: Hashable, Sendable {
    /// The category that a person chose; the element may show another, by its limits.
    public var category: ContentSizeCategory
    /// Points; nil where the platform publishes no size.
    @OptionalNumber public var size: Double?
    /// Points: that of the widest line, hanging space left out; nil where no text is judged.
    @OptionalNumber public var width: Double?
    /// The label height in points, rounded up to the pixel; nil where it can't be known.
    @OptionalNumber public var height: Double?
    /// Points that there are; nil where the element grows.
    @OptionalNumber public var availableHeight: Double?
    @OptionalNumber public var availableWidth: Double?
    private var storedLines: Int32 = -1
    public var verdict: Verdict
    private var remarks = Remarks.none

    /// What few rows have, out of the way of the others.
    private struct Remark: Hashable {
      var lineHeight = LineHeightRule()
      var scaleFactor: Double?
      var reason: String?
      var problems: [Problem] = []
    }

    private indirect enum Remarks: Hashable {
      case none
      case some(Remark)
    }

    private var remark: Remark {
      get { if case .some(let remark) = remarks { remark } else { Remark() } }
      set { remarks = newValue == Remark() ? .none : .some(newValue) }
    }

    /// Lines that are needed; nil where that can't be known.
    public var lines: Int? {
      get { storedLines < 0 ? nil : Int(storedLines) }
      set { storedLines = newValue.map { Int32(clamping: $0) } ?? -1 }
    }

    /// The element's line heights in points, on Android after the font scale.
    public var lineHeight: LineHeightRule {
      get { remark.lineHeight }
      set {
        if case .none = remarks, newValue.isNatural { return }
        remark.lineHeight = newValue
      }
    }

    /// The factor that the font must shrink by to fit; nil where it needn't, or may not.
    public var scaleFactor: Double? {
      get { remark.scaleFactor }
      set { remark.scaleFactor = newValue }
    }

    /// What the verdict doesn't say by itself, or nil.
    public var reason: String? {
      get { remark.reason }
      set { remark.reason = newValue }
    }

    /// What rules report on.
    public var problems: [Problem] {
      get { remark.problems }
      set { remark.problems = newValue }
    }

    init(category: ContentSizeCategory, verdict: Verdict) {
      self.category = category
      self.verdict = verdict
    }

    /// Adds to the reason.
    mutating func note(_ text: String) { reason = reason.map { $0 + "; " + text } ?? text }
  }

  /// A number or nil in eight bytes: a report may have millions.
  @propertyWrapper public struct OptionalNumber: Hashable, Sendable {
    private var bits = Double.nan.bitPattern

    public init() {}

    public var wrappedValue: Double? {
      get {
        let number = Double(bitPattern: bits)
        return number.isNaN ? nil : number
      }
      set { bits = (newValue ?? .nan).bitPattern }
    }
  }

  /// Something about a row that a rule may find.
  public enum Problem: Hashable, Sendable {
    /// The lines take more height than there is. Harmless where the ink stays within the box.
    case tooTall(needed: Double, available: Double, lines: Int, isHarmless: Bool)
    /// More lines are needed than are shown, or one line more width than there is. What the last line shows where it ends
    /// in an ellipsis, empty where not even that fits; nil where the text is cut without.
    case truncated(
      neededLines: Int, shownLines: Int, neededWidth: Double, neededHeight: Double, ending: String?)
    /// A piece without a break opportunity is wider than the box.
    case tooWide(piece: String, needed: Double, available: Double)
    /// Ink outside the box, in points; what is drawn there.
    case inkOutside(edge: Edge, by: Double, characters: String)
    /// Shrunk by a factor for want of room; possible only, where several lines shrink.
    case shrunk(factor: Double, isCertain: Bool, want: Want)
    /// Lines that a fallback face makes taller, in points altogether.
    case grownByFallback(by: Double)
  }

  /// What a text needs at its own size, and there is too little of.
  public enum Want: Hashable, Sendable {
    /// Points of a line, or of a piece of it that no break makes narrower.
    case width(needed: Double, available: Double, piece: String?)
    case lines(needed: Int, shown: Int)
  }

  public enum Edge: String, Hashable, Sendable {
    case top, bottom, left, right
  }

  /// The smallest box and the largest category that work.
  public struct Budget: Hashable, Sendable {
    /// Points that lines need at the judged category where they need most; nil without text.
    public var minimumWidth: Double?
    /// Points: the label height of the tallest judged category, or nil where none is known.
    public var minimumHeight: Double?
    /// The largest category up to which everything fits, or nil where nothing does or nothing is judged.
    public var largestCategory: ContentSizeCategory?

    public init(
      minimumWidth: Double? = nil, minimumHeight: Double? = nil, largestCategory: ContentSizeCategory? = nil
    ) {
      self.minimumWidth = minimumWidth
      self.minimumHeight = minimumHeight
      self.largestCategory = largestCategory
    }
  }

  let element: AuditPlan.Element
  /// The element with the width and weight of this case.
  public var declared: TextElement { element.text }
  public var location: SourceLocation? { element.location }
  /// Whether its text can't be judged: only its face's metrics are known, or no face shows some character.
  var lacksGlyphs: Bool { declared.text != nil && (face.withoutGlyphs != nil || !unshownCharacters.isEmpty) }

  /// Whether both are cases of one element; two configurations may have elements of one name.
  func isCase(of other: JudgedElement) -> Bool {
    element.name == other.element.name && location?.file == other.location?.file
  }

  /// Whether it is the Bold Text pass of another case, and shown with the same faces: all of it is found there already.
  func repeats(_ other: JudgedElement) -> Bool {
    variant.boldText && !other.variant.boldText && isCase(of: other) && variant.locale == other.variant.locale
      && variant.width == other.variant.width && face.outcome.face == other.face.outcome.face
      && fallbackFaces == other.fallbackFaces
  }

  public let variant: CaseVariant
  public let face: MeasuredFace
  public let rows: [Row]
  /// Characters that no face shows.
  public let missingCharacters: [String]
  /// Those but for the accents of a made-up translation, which nobody will ship.
  var unshownCharacters: [String] { variant.isMadeUp ? [] : missingCharacters }
  /// Features of the letter transform that the face lacks for some letters.
  public let featuresWithoutEffect: [(tag: String, letters: String)]
  /// Faces other than its own that show parts of the text.
  public let fallbackFaces: [FaceIdentity]
  public var fallbackFamilies: [String] { fallbackFaces.map { $0.family ?? $0.displayName } }
  public let budget: Budget
  /// Points at the platform's origin; nil where no size is published.
  public var originSize: Double? { growth.originSize }
  /// Nil where the platform doesn't publish how its text grows.
  public var largerText: LargerText? { growth.largerText }
  private let growth: TextGrowth
  /// True where any row has a problem.
  let hasProblems: Bool
  /// What would mend an element that has problems.
  let advice: String
  /// What the text needs at the size that Larger Text asks for, where something keeps it below; nil where nothing does, or
  /// where that can't be known.
  let largerTextRoom: Remedy?

  init(
    element: AuditPlan.Element, variant: CaseVariant, face: MeasuredFace, rows: [Row],
    prepared: (any PreparedText)?, budget: Budget, growth: TextGrowth, advice: String = "",
    largerTextRoom: Remedy? = nil
  ) {
    self.element = element
    self.variant = variant
    self.face = face
    self.rows = rows
    missingCharacters = prepared?.missing ?? []
    featuresWithoutEffect = prepared?.featuresWithoutEffect ?? []
    fallbackFaces = prepared?.fallbackFaces ?? []
    self.budget = budget
    self.growth = growth
    hasProblems = rows.contains { !$0.problems.isEmpty }
    self.advice = advice
    self.largerTextRoom = largerTextRoom
  }
}

/// Which of an element's cases it is.
public struct CaseVariant: Hashable, Sendable {
  /// Nil for a text that is the same in every language, and without text.
  public var locale: String?
  /// Points of the box; nil where it grows.
  public var width: Double?
  /// True where the element has a list of widths.
  public var isOneOfWidths: Bool
  public var boldText: Bool
  public var text: String?
  /// Whether its text is a made-up translation.
  var isMadeUp: Bool { locale.flatMap(PseudoLocale.init(rawValue:)) != nil }

  public init(
    locale: String? = nil, width: Double? = nil, isOneOfWidths: Bool = false, boldText: Bool = false,
    text: String? = nil
  ) {
    self.locale = locale
    self.width = width
    self.isOneOfWidths = isOneOfWidths
    self.boldText = boldText
    self.text = text
  }
}
