public import LayoutAudit

/// A format that a check's result can be written in, beside what the command prints.
public struct ReportFormat: Sendable {
  /// What `--report` calls it.
  public let name: String
  /// True where the file may hold something already, which stays.
  public let appends: Bool
  /// True where it shows what elements look like, which is drawn only then.
  public let drawsElements: Bool
  /// True where it tells of elements what the parts of an older Typefit don't say.
  public let needsDetails: Bool
  /// The whole report: the same bytes for the same result, wherever and whenever it is made.
  public let text: @Sendable (CheckRecord, ReportContext) -> String

  private init(
    _ name: String, appends: Bool = false, drawsElements: Bool = false, needsDetails: Bool = true,
    _ text: @escaping @Sendable (CheckRecord, ReportContext) -> String
  ) {
    self.name = name
    self.appends = appends
    self.drawsElements = drawsElements
    self.needsDetails = needsDetails
    self.text = text
  }

  /// The formats there are.
  public static let all = [
    ReportFormat("json", needsDetails: false) { CheckReport.json($0, $1) },
    ReportFormat("junit") { JUnitReport.text($0, $1) },
    ReportFormat("sarif") { SARIFReport.text($0, $1) },
    ReportFormat("github") { GitHubAnnotations.text($0, $1) },
    ReportFormat("summary", appends: true) { MarkdownReport.summary($0, $1) },
    ReportFormat("markdown") { MarkdownReport.comment($0, $1) },
    ReportFormat("tap") { TAPReport.text($0, $1) },
    ReportFormat("csv") { CSVReport.text($0, $1) },
    ReportFormat("html", drawsElements: true) { HTMLReport($0, drawings: $1.drawings, path: $1.path).html() },
  ]
}

/// What a report takes from the run beside its result.
public struct ReportContext: Sendable {
  /// Typefit's own version.
  public var version: String
  /// The absolute path of the working directory, or nil to leave paths as they are.
  public var folder: String?
  /// Bytes that a file which is appended to has already; they count towards its limit.
  public var occupiedBytes: Int
  /// Of each element, a drawing for each row; empty where nothing is drawn.
  public var drawings: [[CaseDrawing?]]

  public init(
    version: String, folder: String? = nil, occupiedBytes: Int = 0, drawings: [[CaseDrawing?]] = []
  ) {
    self.version = version
    self.folder = folder
    self.occupiedBytes = occupiedBytes
    self.drawings = drawings
  }

  /// A path relative to the working directory where it lies below it; another as it is.
  public func path(_ file: String) -> String {
    var file = file[...]
    if let folder, file.hasPrefix("/") {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      if file.hasPrefix(prefix) { file = file.dropFirst(prefix.count) }
    }
    while file.hasPrefix("./") { file = file.dropFirst(2).drop { $0 == "/" } }
    return String(file)
  }
}
