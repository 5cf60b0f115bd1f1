internal import LayoutAudit
internal import Typography

/// `suppressions`: findings that are kept quiet, and why.
struct SuppressionSection {
  let scale: DynamicTypeScale

  func suppressions(_ root: ObjectReader) throws(ConfigurationError) -> [Suppression] {
    var suppressions: [Suppression] = []
    for reader in try root.objects("suppressions") { suppressions.append(try suppression(reader)) }
    return suppressions
  }

  private func suppression(_ reader: ObjectReader) throws(ConfigurationError) -> Suppression {
    try reader.requireKnown(["rule", "element", "categories", "locales", "reason"])
    guard let reason = try reader.string("reason"), reason.contains(where: { !$0.isWhitespace }) else {
      throw reader.error("reason", "is missing: a suppression says why")
    }
    return Suppression(
      rule: try rule(reader), element: try reader.name("element"), categories: try categories(reader),
      locales: try locales(reader), reason: reason, location: reader.location(of: reader.node))
  }

  private func rule(_ reader: ObjectReader) throws(ConfigurationError) -> String {
    guard let rule = try reader.string("rule") else {
      throw reader.error("rule", "is missing: a suppression names the rule that it keeps quiet")
    }
    guard RuleCatalogue.rule(rule) != nil else {
      let known = RuleCatalogue.all.map(\.id)
      throw reader.error("rule", "is wrong: unknown rule '\(rule)'" + suggestion(for: rule, among: known))
    }
    // What tells of suppressions and baselines comes after them.
    if RuleCatalogue.isUpkeep(rule) {
      throw reader.error("rule", "is '\(rule)', which can't be suppressed: switch it off under rules")
    }
    return rule
  }

  private func categories(_ reader: ObjectReader) throws(ConfigurationError) -> [ContentSizeCategory]? {
    let selection = try reader.word("categories") { (text: String) throws(TypographyError) in
      try CategorySelection(spelling: text, in: scale)
    }
    if selection?.isEmpty == true {
      throw reader.error("categories", "is an empty range: write the lower category first")
    }
    return selection?.categories
  }

  private func locales(_ reader: ObjectReader) throws(ConfigurationError) -> [String]? {
    guard reader["locales"] != nil else { return nil }
    let locales = try reader.strings("locales")
    if locales.isEmpty { throw reader.error("locales", "is an empty list: leave it out to mean all") }
    for locale in locales where !LanguageTag.isValid(locale) {
      throw reader.error(
        "locales", "has '\(locale)', which is no language tag: expected one such as de or zh-Hant")
    }
    return locales
  }
}
