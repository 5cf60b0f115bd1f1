internal import Typography

/// What would mend an element: a length is named only where it is too small, and lines only where no width spares them.
struct Advice {
  let declared: TextElement
  let rows: [JudgedElement.Row]
  let budget: JudgedElement.Budget
  /// Lines that the text has at any width.
  let hardLines: Int

  var text: String {
    let box = ([lines] + [lengths]).compactMap(\.self).joined(separator: ", and ")
    let mend = box.isEmpty ? "let the box grow" : box
    guard let largest = budget.largestCategory else { return mend + "; as it is, no judged category fits" }
    let fits = mend + "; as it is, the largest category that fits is \(largest.name)"
    if largest.index == nil || largest == rows.last?.category { return fits }
    return fits + " (cap it with .dynamicTypeSize(...DynamicTypeSize.\(largest.swiftUIName)) or "
      + "maximumContentSizeCategory = .\(largest.name))"
  }

  private var lengths: String? {
    let insets = declared.bounds.insets
    var ways: [String] = []
    if let height { ways.append("at least \((height + insets.top + insets.bottom).shortText) pt high") }
    if let width {
      let whole = (width - .unseenLength).rounded(.up) + insets.left + insets.right
      ways.append("at least \(whole.shortText) pt wide")
    }
    return ways.isEmpty ? nil : "let the box grow, or make it \(ways.joined(separator: " and "))"
  }

  private var lines: String? {
    let needed = rows.compactMap { row in cut(row).flatMap { hardLines > $0.allowed ? $0.needed : nil } }
      .max()
    return needed.map { "let it have \($0) lines, or as many as it needs" }
  }

  /// Points without insets; nil where every box is high enough.
  private var height: Double? {
    let needed = rows.compactMap { row -> Double? in
      guard let available = row.availableHeight else { return nil }
      // More lines take more height.
      let withLines = cut(row).flatMap { hardLines > $0.allowed ? $0.height : nil }
      let needed = max(row.height ?? 0, withLines ?? 0)
      return needed > available ? needed : nil
    }
    return needed.max().map { max($0, budget.minimumHeight ?? 0) }
  }

  /// Points without insets; nil where no text wants width, or none has too little.
  private var width: Double? {
    guard let width = budget.minimumWidth else { return nil }
    let isTooNarrow = rows.contains { row in
      guard let available = row.availableWidth, width > available else { return false }
      return cut(row) != nil || row.problems.contains(where: \.wantsWidth)
    }
    return isTooNarrow ? width : nil
  }

  /// What a row needs whose text has more lines than its element may have.
  private func cut(_ row: JudgedElement.Row) -> (needed: Int, allowed: Int, height: Double?)? {
    let allowed = declared.lines(in: row.category)
    guard allowed > 0 else { return nil }
    for problem in row.problems {
      switch problem {
      case .truncated(let needed, _, _, let height, _) where needed > allowed:
        return (needed, allowed, height)
      case .shrunk(_, _, .lines(let needed, _)) where needed > allowed: return (needed, allowed, nil)
      default: continue
      }
    }
    return nil
  }
}

extension JudgedElement.Problem {
  /// Whether a line, or a piece of one, is wider than the box.
  fileprivate var wantsWidth: Bool {
    switch self {
    case .tooWide, .shrunk(_, _, .width): true
    case .truncated(let needed, let shown, _, _, _): needed <= shown
    default: false
    }
  }
}
