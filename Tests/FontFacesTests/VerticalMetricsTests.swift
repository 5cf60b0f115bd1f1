import FixtureSupport
import FontFaces
import Testing
import Typography

@Suite struct VerticalMetricsTests {
  static let sizes = [0.5, 9.5, 12, 17, 53, 1000, 10_000.0]

  /// Ascender, descender and line gap in font units, by the rule of a policy and fontTools' reading.
  struct Line: Equatable {
    var ascender: Double
    var descender: Double
    var gap: Double
    var source: MetricsSource

    init(_ line: ExpectedFace.Line, _ source: MetricsSource) {
      ascender = Double(line.ascender)
      descender = -abs(Double(line.descender))
      gap = Double(line.lineGap)
      self.source = source
    }

    init(_ win: ExpectedFace.Win) {
      ascender = Double(win.ascent)
      descender = -Double(win.descent)
      gap = 0
      source = .win
    }
  }

  // MARK: Policies

  @Test(arguments: ExpectedFace.wellFormed)
  func `apple takes hhea, then typo, then win, whatever the flag says`(expected: ExpectedFace) throws {
    let hhea = try #require(expected.hhea)
    let typo = try #require(expected.typo)
    let win = try #require(expected.win)
    var line = Line(hhea, .hhea)
    if hhea.isZero { line = typo.isZero ? Line(win) : Line(typo, .typo) }
    if expected.family == "Helvetica" { line.ascender += 0.15 * (line.ascender - line.descender) }
    try expect(line, of: expected, policy: .apple)
  }

  @Test(arguments: ExpectedFace.wellFormed)
  func `typo takes typo`(expected: ExpectedFace) throws {
    try expect(Line(try #require(expected.typo), .typo), of: expected, policy: .typo)
  }

  @Test(arguments: ExpectedFace.wellFormed)
  func `win takes win, without a gap`(expected: ExpectedFace) throws {
    try expect(Line(try #require(expected.win)), of: expected, policy: .win)
  }

  /// FreeType keeps a positive descender, so that the one font with it stands apart.
  @Test(arguments: ExpectedFace.wellFormed.filter { ($0.hhea?.descender ?? 0) <= 0 })
  func `freetype takes typo by the flag, else hhea, then typo, then win`(expected: ExpectedFace) throws {
    let hhea = try #require(expected.hhea)
    let typo = try #require(expected.typo)
    let win = try #require(expected.win)
    var line =
      if expected.useTypoMetrics {
        Line(typo, .typo)
      } else if !hhea.isZero {
        Line(hhea, .hhea)
      } else if !typo.isZero {
        Line(typo, .typo)
      } else {
        Line(win)
      }
    // Its height is a distance: of baselines that run backwards it takes the amount.
    let body = line.ascender - line.descender
    line.gap = abs(body + line.gap) - body
    try expect(line, of: expected, policy: .freetype)
  }

  @Test(arguments: ExpectedFace.wellFormed)
  func `harfbuzz takes typo by the flag, else hhea, and forces the signs`(expected: ExpectedFace) throws {
    let hhea = try #require(expected.hhea)
    let line = expected.useTypoMetrics ? Line(try #require(expected.typo), .typo) : Line(hhea, .hhea)
    try expect(line, of: expected, policy: .harfbuzz)
  }

  @Test(arguments: ExpectedFace.wellFormed)
  func `directwrite takes typo by the flag, else win, with a gap that makes up for hhea's`(
    expected: ExpectedFace
  ) throws {
    let (hhea, win) = (try #require(expected.hhea), try #require(expected.win))
    var line = Line(win)
    line.gap = Double(max(0, hhea.ascender + abs(hhea.descender) + hhea.lineGap - win.ascent - win.descent))
    if expected.useTypoMetrics { line = Line(try #require(expected.typo), .typo) }
    try expect(line, of: expected, policy: .directwrite)
  }

  /// As FreeType, whose rule is tested above.
  @Test(arguments: ExpectedFace.wellFormed)
  func `android is FreeType's, web is that in whole pixels`(expected: ExpectedFace) throws {
    let face = try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex)
    let freetype = try face.metrics(policy: .freetype)
    let android = try face.metrics(policy: .android)
    #expect(android.units == freetype.units)
    #expect(android.source == freetype.source)
    let web = try face.metrics(policy: .web)
    for size in Self.sizes {
      #expect(abs(web.ascender(at: size) - freetype.ascender(at: size)) <= 0.5 + 1e-9)
      #expect(web.ascender(at: size) == web.ascender(at: size).rounded())
      #expect(abs(web.descender(at: size) - freetype.descender(at: size)) <= 0.5 + 1e-9)
      #expect(web.descender(at: size) == web.descender(at: size).rounded())
      #expect(web.leading(at: size) >= 0)
      #expect(web.lineHeight(at: size) == web.ascender(at: size) - web.descender(at: size))
    }
  }

  private func expect(_ line: Line, of expected: ExpectedFace, policy: MetricsPolicy) throws {
    let metrics = try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex)
      .metrics(policy: policy)
    #expect(metrics.policy == policy)
    #expect(metrics.source == line.source)
    let em = Double(expected.unitsPerEm)
    for size in Self.sizes {
      let tolerance = 1e-9 * max(1, size / 100)
      #expect(abs(metrics.ascender(at: size) - line.ascender / em * size) <= tolerance)
      #expect(abs(metrics.descender(at: size) - line.descender / em * size) <= tolerance)
      #expect(abs(metrics.leading(at: size) - line.gap / em * size) <= tolerance)
      #expect(
        abs(metrics.lineHeight(at: size) - (line.ascender - line.descender) / em * size) <= tolerance)
    }
  }

  @Test(arguments: ExpectedFace.wellFormed)
  func `A label is as high as whole pixels allow, counted in integers`(expected: ExpectedFace) throws {
    let win = try #require(expected.win)
    let metrics = try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex)
      .metrics(policy: .win)
    for (size, scale, lines) in [
      (17, 1, 1), (17, 2, 1), (17, 3, 1), (11, 2, 3), (53, 3, 2), (90, 3, 7), (1, 1, 1),
    ] {
      let units = (win.ascent + win.descent) * size * scale * lines
      let pixels = (units + expected.unitsPerEm - 1) / expected.unitsPerEm
      let height = metrics.labelHeight(lines: lines, at: Double(size), displayScale: Double(scale))
      #expect(height == Double(pixels) / Double(scale))
    }
  }

  // MARK: Cap height and x height

  @Test(arguments: ExpectedFace.wellFormed)
  func `Cap and x height are stored, or measured at H and x`(expected: ExpectedFace) throws {
    let metrics = try FontFace(file: Fixtures.font(expected.file), faceIndex: expected.faceIndex).metrics()
    #expect(metrics.units.capHeight == expected.capHeight.map { Double($0) } ?? expected.bounds["H"]?[3])
    #expect(metrics.units.xHeight == expected.xHeight.map { Double($0) } ?? expected.bounds["x"]?[3])
    var measured: [FaceMetrics.Measured] = []
    if expected.capHeight == nil, expected.bounds["H"] != nil { measured.append(.capHeight) }
    if expected.xHeight == nil, expected.bounds["x"] != nil { measured.append(.xHeight) }
    #expect(metrics.measured == measured)
  }

  @Test func `A table too old for the heights is measured`() throws {
    let metrics = try FontFace(file: Fixtures.font("Probe/os2v0.ttf")).metrics()
    #expect(metrics.units.capHeight == 720)
    #expect(metrics.units.xHeight == 510)
    #expect(metrics.measured == [.capHeight, .xHeight])
  }

  // MARK: Variable faces

  @Test(arguments: ExpectedInstance.all)
  func `An instance has the metrics that MVAR gives it`(expected: ExpectedInstance) throws {
    let face = try FontFace(file: Fixtures.font(expected.file), variations: expected.coordinates)
    let reading = expected.fontTools
    let apple = try face.metrics()
    #expect(apple.units.ascender == Double(reading.hhea.ascender))
    #expect(apple.units.descender == Double(reading.hhea.descender))
    #expect(apple.units.lineGap == Double(reading.hhea.lineGap))
    #expect(apple.units.capHeight == Double(reading.capHeight))
    #expect(apple.units.xHeight == Double(reading.xHeight))
    let typo = try face.metrics(policy: .typo)
    #expect(typo.units.ascender == Double(reading.typo.ascender))
    #expect(typo.units.descender == Double(reading.typo.descender))
    let win = try face.metrics(policy: .win)
    #expect(win.units.ascender == Double(reading.win.ascent))
    #expect(win.units.descender == -Double(reading.win.descent))
    // None of these fonts has the flag.
    for policy in [MetricsPolicy.harfbuzz, .freetype, .android] {
      let metrics = try face.metrics(policy: policy)
      #expect(metrics.units.ascender == Double(expected.harfBuzz.extents.ascender), "\(policy)")
      #expect(metrics.units.descender == Double(expected.harfBuzz.extents.descender), "\(policy)")
      #expect(metrics.units.lineGap == Double(expected.harfBuzz.extents.lineGap), "\(policy)")
    }
  }

  @Test func `Reading the metrics twice adds nothing twice`() throws {
    let face = try FontFace(file: Fixtures.font("Probe/flex.ttf"), variations: ["wght": 700])
    #expect(try face.metrics() == face.metrics())
    #expect(try face.metrics().units.ascender == 945)
  }
}
