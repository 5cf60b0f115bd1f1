internal import AuditReports
internal import TextEngine
internal import Typography

/// The options that every command has.
struct CommonOptions {
  var fontDirectories: [String] = []
  /// Nil for the command's own default.
  var systemFonts: Bool?
  var format = "text"
  var output: String?
  var isQuiet = false
  var colour = ColourChoice.auto

  enum ColourChoice: String, CaseIterable { case auto, always, never }

  /// - Parameters:
  ///   - formats: what `--format` takes, the default first.
  ///   - systemFontsByDefault: nil for a command that looks for no fonts, and has no option for them.
  static func parameters<Root>(
    _ path: WritableKeyPath<Root, CommonOptions>, formats: [String] = ["text", "json"],
    systemFontsByDefault: Bool?
  ) -> [Parameter<Root>] {
    let all = (systemFontsByDefault.map(fontParameters) ?? []) + resultParameters(formats)
    return all.map { $0.lifted(path) }
  }

  private static func fontParameters(systemFontsByDefault: Bool) -> [Parameter<CommonOptions>] {
    let (on, off) = systemFontsByDefault ? (" (default)", "") : ("", " (default)")
    return [
      .option("--font-dir", "DIR", "A folder of fonts, with those below it; repeatable.") {
        $0.fontDirectories.append($1)
      },
      .flag("--system-fonts", "Use the system's fonts too\(on).") { $0.systemFonts = true },
      .flag("--no-system-fonts", "Use only the fonts of --font-dir\(off).") { $0.systemFonts = false },
    ]
  }

  private static func resultParameters(_ formats: [String]) -> [Parameter<CommonOptions>] {
    [
      .option("--format", "F", "\(formats.joined(separator: ", ")); default \(formats[0]).") {
        guard formats.contains($1) else {
          throw UsageError("--format: unknown value '\($1)'" + suggestion(for: $1, among: formats))
        }
        $0.format = $1
      },
      .option("--output", "FILE", "Write results to FILE instead of standard output.") {
        if $1.isEmpty { throw UsageError("--output: '' is no file name") }
        $0.output = $1
      },
      .flag("--quiet", "Leave out everything but results; for check, all but findings.") {
        $0.isQuiet = true
      },
      .option("--color", "WHEN", "auto, always or never; auto colours only a terminal.") {
        $0.colour = try Value.choice($1, "--color", ColourChoice.self)
      },
    ]
  }

  /// - Parameter onStandardError: whether results go there.
  func palette(_ terminal: Terminal, onStandardError: Bool = false) -> Palette {
    switch colour {
    case .always: Palette(coloured: true)
    case .never: Palette(coloured: false)
    case .auto:
      Palette(
        coloured: output == nil && terminal.showsColour(Environment.all, onStandardError: onStandardError))
    }
  }

  /// Opens the fonts, and says what could not be read.
  ///
  /// - Parameters:
  ///   - directories: folders beside those of the command line.
  ///   - mayBeEmpty: whether it is no failure that there is no font.
  ///   - folderOfConfiguration: where a configuration's relative paths start; nil without one.
  func engine(
    systemFontsByDefault: Bool, directories: [String] = [], policy: MetricsPolicy = .apple,
    platform: Platform = .ios, fallbacks: [String] = [], mayBeEmpty: Bool = false,
    folderOfConfiguration: String? = nil, _ terminal: Terminal
  ) throws -> TextEngine {
    for directory in fontDirectories { try FontFile.requireFolder(directory) }
    let sources = FontSources(
      directories: directories + fontDirectories, systemFonts: systemFonts ?? systemFontsByDefault,
      cacheDirectory: try Files.cacheDirectory(Environment.all), folder: folderOfConfiguration ?? "")
    let engine = try TextEngine(sources: sources, policy: policy, platform: platform, fallbacks: fallbacks)
    keepForProcess(engine)
    if !isQuiet {
      for warning in engine.warnings { terminal.note("typefit: warning: \(warning)\n") }
    }
    if engine.hasNoFonts, !mayBeEmpty {
      let places = sources.directories.isEmpty ? "" : " in \(sources.directories.joined(separator: ", "))"
      let folders = folderOfConfiguration == nil ? "" : "in fonts.directories or "
      let remedy =
        sources.systemFonts ? "" : "; name a folder \(folders)with --font-dir, or use --system-fonts"
      throw Failure("there is no font at all\(places)\(remedy)")
    }
    return engine
  }

  /// The files that the run writes: that of `--output`, and others.
  ///
  /// - Throws: `UsageError` where two are one.
  func outputFiles(and others: [(name: String, path: String)] = []) throws(UsageError) -> OutputFiles {
    try OutputFiles((output.map { [("--output \($0)", $0)] } ?? []) + others)
  }

  /// Writes one text as the result.
  func write(_ text: String) throws {
    var output = try Output(output)
    try output.write(text)
    try output.commit()
  }
}

private let kept = Guarded<[any Sendable]>([])

/// Keeps a value to the end of the process: taking it apart right before would take time for nothing.
func keepForProcess(_ value: any Sendable) { kept.withLock { $0.append(value) } }
