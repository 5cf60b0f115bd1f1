internal import LayoutAudit
internal import Typography

/// Reads a configuration: all that elements need, then the elements, slice by slice in any order, then the rest.
struct ConfigurationReader {
  private let root: ObjectReader
  private let fonts: Configuration.Fonts
  private let platform: Platform
  private let policy: MetricsPolicy
  private let displayScale: Double
  private let selection: CategorySelection?
  private let elements: [ObjectReader]
  let section: ElementSection

  init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
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

  /// The elements in parts that are worth a task.
  var slices: [ArraySlice<ObjectReader>] {
    stride(from: 0, to: elements.count, by: 256).map { elements[$0..<min($0 + 256, elements.count)] }
  }

  /// - Parameter slices: What was read of each slice.
  func configuration(with slices: [ElementSection.Slice]) throws(ConfigurationError) -> Configuration {
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
      directories: try section.strings("directories"), system: try section.bool("system") ?? false,
      fallbacks: try section.strings("fallbacks"), lock: try section.name("lock"),
      lockLocation: section["lock"].map(section.location(of:)))
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
