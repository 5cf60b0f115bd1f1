internal import LayoutAudit
internal import SpecImport
internal import TextEngine
internal import Typography

/// A configuration with its fonts, ready to be checked.
struct CheckedLayout {
  let path: String
  var configuration: Configuration
  /// What the configuration and its lock are made of, to tell the parts of one check by; empty for a whole one.
  let bytes: [UInt8]
  /// The configuration's font directories, and those of the command line.
  let directories: [String]
  let engine: TextEngine
  private let usesSystemFonts: Bool
  private let lock: Lock?

  /// The configuration that an operand names: itself, or that of a folder; without one the nearest from here up.
  static func path(_ operand: String?) throws(Failure) -> String {
    if let operand { return Files.configuration(at: operand) }
    guard let nearest = Files.nearest("typefit.json") else {
      throw Failure("there is no typefit.json here or in a folder above: name one, or write one")
    }
    return nearest
  }

  /// - Parameters:
  ///   - outputs: what the run writes, none of which may be a file of the layout.
  ///   - usesLock: whether `fonts.lock` stands in for fonts that are not there.
  ///   - isPart: whether other parts of the check must agree with this one.
  init(
    _ path: String, _ common: CommonOptions, writing outputs: OutputFiles, usesLock: Bool = true,
    isPart: Bool = false, _ terminal: Terminal
  ) async throws {
    self.path = path
    try outputs.requireApart(from: [path])
    let bytes = try Files.read(path)
    let reader = try ConfigurationReader(bytes, file: path)
    // Fonts are searched while elements are read.
    async let reading = reader.configuration()
    let opened = Result { try Self.openedFonts(reader, path, common, outputs, usesLock: usesLock, terminal) }
    configuration = try await reading
    let fonts = try opened.get()
    lock = fonts.lock
    engine = fonts.engine
    usesSystemFonts = common.systemFonts ?? reader.fonts.system
    self.bytes = isPart ? bytes + (fonts.lock?.bytes ?? []) : []
    directories = fonts.directories + common.fontDirectories
  }

  /// A snapshot that stands in for fonts.
  private struct Lock {
    let snapshot: Snapshot
    /// As the configuration names it.
    let name: String
    let bytes: [UInt8]
  }

  /// The fonts that a configuration asks for, opened: its lock, the directories that are there, and the engine.
  private static func openedFonts(
    _ reader: ConfigurationReader, _ path: String, _ common: CommonOptions, _ outputs: OutputFiles,
    usesLock: Bool, _ terminal: Terminal
  ) throws -> (lock: Lock?, directories: [String], engine: TextEngine) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }
    var directories = reader.fonts.directories.map(resolved)
    let lock = try (usesLock ? reader.fonts.lock : nil).map { name in
      let file = resolved(name)
      try outputs.requireApart(from: [file])
      let contents = try Files.read(file)
      return Lock(snapshot: try snapshot(contents, file, for: reader), name: name, bytes: contents)
    }
    if lock != nil {
      // The fonts that a lock stands in for may be missing with their folder.
      let missing = directories.filter { !Files.isDirectory($0) }
      if !common.isQuiet {
        for folder in missing {
          terminal.note("typefit: warning: '\(folder)' is not there: fonts.lock stands in for its fonts\n")
        }
      }
      directories.removeAll(where: missing.contains)
    }
    let engine = try common.engine(
      systemFontsByDefault: reader.fonts.system, directories: directories, policy: reader.policy,
      platform: reader.platform, fallbacks: reader.fonts.fallbacks, mayBeEmpty: lock != nil, terminal)
    if lock == nil, !common.isQuiet {
      try warn(ofMissing: reader.fonts.fallbacks, engine, terminal)
    }
    return (lock, directories, engine)
  }

  /// A family that never stands in would go unnoticed where no character needs it yet.
  private static func warn(ofMissing fallbacks: [String], _ engine: TextEngine, _ terminal: Terminal) throws {
    for family in fallbacks where try engine.resolve(FontRequest(name: family)).kind != .override {
      let nearest = try engine.familyName(nearestTo: family).map { "; did you mean '\($0)'?" } ?? ""
      terminal.note("typefit: warning: the fallback family '\(family)' is not there\(nearest)\n")
    }
  }

  private static func snapshot(
    _ bytes: [UInt8], _ file: String, for configuration: ConfigurationReader
  ) throws -> Snapshot {
    let snapshot = try Snapshot(bytes, file: file)
    guard snapshot.policy == configuration.policy, snapshot.platform == configuration.platform else {
      let place = configuration.fonts.lockLocation.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      throw Failure(
        "\(place)fonts.lock was taken for \(snapshot.platform.rawValue) under the policy \(snapshot.policy.rawValue), and this is \(configuration.platform.rawValue) under \(configuration.policy.rawValue)"
      )
    }
    return snapshot
  }

  /// The fonts that are there, and those that the lock stands in for.
  var fonts: any TextMeasuring {
    guard let lock else { return engine }
    return LockedFonts(engine, lockedBy: lock.snapshot, file: lock.name)
  }

  /// - Parameter progress: told how many cases of how many are judged.
  func audit(
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) async throws -> AuditReport {
    try await Audit(configuration.plan).run(measuring: fonts, progress: progress)
  }

  /// Drawings of a report's elements, by the same fonts.
  func drawings(of report: AuditReport) async throws -> [[CaseDrawing?]] {
    try await CaseDrawer(configuration.plan).drawings(of: report, measuring: fonts)
  }

  /// What tells this check from another: the configuration, and every font that it may be shown with, wherever it lies.
  func identity() async throws -> [UInt8] {
    let fonts = try await engine.fontDigests().joined(separator: " ")
    return bytes + Array("\0\(usesSystemFonts) \(fonts)".utf8)
  }
}
