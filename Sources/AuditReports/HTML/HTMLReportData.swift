internal import LayoutAudit
internal import Typography

/// What the page's script draws from, in short keys.
///
/// Lines stand once in `runs`, in thousandths of an em, so that categories which break a text alike share them.
extension HTMLReport {
  var data: JSON {
    var runs = RunTable()
    let findings = FindingIndex(record)
    let elements = record.elements.enumerated().map { place, element in
      self.element(element, drawings.indices.contains(place) ? drawings[place] : [], findings, &runs)
    }
    return .members([
      "categories": .array(categories.map { .array([.string($0.abbreviation), .string($0.name)]) }),
      "verdicts": .array(Verdict.allCases.map { .array([.string($0.rawValue), .string($0.sign)]) }),
      "findings": .array(
        record.findings.map {
          .array([
            .string($0.severity.rawValue), .string($0.rule), .string($0.message.printable),
            .string($0.advice.printable),
          ])
        }),
      "elements": .array(elements),
      "runs": .array(runs.runs),
      "glyphs": .array(runs.glyphs.entries.map(glyph)),
      "drawn": .bool(isDrawn),
    ])
  }

  private func element(
    _ element: ElementRecord, _ drawings: [CaseDrawing?], _ findings: FindingIndex,
    _ runs: inout RunTable
  ) -> JSON {
    let rows = element.results.enumerated().map { place, row in
      let drawing = drawings.indices.contains(place) ? drawings[place] : nil
      return self.row(row, drawing, findings.places(of: element, in: row.category), &runs)
    }
    var facts = [element.kind.rawValue]
    if let style = element.styleName { facts.append(style) }
    facts.append(element.face ?? "no face")
    facts += element.fallbackFamilies.map { "with \($0)" }
    if element.variant.text == nil { facts.append("no text") }
    return .members([
      "name": .string(element.name.printable),
      "traits": .array(element.variant.traits.map { .string($0.printable) }),
      "locale": .string(element.variant.locale ?? ""),
      "facts": .array(facts.map { .string($0.printable) }),
      "text": .optional(element.variant.text),
      "file": .optional(element.location.map { "\(path($0.file)):\($0.line):\($0.column)".printable }),
      "rows": .array(rows),
    ])
  }

  private func row(
    _ row: CategoryResult, _ drawing: CaseDrawing?, _ findings: [Int], _ runs: inout RunTable
  ) -> JSON {
    .members([
      "c": .integer(categories.firstIndex(of: row.category) ?? 0),
      "v": .integer(Verdict.allCases.firstIndex(of: row.verdict) ?? 0),
      "size": .rounded(row.size), "lines": .optional(row.lines.map { Double($0) }),
      "width": .rounded(row.width), "hasWidth": .rounded(row.availableWidth),
      "height": .rounded(row.height), "hasHeight": .rounded(row.availableHeight),
      "why": .optional(row.reason?.printable),
      "f": .array(findings.map { .integer($0) }),
      "d": drawing.map { self.drawing($0, &runs) } ?? .null,
    ])
  }

  private func drawing(_ drawing: CaseDrawing, _ runs: inout RunTable) -> JSON {
    let insets = drawing.insets
    func lines(_ lines: [CaseDrawing.Line]) -> JSON {
      .array(
        lines.map { line in
          .array(
            [line.x, line.baseline, line.width, line.ascent, line.descent].map(JSON.rounded)
              + [.integer(runs.place(of: line, size: drawing.size))])
        })
    }
    return .members([
      "size": .rounded(drawing.size), "w": .rounded(drawing.width), "h": .rounded(drawing.height),
      "grows": .array([.bool(drawing.growsInWidth), .bool(drawing.growsInHeight)]),
      "insets": .array([insets.top, insets.left, insets.bottom, insets.right].map(JSON.rounded)),
      "lines": lines(drawing.lines), "hidden": lines(drawing.hidden),
    ])
  }

  /// `[units per em, path]`, or `[units per em, base 64 of a PNG or null, x, y, width, height]`.
  private func glyph(_ entry: GlyphTable.Entry) -> JSON {
    switch entry.picture {
    case .path(let path): .array([.number(entry.unitsPerEm), .string(path)])
    case .image(let png, let box):
      .array(
        [.number(entry.unitsPerEm), .optional(png)]
          + [box.x, -box.y - box.height, box.width, box.height].map(JSON.rounded))
    }
  }
}

/// The glyphs of lines, each distinct line once: `[glyphs, xs]`, with `ys` where a glyph is off the baseline.
private struct RunTable {
  private(set) var runs: [JSON] = []
  var glyphs = GlyphTable()
  private var places: [Run: Int] = [:]

  private struct Run: Hashable {
    var glyphs: [Int] = []
    var xs: [Double] = []
    var ys: [Double] = []
  }

  mutating func place(of line: CaseDrawing.Line, size: Double) -> Int {
    var run = Run()
    for glyph in line.glyphs where !glyph.outline.isBlank {
      run.glyphs.append(glyphs.place(of: glyph.outline))
      run.xs.append(Self.thousandths(glyph.x, size))
      run.ys.append(Self.thousandths(-glyph.y, size))
    }
    if let place = places[run] { return place }
    var parts: [JSON] = [.array(run.glyphs.map { .integer($0) }), .array(run.xs.map { .number($0) })]
    if run.ys.contains(where: { $0 != 0 }) { parts.append(.array(run.ys.map { .number($0) })) }
    runs.append(.array(parts))
    places[run] = runs.count - 1
    return runs.count - 1
  }

  /// To a hundredth: so the same line comes to the same numbers at every size.
  private static func thousandths(_ points: Double, _ size: Double) -> Double {
    (points / size * 100_000).rounded() / 100 + 0
  }
}

extension JSON {
  /// Three decimals: the thousandth of a point.
  fileprivate static func rounded(_ value: Double?) -> JSON {
    value.map { .number(($0 * 1000).rounded() / 1000 + 0) } ?? .null
  }
}
