internal import AuditReports
internal import TextEngine
internal import Typography

struct TableCommand: Command {
  static let name = "table"
  static let summary = "List sizes and line heights for every text style and category."
  static let discussion = """
    Without a font it lists the platform's own sizes and leadings. A style's weight picks the face: headline takes the \
    family's semibold. A file is taken as it is, for every style.
    """
  static let operandRule = Operands.any("font", "Families, PostScript names, or font files.")
  static let examples = [
    (line: "typefit table --platform ios", meaning: "All 132 sizes and system leadings."),
    (
      line: "typefit table Lato --styles body,headline --categories large...",
      meaning: "Two styles, from large up."
    ),
    (
      line: "typefit table --scaling fontMetrics --base 17 --styles body",
      meaning: "What UIFontMetrics makes of 17 points."
    ),
    (line: "typefit table --all --format tsv", meaning: "Every installed face."),
    (
      line: "typefit table Roboto --platform android --base 16",
      meaning: "16 sp under Android's font scales, with the metrics that Android reads."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var listsAll = false
  var styles: [TextStyle]?
  var categories: String?
  var platform = Platform.ios
  var policy: MetricsPolicy?
  var displayScale = 2.0
  var base: Double?
  var rule: FontScaling.Rule?
  var preset: StyleTable?
  var caseSize: Int?

  static var parameters: [Parameter<Self>] {
    [
      .flag("--all", "Every scalable face there is.") { $0.listsAll = true },
      .option("--styles", "LIST", "Text styles, separated by commas; default all.") {
        let styles = try $1.split(separator: ",", omittingEmptySubsequences: false).map {
          try TextStyle(spelling: String($0))
        }
        try Value.requireDistinct(styles.map(\.name), "--styles")
        $0.styles = styles
      },
      .option("--categories", "RANGE", "Such as large..., small...AX2 or ..<AX1; default all.") {
        $0.categories = $1
      },
      .option("--platform", "P", "\(Platform.allCases.map(\.rawValue).joined(separator: ", ")); default ios.")
      {
        $0.platform = try Platform(spelling: $1)
      },
      .option("--case", "MM", "A watch's case, 38 to 49, which decides where its user starts.") {
        $0.caseSize = try Value.index($1, "--case")
      },
      .option("--policy", "P", "\(MetricsPolicy.allCases.map(\.rawValue).joined(separator: ", ")).") {
        $0.policy = try MetricsPolicy(spelling: $1)
      },
      .option("--display-scale", "N", "Pixels in a point, 1 to 4; default 2.") {
        $0.displayScale = try Value.number($1, "--display-scale", in: 1...4)
      },
      .option("--base", "PT", "Points at large; alone it means --scaling fontMetrics.") {
        $0.base = try Value.points($1, "--base")
      },
      .option("--scaling", "RULE", "textStyle, fontMetrics, delta or fixed.") {
        $0.rule = try FontScaling.Rule(spelling: $1)
      },
      .option("--preset", "NAME", "A style table: appDefines (Avenir Next, unless a family is named).") {
        $0.preset = try StyleTable.preset($1)
      },
    ]
      + CommonOptions.parameters(
        \.common, formats: TableReport.Format.allCases.map(\.rawValue), systemFontsByDefault: true)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    if listsAll, !operands.isEmpty || preset != nil {
      throw UsageError("--all lists every face: it takes no family and no preset")
    }
    let scale = try usage("--platform") { try DynamicTypeScale.of(platform, caseSize: caseSize) }
    let selection =
      try categories.map { try Value.selection($0, in: scale) } ?? CategorySelection(allOf: scale)
    let styles = try listedStyles(scale)
    let scalings = try usage("--scaling") {
      try styles.map { style in (style: style, scaling: try scaling(of: style)) }
    }
    let policy = policy ?? .default(for: platform)
    let cause = sizesCause(styles, selection, scale)
    func table(_ groups: [LineHeightTable.Group]) throws -> LineHeightTable {
      try usage(cause) {
        try LineHeightTable(
          scale: scale, policy: policy, displayScale: displayScale, styles: scalings,
          categories: selection.categories, skipsUnpublished: categories == nil, groups: groups)
      }
    }
    // Sizes first: a wrong style or category must not wait for the fonts.
    _ = try table([])
    let groups = try await groups(styles, scale, policy, terminal)
    if groups.isEmpty { throw Failure("no face could be read: there is nothing to list") }
    try await write(try table(groups), terminal)
    return .clean
  }

  /// By the options, else as the preset has it.
  private func scaling(of style: TextStyle?) throws(TypographyError) -> FontScaling {
    if rule == nil, base == nil, let style, let definition = preset?[style.name] {
      return try definition.scaling()
    }
    return try FontScaling(
      rule ?? (base == nil ? .textStyle : .fontMetrics), textStyle: style ?? .body, base: base)
  }

  private func usage<Value>(_ option: String, _ body: () throws -> Value) throws -> Value {
    do { return try body() } catch let error as TypographyError { throw UsageError("\(option): \(error)") }
  }

  /// The option to blame for a size that there is not: an unknown style, then a category that the style is not known in,
  /// then the base that leaves nothing.
  private func sizesCause(
    _ styles: [TextStyle?], _ selection: CategorySelection, _ scale: DynamicTypeScale
  ) -> String {
    let styles = styles.compactMap(\.self)
    if styles.contains(where: { scale.weight(of: $0) == nil }) { return "--styles" }
    if categories != nil,
      styles.contains(where: { style in selection.categories.contains { !scale.hasEntry(style, $0) } })
    {
      return "--categories"
    }
    return base == nil ? "--styles" : "--base"
  }

  /// The styles to list; on Android one that is none, for a size in sp.
  private func listedStyles(_ scale: DynamicTypeScale) throws(UsageError) -> [TextStyle?] {
    guard scale.platform == .android else { return styles ?? scale.styles }
    guard styles == nil else {
      throw UsageError("--styles: android has no text styles: give --base with a size in sp")
    }
    guard base != nil else {
      throw UsageError("--platform android has no text styles: give --base with a size in sp")
    }
    return [nil]
  }

  private func groups(
    _ styles: [TextStyle?], _ scale: DynamicTypeScale, _ policy: MetricsPolicy, _ terminal: Terminal
  ) async throws -> [LineHeightTable.Group] {
    var families = operands
    if families.isEmpty, let family = preset?.family { families = [family] }
    guard listsAll || !families.isEmpty else { return [.noFace] }
    let files = Set(families.filter(FontFile.isPath))
    try common.outputFiles().requireApart(from: Array(files))
    // Fonts are looked for only where a name asks for them.
    let engine =
      !listsAll && families.allSatisfy(files.contains)
      ? try FontFile.engine(policy: policy, platform: platform)
      : try common.engine(systemFontsByDefault: true, policy: policy, platform: platform, terminal)
    if listsAll {
      let measured = await engine.measureAll(try engine.faces(scalableOnly: true))
      return measured.compactMap { face, result in
        switch result {
        case .success(let metrics):
          warn(of: face, metrics, terminal)
          return .one(.init(face, metrics))
        case .failure(let error):
          if !common.isQuiet { terminal.note("typefit: warning: left out: \(error)\n") }
          return nil
        }
      }
    }
    var warned: Set<FaceIdentity> = []
    return try families.map { family in
      let engine =
        files.contains(family)
        ? try FontFile.engine(policy: policy, platform: platform, face: FaceIdentity(file: family)) : engine
      func face(_ weight: FontWeight?) throws -> LineHeightTable.Face {
        let face = try FontFile.face(FontRequest(name: family, weight: weight), in: engine)
        let metrics = try engine.metrics(of: face)
        if warned.insert(face).inserted { warn(of: face, metrics, terminal) }
        return LineHeightTable.Face(face, metrics)
      }
      if styles == [nil] { return .one(try face(nil)) }
      var faces: [TextStyle: LineHeightTable.Face] = [:]
      for style in styles.compactMap(\.self) {
        let definition = preset?[style.name] ?? StyleDefinition(textStyle: style)
        faces[style] = try face(definition.traits(on: scale).weight)
      }
      return .byStyle(faces)
    }
  }

  /// A table has no room for what is normalised or doubtful.
  private func warn(of face: FaceIdentity, _ metrics: FaceMetrics, _ terminal: Terminal) {
    if common.isQuiet { return }
    for warning in metrics.warnings { terminal.note("typefit: warning: \(face.displayName): \(warning)\n") }
  }

  private func write(_ table: LineHeightTable, _ terminal: Terminal) async throws {
    let format = TableReport.Format(rawValue: common.format) ?? .text
    let report = TableReport(table, format: format, palette: common.palette(terminal))
    var output = try Output(common.output)
    try output.write(report.opening)
    // In batches, so that memory stays bounded.
    let batch = 256
    for start in stride(from: 0, to: table.groups.count, by: batch) {
      let positions = Array(start..<min(start + batch, table.groups.count))
      let bodies = await concurrentMap(positions) { report.body(at: $0) }
      for (position, body) in zip(positions, bodies) {
        if position > 0, !report.separator.isEmpty { try output.write(report.separator) }
        try output.write(body)
      }
    }
    try output.write(report.closing)
    try output.commit()
  }
}

extension LineHeightTable.Face {
  fileprivate init(_ face: FaceIdentity, _ metrics: FaceMetrics) {
    self.init(family: face.family, postScriptName: face.postScriptName, metrics: metrics)
  }
}
