public import Typography

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension DynamicTypeTextElement {
  /// The size that the text takes with its insets, rounded up to the pixel: in the width that the element has, or in as
  /// much as it needs.
  ///
  /// Lines and height are those that a check judges. Without text it is the height of the element's lines.
  ///
  /// - Throws: Where the fonts can't be read, none answers, or runs of several fonts stand in one text.
  public var intrinsicContentSize: Size {
    get throws {
      if let knownIntrinsicSize { return knownIntrinsicSize }
      let size = try size(of: shown)
      knownIntrinsicSize = size
      return size
    }
  }

  /// The size that the text takes within a width, insets included; the height is not limited.
  ///
  /// - Throws: As `intrinsicContentSize` does.
  public func sizeThatFits(_ size: Size) throws -> Size {
    var shown = try shown
    shown.bounds.widths = [max(0, size.width)]
    shown.variants = shown.variants.map { variant in
      var variant = variant
      variant.width = nil
      return variant
    }
    var fitting = try self.size(of: shown)
    fitting.width = min(fitting.width, max(0, size.width))
    return fitting
  }

  /// How many lines the text takes, those that are cut off among them; nil without text.
  ///
  /// - Throws: As `intrinsicContentSize` does.
  public var neededLines: Int? {
    get throws {
      let (setting, text) = try setting(of: shown)
      return try text.map { try setting.layout($0).lines.count }
    }
  }

  /// The lines that are shown.
  ///
  /// - Throws: As `intrinsicContentSize` does.
  public var lines: [TextLayout.Line] {
    get throws {
      let (setting, text) = try setting(of: shown)
      guard let lines = try text.map({ try setting.layout($0).lines }) else { return [] }
      return Array(lines.prefix(setting.allowedLines(of: lines.count)))
    }
  }

  /// The element in the font that it shows now, which may be another than its own.
  private var shown: TextElement {
    get throws {
      if let runs = attributedText?.runs, runs.contains(where: { $0.font != runs[0].font }) {
        throw TypographyError("a text in several fonts can't be measured: measure its runs")
      }
      var shown = element
      if let attributedText { shown.text = .plain(attributedText.string) }
      let font = attributedText?.runs.first?.font ?? font
      shown.descriptor = font.descriptor
      shown.scaling = try FontScaling(.fixed, base: font.pointSize, limits: element.scaling.limits)
      return shown
    }
  }

  private func size(of shown: TextElement) throws -> Size {
    let (setting, text) = try setting(of: shown)
    let insets = shown.bounds.insets
    var size = Size(width: insets.left + insets.right, height: insets.top + insets.bottom)
    if let text {
      let layout = try setting.layout(text)
      size.width += setting.roundedUp(layout.width)
      size.height += setting.height(of: layout)
    } else {
      size.height += setting.height(lines: setting.box.lines)
    }
    return size
  }

  /// The text's setting, with the weight as the shown font has it already.
  private func setting(of shown: TextElement) throws -> (TextSetting, (any PreparedText)?) {
    let environment = environment ?? home
    guard let measuring = environment.measuring else {
      throw TypographyError("there are no fonts to measure with: give the environment a TextEngine")
    }
    let face = try measuring.face(for: shown.descriptor)
    guard let metrics = face.metrics else { throw TypographyError(face.outcome.reason) }
    var traits = self.traits ?? environment.traits
    traits.legibilityWeight = .regular
    let resolved = try shown.resolved(in: traits, scale: environment.scale)
    let setting = TextSetting(
      constants: TextSetting.Constants(
        element: shown, metrics: metrics, displayScale: traits.displayScale,
        growsWithFallback: environment.growsWithFallback),
      box: resolved.box, size: resolved.size.points)
    return (setting, try prepare(shown, measuring, environment))
  }

  /// Shaped once for all sizes.
  private func prepare(
    _ shown: TextElement, _ measuring: any TextMeasuring, _ environment: DynamicTypeEnvironment
  ) throws -> (any PreparedText)? {
    if let prepared, prepared.environment === environment { return prepared.text }
    guard let text = attributedText?.string ?? text else { return nil }
    let prepared = try measuring.prepare(
      text, in: shown.descriptor, attributes: shown.shapingAttributes(in: locale))
    self.prepared = prepared.map { ($0, environment) }
    return prepared
  }
}
