internal import LayoutAudit
internal import Typography

/// The keys of an element that say what room it has.
extension ElementSection {
  func lines(_ reader: ObjectReader) throws(ConfigurationError) -> Int? {
    guard let value = try reader.number("lines") else { return nil }
    guard value >= 0, value <= 10000, value == value.rounded() else {
      throw reader.error("lines", "is \(value.shortText): expected a whole number, 0 for as many as needed")
    }
    return Int(value)
  }

  func bounds(_ reader: ObjectReader, kind: TextElement.Kind) throws(ConfigurationError)
    -> LayoutBounds
  {
    var insets = kind.defaultInsets
    if let section = try reader.object("insets") {
      try section.requireKnown(["top", "left", "bottom", "right"])
      let range = 0...largestPointSize
      insets.top = try section.number("top", in: range) ?? insets.top
      insets.left = try section.number("left", in: range) ?? insets.left
      insets.bottom = try section.number("bottom", in: range) ?? insets.bottom
      insets.right = try section.number("right", in: range) ?? insets.right
    }
    let bounds = LayoutBounds(
      widths: try widths(reader), height: try length(reader, "height"),
      minimumHeight: try length(reader, "minimumHeight"),
      maximumHeight: try length(reader, "maximumHeight"), insets: insets)
    try requireOrder(bounds, reader)
    return bounds
  }

  /// Heights that contradict each other would be judged by one of them alone.
  private func requireOrder(_ bounds: LayoutBounds, _ reader: ObjectReader) throws(ConfigurationError) {
    if bounds.minimumHeight == nil, bounds.maximumHeight == nil { return }
    let pairs: [(low: LayoutLength?, StaticString, high: LayoutLength?, StaticString)] = [
      (bounds.minimumHeight, "minimumHeight", bounds.maximumHeight, "maximumHeight"),
      (bounds.minimumHeight, "minimumHeight", bounds.height, "height"),
      (bounds.height, "height", bounds.maximumHeight, "maximumHeight"),
    ]
    for case (.points(let low)?, let key, .points(let high)?, let other) in pairs where low > high {
      throw reader.error(key, "is \(low.shortText), above \(other) \(high.shortText)")
    }
  }

  /// One width or a list of them.
  private func widths(_ reader: ObjectReader) throws(ConfigurationError) -> [Double] {
    guard let node = reader["width"] else { return [] }
    guard case .array(let values) = node.value else { return try reader.points("width").map { [$0] } ?? [] }
    var widths: [Double] = []
    for value in values {
      guard case .number(let width) = value.value, width > 0, width <= largestPointSize else {
        throw reader.error(
          at: value.position,
          "\(reader.path(of: "width")) has \(value.kind): expected points from 0.01 to 10000")
      }
      if widths.contains(width) { throw reader.error("width", "has \(width.shortText) twice") }
      widths.append(width)
    }
    if widths.isEmpty { throw reader.error("width", "is an empty list: expected points") }
    return widths
  }

  private func length(_ reader: ObjectReader, _ key: StaticString) throws(ConfigurationError) -> LayoutLength?
  {
    guard let node = reader[key] else { return nil }
    guard node.isObject else { return try reader.points(key).map { .points($0) } }
    let section = try ObjectReader(node)
    try section.requireKnown(["scaled", "relativeTo"])
    guard let value = try section.points("scaled") else {
      throw section.error(
        "scaled", "is missing: expected points at large, as in {scaled: 44, relativeTo: body}")
    }
    let style = try section.word("relativeTo", TextStyle.init(spelling:)) ?? .body
    let length = LayoutLength.scaled(value, relativeTo: style)
    return try section.checking("relativeTo") { [scale] () throws(TypographyError) in
      // As with fonts: better said here, with a place, than while judging.
      for category in scale.categories where category == scale.origin || scale.hasEntry(style, category) {
        _ = try length.points(in: TraitEnvironment(preferredContentSizeCategory: category), scale: scale)
      }
      return length
    }
  }

  func variants(_ reader: ObjectReader) throws(ConfigurationError) -> [TextElement.Variant] {
    var variants: [TextElement.Variant] = []
    var taken: Set<ContentSizeCategory> = []
    for section in try reader.objects("variants") {
      try section.requireKnown(["categories", "width", "height", "lines"])
      guard let limits = try limits(section) else {
        throw section.error("categories", "is missing: a variant needs the categories that it holds for")
      }
      // An empty range is told by a rule.
      let held = Set(scale.categories.filter(limits.contains))
      if !held.isEmpty, held.isSubset(of: taken) {
        throw section.error(
          "categories",
          "is \(limits), which earlier variants hold: the first that holds applies, this one never")
      }
      taken.formUnion(held)
      variants.append(
        TextElement.Variant(
          categories: limits, height: try length(section, "height"), width: try section.points("width"),
          lines: try lines(section)))
    }
    return variants
  }
}
