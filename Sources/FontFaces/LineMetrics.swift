internal import Typography

/// Ascender, descender and line gap in font units while a policy works on them.
struct LineMetrics {
  var ascender: Double
  var descender: Double
  var lineGap: Double
  let source: MetricsSource
  var warnings: [String] = []

  init(ascender: Double, descender: Double, lineGap: Double, source: MetricsSource) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.source = source
  }

  init(_ line: VerticalTables.Line, _ deltas: MetricDeltas, source: MetricsSource) {
    self.init(
      ascender: Double(line.ascender) + deltas.ascender, descender: Double(line.descender) + deltas.descender,
      lineGap: Double(line.lineGap) + deltas.lineGap, source: source)
  }

  init(_ win: VerticalTables.Win, _ deltas: MetricDeltas, source: MetricsSource) {
    self.init(
      ascender: Double(win.ascent) + deltas.winAscent, descender: -(Double(win.descent) + deltas.winDescent),
      lineGap: 0, source: source)
  }

  /// Some fonts store the descender without its sign.
  mutating func checkDescender(normalises: Bool) {
    guard descender > 0, source != .win else { return }
    guard normalises else {
      warnings.append(
        "\(source.rawValue) descender is stored as \(descender.shortText), above the baseline, and read so")
      return
    }
    warnings.append(
      "\(source.rawValue) descender is stored as \(descender.shortText), above the baseline: taken as \((-descender).shortText)"
    )
    descender = -descender
  }

  /// UIFont makes the lines of two old families 15 % taller, by their exact names.
  mutating func applyHelveticaRule(platform: Platform, family: String?) {
    guard platform == .ios, let family, ["helvetica", "times"].contains(family.lowercased()) else { return }
    let added = 0.15 * (ascender - descender)
    warnings.append(
      "iOS adds 15 % of the line to the ascender of \(family): \(ascender.shortText) became \((ascender + added).shortText)"
        + " (a face of that name may not be Apple's)")
    ascender += added
  }

  mutating func warnOfGap(unitsPerEm: Int) {
    let distance = ascender - descender + lineGap
    if lineGap < 0, distance <= 0 {
      let share = (distance / Double(unitsPerEm)).shortText
      warnings.append(
        "line gap \(lineGap.shortText) outweighs the line: baselines would be \(share) em apart")
    }
    if ascender - descender <= 0 {
      warnings.append(
        "ascender \(ascender.shortText) is not above descender \(descender.shortText): a line would have no height"
      )
    }
  }

  /// Windows reads the win values: a line there that is much taller or lower is worth knowing.
  mutating func warnOfSpread(_ tables: VerticalTables) {
    guard let hhea = tables.hhea, !hhea.isZero, let win = tables.win, source != .win else { return }
    let apple = Double(hhea.ascender + abs(hhea.descender))
    let windows = Double(win.ascent + win.descent)
    guard apple > 0, windows > 0, abs(windows - apple) > 0.25 * apple else { return }
    let change = ((windows / apple - 1) * 100).rounded()
    warnings.append(
      "win line is \(windows.shortText) units, hhea line \(apple.shortText): \(change > 0 ? "+" : "")\(change.shortText) % on Windows"
    )
  }
}
