/// An element's text set at one size: its lines in the room that there is, and the height that they take.
///
/// The one account of sizes: a check judges it, and a live element asks for it.
package struct TextSetting: Sendable {
  /// What is the same at every size; an element is too large to be copied for each.
  package final class Constants: Sendable {
    package let element: TextElement
    package let metrics: FaceMetrics
    /// Pixels in a point.
    package let displayScale: Double
    /// Whether a face that stands in makes its lines taller: on some platforms, and in Core Text always.
    package let growsWithFallback: Bool

    package init(element: TextElement, metrics: FaceMetrics, displayScale: Double, growsWithFallback: Bool) {
      self.element = element
      self.metrics = metrics
      self.displayScale = displayScale
      self.growsWithFallback = growsWithFallback || element.kind == .coreText
    }
  }

  package let constants: Constants
  package let box: TextBox
  /// Points.
  package let size: Double

  package init(constants: Constants, box: TextBox, size: Double) {
    self.constants = constants
    self.box = box
    self.size = size
  }

  private var metrics: FaceMetrics { constants.metrics }

  /// Points that a line may take; nil where the element grows.
  package var availableWidth: Double? { box.availableWidth.map { $0 + .unseenLength } }

  /// A single line is never broken, so that its width is the whole text's.
  package var lineWidth: Double? { box.lines == 1 ? nil : availableWidth }
  package var breaksWords: Bool { box.lines != 1 && constants.element.lineBreakMode != .byClipping }

  /// The text in the width that there is.
  package func layout(_ text: any PreparedText) throws -> TextLayout {
    try text.layout(size: size, width: lineWidth, breaksWords: breaksWords)
  }

  /// The lines that the box allows, of so many.
  package func allowedLines(of count: Int) -> Int { box.lines > 0 ? min(box.lines, count) : count }

  /// How many whole lines a height holds, one at least: the first is always drawn.
  package func fittingLines(in available: Double) -> Int {
    let spacing = box.lineHeight.spacing
    let line = box.lineHeight.height(natural: metrics.lineHeight(at: size))
    return max(1, Int((available + .unseenLength + spacing) / max(line + spacing, 1e-9)))
  }

  /// The height of a text's lines that the box allows, rounded up to the pixel.
  package func height(of layout: TextLayout) -> Double {
    let allowed = allowedLines(of: layout.lines.count)
    return height(lines: allowed, growth: growth(of: layout.lines.prefix(allowed)))
  }

  /// Points that faces which stand in add to lines.
  package func growth(of lines: ArraySlice<TextLayout.Line>) -> Double {
    guard constants.growsWithFallback else { return 0 }
    return lines.lazy.map { self.growth(of: $0) }.reduce(0.0) { $0 + $1.ascent + $1.descent }
  }

  /// How much higher and deeper a line is with the faces that stand in, in points.
  package func growth(of line: TextLayout.Line) -> (ascent: Double, descent: Double) {
    guard constants.growsWithFallback, let fallback = line.fallback else { return (0, 0) }
    return (
      max(0, fallback.ascender - metrics.ascender(at: size)),
      max(0, metrics.descender(at: size) - fallback.descender)
    )
  }

  /// The height of lines of the element's own face, rounded up to the pixel.
  ///
  /// - Parameter growth: Points that faces which stand in add to the lines.
  package func height(lines: Int, growth: Double = 0) -> Double {
    let rule = box.lineHeight
    if rule.isNatural, growth == 0 {
      return metrics.labelHeight(lines: lines, at: size, displayScale: constants.displayScale)
    }
    let line = rule.height(natural: metrics.lineHeight(at: size))
    return roundedUp(Double(lines) * line + Double(max(0, lines - 1)) * rule.spacing + growth)
  }

  /// Points rounded up to the pixel.
  package func roundedUp(_ points: Double) -> Double {
    (points * constants.displayScale - 1e-6).rounded(.up) / constants.displayScale
  }
}
