internal import LayoutAudit
internal import Typography

/// `elements`: what is judged.
struct ElementSection {
  let styles: StyleSection
  let scale: DynamicTypeScale

  /// Elements that follow one another, up to the first that is wrong.
  struct Slice: Sendable {
    var elements: [AuditPlan.Element] = []
    var error: ConfigurationError?
  }

  func read(_ readers: ArraySlice<ObjectReader>) -> Slice {
    var slice = Slice()
    slice.elements.reserveCapacity(readers.count)
    var plainStyles: [String: FontChoice] = [:]
    for reader in readers {
      do throws(ConfigurationError) {
        slice.elements.append(
          AuditPlan.Element(
            text: try element(reader, &plainStyles), location: reader.location(of: reader.node)))
      } catch {
        slice.error = error
        break
      }
    }
    return slice
  }

  /// All elements, in the order of the document.
  ///
  /// - Throws: for the first that is wrong, or has the name of one before it.
  func joined(_ slices: [Slice], of readers: [ObjectReader]) throws(ConfigurationError) -> [AuditPlan.Element]
  {
    var elements: [AuditPlan.Element] = []
    elements.reserveCapacity(readers.count)
    var names: Set<String> = []
    names.reserveCapacity(readers.count)
    for slice in slices {
      for element in slice.elements {
        guard names.insert(element.name).inserted else {
          throw readers[elements.count].error(
            "name", "is '\(element.name)', which another element has: names tell elements apart")
        }
        elements.append(element)
      }
      if let error = slice.error { throw error }
    }
    return elements
  }

  private static let keys: [StaticString] = [
    "name", "kind", "text", "style", "font", "size", "scaling", "maximumSize", "width", "height",
    "minimumHeight", "maximumHeight", "lines", "lineBreakMode", "lineBreakStrategy", "minimumScaleFactor",
    "insets", "categories", "features", "kern", "tracking", "lineHeightMultiple", "minimumLineHeight",
    "maximumLineHeight", "lineSpacing", "hyphenation", "sizingRule", "variants",
  ]

  /// - Parameter plainStyles: The fonts of styles that elements name and change nothing of, kept for the next ones.
  private func element(
    _ reader: ObjectReader, _ plainStyles: inout [String: FontChoice]
  ) throws(ConfigurationError) -> TextElement {
    try reader.requireKnown(Self.keys)
    guard let name = try reader.string("name"), !name.isEmpty else {
      throw reader.error("name", "is missing: every element needs a name")
    }
    let kind =
      try reader.word("kind") { (text: String) throws(TypographyError) in
        guard let kind = TextElement.Kind(rawValue: text) else {
          let kinds = TextElement.Kind.allCases.map(\.rawValue)
          throw TypographyError("unknown kind '\(text)'" + suggestion(for: text, among: kinds))
        }
        return kind
      } ?? .label
    let limits = try limits(reader) ?? .none
    let font: FontChoice
    let plainStyle = try plainStyle(reader)
    if let plainStyle, let known = plainStyles[plainStyle] {
      font = known
    } else {
      font = try self.font(reader, limits: limits)
      if let plainStyle { plainStyles[plainStyle] = font }
    }
    let text = TextSection(reader: reader)
    return TextElement(
      name: name, kind: kind, styleName: font.styleName, descriptor: font.descriptor, scaling: font.scaling,
      lines: try lines(reader), bounds: try bounds(reader, kind: kind), text: try text.text(),
      attributes: try text.attributes(), lineBreakMode: try text.lineBreakMode(),
      minimumScaleFactor: try reader.number(
        "minimumScaleFactor", in: kind == .textField ? 0...largestPointSize : 0...1),
      lineHeight: try text.lineHeight(), boldText: font.boldText, variants: try variants(reader))
  }

  /// A range of the platform's own categories.
  func limits(_ reader: ObjectReader) throws(ConfigurationError) -> ContentSizeCategoryLimits? {
    guard reader["categories"] != nil else { return nil }
    if scale.platform == .android {
      throw reader.error("categories", "has no place on android, which has font scales and no categories")
    }
    let limits = try reader.word("categories", ContentSizeCategoryLimits.init(spelling:))
    for case let bound? in [limits?.minimum, limits?.maximum] where !scale.categories.contains(bound) {
      throw reader.error(
        "categories",
        "names \(bound.name), which \(scale.platform.rawValue) has not; it has "
          + scale.categories.map(\.name).joined(separator: ", "))
    }
    return limits
  }

  // MARK: Font

  private struct FontChoice {
    let styleName: String?
    let descriptor: FontDescriptor
    let scaling: FontScaling
    let boldText: BoldText?
  }

  private static let fontKeys: [StaticString] = ["font", "size", "scaling", "maximumSize", "categories"]

  /// The style of an element that says nothing else of its font.
  private func plainStyle(_ reader: ObjectReader) throws(ConfigurationError) -> String? {
    for key in Self.fontKeys where reader[key] != nil { return nil }
    return try reader.string("style")
  }

  private func font(
    _ reader: ObjectReader, limits: ContentSizeCategoryLimits
  ) throws(ConfigurationError) -> FontChoice {
    let size = try reader.points("size")
    let font = try reader.name("font")
    let style = try reader.string("style")
    let named = style == nil ? nil : try styles.definition(named: style ?? "", for: reader)
    guard named != nil || size != nil else {
      throw reader.error("style", "is missing: an element needs a style, or a font and a size")
    }
    // Android's sizes are sp, which scale; elsewhere a bare size does not.
    let bareRule: FontScaling.Rule = scale.platform == .android ? .fontMetrics : .fixed
    var definition = named?.definition ?? StyleDefinition(textStyle: .body, weight: .regular, rule: bareRule)
    definition.family = font ?? definition.family ?? styles.table.family
    guard definition.family != nil else {
      throw reader.error(
        "style", "has no family: give the element a font, its style a family, or the configuration one")
    }
    if let size {
      definition.size = size
      if named != nil, definition.rule == .textStyle { definition.rule = .fontMetrics }
    }
    definition.maximumSize = try reader.points("maximumSize") ?? definition.maximumSize
    definition.rule = try reader.word("scaling", FontScaling.Rule.init(spelling:)) ?? definition.rule
    // The style's own size is no base for a rule that takes none.
    if definition.rule == .textStyle, size == nil { definition.size = nil }
    let complete = definition
    return try reader.checking("scaling") { [scale] () throws(TypographyError) in
      let scaling = try complete.scaling(limits: limits)
      // A delta may leave nothing of a small size: better said here, with a place, than while judging.
      if scaling.rule == .delta || scaling.rule == .fontMetrics {
        for category in scale.categories where scale.hasEntry(scaling.textStyle, limits.clamp(category)) {
          _ = try scaling.size(in: category, scale: scale)
        }
      }
      return FontChoice(
        styleName: named?.name,
        descriptor: try complete.descriptor(in: scale.origin, scale: scale),
        scaling: scaling, boldText: complete.boldText)
    }
  }
}
