internal import Typography

extension BoxFit {
  /// What a text takes in a box that grows.
  struct Need {
    let lines: Int
    /// Points of the lines, rounded up to the pixel.
    let height: Double
    /// Points that ink reaches beyond them, above or below; 0 where it is seen.
    let inkBeyond: Double
  }

  func need(ofLines lines: Int) -> Need {
    Need(lines: lines, height: setting.height(lines: lines), inkBeyond: 0)
  }

  func need(of text: any PreparedText) throws -> Need {
    if text.inkReach.isKnown, !setting.constants.growsWithFallback || text.fallbackFaces.isEmpty {
      let extent = try text.extent(
        size: setting.size, width: setting.lineWidth, breaksWords: setting.breaksWords)
      let need = need(ofLines: extent.lines)
      if holds(text.inkReach, width: extent.width, blockHeight: need.height, boxHeight: need.height) {
        return need
      }
    }
    let layout = try setting.layout(text)
    let height = setting.height(of: layout)
    let ink = ShownInk(ShownLines(lines: layout.lines[...], ending: nil))
    var beyond = 0.0
    for case .inkOutside(_, let by, _) in inkOutside(ink, blockHeight: height, boxHeight: height) {
      beyond = max(beyond, by)
    }
    return Need(lines: layout.lines.count, height: height, inkBeyond: beyond)
  }

  /// The height that holds what a text needs, rounded up to the pixel; nil where the box has it, or grows to it.
  func missingHeight(_ need: Need) -> Double? {
    if setting.constants.element.kind.scrollsVertically { return nil }
    let isTooTall = setting.box.availableHeight.map(need.height.exceeds) == true
    let slack = (max(need.height, setting.box.leastHeight) - need.height) / 2
    guard isTooTall || need.inkBeyond - slack > pixel else { return nil }
    // The lines stand in the middle of their box.
    return setting.roundedUp(need.height + 2 * need.inkBeyond)
  }
}
