public import Typography

/// A label whose size is its default descriptor's, plus a point for each category above `large`, less one for each below.
///
/// It re-fonts when it is made, when `defaultFontDescriptor` is set, and at each change; always from the default's size,
/// so that nothing adds up.
open class PreferredFontLabel: DynamicTypeTextElement {
  /// The font at `large`. Setting it re-fonts.
  ///
  /// One whose size is out of range sets `problem` until another is set, and the label goes on with the last that served;
  /// one too small for the category in force leaves the font, and sets `problem`, while that category lasts.
  public var defaultFontDescriptor: FontDescriptor {
    didSet {
      do throws(TypographyError) {
        let limits = element.scaling.limits
        var changed = element
        changed.scaling = try FontScaling(.delta, base: defaultFontDescriptor.size, limits: limits)
        changed.descriptor = defaultFontDescriptor
        wrongDefault = nil
        element = changed
      } catch {
        wrongDefault = error
      }
    }
  }

  private var wrongDefault: TypographyError?

  public override var problem: TypographyError? { wrongDefault ?? super.problem }

  public init(
    text: String? = nil, defaultFontDescriptor: FontDescriptor,
    environment: DynamicTypeEnvironment = .shared
  ) throws(TypographyError) {
    self.defaultFontDescriptor = defaultFontDescriptor
    let element = TextElement(
      name: "", descriptor: defaultFontDescriptor,
      scaling: try FontScaling(.delta, base: defaultFontDescriptor.size), text: text.map { .plain($0) })
    let font = try environment.font(of: element, in: environment.traits)
    super.init(element, font: font, home: environment)
  }

  /// Points that the category in force adds to the default's size: −3 to 8.
  public var contentSizeDelta: Double { font.pointSize - (element.scaling.base ?? font.pointSize) }

  override var traitsForFonts: TraitEnvironment? { traits ?? home.traits }

  /// Each run is a delta from its own size.
  override func element(of run: AttributedText.Run) throws(TypographyError) -> TextElement {
    TextElement(
      name: element.name, descriptor: run.font.descriptor,
      scaling: try FontScaling(.delta, base: run.font.pointSize))
  }
}
