internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import TextEngine
internal import Typography

struct DiffCommand: Command {
  static let name = "diff"
  static let summary = "Tell what changed between two snapshots or fonts."
  static let discussion = """
    Compares two snapshots, two font files or two font directories: metrics in font units and in points at each \
    category, advances, features, axes, coverage, and of snapshots each element's lines, height and verdict. All drift \
    is told. Ends with 1 where something passes the tolerance; a changed line count or verdict always counts, and so \
    does what is lost of a font.
    """
  static let operandRule = Operands.two(
    "old", "new", "Two snapshots, two font files, or two font directories.")
  static let examples = [
    (line: "typefit diff Brand-1.ttf Brand-2.ttf", meaning: "What a new version of a font changes."),
    (
      line: "typefit diff old.json new.json --tolerance 0.5 --tolerance 2%",
      meaning: "Lengths count that move by more than half a point, or by more than 2 %."
    ),
  ]

  var operands: [String] = []
  var common = CommonOptions()
  var tolerance = DiffTolerance()

  static var parameters: [Parameter<Self>] {
    [
      .option(
        "--tolerance", "PT|PERCENT%",
        "Points, or a percentage, that a length may move; default 0. Twice for both."
      ) {
        if $1.hasSuffix("%") {
          $0.tolerance.percent = try Value.number(String($1.dropLast()), "--tolerance", in: 0...1000)
        } else {
          $0.tolerance.points = try Value.number($1, "--tolerance", in: 0...largestPointSize)
        }
      }
    ] + CommonOptions.parameters(\.common, systemFontsByDefault: nil)
  }

  private enum Side {
    case snapshot(Snapshot)
    case file([FaceProfile])
    case directory([FaceProfile])
  }

  func run(_ terminal: Terminal) async throws -> ExitCode {
    try common.outputFiles().requireApart(from: operands)
    let diff: SnapshotDiff
    switch (try side(operands[0], terminal), try side(operands[1], terminal)) {
    case (.snapshot(let old), .snapshot(let new)):
      try requireAlike(old, new)
      diff = try SnapshotDiff(old, new, tolerance: tolerance)
    case (.file(let old), .file(let new)) where old.count == 1 && new.count == 1:
      diff = try SnapshotDiff(face: old[0], new[0], tolerance: tolerance)
    case (.file(let old), .file(let new)), (.directory(let old), .directory(let new)):
      diff = try SnapshotDiff(faces: old, new, tolerance: tolerance)
    default:
      throw Failure(
        "'\(operands[0])' and '\(operands[1])' are not of a kind: expected two snapshots, two font files or two font directories"
      )
    }
    try common.write(
      common.format == "json" ? DiffReport.json(diff) : DiffReport.text(diff, common.palette(terminal)))
    return diff.counted > 0 ? .findings : .clean
  }

  private func side(_ path: String, _ terminal: Terminal) throws -> Side {
    if Files.isDirectory(path) {
      let engine = try common.engine(systemFontsByDefault: false, directories: [path], terminal)
      return .directory(try engine.faces(scalableOnly: true).map { try engine.profile(of: $0) })
    }
    let bytes = try Files.read(path)
    let isDocument = bytes.first { $0 > 0x20 } == UInt8(ascii: "{") || path.lowercased().hasSuffix(".json")
    if isDocument { return .snapshot(try Snapshot(bytes, file: path)) }
    let engine = try FontFile.engine(policy: .apple)
    return .file(try TextEngine.faces(ofFile: path).map { try engine.profile(of: $0) })
  }

  /// Numbers of different rules don't compare.
  private func requireAlike(_ old: Snapshot, _ new: Snapshot) throws(Failure) {
    func settings(_ snapshot: Snapshot) -> String {
      "\(snapshot.platform.rawValue), policy \(snapshot.policy.rawValue), \(snapshot.displayScale.shortText)x"
    }
    guard settings(old) == settings(new) else {
      throw Failure(
        "'\(operands[0])' is of \(settings(old)), and '\(operands[1])' of \(settings(new)): they don't compare"
      )
    }
  }
}
