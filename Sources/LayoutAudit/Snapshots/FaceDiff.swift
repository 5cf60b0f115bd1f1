public import Typography

/// What moved between two versions of a face.
public struct FaceDiff: Hashable, Sendable {
  /// A length of the face.
  public struct MetricChange: Hashable, Sendable {
    /// Its key in reports, such as `ascender` or `hhea.lineGap`.
    public var metric: String
    /// Font units of either version; nil where it has none.
    public var old: Double?
    public var new: Double?
    /// At the size of body in each category of iOS.
    public var points: [PointChange]
    public var counts: Bool
  }

  public struct PointChange: Hashable, Sendable {
    public var category: ContentSizeCategory
    public var size: Double
    public var old: Double?
    public var new: Double?
  }

  public struct AdvanceChange: Hashable, Sendable {
    public var character: Unicode.Scalar
    /// Font units of either version.
    public var old: Double
    public var new: Double
    public var counts: Bool
  }

  public struct AxisChange: Hashable, Sendable {
    public var tag: String
    public var old: VariationAxis?
    public var new: VariationAxis?
  }

  public let old: FaceProfile
  public let new: FaceProfile
  public let metrics: [MetricChange]
  public let advances: [AdvanceChange]
  /// Characters that the old version has, and the new one lacks; and the other way round.
  public let lostCharacters: [Unicode.Scalar]
  public let gainedCharacters: [Unicode.Scalar]
  public let lostFeatures: [String]
  public let gainedFeatures: [String]
  public let axes: [AxisChange]

  /// - Throws: Never while the scale of iOS has a size of body for each of its categories.
  init(_ old: FaceProfile, _ new: FaceProfile, tolerance: DiffTolerance) throws(TypographyError) {
    let sizes = try Self.sizes()
    let largest = sizes.map(\.points).max() ?? 0
    self.old = old
    self.new = new
    let scales = (old: old.metrics.unitsPerEm, new: new.metrics.unitsPerEm)
    metrics = zip(Self.lengths(old.metrics), Self.lengths(new.metrics)).compactMap { before, after in
      Self.change(before.name, before.units, after.units, scales, sizes, tolerance)
    }
    // A character that one of two snapshots never asked for is neither lost nor gained.
    let (before, after) = (Self.units(old.advances), Self.units(new.advances))
    let isWhole = old.tellsAllCharacters && new.tellsAllCharacters
    func has(_ side: [Unicode.Scalar: Double?], _ character: Unicode.Scalar) -> Bool? {
      side[character].map { $0 != nil } ?? (isWhole ? false : nil)
    }
    lostCharacters = old.advances.map(\.character).filter {
      has(before, $0) == true && has(after, $0) == false
    }
    gainedCharacters = new.advances.map(\.character).filter {
      has(before, $0) == false && has(after, $0) == true
    }
    advances = old.advances.compactMap { advance in
      guard let was = advance.units, let known = after[advance.character], let now = known else { return nil }
      let (wasEm, nowEm) = (was / Double(scales.old), now / Double(scales.new))
      guard wasEm != nowEm else { return nil }
      return AdvanceChange(
        character: advance.character, old: was, new: now,
        counts: tolerance.isExceeded(wasEm * largest, nowEm * largest))
    }
    lostFeatures = old.features.filter { !new.features.contains($0) }
    gainedFeatures = new.features.filter { !old.features.contains($0) }
    axes = Set((old.axes + new.axes).map(\.tag)).sorted().compactMap { tag in
      let (was, now) = (old.axes.first { $0.tag == tag }, new.axes.first { $0.tag == tag })
      return was == now ? nil : AxisChange(tag: tag, old: was, new: now)
    }
  }

  /// By character, the first of several.
  private static func units(_ advances: [FaceProfile.Advance]) -> [Unicode.Scalar: Double?] {
    Dictionary(advances.map { ($0.character, $0.units) }) { first, _ in first }
  }

  /// Whether the file is the same to the last byte, and its metrics are read as before.
  var isSame: Bool { old.hash == new.hash && metrics.isEmpty }

  /// Whether the file changed, and nothing that is told moved.
  public var isEmpty: Bool {
    metrics.isEmpty && advances.isEmpty && lostCharacters.isEmpty && gainedCharacters.isEmpty
      && lostFeatures.isEmpty && gainedFeatures.isEmpty && axes.isEmpty
  }

  /// How many changes pass the tolerance. What is gained never counts; what is lost always does.
  public var counted: Int {
    metrics.count(where: \.counts) + advances.count(where: \.counts) + lostCharacters.count
      + lostFeatures.count
      + axes.count { $0.old != nil }
  }

  private static func change(
    _ name: String, _ old: Double?, _ new: Double?, _ scales: (old: Int, new: Int),
    _ sizes: [(category: ContentSizeCategory, points: Double)], _ tolerance: DiffTolerance
  ) -> MetricChange? {
    guard old.map({ $0 / Double(scales.old) }) != new.map({ $0 / Double(scales.new) }) else { return nil }
    let points = sizes.map { category, size in
      PointChange(
        category: category, size: size, old: old.map { $0 * size / Double(scales.old) },
        new: new.map { $0 * size / Double(scales.new) })
    }
    return MetricChange(
      metric: name, old: old, new: new, points: points,
      counts: points.contains { tolerance.isExceeded($0.old, $0.new) })
  }

  /// Body of iOS: what most text is, and what other styles are measured by.
  private static func sizes() throws(TypographyError) -> [(category: ContentSizeCategory, points: Double)] {
    var sizes: [(category: ContentSizeCategory, points: Double)] = []
    for category in DynamicTypeScale.ios.categories {
      sizes.append((category, try DynamicTypeScale.ios.entry(.body, category).size))
    }
    return sizes
  }

  /// Every length, in the order of reports: after policy first, then as stored.
  private static func lengths(_ metrics: FaceMetrics) -> [(name: String, units: Double?)] {
    let (units, tables) = (metrics.units, metrics.tables)
    return [
      ("lineHeight", units.ascender - units.descender), ("ascender", units.ascender),
      ("descender", units.descender), ("lineGap", units.lineGap), ("capHeight", units.capHeight),
      ("xHeight", units.xHeight), ("underlinePosition", units.underlinePosition),
      ("underlineThickness", units.underlineThickness),
    ] + line("hhea", tables.hhea) + line("typo", tables.typo) + [
      ("win.ascent", tables.win.map { Double($0.ascent) }),
      ("win.descent", tables.win.map { Double($0.descent) }),
    ]
  }

  private static func line(_ name: String, _ line: VerticalTables.Line?) -> [(name: String, units: Double?)] {
    [
      ("\(name).ascender", line.map { Double($0.ascender) }),
      ("\(name).descender", line.map { Double($0.descender) }),
      ("\(name).lineGap", line.map { Double($0.lineGap) }),
    ]
  }
}
