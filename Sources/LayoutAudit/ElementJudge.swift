internal import Typography

/// One case of an element, to be judged.
struct ElementCase {
  let element: AuditPlan.Element
  let variant: CaseVariant
  let growth: TextGrowth
}

/// Judges cases of elements in every selected category.
struct ElementJudge {
  let plan: AuditPlan

  /// An element with its face and without rows: what other parts of a check judge still counts where something is told
  /// of the first of several.
  func outline(_ one: ElementCase, measuring: some TextMeasuring) throws -> JudgedElement {
    let (element, face, _) = try faced(one, measuring: measuring)
    return JudgedElement(
      element: element, variant: one.variant, face: face, rows: [], prepared: nil,
      budget: JudgedElement.Budget(), growth: one.growth)
  }

  /// The element with this case's width and weight, its face, and a remark where Bold Text leaves that as it is.
  private func faced(
    _ one: ElementCase, measuring: some TextMeasuring
  ) throws -> (element: AuditPlan.Element, face: MeasuredFace, remark: String?) {
    let variant = one.variant
    var element = one.element
    let widths = variant.width.map { [$0] } ?? []
    if element.text.bounds.widths != widths { element.text.bounds.widths = widths }
    var face = try measuring.face(for: element.text.descriptor)
    var remark: String?
    if variant.boldText {
      let regular = face.outcome.face
      element.text = element.text.withBoldText(in: face)
      face = try measuring.face(for: element.text.descriptor)
      if element.text.boldText == BoldText.none {
        remark = "custom fonts don't follow Bold Text by themselves"
      } else if let regular, face.outcome.face == regular {
        remark = "\(regular.displayName) answers in Bold Text too: no bolder face is there"
      }
    }
    return (element, face, remark)
  }

  func judge(_ one: ElementCase, measuring: some TextMeasuring) throws -> JudgedElement {
    let variant = one.variant
    let (element, face, remark) = try faced(one, measuring: measuring)
    let declared = element.text
    let attributes = declared.shapingAttributes(in: variant.locale)
    let prepared = try variant.text.flatMap {
      try measuring.prepare($0, in: declared.descriptor, attributes: attributes)
    }
    let constants = face.metrics.map {
      TextSetting.Constants(
        element: declared, metrics: $0, displayScale: plan.displayScale,
        growsWithFallback: plan.growsWithFallback)
    }
    let box = declared.boxFollowsCategory(on: plan.scale) ? nil : try box(of: declared, in: .large)
    var rows = try zip(plan.selection.categories, one.growth.sizes).map { category, size in
      try row(category, size, box ?? self.box(of: declared, in: category), variant, face, prepared, constants)
    }
    if let remark {
      for index in rows.indices { rows[index].note(remark) }
    }
    let shown = prepared.flatMap { $0.missing.isEmpty || variant.isMadeUp ? $0 : nil }
    let budget = try budget(rows, declared, shown)
    return JudgedElement(
      element: element, variant: variant, face: face, rows: rows, prepared: prepared, budget: budget,
      growth: one.growth,
      advice: try constants.map { try advice(rows, budget, one.growth, shown, $0, box) } ?? "",
      largerTextRoom: try constants.flatMap { try largerTextRoom(one.growth, shown, $0) })
  }

  private func advice(
    _ rows: [JudgedElement.Row], _ budget: JudgedElement.Budget, _ growth: TextGrowth,
    _ text: (any PreparedText)?, _ constants: TextSetting.Constants, _ box: TextBox?
  ) throws -> String {
    guard rows.contains(where: { !$0.problems.isEmpty }) else { return "" }
    var tried: [TriedRow] = []
    for index in rows.indices {
      guard let size = rows[index].size else { continue }
      let box = try box ?? self.box(of: constants.element, in: rows[index].category)
      tried.append(TriedRow(size: size, box: box, problems: rows[index].problems))
    }
    guard tried.contains(where: \.isAmiss) else { return "" }
    return try Advice(
      declared: constants.element,
      search: RemedySearch(text: text, constants: constants, rows: tried, isOneBox: box != nil),
      budget: budget, largerText: growth.largerText, lastCategory: rows.last?.category,
      hasUnjudged: rows.contains { $0.verdict == .unjudged }
    ).text()
  }

  /// The room that a text which something keeps below 200 % needs there.
  private func largerTextRoom(
    _ growth: TextGrowth, _ text: (any PreparedText)?, _ constants: TextSetting.Constants
  ) throws -> Remedy? {
    let element = constants.element
    guard let largerText = growth.largerText, !largerText.reaches, let size = largerText.reachingSize,
      let category = largerText.reachingCategory, text != nil || element.text == nil
    else { return nil }
    let box = try box(of: element, in: category)
    let width = try text.map {
      let least = try WidthBudget(
        prepared: $0, size: size, breaksAnywhere: element.shapingAttributes(in: nil).breaksAnywhere
      ).minimumWidth(lines: box.lines)
      return (least - .unseenLength).rounded(.up)
    }
    var row = TriedRow(size: size, box: box)
    row.isAmiss = true
    return try RemedySearch(text: text, constants: constants, rows: [row], isOneBox: true).remedy(
      width: width)
  }

  private func row(
    _ category: ContentSizeCategory, _ size: FontScaling.Size?, _ box: @autoclosure () throws -> TextBox,
    _ variant: CaseVariant, _ face: MeasuredFace, _ prepared: (any PreparedText)?,
    _ constants: TextSetting.Constants?
  ) throws -> JudgedElement.Row {
    var row = JudgedElement.Row(category: category, verdict: .unjudged)
    guard let size else {
      row.reason = "\(plan.scale.platform.rawValue) publishes no size for this category"
      return row
    }
    let box = try box()
    row.size = size.points
    row.availableHeight = box.availableHeight
    row.availableWidth = box.availableWidth
    row.lineHeight = box.lineHeight
    guard let constants else {
      row.reason = face.outcome.reason
      return row
    }
    if face.outcome.kind == .fallback {
      row.note(
        "measured with \(face.outcome.face?.displayName ?? "a stand-in"), since \(face.outcome.request.name) is missing: unsure"
      )
    }
    let fit = BoxFit(setting: TextSetting(constants: constants, box: box, size: size.points))
    if let prepared, !prepared.missing.isEmpty, !variant.isMadeUp {
      // The boxes that are drawn instead have widths that mean nothing.
      fit.judgeWithoutGlyphs(&row)
      let shown = prepared.missing.prefix(8).joined(separator: " ")
      row.note("no face shows \(shown)\(prepared.missing.count > 8 ? " and others" : "")")
    } else if let prepared {
      try fit.judge(prepared, &row)
    } else if let reason = face.withoutGlyphs, variant.text != nil {
      fit.judgeWithoutGlyphs(&row)
      row.note(reason)
    } else if constants.element.text != nil {
      row.note("there is no text in \(variant.locale ?? "this locale")")
    } else if box.lines > 0 {
      fit.judgeLines(box.lines, &row)
    } else {
      row.note("it wraps into as many lines as its text needs, and no text is given")
    }
    return row
  }

  private func box(
    of declared: TextElement, in category: ContentSizeCategory
  ) throws(TypographyError) -> TextBox {
    let traits = TraitEnvironment(preferredContentSizeCategory: category, displayScale: plan.displayScale)
    return try declared.box(in: traits, scale: plan.scale)
  }

  private func budget(
    _ rows: [JudgedElement.Row], _ declared: TextElement, _ prepared: (any PreparedText)?
  ) throws -> JudgedElement.Budget {
    var budget = JudgedElement.Budget()
    var fits = true
    var largestFitting: Int?
    // By how many lines there may be: variants have their own.
    var largest: [(lines: Int, size: Double)] = []
    // By index: to copy every row would take longer than to look at it.
    for place in rows.indices {
      if let height = rows[place].height { budget.minimumHeight = max(height, budget.minimumHeight ?? 0) }
      if prepared != nil, let size = rows[place].size {
        let lines = declared.lines(in: rows[place].category)
        if let known = largest.firstIndex(where: { $0.lines == lines }) {
          largest[known].size = max(size, largest[known].size)
        } else {
          largest.append((lines, size))
        }
      }
      let verdict = rows[place].verdict
      if verdict == .unjudged { continue }
      fits = fits && verdict == .fits
      if fits { largestFitting = place }
    }
    budget.largestCategory = largestFitting.map { rows[$0].category }
    guard let prepared else { return budget }
    // Widths grow with the size: the largest text of so many lines needs most.
    for (lines, size) in largest {
      let width = try WidthBudget(
        prepared: prepared, size: size,
        breaksAnywhere: declared.shapingAttributes(in: nil).breaksAnywhere
      ).minimumWidth(lines: lines)
      budget.minimumWidth = max(width, budget.minimumWidth ?? 0)
    }
    return budget
  }
}

/// The smallest width in which a text needs no more than so many lines.
struct WidthBudget {
  let prepared: any PreparedText
  let size: Double
  /// Whether lines break after any letter: a word may still not be wider than its box.
  let breaksAnywhere: Bool

  /// - Parameter lines: 0 for any number: then the widest piece without a break opportunity decides.
  func minimumWidth(lines: Int) throws -> Double {
    // At no width at all every piece stands in a line of its own.
    func pieces() throws -> Double {
      if !breaksAnywhere { return try prepared.extent(size: size, width: 0, breaksWords: false).width }
      return try prepared.layout(size: size, width: 0, breaksWords: false).overflow?.width ?? 0
    }
    if lines == 0 { return try pieces() }
    let natural = try prepared.extent(size: size, width: nil, breaksWords: false)
    if lines == 1 || natural.lines >= lines { return natural.width }
    let widest = try pieces()
    var (low, high) = (widest, natural.width)
    var best = natural.width
    for _ in 0..<24 where high - low > 0.01 {
      let middle = (low + high) / 2
      let extent = try prepared.extent(size: size, width: middle, breaksWords: false)
      if extent.lines <= lines {
        best = max(extent.width, widest)
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }
}
