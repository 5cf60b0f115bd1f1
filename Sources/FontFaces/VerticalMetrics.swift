internal import CFreeType
public import Typography

extension FontFace {
  /// The face's vertical metrics under a policy.
  ///
  /// - Parameters:
  ///   - policy: Whose choice of tables applies.
  ///   - platform: Only iOS gives Helvetica and Times 15 % more ascender.
  ///   - family: The family's name as it was resolved, for that rule.
  /// - Throws: `FontFaceError` where the face has none of the tables that the policy reads.
  public func metrics(
    policy: MetricsPolicy = .apple, platform: Platform = .ios, family: String? = nil
  ) throws(FontFaceError) -> FaceMetrics {
    var line = try lineMetrics(policy)
    line.normaliseDescender()
    if policy == .apple { line.applyHelveticaRule(platform: platform, family: family ?? identity.family) }
    line.warnOfGap(unitsPerEm: stored.unitsPerEm)
    line.warnOfSpread(stored.vertical)

    var measured: [FaceMetrics.Measured] = []
    let capHeight = try height(stored.capHeight, deltas.capHeight, of: "H", .capHeight, &measured)
    let xHeight = try height(stored.xHeight, deltas.xHeight, of: "x", .xHeight, &measured)
    let units = FaceMetrics.Units(
      ascender: line.ascender, descender: line.descender, lineGap: line.lineGap,
      capHeight: capHeight, xHeight: xHeight,
      underlinePosition: stored.underlinePosition.map { $0 + deltas.underlinePosition },
      underlineThickness: stored.underlineThickness.map { $0 + deltas.underlineThickness })
    return FaceMetrics(
      unitsPerEm: stored.unitsPerEm, policy: policy, source: line.source, tables: stored.vertical,
      units: units,
      measured: measured, warnings: line.warnings)
  }

  private func lineMetrics(_ policy: MetricsPolicy) throws(FontFaceError) -> LineMetrics {
    let tables = stored.vertical
    switch policy {
    case .apple:
      guard let hhea = tables.hhea else { throw FontFaceError(file: file, "has no hhea table") }
      if !hhea.isZero { return LineMetrics(hhea, deltas, source: .hhea) }
      return try emptyHhea(tables)
    case .freetype, .android: return freeTypeMetrics(tables)
    case .web:
      var line = freeTypeMetrics(tables)
      line.lineGap = max(0, line.lineGap)
      return line
    case .harfbuzz: return harfBuzzMetrics(tables)
    case .directwrite: return try directWriteMetrics(tables)
    case .typo:
      guard let typo = tables.typo else {
        throw FontFaceError(file: file, "has no OS/2 table, so no typo metrics")
      }
      return LineMetrics(typo, deltas, source: .typo)
    case .win:
      guard let win = tables.win else {
        throw FontFaceError(file: file, "has no OS/2 table, so no win metrics")
      }
      return LineMetrics(win, source: .win)
    }
  }

  private func emptyHhea(_ tables: VerticalTables) throws(FontFaceError) -> LineMetrics {
    var line: LineMetrics
    if let typo = tables.typo, !typo.isZero {
      line = LineMetrics(typo, deltas, source: .typo)
    } else if let win = tables.win, win.ascent != 0 || win.descent != 0 {
      line = LineMetrics(win, source: .win)
    } else {
      throw FontFaceError(file: file, "has no vertical metrics: hhea, OS/2 typo and OS/2 win are all 0")
    }
    line.warnings.append(
      "hhea ascender and descender are 0: OS/2 \(line.source.rawValue) values stand in (unsure what iOS does)"
    )
    return line
  }

  /// FreeType's own choice, with its name for the table that it chose.
  private func freeTypeMetrics(_ tables: VerticalTables) -> LineMetrics {
    let record = face.pointee
    let ascender = Double(record.ascender)
    let descender = Double(record.descender)
    let gap = Double(record.height) - ascender + descender
    let source: MetricsSource
    if tables.useTypoMetrics {
      source = .typo
    } else if let hhea = tables.hhea, hhea.ascender != 0 || hhea.descender != 0 {
      source = .hhea
    } else if let typo = tables.typo, !typo.isZero {
      source = .typo
    } else {
      source = tables.win == nil ? .face : .win
    }
    return LineMetrics(ascender: ascender, descender: descender, lineGap: gap, source: source)
  }

  private func harfBuzzMetrics(_ tables: VerticalTables) -> LineMetrics {
    let typo = tables.typo.flatMap { tables.useTypoMetrics || tables.hhea == nil ? $0 : nil }
    guard let stored = typo ?? tables.hhea else { return freeTypeMetrics(tables) }
    var line = LineMetrics(stored, deltas, source: typo == nil ? .hhea : .typo)
    line.ascender = abs(line.ascender)
    if line.ascender == 0, line.descender == 0 {
      line.warnings.append("HarfBuzz reports ascender and descender 0: its caller must find others")
    }
    return line
  }

  private func directWriteMetrics(_ tables: VerticalTables) throws(FontFaceError) -> LineMetrics {
    guard let win = tables.win, let typo = tables.typo else {
      throw FontFaceError(file: file, "has no OS/2 table, which DirectWrite reads")
    }
    if tables.useTypoMetrics { return LineMetrics(typo, deltas, source: .typo) }
    var line = LineMetrics(win, source: .win)
    if let hhea = tables.hhea {
      // The line gap makes up for what an hhea line is taller.
      let full = Double(hhea.ascender + abs(hhea.descender) + hhea.lineGap)
      line.lineGap = max(0, full - line.ascender + line.descender)
    }
    return line
  }

  private func height(
    _ stored: Double?, _ delta: Double, of letter: Character, _ kind: FaceMetrics.Measured,
    _ measured: inout [FaceMetrics.Measured]
  ) throws(FontFaceError) -> Double? {
    if let stored { return stored + delta }
    guard let glyph = try glyph(for: letter), glyph.bounds.height > 0 else { return nil }
    measured.append(kind)
    return glyph.bounds.y + glyph.bounds.height
  }
}
