internal import Typography

/// A box that holds a text: what an advice names. Lengths are points without insets.
struct Remedy {
  /// The most lines that the text takes in it.
  var lines = 0
  /// Whether those are more than the element may have.
  var exceedsLines = false
  /// Nil where the box is as high as the text needs.
  var height: Double?
  /// Nil where the box is as wide as the text needs.
  var width: Double?
}

/// A row that is to be laid out in other boxes, and what is amiss with it.
struct TriedRow {
  let size: Double
  let box: TextBox
  /// Whether anything is amiss that another box mends.
  var isAmiss = false
  /// Lines that are judged by their height alone.
  var lines: Int
  /// The widest piece that no break makes narrower, where it is wider than the box.
  var piece: Double?
  /// Whether its lines are too few, or its one line is too wide.
  var isCut = false
  /// Whether it shrinks, so that nobody looked for pieces.
  var shrinks = false
  /// Points that ink reaches beyond the top and the bottom.
  var inkBeyond = EdgeInsets()
  /// Whether that is all that is amiss.
  var isOnlyInk = true

  init(size: Double, box: TextBox) {
    self.size = size
    self.box = box
    lines = max(1, box.lines)
  }

  init(size: Double, box: TextBox, problems: [JudgedElement.Problem]) {
    self.init(size: size, box: box)
    for problem in problems {
      switch problem {
      case .inkOutside(.left, _, _), .inkOutside(.right, _, _), .grownByFallback: continue
      case .inkOutside(.top, let by, _): inkBeyond.top = by
      case .inkOutside(.bottom, let by, _): inkBeyond.bottom = by
      case .tooTall(_, _, let count, _): lines = count
      case .truncated(let needed, let shown, _, _, _):
        isCut = isCut || box.lines > 0 && needed > box.lines || needed <= shown
      case .tooWide(_, let needed, _):
        piece = needed
        isCut = isCut || box.lines == 1
      case .shrunk(_, _, .width(_, _, nil)): (isCut, shrinks) = (true, true)
      case .shrunk(_, _, .width(let needed, _, _)): piece = needed
      case .shrunk(_, _, .lines): (isCut, shrinks) = (true, true)
      }
      isAmiss = true
      if case .inkOutside = problem { continue }
      isOnlyInk = false
    }
  }
}

/// Lays a text out in other boxes than its own.
struct RemedySearch {
  /// Nil where only heights are judged.
  let text: (any PreparedText)?
  let constants: TextSetting.Constants
  /// Those that tell what is needed.
  let rows: [TriedRow]
  /// Whether ink stays within lines of the face's height, wherever they end.
  private let holdsInk: Bool

  /// - Parameters:
  ///   - rows: those of an element, where something is amiss with one at least.
  ///   - isOneBox: whether all have the same.
  init(text: (any PreparedText)?, constants: TextSetting.Constants, rows: [TriedRow], isOneBox: Bool) {
    self.text = text
    self.constants = constants
    if let text, let largest = rows.max(by: { $0.size < $1.size }) {
      let setting = TextSetting(constants: constants, box: largest.box, size: largest.size)
      holdsInk = BoxFit(setting: setting).holdsInLines(text.inkReach)
    } else {
      holdsInk = true
    }
    if !holdsInk {
      // In other lines ink may reach beyond an edge where it didn't.
      self.rows = rows
    } else if isOneBox {
      // The largest text needs most of all.
      self.rows = rows.filter(\.isAmiss).suffix(1)
    } else {
      self.rows = rows.filter(\.isAmiss)
    }
  }

  /// What the text needs in a box as wide as its own, and as wide as given at least.
  ///
  /// - Parameters:
  ///   - lines: nil for as many as the element may have, 0 for any number.
  ///   - width: nil for that of the box; infinite where it grows.
  ///   - growsInHeight: whether the box grows with its lines.
  func remedy(lines: Int? = nil, width: Double? = nil, growsInHeight: Bool = false) throws -> Remedy {
    var remedy = Remedy()
    for row in rows {
      if let width, let available = row.box.availableWidth, width.exceeds(available) { remedy.width = width }
      let box = row.box.widened(to: width, lines: lines, growsInHeight: growsInHeight)
      let fit = BoxFit(setting: TextSetting(constants: constants, box: box, size: row.size))
      let need = try text.map { try fit.need(of: $0) } ?? fit.need(ofLines: row.lines)
      remedy.lines = max(remedy.lines, need.lines)
      if row.box.lines > 0, need.lines > row.box.lines { remedy.exceedsLines = true }
      if let height = fit.missingHeight(need) { remedy.height = max(height, remedy.height ?? 0) }
    }
    return remedy
  }

  /// Whether a box that grows where a remedy enlarges it holds all ink.
  func mayGrow(insteadOf remedy: Remedy, lines: Int? = nil) throws -> Bool {
    if holdsInk { return true }
    return try self.remedy(
      lines: lines, width: remedy.width == nil ? nil : .infinity, growsInHeight: remedy.height != nil
    ).height == nil
  }

  /// Points of the widest piece that no break makes narrower, of those that are wider than their box.
  func widestPiece() throws -> Double? {
    var widest: Double?
    for row in rows {
      var piece = row.piece
      if row.shrinks, let text {
        piece = try text.layout(
          size: row.size, width: row.box.availableWidth, breaksWords: false
        ).overflow?.width
      }
      if let piece { widest = max(piece, widest ?? 0) }
    }
    return widest
  }
}
