public import LayoutAudit
internal import Typography

extension Snapshot {
  /// Reads a snapshot's file.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong, with its place.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    let root = try RecordReader.document(bytes, file: file, kind: "snapshot", format: "1.0")
    try root.requireKnown(
      "formatVersion", "kind", "platform", "policy", "displayScale", "faces", "elements")
    let policy = try root.choice("policy", MetricsPolicy.allCases)
    self.init(
      platform: try root.choice("platform", Platform.allCases), policy: policy,
      displayScale: try root.number("displayScale", in: 1...4),
      faces: try root.list("faces") { (reader) throws(ConfigurationError) -> FaceProfile in
        try FaceProfileSection(policy: policy).profile(reader)
      },
      elements: try root.list("elements") { (reader) throws(ConfigurationError) -> Element in
        try reader.requireKnown("name", "locale", "availableWidth", "boldText", "face", "results")
        return Element(
          key: Element.Key(
            name: try reader.string("name"), locale: try reader.optionalString("locale"),
            availableWidth: try reader.optionalNumber("availableWidth"),
            boldText: try reader.bool("boldText")),
          face: try reader.optionalString("face"), results: try reader.list("results", Self.result))
      })
  }

  private static func result(_ reader: RecordReader) throws(ConfigurationError) -> CategoryResult {
    try reader.requireKnown("category", "size", "lines", "width", "height", "verdict")
    return try reader.result()
  }
}

/// A face of a snapshot.
struct FaceProfileSection {
  let policy: MetricsPolicy

  func profile(_ reader: RecordReader) throws(ConfigurationError) -> FaceProfile {
    try reader.requireKnown(
      "postScriptName", "family", "style", "weight", "width", "slant", "variations", "file", "faceIndex",
      "version", "hash", "unitsPerEm", "source", "tables", "useTypoMetrics", "units", "measured", "warnings",
      "axes", "features", "advances")
    return FaceProfile(
      face: FaceIdentity(
        file: try reader.string("file"), faceIndex: try reader.count("faceIndex"),
        postScriptName: try reader.optionalString("postScriptName"),
        family: try reader.optionalString("family"), style: try reader.optionalString("style"),
        traits: FontTraits(
          weight: FontWeight(clamping: try reader.number("weight", in: 1...1000)),
          width: try reader.number("width", in: 1...1000),
          slant: try reader.choice("slant", FontSlant.allCases)),
        variations: try variations(reader)),
      versionText: try reader.optionalString("version"), hash: try reader.string("hash"),
      metrics: try metrics(reader), axes: try reader.list("axes", axis),
      features: try reader.strings("features"), advances: try advances(reader), tellsAllCharacters: false)
  }

  private func variations(_ reader: RecordReader) throws(ConfigurationError) -> [String: Double] {
    let section = try reader.section("variations")
    var variations: [String: Double] = [:]
    for member in section.object.all { variations[member.key] = try section.object.number(member) }
    return variations
  }

  private func metrics(_ reader: RecordReader) throws(ConfigurationError) -> FaceMetrics {
    let tables = try reader.section("tables")
    try tables.requireKnown("hhea", "typo", "win")
    let win = try tables.optionalSection("win")
    let units = try reader.section("units")
    try units.requireKnown(
      "ascender", "descender", "lineGap", "capHeight", "xHeight", "underlinePosition", "underlineThickness")
    var measured: [FaceMetrics.Measured] = []
    for word in try reader.strings("measured") {
      guard let kind = FaceMetrics.Measured(rawValue: word) else {
        let known = FaceMetrics.Measured.allCases.map(\.rawValue)
        throw reader.object.error("measured", "has '\(word)'" + suggestion(for: word, among: known))
      }
      measured.append(kind)
    }
    return FaceMetrics(
      unitsPerEm: try reader.integer("unitsPerEm", in: 1...65535), policy: policy,
      source: try reader.choice("source", [MetricsSource.hhea, .typo, .win, .bitmap, .face]),
      tables: VerticalTables(
        hhea: try line(tables, "hhea"), typo: try line(tables, "typo"),
        win: try win.map { (win) throws(ConfigurationError) in
          VerticalTables.Win(ascent: try win.integer("ascent"), descent: try win.integer("descent"))
        }, useTypoMetrics: try reader.bool("useTypoMetrics")),
      units: FaceMetrics.Units(
        ascender: try units.number("ascender"), descender: try units.number("descender"),
        lineGap: try units.number("lineGap"), capHeight: try units.optionalNumber("capHeight"),
        xHeight: try units.optionalNumber("xHeight"),
        underlinePosition: try units.optionalNumber("underlinePosition"),
        underlineThickness: try units.optionalNumber("underlineThickness")),
      measured: measured, warnings: try reader.strings("warnings"))
  }

  private func line(
    _ tables: RecordReader, _ key: StaticString
  ) throws(ConfigurationError) -> VerticalTables.Line? {
    guard let line = try tables.optionalSection(key) else { return nil }
    return VerticalTables.Line(
      ascender: try line.integer("ascender"), descender: try line.integer("descender"),
      lineGap: try line.integer("lineGap"))
  }

  private func axis(_ reader: RecordReader) throws(ConfigurationError) -> VariationAxis {
    try reader.requireKnown("axis", "minimum", "default", "maximum")
    return VariationAxis(
      tag: try reader.string("axis"), minimum: try reader.number("minimum"),
      default: try reader.number("default"), maximum: try reader.number("maximum"))
  }

  private func advances(_ reader: RecordReader) throws(ConfigurationError) -> [FaceProfile.Advance] {
    var told: Set<Unicode.Scalar> = []
    return try reader.list("advances") { (reader) throws(ConfigurationError) -> FaceProfile.Advance in
      let advance = try advance(reader)
      guard told.insert(advance.character).inserted else {
        let code = try reader.string("code")
        throw reader.object.error(
          "code", "is '\(code)', which is there already: expected each character once")
      }
      return advance
    }
  }

  private func advance(_ reader: RecordReader) throws(ConfigurationError) -> FaceProfile.Advance {
    try reader.requireKnown("character", "code", "advance")
    let code = try reader.string("code")
    guard code.hasPrefix("U+"), let value = UInt32(code.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw reader.object.error("code", "is '\(code)': expected a character as in U+0041") }
    return FaceProfile.Advance(character: scalar, units: try reader.optionalNumber("advance"))
  }
}
