internal import Typography

/// A picture with a chart for each style: line heights over the categories.
struct SVGTableWriter: TableWriter {
  let separator = ""
  let closing = "</svg>\n"

  private static let columns = 3
  private static let panel = (width: 320.0, height: 200.0)
  /// The room of a chart's points within its panel.
  private static let plot = (left: 34.0, top: 30.0, right: 294.0, bottom: 160.0)
  private static let margin = 24.0
  /// Above the groups and above each group's charts.
  private static let heading = 44.0

  func opening(_ table: LineHeightTable) -> String {
    let charts = min(Self.columns, max(1, table.styles.count))
    let width = (Double(charts) * Self.panel.width + 2 * Self.margin).shortText
    let height = (Self.top(of: table.groups.count, in: table) + Self.margin).shortText
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
      height="\(height)" role="img" aria-labelledby="title desc">
      <title id="title">Line heights</title>
      <desc id="desc">Line heights in points of each text style over the content size categories: \
      \(table.caption.markup)</desc>
      <style>
      svg { color-scheme: light dark; font: 11px system-ui, sans-serif; fill: #1d1d1f; }
      .ground { fill: #fff; }
      .soft { fill: #5f5f66; }
      .face { font-size: 17px; font-weight: 600; }
      .style { font-size: 13px; font-weight: 600; }
      .middle { text-anchor: middle; }
      .end { text-anchor: end; }
      .grid { stroke: #dcdce1; }
      .line { fill: none; stroke: #0a5cc0; stroke-width: 2; }
      .point { fill: #0a5cc0; }
      .system { fill: none; stroke: #8a5500; stroke-width: 1.5; stroke-dasharray: 4 3; }
      @media (prefers-color-scheme: dark) {
      svg { fill: #f2f2f4; }
      .ground { fill: #121214; }
      .soft { fill: #a5a5ad; }
      .grid { stroke: #3a3a40; }
      .line { stroke: #78b7ff; }
      .point { fill: #78b7ff; }
      .system { stroke: #f2bd62; }
      }
      </style>
      <rect class="ground" width="\(width)" height="\(height)"/>
      <text class="soft" x="24" y="36">\(table.caption.markup)</text>
      <path class="line" d="M24 50h20"/><text class="soft" x="50" y="54">line height</text>
      <path class="system" d="M124 50h20"/><text class="soft" x="150" y="54">system leading</text>

      """
  }

  func placed(_ body: String, at position: Int, of table: LineHeightTable) -> String {
    "<g transform=\"translate(\(Self.margin.shortText) \(Self.top(of: position, in: table).shortText))\">\n\(body)</g>\n"
  }

  /// Points from the picture's top to a group.
  private static func top(of position: Int, in table: LineHeightTable) -> Double {
    let rows = Double((table.styles.count + columns - 1) / columns)
    return heading + margin + Double(position) * (heading + rows * panel.height)
  }

  func body(_ group: LineHeightTable.Group, of table: LineHeightTable, label: String) -> String {
    let rows = table.rows(of: group)
    // One measure for all charts of a face, so that they can be compared.
    let highest = rows.flatMap { [$0.lineHeight, $0.size.systemLeading ?? 0] }.max() ?? 0
    let scale = Scale(highest: highest)
    var text = "<text class=\"face\" y=\"28\">\(label.markup)</text>\n"
    for (place, style) in table.styles.enumerated() {
      let (column, line) = (place % Self.columns, place / Self.columns)
      let x = Double(column) * Self.panel.width
      let y = Self.heading + Double(line) * Self.panel.height
      text += "<g transform=\"translate(\(x.shortText) \(y.shortText))\">"
      text += chart(style?.name ?? "text", rows.filter { $0.size.style == style }, scale) + "</g>\n"
    }
    return text
  }

  // MARK: Charts

  private struct Scale {
    /// Points between two lines of the grid.
    let step: Double
    let top: Double

    init(highest: Double) {
      step = [5, 10, 20, 50, 100, 200, 500].first { highest <= 4 * $0 } ?? (highest / 4).rounded(.up)
      top = max(step, (highest / step).rounded(.up) * step)
    }

    func y(_ points: Double) -> Double { plot.bottom - points / top * (plot.bottom - plot.top) }
  }

  private func chart(_ name: String, _ rows: [TableRow], _ scale: Scale) -> String {
    let plot = Self.plot
    func x(_ place: Int) -> Double {
      let room = plot.right - plot.left
      return plot.left + (Double(place) + 0.5) * room / Double(max(1, rows.count))
    }
    var text = "<text class=\"style\" y=\"16\">\(name.markup)</text>"
    for points in stride(from: 0, through: scale.top, by: scale.step) {
      let y = scale.y(points)
      text += "<path class=\"grid\" d=\"M34 \(y.shortText)H294\"/>"
      text += "<text class=\"soft end\" x=\"28\" y=\"\((y + 4).shortText)\">\(points.shortText)</text>"
    }
    func line(_ style: String, _ values: [(place: Int, points: Double)]) -> String {
      guard !values.isEmpty else { return "" }
      let path = values.map { "\(x($0.place).shortText) \(scale.y($0.points).shortText)" }
      return "<path class=\"\(style)\" d=\"M\(path.joined(separator: "L"))\"/>"
    }
    let leadings = rows.enumerated().compactMap { place, row in row.size.systemLeading.map { (place, $0) } }
    text += line("system", leadings)
    // Without a face there is the system's leading alone.
    let heights = rows.enumerated().filter { $1.face != nil }.map { ($0, $1.lineHeight) }
    text += line("line", heights)
    for (place, points) in heights {
      let row = rows[place]
      text +=
        "<circle class=\"point\" cx=\"\(x(place).shortText)\" cy=\"\(scale.y(points).shortText)\" r=\"3\">"
      text +=
        "<title>\(row.size.category.name.markup): \(points.shortText) pt at \(row.size.points.shortText) pt</title></circle>"
    }
    for (place, row) in rows.enumerated() {
      let shift = rows.count > 8 && place % 2 == 1 ? 186 : 175
      text +=
        "<text class=\"soft middle\" x=\"\(x(place).shortText)\" y=\"\(shift)\">\(row.size.category.abbreviation.markup)</text>"
    }
    return text
  }
}

extension LineHeightTable {
  /// In the order of the rows; nil on a platform without styles.
  fileprivate var styles: [TextStyle?] {
    sizes.reduce(into: []) { if $0.last != .some($1.style) { $0.append($1.style) } }
  }
}

extension TableRow {
  /// Points; 0 without a face.
  fileprivate var lineHeight: Double { face?.metrics.lineHeight(at: size.points) ?? 0 }
}
