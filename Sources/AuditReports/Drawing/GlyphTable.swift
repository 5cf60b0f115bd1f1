internal import Typography

/// The glyphs of a page, each once, in the order in which they are first met.
struct GlyphTable {
  /// A glyph in units of its face, down positive.
  struct Entry: Hashable {
    let unitsPerEm: Double
    let picture: Picture
  }

  enum Picture: Hashable {
    /// SVG path data.
    case path(String)
    /// A PNG file in base 64, or nil for a frame in the place of what can't be drawn.
    case image(base64: String?, box: GlyphMetrics.Bounds)
  }

  private(set) var entries: [Entry] = []
  private var places: [Entry: Int] = [:]
  /// Outlines that were met before: a shorter way than by all their points.
  private var known: [ObjectIdentifier: Int] = [:]
  /// They are kept, so that no other takes the place of one in memory.
  private var kept: [GlyphOutline] = []

  /// The place of a glyph in the table.
  mutating func place(of outline: GlyphOutline) -> Int {
    if let place = known[ObjectIdentifier(outline)] { return place }
    let entry = Entry(unitsPerEm: outline.unitsPerEm, picture: Self.picture(outline.shape))
    let place = places[entry] ?? entries.count
    if place == entries.count {
      entries.append(entry)
      places[entry] = place
    }
    known[ObjectIdentifier(outline)] = place
    kept.append(outline)
    return place
  }

  private static func picture(_ shape: GlyphOutline.Shape) -> Picture {
    switch shape {
    case .contours(let segments): .path(SVGPath.text(segments))
    case .picture(let png, let box): .image(base64: png.base64, box: box)
    case .placeholder(let box): .image(base64: nil, box: box)
    }
  }
}

/// Outlines as SVG path data, down positive.
enum SVGPath {
  static func text(_ segments: [GlyphOutline.Segment]) -> String {
    segments.reduce(into: "") { text, segment in
      switch segment {
      case .move(let point): add("M", [point], to: &text)
      case .line(let point): add("L", [point], to: &text)
      case .quadratic(let control, let point): add("Q", [control, point], to: &text)
      case .cubic(let control, let control2, let point): add("C", [control, control2, point], to: &text)
      case .close: text += "Z"
      }
    }
  }

  private static func add(_ letter: String, _ points: [GlyphOutline.Point], to text: inout String) {
    text += letter
    text += points.map { "\(number($0.x)) \(number(-$0.y))" }.joined(separator: " ")
  }

  /// Up to three decimals; no minus before zero.
  static func number(_ value: Double) -> String {
    let text = value.shortText
    return text == "-0" ? "0" : text
  }
}
