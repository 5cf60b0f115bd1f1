public import LayoutAudit
internal import Typography

/// `typefit draw`: an element in one category as an SVG picture, a point to a unit.
public struct SVGDrawing: Sendable {
  public let drawing: CaseDrawing
  public let title: String
  public let summary: String

  /// - Parameters:
  ///   - title: The picture's name.
  ///   - summary: What it shows, for who can't see it.
  public init(_ drawing: CaseDrawing, title: String, summary: String) {
    self.drawing = drawing
    self.title = title
    self.summary = summary
  }

  /// The picture of a judged element in one of its rows.
  public init(_ drawing: CaseDrawing, of judged: JudgedElement, row: JudgedElement.Row) {
    let box =
      "\(drawing.width.shortText) × \(drawing.height.shortText) pt"
    let lines = drawing.lines.count + drawing.hidden.count
    var summary = "“\(judged.variant.text ?? "")” in \(judged.face.outcome.face?.displayName ?? "no face")"
    summary += " at \(drawing.size.shortText) pt, category \(row.category.name): "
    summary += "\(counted(row.lines ?? lines, "line")), box \(box), \(row.verdict.rawValue)"
    // Where they leave the text unjudged, the reason says so.
    if !judged.missingCharacters.isEmpty, row.verdict != .unjudged {
      summary += "; no face shows \(judged.missingCharacters.joined(separator: " "))"
    }
    if let reason = row.reason { summary += "; \(reason)" }
    self.init(drawing, title: "\(judged.declared.name), \(row.category.name)", summary: summary)
  }

  public func svg() -> String {
    var table = GlyphTable()
    var lines = ""
    for line in drawing.hidden { lines += group(line, "hidden", &table) }
    for line in drawing.lines { lines += group(line, "line", &table) }
    let frame = frame
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(number(frame.x)) \(number(frame.y)) \(number(frame.width)) \
      \(number(frame.height))" width="\(number(frame.width))" height="\(number(frame.height))" role="img" \
      aria-labelledby="title desc">
      <title id="title">\(title.markup)</title>
      <desc id="desc">\(summary.markup)</desc>
      <style>
      svg { color-scheme: light dark; color: #1d1d1f; }
      .ground { fill: #fff; }
      .box { fill: none; stroke: #6e6e73; }
      .grows { stroke-dasharray: 3 3; }
      .guide { stroke: #0a66c2; stroke-width: .5; }
      .edge { stroke-dasharray: 1.5 2; opacity: .7; }
      .over { fill: #d70015; fill-opacity: .12; }
      .hidden, .outside { color: #d70015; }
      .hidden { opacity: .6; }
      .placeholder { fill: none; stroke: currentColor; stroke-width: 40; }
      @media (prefers-color-scheme: dark) {
      svg { color: #f5f5f7; }
      .ground { fill: #1c1c1e; }
      .box { stroke: #98989d; }
      .guide { stroke: #6cb6ff; }
      .over { fill: #ff6961; fill-opacity: .2; }
      .hidden, .outside { color: #ff8a84; }
      }
      </style>
      <defs>

      """
    for (place, entry) in table.entries.enumerated() { text += definition(entry, place) }
    text += """
      <clipPath id="outside"><path clip-rule="evenodd" d="\(rectangle(frame))\(rectangle(box(outset: 0.5)))"/></clipPath>
      </defs>
      <rect class="ground" x="\(number(frame.x))" y="\(number(frame.y))" width="\(number(frame.width))" \
      height="\(number(frame.height))"/>
      <g clip-path="url(#outside)">\(overflow)</g>
      \(guides)
      \(lines)\(border)
      </svg>

      """
    return text
  }

  // MARK: Geometry

  private typealias Rectangle = GlyphMetrics.Bounds

  private func box(outset: Double) -> Rectangle {
    Rectangle(
      x: -outset, y: -outset, width: drawing.width + 2 * outset, height: drawing.height + 2 * outset)
  }

  /// The box and all lines, with room for ink that reaches out of its line.
  private var frame: Rectangle {
    let lines = drawing.lines + drawing.hidden
    let left = lines.map(\.x).min().map { min($0, 0) } ?? 0
    let right = max(drawing.width, lines.map { $0.x + $0.width }.max() ?? 0)
    let top = lines.map { $0.baseline - $0.ascent }.min().map { min($0, 0) } ?? 0
    let bottom = max(drawing.height, lines.map { $0.baseline + $0.descent }.max() ?? 0)
    let room = max(8, drawing.size / 3).rounded(.up)
    return Rectangle(
      x: left - room, y: top - room, width: right - left + 2 * room, height: bottom - top + 2 * room)
  }

  private func rectangle(_ box: Rectangle) -> String {
    "M\(number(box.x)) \(number(box.y))h\(number(box.width))v\(number(box.height))h\(number(-box.width))z"
  }

  // MARK: Parts

  private func definition(_ entry: GlyphTable.Entry, _ place: Int) -> String {
    switch entry.picture {
    case .path(let data):
      return "<path id=\"g\(place)\" d=\"\(data)\"/>\n"
    case .image(let base64, let box):
      let area =
        "x=\"\(number(box.x))\" y=\"\(number(-box.y - box.height))\" width=\"\(number(box.width))\" height=\"\(number(box.height))\""
      guard let base64 else { return "<rect id=\"g\(place)\" class=\"placeholder\" \(area)/>\n" }
      return
        "<image id=\"g\(place)\" \(area) preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(base64)\"/>\n"
    }
  }

  /// A line's glyphs, and once more in another colour what of them is outside the box.
  private func group(_ line: CaseDrawing.Line, _ style: String, _ table: inout GlyphTable) -> String {
    var glyphs = ""
    for glyph in line.glyphs where !glyph.outline.isBlank {
      let scale = drawing.size / glyph.outline.unitsPerEm
      glyphs +=
        "<use href=\"#g\(table.place(of: glyph.outline))\" transform=\"translate(\(number(line.x + glyph.x)) "
        + "\(number(line.baseline - glyph.y))) scale(\(scale.fixedText(decimals: 6)))\"/>"
    }
    if glyphs.isEmpty { return "" }
    let outside = "<g class=\"outside\" fill=\"currentColor\" clip-path=\"url(#outside)\">\(glyphs)</g>\n"
    return style == "hidden"
      ? "<g class=\"hidden\">\(outside)</g>"
      : "<g class=\"line\" fill=\"currentColor\">\(glyphs)</g>\n\(outside)"
  }

  private var overflow: String {
    (drawing.lines + drawing.hidden).map { line in
      "<rect class=\"over\" x=\"\(number(line.x))\" y=\"\(number(line.baseline - line.ascent))\" "
        + "width=\"\(number(line.width))\" height=\"\(number(line.ascent + line.descent))\"/>"
    }.joined()
  }

  private var guides: String {
    drawing.lines.map { line in
      let (left, right) = (number(min(line.x, 0)), number(max(line.x + line.width, drawing.width)))
      func rule(_ style: String, _ y: Double) -> String {
        "<line class=\"guide \(style)\" x1=\"\(left)\" x2=\"\(right)\" y1=\"\(number(y))\" y2=\"\(number(y))\"/>"
      }
      return rule("edge ascent", line.baseline - line.ascent) + rule("baseline", line.baseline)
        + rule("edge descent", line.baseline + line.descent)
    }.joined(separator: "\n")
  }

  /// Solid where something bounds the box.
  private var border: String {
    let (width, height) = (number(drawing.width), number(drawing.height))
    let across = drawing.growsInHeight ? "box grows" : "box"
    let upright = drawing.growsInWidth ? "box grows" : "box"
    return "<path class=\"\(across)\" d=\"M0 0H\(width)M0 \(height)H\(width)\"/>"
      + "<path class=\"\(upright)\" d=\"M0 0V\(height)M\(width) 0V\(height)\"/>"
  }

  private func number(_ value: Double) -> String { SVGPath.number(value) }
}
