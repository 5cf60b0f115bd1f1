public import LayoutAudit
public import Typography

/// What a typefit.json asks for.
public struct Configuration: Sendable {
  /// The fonts that elements may use.
  public struct Fonts: Hashable, Sendable {
    /// As written: relative to the file's own folder, or absolute.
    public var directories: [String]
    public var system: Bool
    public var fallbacks: [String]
    /// A snapshot that stands in for fonts that are not there, as written; nil for none.
    public var lock: String?
    /// Where the lock is named.
    public var lockLocation: SourceLocation?
  }

  public var fonts: Fonts
  public var platform: Platform
  public var policy: MetricsPolicy
  public var plan: AuditPlan

  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 text: JSON with comments, trailing commas and unquoted keys.
  ///   - file: The path that findings and errors name.
  /// - Throws: `ConfigurationError` for the first thing that is wrong.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    let root = try ObjectReader(try JSONParser.parse(bytes, file: file), file: file)
    try root.requireKnown([
      "version", "fonts", "platform", "case", "policy", "displayScale", "categories", "family", "preset",
      "boldText",
      "styles",
      "elements", "rules", "suppressions",
    ])
    if let version = try root.number("version"), version != 1 {
      throw root.error("version", "is \(version.shortText): this Typefit reads version 1")
    }
    fonts = try Self.fonts(root)
    platform = try root.word("platform", Platform.init(spelling:)) ?? .ios
    let caseSize = try root.number("case", in: 1...100)
    if let caseSize, caseSize != caseSize.rounded() {
      throw root.error("case", "is \(caseSize.shortText): expected whole millimetres")
    }
    let scale = try root.checking("case") { [platform] () throws(TypographyError) in
      try DynamicTypeScale.of(platform, caseSize: caseSize.map { Int($0) })
    }
    policy = try root.word("policy", MetricsPolicy.init(spelling:)) ?? .default(for: platform)
    let selection = try root.word("categories") { (text: String) throws(TypographyError) in
      try CategorySelection(spelling: text, in: scale)
    }
    let styles = try StyleSection(root, scale: scale)
    let elements = try root.objects("elements")
    guard !elements.isEmpty else { throw root.error("elements", "has no element: there is nothing to check") }
    plan = AuditPlan(
      scale: scale, displayScale: try root.number("displayScale", in: 1...4) ?? 2, selection: selection,
      elements: try ElementSection(styles: styles, scale: scale).elements(elements),
      judgesBoldText: try root.bool("boldText") ?? false,
      growsWithFallback: policy.growsWithFallback,
      severities: try Self.severities(root),
      suppressions: try SuppressionSection(scale: scale).suppressions(root),
      selectionLocation: root["categories"].map(root.location(of:)))
  }

  private static func fonts(_ root: ObjectReader) throws(ConfigurationError) -> Fonts {
    guard let section = try root.object("fonts") else {
      return Fonts(directories: [], system: false, fallbacks: [])
    }
    try section.requireKnown(["directories", "system", "fallbacks", "lock"])
    return Fonts(
      directories: try section.strings("directories"), system: try section.bool("system") ?? false,
      fallbacks: try section.strings("fallbacks"), lock: try section.name("lock"),
      lockLocation: section["lock"].map(section.location(of:)))
  }

  private static func severities(_ root: ObjectReader) throws(ConfigurationError) -> [String: Severity?] {
    guard let section = try root.object("rules") else { return [:] }
    try section.requireKnown(RuleCatalogue.all.map(\.id))
    var severities: [String: Severity?] = [:]
    for member in section.all {
      switch try section.string(member.key) ?? "" {
      case "off": severities[member.key] = .some(nil)
      case "warning": severities[member.key] = .warning
      case "error": severities[member.key] = .error
      case let word:
        throw section.error(
          member.key, "is '\(word)'" + suggestion(for: word, among: ["off", "warning", "error"]))
      }
    }
    return severities
  }
}
