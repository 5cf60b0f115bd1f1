internal import AuditReports
internal import LayoutAudit
internal import SpecImport
internal import Typography

/// The file of `--baseline`, read before the check and renewed after it where that is asked for.
struct BaselineFile {
  private let path: String
  private let update: Baseline.Update
  private let baseline: Baseline
  /// Empty where there is no file yet.
  let bytes: [UInt8]

  init(_ path: String, update: Baseline.Update) throws {
    self.path = path
    self.update = update
    if !Files.exists(path) {
      guard update != .none else {
        throw Failure("there is no baseline '\(path)': --update-baseline all writes one")
      }
      bytes = []
      baseline = Baseline([])
      return
    }
    bytes = try Files.read(path)
    baseline = try Baseline(bytes, file: path)
  }

  /// The baseline to judge by, written where it changed.
  func updated(with findings: [Finding], isQuiet: Bool, _ terminal: Terminal) throws -> Baseline {
    if update == .none { return baseline }
    let updated = baseline.updated(update, with: findings)
    let text = BaselineReport.json(updated)
    guard Array(text.utf8) != bytes else { return baseline }
    var output = try Output(path)
    try output.write(text)
    try output.commit()
    if !isQuiet {
      terminal.note("typefit: wrote '\(path)': \(counted(updated.entries.count, "finding"))\n")
    }
    return updated
  }
}
