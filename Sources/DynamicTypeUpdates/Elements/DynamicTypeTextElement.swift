public import Typography

/// A text element that is alive: it wraps the value that a check judges, and shows it in the traits in force.
@MainActor open class DynamicTypeTextElement: DynamicTypeElement {
  /// What is shown, and how: the value that a check judges. Setting it re-fonts.
  public var element: TextElement {
    didSet {
      if element.descriptor != oldValue.descriptor || element.attributes != oldValue.attributes
        || element.text != oldValue.text || element.lineBreakMode != oldValue.lineBreakMode
      {
        prepared = nil
      }
      refont()
    }
  }

  /// The locale whose text is shown, where the element has one for each.
  public var locale: String? {
    didSet {
      prepared = nil
      invalidateIntrinsicContentSize()
    }
  }

  /// The font that is shown. One that is set stays until the next change.
  public var font: Font {
    didSet {
      // A text is shaped once for all sizes.
      var former = oldValue.descriptor
      former.size = font.pointSize
      if font.descriptor != former { prepared = nil }
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with runs of their own, or nil where the element's own text is shown.
  ///
  /// The runs' styles are found once, when it is set.
  public var attributedText: AttributedText? {
    didSet {
      guard !isRefonting else { return }
      prepared = nil
      findStylesOfRuns()
      refont()
    }
  }

  /// Why the element or a run never re-fonts, or the last attempt failed; nil where all is well. The font stays as it was.
  public var problem: TypographyError? { missingStyle ?? missingStyleOfRun ?? failure }
  var missingStyle: TypographyError?
  private var missingStyleOfRun: TypographyError?
  var failure: TypographyError?

  /// What its style and sizes come from outside of an environment.
  let home: DynamicTypeEnvironment
  private var runs: [TextElement?] = []
  private var isRefonting = false
  /// The text as it was shaped, and where: another environment has other fonts.
  var prepared: (text: any PreparedText, environment: DynamicTypeEnvironment)?
  var knownIntrinsicSize: Size?

  init(_ element: TextElement, font: Font, home: DynamicTypeEnvironment) {
    self.element = element
    self.font = font
    self.home = home
  }

  // MARK: What is shown

  public var text: String? {
    get { element.text?.text(in: locale) ?? element.text?.base }
    set { element.text = newValue.map { .plain($0) } }
  }

  /// The most lines; 0 for as many as needed.
  public var numberOfLines: Int {
    get { element.lines }
    set { element.lines = newValue }
  }

  open override var contentSizeCategoryLimits: ContentSizeCategoryLimits {
    get { element.scaling.limits }
    set {
      element.scaling = element.scaling.limited(to: newValue)
      traitsDidChangeBelow()
    }
  }

  // MARK: Fonts

  /// Whether the element follows the text size at all.
  open var adjustsFontForContentSizeCategory: Bool { missingStyle == nil && isScaled }

  private var isScaled: Bool { element.scaling.rule != .fixed }

  open override func traitsDidChange() { refont() }

  /// The traits that a font is made for; nil for none yet: then the font stays.
  var traitsForFonts: TraitEnvironment? { traits }

  /// A run as an element of its own.
  ///
  /// - Throws: `TypographyError` where no style is found for it: then it keeps its font.
  func element(of run: AttributedText.Run) throws(TypographyError) -> TextElement {
    try (environment ?? home).element(of: run.font, following: run.textStyle)
  }

  private func findStylesOfRuns() {
    missingStyleOfRun = nil
    runs = []
    for run in attributedText?.runs ?? [] {
      do throws(TypographyError) {
        runs.append(try element(of: run))
      } catch {
        runs.append(nil)
        missingStyleOfRun = missingStyleOfRun ?? error
      }
    }
  }

  /// Sets the fonts anew, invalidates the size and asks for layout.
  func refont() {
    defer { invalidateIntrinsicContentSize() }
    guard let traits = traitsForFonts else { return }
    let environment = environment ?? home
    do throws(TypographyError) {
      // A fixed size follows Bold Text all the same.
      if missingStyle == nil, adjustsFontForContentSizeCategory || !isScaled {
        font = try environment.font(of: element, in: traits)
      }
      if let attributedText { try refont(attributedText, environment, traits) }
      failure = nil
    } catch {
      failure = error
    }
  }

  private func refont(
    _ text: AttributedText, _ environment: DynamicTypeEnvironment, _ traits: TraitEnvironment
  ) throws(TypographyError) {
    var text = text
    for (place, run) in runs.enumerated() {
      guard var run else { continue }
      run.scaling = run.scaling.limited(to: element.scaling.limits)
      text.runs[place].font = try environment.font(of: run, in: traits)
    }
    isRefonting = true
    attributedText = text
    isRefonting = false
  }

  // MARK: Sizes

  /// Forgets the size that was known, and asks for layout.
  open func invalidateIntrinsicContentSize() {
    knownIntrinsicSize = nil
    setNeedsLayout()
  }
}
