internal import Typography

/// The keys of an element that say what it shows and how its lines are made.
struct TextSection {
  let reader: ObjectReader

  /// A string, or one for each locale.
  func text() throws(ConfigurationError) -> ElementText? {
    guard let node = reader["text"] else { return nil }
    guard node.isObject else { return try reader.string("text").map { .plain($0) } }
    let section = try ObjectReader(node)
    let members = section.all
    var texts = [String: String](minimumCapacity: members.count)
    var seen: Set<String> = []
    for member in members {
      guard LanguageTag.isValid(member.key) else {
        throw section.error(
          at: member.position,
          "'\(member.key)' in \(section.path) is no language tag: expected one such as de or zh-Hant")
      }
      guard members.count == 1 || seen.insert(member.key.lowercased()).inserted else {
        throw section.error(
          at: member.position, "'\(member.key)' in \(section.path) is there in another letter case already")
      }
      texts[member.key] = try section.string(member)
    }
    if texts.isEmpty { throw reader.error("text", "is empty: expected a string for each locale") }
    return .byLocale(texts)
  }

  func attributes() throws(ConfigurationError) -> TextAttributes {
    var attributes = TextAttributes()
    attributes.features = try features()
    attributes.kern = try spacing("kern")
    attributes.tracking = try spacing("tracking")
    switch try reader.string("lineBreakStrategy") {
    case nil, "standard"?: break
    case "none"?: attributes.keepsHangulWords = false
    case let word?:
      throw reader.error(
        "lineBreakStrategy", "is '\(word)'" + suggestion(for: word, among: ["standard", "none"]))
    }
    attributes.hyphenates = try reader.bool("hyphenation") ?? false
    if let rule = try reader.string("sizingRule"), rule != "typographic" {
      throw reader.error(
        "sizingRule",
        "is '\(rule)': expected typographic; oversize grows system fonts alone, which aren't judged")
    }
    return attributes
  }

  private func features() throws(ConfigurationError) -> [String: Int] {
    guard let section = try reader.object("features") else { return [:] }
    var features: [String: Int] = [:]
    for member in section.all {
      guard member.key.utf8.count == 4, member.key.allSatisfy({ $0.isASCII && $0 != " " }) else {
        throw section.error(member, "is no OpenType feature: a tag has four letters, such as tnum")
      }
      let value = try section.number(member, in: 0...65535)
      guard value == value.rounded() else {
        throw section.error(member, "is \(value.shortText): expected a whole number")
      }
      features[member.key] = Int(value)
    }
    return features
  }

  /// Points, or `{em}`.
  private func spacing(_ key: StaticString) throws(ConfigurationError) -> LetterSpacing? {
    guard let node = reader[key] else { return nil }
    guard node.isObject else {
      return try reader.number(key, in: -1000...1000).map { .points($0) }
    }
    let section = try ObjectReader(node)
    try section.requireKnown(["em"])
    guard let em = try section.number("em", in: -10...10) else {
      throw section.error("em", "is missing: expected a share of the em, as in {em: 0.02}")
    }
    return .em(em)
  }

  func lineBreakMode() throws(ConfigurationError) -> LineBreakMode? {
    try reader.word("lineBreakMode", LineBreakMode.init(spelling:))
  }

  func lineHeight() throws(ConfigurationError) -> LineHeightRule {
    let rule = LineHeightRule(
      multiple: try reader.number("lineHeightMultiple", in: 0.01...100),
      minimum: try reader.points("minimumLineHeight"), maximum: try reader.points("maximumLineHeight"),
      spacing: try reader.number("lineSpacing", in: 0...largestPointSize) ?? 0)
    if let low = rule.minimum, let high = rule.maximum, low > high {
      throw reader.error(
        "minimumLineHeight", "is \(low.shortText), above maximumLineHeight \(high.shortText)")
    }
    return rule
  }
}
