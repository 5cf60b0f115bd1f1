internal import LayoutAudit
public import Typography

/// Reads a configuration: fonts and all that elements need, then the elements, slice by slice in any order, then the rest.
public struct ConfigurationReader: Sendable {
  private let root: ObjectReader
  public let fonts: Configuration.Fonts
  public let platform: Platform
  public let policy: MetricsPolicy
  private let displayScale: Double
  private let selection: CategorySelection?
  private let elements: [ObjectReader]
  private let section: ElementSection

  /// - Parameters:
  ///   - bytes: UTF-8 text: JSON with comments, trailing commas and unquoted keys.
  ///   - file: The path that findings and errors name.
  /// - Throws: `ConfigurationError` for the first thing that is wrong, elements left out.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    root = try ObjectReader(try JSONParser.parse(bytes, file: file))
    try root.requireKnown([
      "version", "fonts", "platform", "case", "policy", "displayScale", "categories", "family", "preset",
      "boldText", "styles", "elements", "rules", "suppressions",
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
    selection = try root.word("categories") { (text: String) throws(TypographyError) in
      try CategorySelection(spelling: text, in: scale)
    }
    section = ElementSection(styles: try StyleSection(root, scale: scale), scale: scale)
    elements = try root.objects("elements")
    guard !elements.isEmpty else { throw root.error("elements", "has no element: there is nothing to check") }
    displayScale = try root.number("displayScale", in: 1...4) ?? 2
  }

  /// The configuration, its elements read on all cores.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong.
  public func configuration() async throws(ConfigurationError) -> Configuration {
    try configuration(with: await concurrentMap(slices, section.read))
  }

  /// The same in one task.
  func configuration() throws(ConfigurationError) -> Configuration {
    try configuration(with: slices.map(section.read))
  }

  /// The elements in parts that are worth a task.
  private var slices: [ArraySlice<ObjectReader>] {
    stride(from: 0, to: elements.count, by: 256).map { elements[$0..<min($0 + 256, elements.count)] }
  }

  /// - Parameter slices: What was read of each slice.
  private func configuration(with slices: [ElementSection.Slice]) throws(ConfigurationError) -> Configuration
  {
    Configuration(
      fonts: fonts, platform: platform, policy: policy,
      plan: AuditPlan(
        scale: section.scale, displayScale: displayScale, selection: selection,
        elements: try section.joined(slices, of: elements),
        judgesBoldText: try root.bool("boldText") ?? false,
        growsWithFallback: policy.growsWithFallback,
        severities: try severities(),
        suppressions: try SuppressionSection(scale: section.scale).suppressions(root),
        selectionLocation: root["categories"].map(root.location(of:))))
  }

  private static func fonts(_ root: ObjectReader) throws(ConfigurationError) -> Configuration.Fonts {
    guard let section = try root.object("fonts") else {
      return Configuration.Fonts(directories: [], system: false, fallbacks: [])
    }
    try section.requireKnown(["directories", "system", "fallbacks", "lock"])
    return Configuration.Fonts(
      directories: try section.names("directories"), system: try section.bool("system") ?? false,
      fallbacks: try section.names("fallbacks"),
      lock: try section.name("lock").map { LocatedName($0, at: section.location(of: "lock")) })
  }

  private func severities() throws(ConfigurationError) -> [String: Severity?] {
    guard let section = try root.object("rules") else { return [:] }
    let rules = RuleCatalogue.all.map(\.id)
    for member in section.all where !rules.contains(member.key) {
      throw section.unknown(member, among: rules)
    }
    var severities: [String: Severity?] = [:]
    for member in section.all {
      switch try section.string(member) {
      case "off": severities[member.key] = .some(nil)
      case "warning": severities[member.key] = .warning
      case "error": severities[member.key] = .error
      case let word:
        throw section.error(
          member, "is '\(word)'" + suggestion(for: word, among: ["off", "warning", "error"]))
      }
    }
    return severities
  }
}
