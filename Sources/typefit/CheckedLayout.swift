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
      throw Failure(
        "there is no typefit.json here or in a folder above: name one, or write one ('typefit help check' shows the smallest)"
      )
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
    configuration.plan.missingFallbacks = try Self.missing(reader.fonts.fallbacks, in: fonts)
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

  private typealias OpenedFonts = (lock: Lock?, directories: [String], engine: TextEngine)

  /// The fonts that a configuration asks for, opened: its lock, the directories that are there, and the engine.
  private static func openedFonts(
    _ reader: ConfigurationReader, _ path: String, _ common: CommonOptions, _ outputs: OutputFiles,
    usesLock: Bool, _ terminal: Terminal
  ) throws -> OpenedFonts {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    func resolved(_ path: String) -> String { path.hasPrefix("/") ? path : folder + path }
    let lock = try (usesLock ? reader.fonts.lock : nil).map { name in
      try outputs.requireApart(from: [resolved(name.name)])
      return try Self.lock(name, resolved(name.name), for: reader)
    }
    var directories: [String] = []
    for directory in reader.fonts.directories {
      let path = resolved(directory.name)
      // The fonts that a lock stands in for may be missing with their folder.
      if lock != nil, !Files.isDirectory(path) {
        if !common.isQuiet {
          terminal.note("typefit: warning: '\(path)' is not there: fonts.lock stands in for its fonts\n")
        }
        continue
      }
      try FontFile.requireFolder(path, at: directory.place)
      directories.append(path)
    }
    let engine = try common.engine(
      systemFontsByDefault: reader.fonts.system, directories: directories, policy: reader.policy,
      platform: reader.platform, fallbacks: reader.fonts.fallbacks.map(\.name), mayBeEmpty: lock != nil,
      folderOfConfiguration: folder, terminal)
    return (lock, directories, engine)
  }

  /// The fallbacks that never stand in, which would go unnoticed where no character needs them yet.
  private static func missing(
    _ fallbacks: [LocatedName], in fonts: OpenedFonts
  ) throws -> [AuditPlan.MissingFallback] {
    try fallbacks.filter { family in
      try fonts.engine.resolve(FontRequest(name: family.name)).kind != .override
        && fonts.lock?.snapshot.holds(family.name) != true
    }.map { AuditPlan.MissingFallback(family: $0, hint: try fonts.engine.hint(for: $0.name)) }
  }

  /// - Parameters:
  ///   - name: As the configuration names it.
  ///   - file: Where that is.
  private static func lock(
    _ name: LocatedName, _ file: String, for configuration: ConfigurationReader
  ) throws -> Lock {
    guard Files.exists(file) else {
      throw Failure(
        "\(name.place)there is no lock '\(file)': typefit snapshot --output '\(file)' writes it, where the fonts are"
      )
    }
    let bytes = try Files.read(file)
    let snapshot = try Snapshot(bytes, file: file)
    guard snapshot.policy == configuration.policy, snapshot.platform == configuration.platform else {
      throw Failure(
        "\(name.place)fonts.lock was taken for \(snapshot.platform.rawValue) under the policy \(snapshot.policy.rawValue), and this is \(configuration.platform.rawValue) under \(configuration.policy.rawValue)"
      )
    }
    return Lock(snapshot: snapshot, name: name.name, bytes: bytes)
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

extension LocatedName {
  /// For the start of a message.
  fileprivate var place: String { "\(location.file):\(location.line):\(location.column): " }
}
