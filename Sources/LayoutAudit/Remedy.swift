internal import Typography

/// A box that holds a text: what an advice names. Lengths are points without insets.
struct Remedy {
  /// The most lines that the text takes in it.
  var lines = 0
  /// Whether those are more than the element may have.
  var exceedsLines = false
  /// Nil where the box is as high as the text needs.
  var height: Double?
  /// Whether a box that grows with its lines holds their ink as well.
  var growthIsEnough = true
  /// Nil where the box is as wide as the text needs.
  var width: Double?
}

/// A row that something is amiss with.
struct Fault {
  let size: Double
  let box: TextBox
  /// The widest piece that no break makes narrower, where it is wider than the box.
  var piece: Double?
  /// Whether its lines are too few, or its one line is too wide.
  var isCut = false
  /// Whether its one line shrinks, so that nobody looked for pieces.
  var shrinks = false
  /// Points that ink reaches beyond the top; nil where anything else is amiss.
  var onlyAboveTop: Double?

  init(size: Double, box: TextBox) {
    self.size = size
    self.box = box
  }

  init?(_ row: JudgedElement.Row, box: TextBox) {
    guard let size = row.size else { return nil }
    self.init(size: size, box: box)
    var (isElsewhere, isAny) = (false, false)
    for problem in row.problems {
      switch problem {
      case .inkOutside(.left, _, _), .inkOutside(.right, _, _), .grownByFallback: continue
      case .inkOutside(.top, let by, _): onlyAboveTop = by
      case .inkOutside(.bottom, _, _), .tooTall: isElsewhere = true
      case .truncated(let needed, let shown, _, _, _):
        isElsewhere = true
        isCut = isCut || box.lines > 0 && needed > box.lines || needed <= shown
      case .tooWide(_, let needed, _):
        isElsewhere = true
        piece = needed
        isCut = isCut || box.lines == 1
      case .shrunk(_, _, let want):
        isElsewhere = true
        switch want {
        case .width(_, _, nil): (isCut, shrinks) = (true, true)
        case .width(let needed, _, _): piece = needed
        case .lines: isCut = true
        }
      }
      isAny = true
    }
    if !isAny { return nil }
    if isElsewhere { onlyAboveTop = nil }
  }
}

/// Lays a text out in other boxes than its own.
struct RemedySearch {
  /// Nil where only heights are judged.
  let text: (any PreparedText)?
  let constants: TextSetting.Constants
  let faults: [Fault]

  /// What the text needs in a box as wide as its own, and as wide as given at least.
  ///
  /// - Parameters:
  ///   - lines: nil for as many as the element may have, 0 for any number.
  ///   - width: nil for that of the box; infinite where it grows.
  func remedy(lines: Int? = nil, width: Double? = nil) throws -> Remedy {
    var remedy = Remedy()
    for fault in faults {
      if let width, let available = fault.box.availableWidth, width.exceeds(available) {
        remedy.width = width
      }
      let box = fault.box.widened(to: width, lines: lines)
      let fit = BoxFit(setting: TextSetting(constants: constants, box: box, size: fault.size))
      let need = try text.map { try fit.need(of: $0) } ?? fit.need(ofLines: max(1, box.lines))
      remedy.lines = max(remedy.lines, need.lines)
      if fault.box.lines > 0, need.lines > fault.box.lines { remedy.exceedsLines = true }
      guard let height = fit.missingHeight(need) else { continue }
      remedy.height = max(height, remedy.height ?? 0)
      if need.inkBeyond > 0 || box.availableHeight == nil { remedy.growthIsEnough = false }
    }
    return remedy
  }

  /// Points of the widest piece that no break makes narrower, of those that are wider than their box.
  func widestPiece() throws -> Double? {
    var widest: Double?
    for fault in faults {
      var piece = fault.piece
      if fault.shrinks, let text {
        piece = try text.layout(
          size: fault.size, width: fault.box.availableWidth, breaksWords: false
        ).overflow?.width
      }
      if let piece { widest = max(piece, widest ?? 0) }
    }
    return widest
  }
}

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
