internal import Typography

/// What would mend an element. Each way that it offers is enough by itself.
struct Advice {
  let declared: TextElement
  let search: RemedySearch
  let budget: JudgedElement.Budget
  let largerText: LargerText?
  /// The last category that is judged.
  let lastCategory: ContentSizeCategory?
  /// Whether a row has no verdict.
  let hasUnjudged: Bool

  func text() throws -> String { try mend() + cap }

  private func mend() throws -> String {
    let rows = search.rows
    guard rows.contains(where: \.isCut), try canWrap() else { return try lengths() }
    let wrapped = try search.remedy(lines: 0, width: search.widestPiece().map(whole))
    guard wrapped.exceedsLines else { return try lengths() }
    let isOneLine = try hardLines() <= 1 && !rows.contains { $0.isCut && $0.box.lines != 1 }
    let lines =
      isOneLine
      ? "let it wrap (lines 0)" : "let it have \(wrapped.lines) lines, or as many as it needs (lines 0)"
    let room = text(of: wrapped)
    let grows =
      try wrapped.width == nil && search.mayGrow(insteadOf: wrapped, lines: 0) ? "let the box grow or " : ""
    let more = room.isEmpty ? lines : "\(lines), and \(grows)make it \(room)"
    guard isOneLine, let width = budget.minimumWidth else { return more }
    return try "\(more); or make it \(text(of: search.remedy(width: whole(width))))"
  }

  /// A box that is larger, and the lines as they are.
  private func lengths() throws -> String {
    let wantsWidth = search.rows.contains { $0.isCut || $0.piece != nil }
    let remedy = try search.remedy(width: wantsWidth ? budget.minimumWidth.map(whole) : nil)
    let room = text(of: remedy)
    if room.isEmpty { return "let the box grow" }
    let grows = try search.mayGrow(insteadOf: remedy) ? "let the box grow, or " : ""
    let ink = inkRoom
    return [ink.insets, "\(grows)make it \(room)", ink.multiple].compactMap(\.self).joined(separator: ", or ")
  }

  private func text(of remedy: Remedy) -> String {
    let insets = declared.bounds.insets
    var ways: [String] = []
    if let height = remedy.height {
      let grows = search.rows.allSatisfy { $0.box.availableHeight == nil }
      ways.append(
        "at least \((height + insets.top + insets.bottom).shortText) pt high\(grows ? " (minimumHeight)" : "")"
      )
    }
    if let width = remedy.width {
      ways.append("at least \((width + insets.left + insets.right).shortText) pt wide")
    }
    return ways.joined(separator: " and ")
  }

  private func whole(_ width: Double) -> Double { (width - .unseenLength).rounded(.up) }

  /// Lines that the text has at any width.
  private func hardLines() throws -> Int {
    guard let text = search.text, let row = search.rows.first else { return 0 }
    return try text.extent(size: row.size, width: nil, breaksWords: false).lines
  }

  /// A text field has one line, unless its text has more.
  private func canWrap() throws -> Bool {
    if search.text == nil { return false }
    return try declared.kind != .textField || hardLines() > 1
  }

  /// What holds the ink of a box that grows, other than its height, where nothing else is amiss.
  private var inkRoom: (insets: String?, multiple: String?) {
    let bounds = declared.bounds
    guard declared.variants.isEmpty, bounds.height == nil, bounds.minimumHeight == nil,
      bounds.maximumHeight == nil, search.rows.allSatisfy(\.isOnlyInk)
    else { return (nil, nil) }
    var (beyond, share) = (EdgeInsets(), 0.0)
    for row in search.rows {
      beyond.top = max(beyond.top, row.inkBeyond.top)
      beyond.bottom = max(beyond.bottom, row.inkBeyond.bottom)
      share = max(share, row.inkBeyond.top / search.constants.metrics.lineHeight(at: row.size))
    }
    let edges = [
      ("top", bounds.insets.top, beyond.top), ("bottom", bounds.insets.bottom, beyond.bottom),
    ].filter { $0.2 > 0 }.map { "\(($0.1 + $0.2.rounded(.up)).shortText) pt at the \($0.0)" }
    // An explicit line height adds its room above the text.
    let isAbove = beyond.bottom == 0 && declared.lineHeight.isNatural
    let multiple = ((1 + share) * 1000).rounded(.up) / 1000
    return (
      declared.kind.drawsInInsets ? "give it insets of \(edges.joined(separator: " and "))" : nil,
      isAbove ? "set lineHeightMultiple to \(multiple.shortText)" : nil
    )
  }

  // MARK: The categories that fit

  private var cap: String {
    guard let largest = budget.largestCategory else {
      return hasUnjudged ? "" : "; as it is, no judged category fits"
    }
    let fits = "; as it is, the largest category that fits is \(largest.name)"
    if largest.index == nil || largest == lastCategory { return fits }
    return
      "\(fits) (cap it with .dynamicTypeSize(...DynamicTypeSize.\(largest.swiftUIName)) or maximumContentSizeCategory = .\(largest.name)\(price(ofCap: largest)))"
  }

  private func price(ofCap largest: ContentSizeCategory) -> String {
    guard let largerText, let reaching = largerText.reachingCategory, largest < reaching else { return "" }
    return ", which keeps it below Larger Text's \(largerText.requiredPercent.shortText) %"
  }
}
