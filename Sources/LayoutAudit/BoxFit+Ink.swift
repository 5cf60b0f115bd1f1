internal import Typography

/// The ink of the lines that a box shows.
struct ShownInk {
  /// The ink of a piece of a line.
  struct Piece {
    let line: TextLayout.Line
    let ink: TextLayout.Ink
    /// Points from the left end of the whole line.
    let left: Double
    let right: Double

    init?(_ piece: ShownLines.Piece) {
      guard let ink = piece.line.ink else { return nil }
      self.line = piece.line
      self.ink = ink
      left = piece.x + ink.left
      right = piece.x + ink.right
    }
  }

  let shown: ShownLines
  /// Those of each line.
  let pieces: [[Piece]]

  init(_ shown: ShownLines) {
    self.shown = shown
    pieces = shown.pieces.map { $0.compactMap(Piece.init) }
  }
}

extension BoxFit {
  private var metrics: FaceMetrics { setting.constants.metrics }
  /// Room that is the text's own to draw in: ink may reach into it.
  private var insets: EdgeInsets {
    let element = setting.constants.element
    return element.kind.drawsInInsets ? element.bounds.insets : EdgeInsets()
  }
  /// What is less than a pixel beyond an edge is not seen.
  var pixel: Double { 1 / setting.constants.displayScale }

  /// Whether ink stays within a box by the furthest that it reaches, whichever line has it and wherever lines end.
  ///
  /// - Parameter width: Points of the widest line.
  func holds(_ reach: InkReach, width: Double, blockHeight: Double, boxHeight: Double) -> Bool {
    let (above, below) = room(blockHeight: blockHeight, boxHeight: boxHeight)
    let after = reach.after * setting.size
    return reach.above * setting.size - above <= pixel && reach.below * setting.size - below <= pixel
      && reach.before * setting.size - insets.left <= pixel
      && (after <= pixel || width + after - (setting.box.availableWidth ?? width) - insets.right <= pixel)
  }

  /// Whether ink stays within lines of the face's height, whichever of them has it.
  func holdsInLines(_ reach: InkReach) -> Bool {
    holds(
      InkReach(above: reach.above, below: reach.below, before: 0, after: 0), width: 0, blockHeight: 0,
      boxHeight: 0)
  }

  /// Ink above or below a box in which the lines stand centred.
  func inkOutside(_ ink: ShownInk, blockHeight: Double, boxHeight: Double) -> [JudgedElement.Problem] {
    guard let first = ink.shown.lines.first, let last = ink.shown.lines.last else { return [] }
    let (above, below) = room(blockHeight: blockHeight, boxHeight: boxHeight)
    var problems: [JudgedElement.Problem] = []
    if let highest = ink.pieces.first?.max(by: { $0.ink.top < $1.ink.top }) {
      let over = highest.ink.top - above - setting.growth(of: first).ascent
      if over > pixel {
        let characters = highest.line.text(ofCluster: highest.ink.highest)
        problems.append(.inkOutside(edge: .top, by: over, characters: characters))
      }
    }
    if let lowest = ink.pieces.last?.min(by: { $0.ink.bottom < $1.ink.bottom }) {
      let under = -lowest.ink.bottom - below - setting.growth(of: last).descent
      if under > pixel {
        let characters = lowest.line.text(ofCluster: lowest.ink.lowest)
        problems.append(.inkOutside(edge: .bottom, by: under, characters: characters))
      }
    }
    return problems
  }

  /// Points between the first line's baseline and the top of the box, and the last one's and the bottom.
  private func room(blockHeight: Double, boxHeight: Double) -> (above: Double, below: Double) {
    let natural = metrics.lineHeight(at: setting.size)
    // An explicit line height adds its room above the text, as TextKit does.
    let extra = setting.box.lineHeight.height(natural: natural) - natural
    let slack = (boxHeight - blockHeight) / 2
    return (
      metrics.ascender(at: setting.size) + extra + slack + insets.top,
      -metrics.descender(at: setting.size) + slack + insets.bottom
    )
  }

  /// Ink at a line's ends, beyond the box: an overhanging italic, for one.
  func inkBeside(_ ink: ShownInk) -> [JudgedElement.Problem] {
    let lines = ink.shown.lines
    var (left, right): (Double, Double) = (0, 0)
    for (index, pieces) in zip(lines.indices, ink.pieces) {
      let isEnding = index == lines.indices.last
      let width = (isEnding ? ink.shown.endingWidth : nil) ?? lines[index].width
      // What is wider than the box is found as such.
      let edge = max(width, setting.box.availableWidth ?? width)
      for piece in pieces {
        left = max(left, -piece.left - insets.left)
        right = max(right, piece.right - edge - insets.right)
      }
    }
    var problems: [JudgedElement.Problem] = []
    if left > pixel { problems.append(.inkOutside(edge: .left, by: left, characters: "")) }
    if right > pixel { problems.append(.inkOutside(edge: .right, by: right, characters: "")) }
    return problems
  }
}
