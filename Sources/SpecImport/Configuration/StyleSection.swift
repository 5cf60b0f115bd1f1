internal import Typography

/// `family`, `preset` and `styles`: the app's style table.
struct StyleSection {
  let table: StyleTable
  /// Styles of the app's own names, whose weight is no text style's.
  private let scale: DynamicTypeScale

  init(_ root: ObjectReader, scale: DynamicTypeScale) throws(ConfigurationError) {
    self.scale = scale
    var table = try root.word("preset", StyleTable.preset) ?? .default
    if let family = try root.name("family") { table.family = family }
    if let section = try root.object("styles") {
      var seen: Set<String> = []
      for member in section.all {
        let reader = try ObjectReader(member.value)
        // A text style may be spelt in several ways; its own name is the key.
        let textStyle = TextStyle.known(member.key)
        if let name = textStyle?.name, !seen.insert(name).inserted {
          throw section.error(member, "is \(name) in another spelling, which is defined already")
        }
        table[textStyle?.name ?? member.key] = try Self.definition(reader, textStyle, of: table)
      }
    }
    self.table = table
  }

  private static func definition(
    _ reader: ObjectReader, _ textStyle: TextStyle?, of table: StyleTable
  ) throws(ConfigurationError) -> StyleDefinition {
    try reader.requireKnown([
      "family", "weight", "width", "slant", "transform", "scaling", "size", "relativeTo", "maximumSize",
      "boldText",
    ])
    let relative = try reader.word("relativeTo", TextStyle.init(spelling:))
    if let textStyle, relative != nil {
      throw reader.error("relativeTo", "has no place here: \(textStyle.name) is a text style itself")
    }
    var definition =
      textStyle.flatMap { table[$0.name] } ?? StyleDefinition(textStyle: textStyle ?? relative ?? .body)
    definition.family = try reader.name("family") ?? definition.family
    definition.weight = try weight(reader) ?? definition.weight ?? (textStyle == nil ? .regular : nil)
    definition.width = try reader.number("width", in: 50...200) ?? definition.width
    definition.slant = try reader.word("slant", FontSlant.init(spelling:)) ?? definition.slant
    definition.transform =
      try reader.word("transform", LetterTransform.init(spelling:)) ?? definition.transform
    definition.size = try reader.points("size")
    definition.maximumSize = try reader.points("maximumSize")
    definition.boldText = try boldText(reader) ?? definition.boldText
    definition.rule =
      try reader.word("scaling", FontScaling.Rule.init(spelling:))
      ?? (definition.size == nil ? .textStyle : .fontMetrics)
    let complete = definition
    _ = try reader.checking("scaling") { () throws(TypographyError) in try complete.scaling() }
    return definition
  }

  /// `auto`, `none`, or a weight.
  private static func boldText(_ reader: ObjectReader) throws(ConfigurationError) -> BoldText? {
    guard case .string(let word) = reader["boldText"]?.value, ["auto", "none"].contains(word) else {
      return try weight(reader, "boldText").map { .weight($0) }
    }
    return word == "auto" ? .auto : BoldText.none
  }

  static func weight(
    _ reader: ObjectReader, _ key: StaticString = "weight"
  ) throws(ConfigurationError) -> FontWeight? {
    guard let node = reader[key] else { return nil }
    if case .number(let value) = node.value {
      guard value >= 1, value <= 1000 else {
        throw reader.error(key, "is \(value.shortText): expected 1 to 1000 or a word such as semibold")
      }
      return FontWeight(clamping: value)
    }
    guard case .string = node.value else {
      throw reader.error(key, "is \(node.kind): expected 1 to 1000 or a word such as semibold")
    }
    return try reader.word(key, FontWeight.init(spelling:))
  }

  /// The definition of a style that an element names, and the name that reports show.
  func definition(
    named name: String, for reader: ObjectReader
  ) throws(ConfigurationError) -> (name: String, definition: StyleDefinition) {
    if let own = table[name] { return (name, own) }
    if let style = TextStyle.known(name), scale.weight(of: style) != nil {
      return (style.name, table[style.name] ?? StyleDefinition(textStyle: style))
    }
    let known = table.names + scale.styles.map(\.name)
    throw reader.error("style", "is wrong: unknown style '\(name)'" + suggestion(for: name, among: known))
  }
}
