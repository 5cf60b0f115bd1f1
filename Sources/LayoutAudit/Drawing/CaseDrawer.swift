public import Typography

/// Draws judged elements as they were judged: the same lines, in the same boxes.
public struct CaseDrawer: Sendable {
  private let plan: AuditPlan

  public init(_ plan: AuditPlan) { self.plan = plan }

  /// A drawing for each row of each element of the plan's report; nil where no size or face is known.
  ///
  /// - Throws: Where fonts can't be read.
  public func drawings(
    of report: AuditReport, measuring: some TextMeasuring
  ) async throws -> [[CaseDrawing?]] {
    try await concurrentMap(report.elements) { element in
      Result { try drawings(of: element, measuring: measuring) }
    }.map { try $0.get() }
  }

  /// A drawing for each row of an element.
  ///
  /// - Throws: Where fonts can't be read.
  public func drawings(
    of judged: JudgedElement, measuring: some TextMeasuring
  ) throws -> [CaseDrawing?] {
    guard let metrics = judged.face.metrics else { return judged.rows.map { _ in nil } }
    let declared = judged.declared
    let attributes = declared.shapingAttributes(in: judged.variant.locale)
    let prepared = try judged.variant.text.flatMap {
      try measuring.prepare($0, in: declared.descriptor, attributes: attributes)
    }
    let constants = TextSetting.Constants(
      element: declared, metrics: metrics, displayScale: plan.displayScale,
      growsWithFallback: plan.growsWithFallback)
    return try judged.rows.map { row in
      guard let size = row.size else { return nil }
      let traits = TraitEnvironment(
        preferredContentSizeCategory: row.category, displayScale: plan.displayScale)
      let box = try declared.box(in: traits, scale: plan.scale)
      let setting = TextSetting(constants: constants, box: box, size: size * row.drawnFactor)
      return try setting.drawing(of: prepared, row)
    }
  }
}

extension JudgedElement.Row {
  /// What the font shrinks by to fit; 1 where it doesn't.
  fileprivate var drawnFactor: Double {
    let factors = problems.compactMap { problem in
      if case .shrunk(let factor, _, _) = problem { factor } else { nil }
    }
    return max(factors.first ?? 1, 0.01)
  }
}

extension TextSetting {
  /// The box and its lines, laid out as they were judged.
  fileprivate func drawing(
    of text: (any PreparedText)?, _ row: JudgedElement.Row
  ) throws -> CaseDrawing {
    let element = constants.element
    let layout = try text.map { try self.layout($0) }
    let count = layout?.lines.count ?? row.lines ?? 0
    let allowed = allowedLines(of: count)
    let visible = visibleLines(of: count)

    let stack = LineStack(setting: self, layout: layout, count: count, shown: allowed, height: row.height)
    var lines = stack.lines(0..<visible)
    // What scrolls is not lost.
    var hidden = element.kind.scrollsVertically ? [] : stack.lines(visible..<count)
    if let text, let layout, let last = lines.last,
      case let shown = try shown(layout, of: text), let width = shown.endingWidth,
      let pieces = shown.pieces.last
    {
      lines[visible - 1] = stack.line(pieces, width: width, at: visible - 1)
      hidden.insert(last, at: 0)
    }
    return CaseDrawing(
      size: size, width: stack.boxWidth, height: stack.boxHeight,
      growsInWidth: box.availableWidth == nil,
      growsInHeight: box.availableHeight.map { $0 > box.leastHeight } ?? true,
      insets: element.bounds.insets, lines: lines, hidden: hidden)
  }
}
