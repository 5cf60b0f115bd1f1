internal import Typography

/// How lines of a face fare in an element's box, at one size.
struct BoxFit {
  let setting: TextSetting

  private var element: TextElement { setting.constants.element }
  private var box: TextBox { setting.box }
  private var size: Double { setting.size }

  // MARK: Without text

  /// Judges the height of so many lines.
  func judgeLines(_ lines: Int, _ row: inout JudgedElement.Row) {
    row.lines = lines
    let height = setting.height(lines: lines)
    row.height = height
    row.verdict = .fits
    guard let available = box.availableHeight else { return }
    if element.kind.scrollsVertically {
      row.note("it scrolls")
    } else if height.exceeds(available) {
      row.verdict = .clips
      row.problems.append(
        .tooTall(needed: height, available: available, lines: lines, isHarmless: false))
    }
  }

  /// Judges what a text's line heights alone tell: that not even one line has room. All else stays unjudged.
  func judgeWithoutGlyphs(_ row: inout JudgedElement.Row) {
    judgeLines(1, &row)
    if row.verdict == .fits { row.verdict = .unjudged }
    guard box.lines != 1 else { return }
    row.lines = nil
    row.height = nil
  }

  // MARK: With text

  /// Judges a text: its width, its lines, their height, and their ink.
  func judge(_ text: any PreparedText, _ row: inout JudgedElement.Row) throws {
    if try fitsAtOnce(text, &row) { return }
    let layout = try setting.layout(text)
    row.width = layout.width
    row.lines = layout.lines.count
    row.verdict = .fits
    // A label's own height is that of its font before it shrinks.
    row.height = setting.height(of: layout)
    if let (factor, smaller) = try shrunk(text, layout, &row) {
      row.verdict = .shrinks
      let shrunk = TextSetting(constants: setting.constants, box: box, size: size * factor)
      try BoxFit(setting: shrunk).judgeLines(text, smaller, &row)
      return
    }
    judgeWidth(try box.lines == 1 ? wrapped(text) : layout, &row)
    try judgeLines(text, layout, &row)
    if element.attributes.hyphenates, layout.lines.count > 1, box.lines != 1 { allowForHyphens(&row) }
  }

  /// Whether a text plainly fits, by its extent and the reach of its ink: most texts do, and need no closer look.
  private func fitsAtOnce(_ text: any PreparedText, _ row: inout JudgedElement.Row) throws -> Bool {
    guard text.inkReach.isKnown, !element.attributes.hyphenates,
      !setting.constants.growsWithFallback || text.fallbackFaces.isEmpty
    else { return false }
    let extent = try text.extent(size: size, width: setting.lineWidth, breaksWords: setting.breaksWords)
    guard !extent.overflows, box.lines == 0 || extent.lines <= box.lines else { return false }
    guard box.lines != 1 || !extent.width.exceeds(box.availableWidth ?? extent.width) else { return false }
    let height = setting.height(lines: extent.lines)
    if !element.kind.scrollsVertically {
      if let available = box.availableHeight, height.exceeds(available) { return false }
      guard
        holds(
          text.inkReach, width: extent.width, blockHeight: height, boxHeight: max(height, box.leastHeight))
      else { return false }
    }
    row.width = extent.width
    row.lines = extent.lines
    row.height = height
    row.verdict = .fits
    return true
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
    try text.layout(size: size, width: setting.availableWidth, breaksWords: false)
  }

  private func judgeWidth(_ wrapped: TextLayout, _ row: inout JudgedElement.Row) {
    guard let available = box.availableWidth, let piece = wrapped.overflow else { return }
    row.verdict = max(row.verdict, .overflows)
    row.problems.append(.tooWide(piece: piece.text, needed: piece.width, available: available))
  }

  private func judgeLines(
    _ text: any PreparedText, _ layout: TextLayout, _ row: inout JudgedElement.Row
  ) throws {
    let shown = try setting.shown(layout, of: text)
    judgeLineCount(layout, shown, &row)
    judgeHeight(layout, shown, text.inkReach, &row)
  }

  private func judgeLineCount(_ layout: TextLayout, _ shown: ShownLines, _ row: inout JudgedElement.Row) {
    let needed = layout.lines.count
    guard lines(of: layout, shown).count < needed || setting.isTooWide(layout) else { return }
    // One line with a word that is too wide is found as that: mending the line mends the word.
    let hasWideWord = row.problems.contains { if case .tooWide = $0 { true } else { false } }
    if hasWideWord, needed == 1 { return }
    row.verdict = max(row.verdict, element.lineBreakMode.truncates ? .truncates : .clips)
    if element.kind == .textField {
      row.note("judged as its placeholder, which is cut; what a person types scrolls")
    }
    row.problems.append(
      .truncated(
        neededLines: needed, shownLines: shown.lines.count, neededWidth: layout.width,
        neededHeight: setting.height(lines: needed, growth: setting.growth(of: layout.lines[...])),
        ending: shown.endingText))
  }

  /// The lines that the box has to hold. A label that truncates leaves out what its height can't; one that wraps is cut.
  private func lines(of layout: TextLayout, _ shown: ShownLines) -> ArraySlice<TextLayout.Line> {
    if element.lineBreakMode.truncates { return shown.lines }
    return layout.lines.prefix(setting.allowedLines(of: layout.lines.count))
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
    guard let least = leastFactor, least < 1, let available = box.availableWidth else { return nil }
    if box.lines == 1 {
      guard layout.width.exceeds(available), layout.lines.count == 1 else { return nil }
      guard let factor = try factor(of: text, layout.width, fitting: available) else {
        row.note("no smaller size makes it fit")
        return nil
      }
      row.scaleFactor = factor
      guard factor >= least else {
        row.note("it would have to shrink to \(factor.shortText), and may to \(least.shortText)")
        return nil
      }
      row.problems.append(
        .shrunk(
          factor: factor, isCertain: true,
          want: .width(needed: layout.width, available: available, piece: nil)))
      return (factor, try text.layout(size: size * factor, width: nil, breaksWords: false))
    }
    // Over several lines UIKit shrinks too, by an amount that is not known.
    guard element.lineBreakMode.truncates, box.lines > 0,
      layout.lines.count > box.lines || layout.overflow != nil
    else { return nil }
    let factor = max(least, 0.01)
    let smallest = try text.layout(size: size * factor, width: setting.lineWidth, breaksWords: true)
    guard smallest.lines.count <= box.lines, smallest.overflow == nil else { return nil }
    row.note("it may fit by shrinking; by how much is not known")
    let want: JudgedElement.Want =
      if layout.lines.count <= box.lines, let piece = layout.overflow {
        .width(needed: piece.width, available: available, piece: piece.text)
      } else {
        .lines(needed: layout.lines.count, shown: box.lines)
      }
    row.problems.append(.shrunk(factor: least, isCertain: false, want: want))
    return (factor, smallest)
  }

  private typealias Try = (factor: Double, width: Double)

  /// The factor at which one line fits a width; nil where none does. Letters mostly shrink in proportion, but not space in
  /// points between them, and not letters of an optical size or with a tracking table.
  private func factor(
    of text: any PreparedText, _ width: Double, fitting available: Double
  ) throws -> Double? {
    func tried(_ factor: Double) throws -> Try {
      (factor, try text.extent(size: size * factor, width: nil, breaksWords: false).width)
    }
    let smallest = 0.01
    var (fits, exceeds): (Try, Try)
    let proportional = try tried(max(smallest, available / width))
    if proportional.width.exceeds(available) {
      (fits, exceeds) = (try tried(smallest), proportional)
      if fits.width.exceeds(available) { return nil }
    } else {
      (fits, exceeds) = (proportional, (1, width))
    }
    // Between the two in proportion, which is soon there, and every other time halfway, which always gets there.
    for step in 0..<16 where available.exceeds(fits.width) {
      let share = step % 2 == 0 ? (available - fits.width) / (exceeds.width - fits.width) : 0.5
      let next = try tried(fits.factor + (exceeds.factor - fits.factor) * share)
      if next.width.exceeds(available) { exceeds = next } else { fits = next }
    }
    return fits.factor
  }

  // MARK: Height and ink

  private func judgeHeight(
    _ layout: TextLayout, _ shown: ShownLines, _ reach: InkReach, _ row: inout JudgedElement.Row
  ) {
    let grown = setting.growth(of: layout.lines.prefix(setting.allowedLines(of: layout.lines.count)))
    if grown > 0 { row.problems.append(.grownByFallback(by: grown)) }
    if element.kind.scrollsVertically { return }

    let lines = lines(of: layout, shown)
    let height = setting.height(lines: lines.count, growth: setting.growth(of: lines))
    let isTooTall = box.availableHeight.map(height.exceeds) == true
    let boxHeight = isTooTall ? box.availableHeight ?? height : max(height, box.leastHeight)
    // An ellipsis has ink of its own.
    let isHeld =
      shown.ending == nil
      && holds(reach, width: layout.width, blockHeight: height, boxHeight: boxHeight)
    let ink = isHeld ? nil : ShownInk(shown)
    let outside = ink.map { inkOutside($0, blockHeight: height, boxHeight: boxHeight) } ?? []
    if isTooTall {
      // A line that doesn't fit is not drawn at all, the first excepted.
      let isHarmless = shown.lines.count == lines.count && outside.isEmpty
      if !isHarmless { row.verdict = max(row.verdict, .clips) }
      row.problems.append(
        .tooTall(needed: height, available: boxHeight, lines: lines.count, isHarmless: isHarmless))
    } else if !outside.isEmpty {
      row.verdict = max(row.verdict, .clips)
      row.problems += outside
    }
    if let ink { row.problems += inkBeside(ink) }
  }
}
