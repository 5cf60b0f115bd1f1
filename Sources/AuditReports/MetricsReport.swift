public import Typography

/// `typefit metrics`: one face's vertical metrics at a size, and glyphs of it.
public struct MetricsReport: Sendable {
  public let face: FaceIdentity
  public let metrics: FaceMetrics
  /// Points.
  public let size: Double
  /// In font units.
  public let glyphs: [GlyphMetrics]

  public init(face: FaceIdentity, metrics: FaceMetrics, size: Double, glyphs: [GlyphMetrics]) {
    self.face = face
    self.metrics = metrics
    self.size = size
    self.glyphs = glyphs
  }

  private var glyphsInPoints: [GlyphMetrics] {
    glyphs.map { $0.scaled(by: size, over: Double(metrics.unitsPerEm)) }
  }

  public func json() -> String {
    let (units, tables) = (metrics.units, metrics.tables)
    return JSON.document([
      "font": .face(face),
      "unitsPerEm": .integer(metrics.unitsPerEm),
      "policy": .string(metrics.policy.rawValue),
      "source": .string(metrics.source.rawValue),
      "tables": .tables(tables),
      "useTypoMetrics": .bool(tables.useTypoMetrics),
      "units": .units(units),
      "measured": .array(metrics.measured.map { .string($0.rawValue) }),
      "size": .number(size),
      "ascender": .number(metrics.ascender(at: size)),
      "descender": .number(metrics.descender(at: size)),
      "leading": .number(metrics.leading(at: size)),
      "lineHeight": .number(metrics.lineHeight(at: size)),
      "capHeight": .optional(units.capHeight.map { metrics.points($0, at: size) }),
      "xHeight": .optional(units.xHeight.map { metrics.points($0, at: size) }),
      "labelHeight": .object(
        [1.0, 2, 3].map { scale in
          JSON.Member("\(Int(scale))x", .number(metrics.labelHeight(at: size, displayScale: scale)))
        }),
      "glyphs": .array(glyphsInPoints.map(Self.glyph)),
      "warnings": .array(metrics.warnings.map { .string($0) }),
    ])
  }

  private static func glyph(_ glyph: GlyphMetrics) -> JSON {
    .members([
      "text": .string(glyph.text),
      "glyph": .integer(glyph.glyph),
      "name": .optional(glyph.name),
      "advance": .number(glyph.advance),
      "bounds": glyph.bounds.map {
        .members([
          "x": .number($0.x), "y": .number($0.y), "width": .number($0.width), "height": .number($0.height),
        ])
      } ?? .null,
    ])
  }

  public func text(_ palette: Palette) -> String {
    var text = palette.paint(face.displayName, .bold) + " at \(size.shortText) pt\n"
    text += FaceLines.text(face, palette) + "\n"
    text += "policy \(metrics.policy.rawValue), values from \(metrics.source.rawValue), "
    text += "\(metrics.unitsPerEm) units per em\n"
    var table = TextTable([.left(""), .right("units"), .right("points")], indentation: "  ")
    for (name, units) in values {
      guard let units else { continue }
      table.add([name, units.shortText, metrics.points(units, at: size).shortText])
    }
    table.add([
      "line height", (metrics.units.ascender - metrics.units.descender).shortText,
      metrics.lineHeight(at: size).shortText,
    ])
    text += table.text(palette)
    let heights = [1.0, 2, 3].map { scale in
      "\(metrics.labelHeight(at: size, displayScale: scale).shortText) at \(Int(scale))x"
    }
    text += "  a label of one line is \(heights.joined(separator: ", "))\n"
    text += "\n" + storedTables(palette)
    if !glyphs.isEmpty { text += "\n" + glyphTable(palette) }
    for warning in metrics.warnings {
      text += "\n" + palette.paint("warning", .yellow) + "\n" + warning.wrapped(indentation: "  ")
    }
    return text
  }

  private var values: [(String, Double?)] {
    let units = metrics.units
    func name(_ text: String, _ kind: FaceMetrics.Measured) -> String {
      metrics.measured.contains(kind) ? "\(text) (measured)" : text
    }
    return [
      ("ascender", units.ascender), ("descender", units.descender), ("leading", units.lineGap),
      (name("cap height", .capHeight), units.capHeight), (name("x height", .xHeight), units.xHeight),
      ("underline position", units.underlinePosition), ("underline thickness", units.underlineThickness),
    ]
  }

  private func storedTables(_ palette: Palette) -> String {
    let tables = metrics.tables
    var table = TextTable(
      [.left("as stored"), .right("ascender"), .right("descender"), .right("line gap")], indentation: "  ")
    if let hhea = tables.hhea { table.add(Self.cells("hhea", hhea)) }
    if let typo = tables.typo {
      table.add(Self.cells(tables.useTypoMetrics ? "typo (USE_TYPO_METRICS)" : "typo", typo))
    }
    if let win = tables.win { table.add(["win", String(win.ascent), String(win.descent), ""]) }
    return table.rows.isEmpty ? "" : table.text(palette)
  }

  private static func cells(_ name: String, _ line: VerticalTables.Line) -> [String] {
    [name, String(line.ascender), String(line.descender), String(line.lineGap)]
  }

  private func glyphTable(_ palette: Palette) -> String {
    var table = TextTable(
      [
        .left("text"), .right("glyph"), .left("name"), .right("advance"), .right("x"), .right("y"),
        .right("width"), .right("height"),
      ], indentation: "  ")
    for glyph in glyphsInPoints {
      let ink = glyph.bounds.map { [$0.x, $0.y, $0.width, $0.height].map(\.shortText) }
      table.add(
        [glyph.text, String(glyph.glyph), glyph.name ?? "–", glyph.advance.shortText]
          + (ink ?? ["broken", "–", "–", "–"]))
    }
    return table.text(palette)
  }
}
