internal import CFreeType
public import Typography

extension FontFace {
  /// The face's vertical metrics under a policy.
  ///
  /// - Parameters:
  ///   - policy: Whose choice of tables applies.
  ///   - platform: Only iOS gives Helvetica and Times 15 % more ascender.
  ///   - family: The family's name as it was resolved, for that rule.
  ///   - size: Points; only a bitmap font without tables needs it, since it has no others than those of its strikes.
  ///   - heights: Whether to read cap and x height, for which glyphs are measured.
  /// - Throws: `FontFaceError` where the face has none of the tables that the policy reads, or no strike of the size.
  public func metrics(
    policy: MetricsPolicy = .apple, platform: Platform = .ios, family: String? = nil, size: Double? = nil,
    heights: Bool = true
  ) throws(FontFaceError) -> FaceMetrics {
    if stored.unitsPerEm == 0 { return try bitmapMetrics(policy, size: size) }
    var line = try lineMetrics(policy)
    // FreeType, and what builds on its values, keeps a wrong sign.
    line.checkDescender(normalises: ![.freetype, .android, .web].contains(policy))
    if policy == .apple { line.applyHelveticaRule(platform: platform, family: family ?? identity.family) }
    line.warnOfGap(unitsPerEm: stored.unitsPerEm)
    line.warnOfSpread(stored.vertical)

    var measured: [FaceMetrics.Measured] = []
    var (capHeight, xHeight): (Double?, Double?)
    if heights {
      capHeight = height(
        stored.capHeight.map { $0 + deltas.capHeight }, of: "H", .capHeight, &measured, &line.warnings)
      xHeight = height(
        stored.xHeight.map { $0 + deltas.xHeight }, of: "x", .xHeight, &measured, &line.warnings)
    }
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

  /// A strike's own ascender and descender, in its pixels.
  private func bitmapMetrics(_ policy: MetricsPolicy, size: Double?) throws(FontFaceError) -> FaceMetrics {
    guard let strike = size else {
      let known = strikes.sizes.sorted().map(\.shortText).joined(separator: ", ")
      throw FontFaceError(file: file, "is a bitmap font, which has no other sizes than \(known)")
    }
    try strikes.select(strike, of: face, file: file)
    let metrics = face.pointee.size.pointee.metrics
    let (ascender, descender) = (Double(metrics.ascender) / 64, Double(metrics.descender) / 64)
    return FaceMetrics(
      unitsPerEm: Int(strike), policy: policy, source: .bitmap, tables: stored.vertical,
      units: FaceMetrics.Units(
        ascender: ascender, descender: descender, lineGap: Double(metrics.height) / 64 - ascender + descender)
    )
  }

  private func lineMetrics(_ policy: MetricsPolicy) throws(FontFaceError) -> LineMetrics {
    let tables = stored.vertical
    switch policy {
    case .apple:
      // Type 1 and its like have no tables: FreeType's values are all there is.
      guard let hhea = tables.hhea else { return freeTypeMetrics(tables) }
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
      return LineMetrics(win, deltas, source: .win)
    }
  }

  private func emptyHhea(_ tables: VerticalTables) throws(FontFaceError) -> LineMetrics {
    var line: LineMetrics
    if let typo = tables.typo, !typo.isZero {
      line = LineMetrics(typo, deltas, source: .typo)
    } else if let win = tables.win, win.ascent != 0 || win.descent != 0 {
      line = LineMetrics(win, deltas, source: .win)
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
    // FreeType has no values for a face of bitmaps, whose tables stand all the same.
    if record.units_per_EM == 0, let line = tables.useTypoMetrics ? tables.typo : tables.hhea {
      return LineMetrics(line, deltas, source: tables.useTypoMetrics ? .typo : .hhea)
    }
    let ascender = Double(record.ascender)
    let descender = Double(record.descender)
    let gap = Double(record.height) - ascender + descender
    let source: MetricsSource
    if tables.hhea == nil, tables.win == nil {
      source = .face
    } else if tables.useTypoMetrics {
      source = .typo
    } else if let hhea = tables.hhea, !hhea.isZero {
      source = .hhea
    } else {
      source = tables.typo.map { !$0.isZero } == true ? .typo : .win
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
    // DirectWrite reads the descent as signed, and takes it without its sign.
    let descent = abs(Int(Int16(truncatingIfNeeded: win.descent)))
    var line = LineMetrics(
      VerticalTables.Win(ascent: win.ascent, descent: descent), deltas, source: .win)
    if descent != win.descent {
      line.warnings.append("usWinDescent is stored as \(win.descent), a negative number: read as \(descent)")
    }
    if let hhea = tables.hhea {
      // The line gap makes up for what an hhea line is taller.
      let full = Double(hhea.ascender + abs(hhea.descender) + hhea.lineGap)
      line.lineGap = max(0, full - line.ascender + line.descender)
    }
    return line
  }

  /// The table's height, or that of a letter; and a warning where the two are far apart.
  private func height(
    _ table: Double?, of letter: Character, _ kind: FaceMetrics.Measured,
    _ measured: inout [FaceMetrics.Measured], _ warnings: inout [String]
  ) -> Double? {
    let ink = glyph(for: letter)?.bounds.flatMap { $0.height > 0 ? $0.y + $0.height : nil }
    guard let table else {
      if ink != nil { measured.append(kind) }
      return ink
    }
    if let ink, abs(ink - table) > 0.1 * ink {
      warnings.append(
        "OS/2 \(kind.rawValue) is \(table.shortText), and \"\(letter)\" is \(ink.shortText) high: the table's value is given"
      )
    }
    return table
  }
}
