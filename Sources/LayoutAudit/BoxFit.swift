internal import Typography

/// How lines of a face fare in an element's box, at one size.
struct BoxFit {
  /// What is the same at every size; an element is too large to be copied for each.
  final class Constants: Sendable {
    let element: TextElement
    let metrics: FaceMetrics
    /// Pixels in a point.
    let displayScale: Double
    /// Whether the platform lets every line grow with the faces in it; Core Text always does.
    let growsWithFallback: Bool

    init(element: TextElement, metrics: FaceMetrics, displayScale: Double, growsWithFallback: Bool) {
      self.element = element
      self.metrics = metrics
      self.displayScale = displayScale
      self.growsWithFallback = growsWithFallback
    }
  }

  let constants: Constants
  let resolved: ResolvedTextElement
  /// What the font is shrunk by.
  private var shrinking = 1.0

  init(constants: Constants, resolved: ResolvedTextElement) {
    self.constants = constants
    self.resolved = resolved
  }

  private var element: TextElement { constants.element }
  private var metrics: FaceMetrics { constants.metrics }
  private var displayScale: Double { constants.displayScale }
  private var size: Double { resolved.size.points * shrinking }
  private var pixel: Double { 1 / displayScale }
  private var grows: Bool { constants.growsWithFallback || element.kind == .coreText }

  // MARK: Without text

  /// Judges the height of so many lines.
  func judgeLines(_ lines: Int, _ row: inout JudgedElement.Row) {
    row.lines = lines
    let height = blockHeight(lines: lines)
    row.height = height
    row.verdict = .fits
    guard let available = resolved.availableHeight else { return }
    if element.kind.scrollsVertically {
      row.note("it scrolls")
    } else if height > available {
      row.verdict = .clips
      row.problems.append(
        .tooTall(needed: height, available: available, lines: lines, isHarmless: false))
    }
  }

  /// The height of lines of the element's own face, rounded up to the pixel.
  ///
  /// - Parameter growth: Points that faces which stand in add to the lines.
  private func blockHeight(lines: Int, growth: Double = 0) -> Double {
    let rule = resolved.lineHeight
    if rule.isNatural, growth == 0 {
      return metrics.labelHeight(lines: lines, at: size, displayScale: displayScale)
    }
    let line = rule.height(natural: metrics.lineHeight(at: size))
    return roundedUp(Double(lines) * line + Double(max(0, lines - 1)) * rule.spacing + growth)
  }

  private func roundedUp(_ points: Double) -> Double {
    (points * displayScale - 1e-6).rounded(.up) / displayScale
  }

  // MARK: With text

  /// Judges a text: its width, its lines, their height, and their ink.
  func judge(_ text: any PreparedText, _ row: inout JudgedElement.Row) throws {
    let width = resolved.availableWidth
    let isSingleLine = resolved.lines == 1
    let mode = element.lineBreakMode
    let breaksWords = mode == .byWordWrapping || mode == .byCharWrapping || mode.truncates
    let layout = try text.layout(
      size: size, width: isSingleLine ? nil : width, breaksWords: breaksWords && !isSingleLine)
    row.width = layout.width
    row.lines = layout.lines.count
    row.verdict = .fits

    // A label's own height is that of its font before it shrinks.
    row.height = height(of: layout)
    if let (factor, smaller) = try shrunk(text, layout, &row) {
      row.verdict = .shrinks
      var fit = self
      fit.shrinking = factor
      try fit.judgeHeight(text, smaller, &row)
      return
    }
    judgeWidth(try isSingleLine ? wrapped(text) : layout, &row)
    try judgeLineCount(text, layout, &row)
    try judgeHeight(text, layout, &row)
    if element.attributes.hyphenates, layout.lines.count > 1, !isSingleLine { allowForHyphens(&row) }
  }

  /// Hyphens give more places to break: lines that fit without them fit, others may.
  private func allowForHyphens(_ row: inout JudgedElement.Row) {
    row.note("judged without hyphenation, which may need fewer lines")
    guard row.verdict != .fits else { return }
    row.verdict = .unjudged
    row.problems = []
  }

  /// A single line as it would wrap: only so a piece shows that no break makes narrower.
  private func wrapped(_ text: any PreparedText) throws -> TextLayout {
    try text.layout(size: size, width: resolved.availableWidth, breaksWords: false)
  }

  private func judgeWidth(_ wrapped: TextLayout, _ row: inout JudgedElement.Row) {
    guard let available = resolved.availableWidth, let piece = wrapped.overflow else { return }
    row.verdict = max(row.verdict, .overflows)
    row.problems.append(.tooWide(piece: piece.text, needed: piece.width, available: available))
  }

  private func judgeLineCount(
    _ text: any PreparedText, _ layout: TextLayout, _ row: inout JudgedElement.Row
  ) throws {
    let allowed = resolved.lines
    let isTooWide =
      allowed == 1 && resolved.availableWidth.map { layout.width > $0 + 1e-9 } == true
    guard (allowed > 0 && layout.lines.count > allowed) || isTooWide else { return }
    // A single word that is too wide is found as that.
    let isOnePiece = row.problems.contains {
      if case .tooWide(_, let needed, _) = $0 { needed >= layout.width } else { false }
    }
    if isOnePiece, layout.lines.count == 1 { return }
    row.verdict = max(row.verdict, element.lineBreakMode.truncates ? .truncates : .clips)
    if element.kind == .textField {
      row.note("judged as its placeholder, which is cut; what a person types scrolls")
    }
    row.problems.append(
      .truncated(
        neededLines: layout.lines.count, shownLines: allowed, neededWidth: layout.width,
        neededHeight: blockHeight(lines: layout.lines.count), ending: try ending(text, lines: allowed)))
  }

  /// What the last of so many lines shows where an ellipsis ends the text; nil where nothing does.
  private func ending(_ text: any PreparedText, lines: Int) throws -> String? {
    guard element.lineBreakMode.truncates else { return nil }
    let width = resolved.availableWidth ?? .infinity
    let line = try text.truncated(size: size, width: width, lines: lines, mode: element.lineBreakMode)
    return line.width <= width + 1e-9 ? line.text : ""
  }

  // MARK: Shrinking

  /// A text field has a least size in points instead of a factor.
  private var leastFactor: Double? {
    element.kind == .textField ? element.minimumScaleFactor.map { $0 / size } : element.minimumScaleFactor
  }

  /// The factor that the font shrinks by, as `adjustsFontSizeToFitWidth` makes it, and the smaller layout; nil where it
  /// needn't shrink, or may not so far.
  private func shrunk(
    _ text: any PreparedText, _ layout: TextLayout, _ row: inout JudgedElement.Row
  ) throws -> (factor: Double, layout: TextLayout)? {
    guard let least = leastFactor, least < 1, let available = resolved.availableWidth else { return nil }
    if resolved.lines == 1 {
      guard layout.width > available, layout.lines.count == 1 else { return nil }
      let factor = available / layout.width
      row.scaleFactor = factor
      guard factor >= least else {
        row.note("it would have to shrink to \(factor.shortText), and may to \(least.shortText)")
        return nil
      }
      row.problems.append(.shrunk(factor: factor, isCertain: true))
      return (factor, try text.layout(size: size * factor, width: nil, breaksWords: false))
    }
    // Over several lines UIKit shrinks too, by an amount that is not known.
    guard element.lineBreakMode.truncates, resolved.lines > 0,
      layout.lines.count > resolved.lines || layout.overflow != nil
    else { return nil }
    let factor = max(least, 0.01)
    let smallest = try text.layout(size: size * factor, width: available, breaksWords: true)
    guard smallest.lines.count <= resolved.lines, smallest.overflow == nil else { return nil }
    row.note("it may fit by shrinking; by how much is not known")
    row.problems.append(.shrunk(factor: least, isCertain: false))
    return (factor, smallest)
  }

  // MARK: Height and ink

  /// The lines that are shown at most.
  private func shownLines(of layout: TextLayout) -> Int {
    resolved.lines > 0 ? min(resolved.lines, layout.lines.count) : layout.lines.count
  }

  /// Points that faces which stand in add to the lines that are shown.
  private func growth(of layout: TextLayout) -> Double {
    if !grows { return 0 }
    return layout.lines.prefix(shownLines(of: layout)).lazy.map { self.growth(of: $0) }
      .reduce(0.0) { $0 + $1.ascent + $1.descent }
  }

  private func height(of layout: TextLayout) -> Double {
    blockHeight(lines: shownLines(of: layout), growth: growth(of: layout))
  }

  private func judgeHeight(
    _ text: any PreparedText, _ layout: TextLayout, _ row: inout JudgedElement.Row
  ) throws {
    let shown = shownLines(of: layout)
    let lines = layout.lines.prefix(shown)
    let grown = growth(of: layout)
    let height = height(of: layout)
    if grown > 0 { row.problems.append(.grownByFallback(by: grown)) }
    if element.kind.scrollsVertically { return }

    let inks = lines.map(\.ink)
    if let available = resolved.availableHeight, height > available {
      let spacing = resolved.lineHeight.spacing
      let line = resolved.lineHeight.height(natural: metrics.lineHeight(at: size))
      let fitting = max(1, Int((available + spacing + 1e-6) / max(line + spacing, 1e-9)))
      if fitting < shown, element.lineBreakMode.truncates {
        row.verdict = max(row.verdict, .truncates)
        row.problems.append(
          .truncated(
            neededLines: layout.lines.count, shownLines: fitting, neededWidth: layout.width,
            neededHeight: height, ending: try ending(text, lines: fitting)))
        return
      }
      // A line that doesn't fit is not drawn at all, the first excepted.
      let isHarmless =
        fitting >= shown && inkOutside(lines, inks, blockHeight: height, boxHeight: available).isEmpty
      if !isHarmless { row.verdict = max(row.verdict, .clips) }
      row.problems.append(
        .tooTall(needed: height, available: available, lines: shown, isHarmless: isHarmless))
    } else {
      let box = max(height, resolved.leastHeight)
      for problem in inkOutside(lines, inks, blockHeight: height, boxHeight: box) {
        row.verdict = max(row.verdict, .clips)
        row.problems.append(problem)
      }
    }
    let beside = inkBeside(lines, inks)
    if !beside.isEmpty { row.problems += beside }
  }

  /// How much higher and deeper a line is with the faces that stand in, in points.
  private func growth(of line: TextLayout.Line) -> (ascent: Double, descent: Double) {
    guard let fallback = line.fallback else { return (0, 0) }
    return (
      max(0, fallback.ascender - metrics.ascender(at: size)),
      max(0, metrics.descender(at: size) - fallback.descender)
    )
  }

  /// Ink above or below a box in which the lines stand centred.
  private func inkOutside(
    _ lines: ArraySlice<TextLayout.Line>, _ inks: [TextLayout.Ink?], blockHeight: Double, boxHeight: Double
  ) -> [JudgedElement.Problem] {
    guard let first = lines.first, let last = lines.last, let top = inks.first, let bottom = inks.last else {
      return []
    }
    let natural = metrics.lineHeight(at: size)
    // An explicit line height adds its room above the text, as TextKit does.
    let extra = resolved.lineHeight.height(natural: natural) - natural
    let slack = (boxHeight - blockHeight) / 2
    var problems: [JudgedElement.Problem] = []
    if let ink = top {
      let room = metrics.ascender(at: size) + extra + slack + (grows ? growth(of: first).ascent : 0)
      if ink.top - room > pixel {
        let characters = first.text(ofCluster: ink.highest)
        problems.append(.inkOutside(edge: .top, by: ink.top - room, characters: characters))
      }
    }
    if let ink = bottom {
      let room = -metrics.descender(at: size) + slack + (grows ? growth(of: last).descent : 0)
      if -ink.bottom - room > pixel {
        let characters = last.text(ofCluster: ink.lowest)
        problems.append(.inkOutside(edge: .bottom, by: -ink.bottom - room, characters: characters))
      }
    }
    return problems
  }

  /// Ink at a line's ends, beyond the box: an overhanging italic, for one.
  private func inkBeside(
    _ lines: ArraySlice<TextLayout.Line>, _ inks: [TextLayout.Ink?]
  ) -> [JudgedElement.Problem] {
    var (left, right): (Double, Double) = (0, 0)
    for (line, ink) in zip(lines, inks) {
      guard let ink else { continue }
      let box = max(line.width, resolved.availableWidth ?? line.width)
      left = max(left, -ink.left)
      // What is wider than the box is found as such.
      if line.width <= box { right = max(right, ink.right - box) }
    }
    var problems: [JudgedElement.Problem] = []
    if left > pixel { problems.append(.inkOutside(edge: .left, by: left, characters: "")) }
    if right > pixel { problems.append(.inkOutside(edge: .right, by: right, characters: "")) }
    return problems
  }
}
