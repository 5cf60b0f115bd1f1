internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import TextEngine
internal import Typography

struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let summary = "Record what a check depends on and found."
  static let discussion = """
    Writes the faces with their versions, hashes and metrics, and each element's size, lines, width, height and verdict \
    in every category, always of the whole check: JSON, sorted, the same on every machine. Two of them are compared by typefit diff; one can stand \
    in for fonts that are not there (fonts.lock). Ends with 0 whatever was found.
    """
  static let operandRule = Operands.atMostOne(
    "config", "A typefit.json, or a folder that has one; default: the nearest one from here up.")
  static let examples = [
    (line: "typefit snapshot --output typefit.lock.json", meaning: "Beside the layout, to be committed.")
  ]

  var operands: [String] = []
  var common = CommonOptions()

  static var parameters: [Parameter<Self>] {
    CommonOptions.parameters(\.common, formats: ["json"], systemFontsByDefault: false)
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    let path = try CheckedLayout.path(operands.first)
    let layout = try await CheckedLayout(
      path, common, writing: try common.outputFiles(), usesLock: false, terminal)
    let report = try await layout.audit()
    keepForProcess(report)
    if layout.configuration.fonts.lock != nil,
      let missing = report.elements.first(where: { $0.face.outcome.kind != .override })
    {
      // It would take the place of the lock, and lock nothing.
      throw Failure(
        "\(path): the font \"\(missing.face.outcome.request.name)\" is not there, and fonts.lock is for just that: take the snapshot where all fonts are"
      )
    }
    let faces = try SnapshotFaces(engine: layout.engine, directories: layout.directories).profiles(of: report)
    let configuration = layout.configuration
    try common.write(
      SnapshotReport.json(
        Snapshot(of: report, policy: configuration.policy, plan: configuration.plan, faces: faces)))
    return .clean
  }
}

/// The faces that a report's elements are shown with, each with the characters of their texts.
struct SnapshotFaces {
  let engine: TextEngine
  /// Where fonts are looked for: files are named below them, wherever they lie on this machine.
  let directories: [String]

  func profiles(of report: AuditReport) throws -> [FaceProfile] {
    var characters: [FaceIdentity: Set<Unicode.Scalar>] = [:]
    for element in report.elements {
      guard let face = element.face.outcome.face else { continue }
      let texts = (element.variant.text ?? "").unicodeScalars.filter {
        $0.properties.generalCategory != .control
      }
      for face in [face] + element.fallbackFaces { characters[face, default: []].formUnion(texts) }
    }
    let roots = directories.map { Files.realPath($0) + "/" }
    return try characters.map { face, characters in
      var profile = try engine.profile(of: face, characters: characters.sorted())
      profile.face.file = Self.name(of: face.file, below: roots)
      return profile
    }
  }

  /// The path below its font directory; of the system's fonts the name alone.
  private static func name(of file: String, below roots: [String]) -> String {
    let path = Files.realPath(file)
    if let root = roots.filter({ path.hasPrefix($0) }).max(by: { $0.count < $1.count }) {
      return String(path.dropFirst(root.count))
    }
    return path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
