public import Typography

/// Keeps the fonts of any elements in step with the chosen text size.
///
/// Elements are held weakly: one that goes away needs no unwatching. Watching costs the same however many elements are
/// watched; a change is one pass over them, with one look-up of a font for each style. An element may be watched and
/// unwatched at any time, from within the setter of a font too.
@MainActor public final class DynamicTypeManager: EnvironmentObserver {
  /// A convenience for apps that have one environment.
  public static let shared = DynamicTypeManager(environment: .shared)

  public let environment: DynamicTypeEnvironment
  /// The styles that have no font in the traits in force, such as a size that a platform doesn't publish: their elements
  /// keep the font that they have.
  public private(set) var problems: [TextStyle: TypographyError] = [:]

  private enum GroupKey: Hashable {
    case keyPath(ObjectIdentifier, AnyKeyPath)
    case closure(ObjectIdentifier, String)
  }

  private var groups: [GroupKey: any WatchGroup] = [:]
  /// The styles in use, and each one's font in the traits in force.
  private var styles: [TextStyle] = []
  private var places: [TextStyle: Int] = [:]
  private var fonts: [Font?] = []

  public init(environment: DynamicTypeEnvironment) {
    self.environment = environment
    environment.add(self)
  }

  // MARK: Watching

  /// Sets an element's font now and at each change. The same element and key path again replaces.
  ///
  /// - Parameters:
  ///   - element: Held weakly.
  ///   - fontKeyPath: The way from the element to its font.
  ///   - textStyle: A text style, or a style of the app's own by its name in the style table; nil for the style that the
  ///     element's present font was made for.
  /// - Throws: `TypographyError` where the style has no font, or none is found for the present font.
  public func watch<Element: AnyObject>(
    _ element: Element, fontKeyPath: ReferenceWritableKeyPath<Element, Font>, textStyle: TextStyle? = nil
  ) throws(TypographyError) {
    let style = if let textStyle { textStyle } else { try style(of: element[keyPath: fontKeyPath]) }
    try watch(element, fontKeyPath, style) { $0 }
  }

  /// The same for a font that may be nil.
  public func watch<Element: AnyObject>(
    _ element: Element, fontKeyPath: ReferenceWritableKeyPath<Element, Font?>, textStyle: TextStyle? = nil
  ) throws(TypographyError) {
    let style = if let textStyle { textStyle } else { try style(of: element[keyPath: fontKeyPath]) }
    try watch(element, fontKeyPath, style) { $0 }
  }

  /// Hands an element its font now and at each change, where no key path reaches it: a path through an optional, or a
  /// font type of a toolkit's own. The same element and name again replaces.
  ///
  /// - Parameters:
  ///   - element: Held weakly.
  ///   - textStyle: A text style, or a style of the app's own by its name in the style table.
  ///   - name: Tells several fonts of one element apart.
  ///   - setFont: Takes the element as it is passed in: captured, it would never go away.
  /// - Throws: `TypographyError` where the style has no font.
  public func watch<Element: AnyObject>(
    _ element: Element, textStyle: TextStyle, name: String = "",
    setFont: @escaping @MainActor (Element, Font) -> Void
  ) throws(TypographyError) {
    let (place, font) = try font(for: textStyle)
    group(.closure(ObjectIdentifier(Element.self), name)) { ClosureGroup<Element>() }
      .watch(element, style: place, font: font, setFont: setFont)
  }

  /// Forgets an element; it keeps its font.
  public func unwatch(_ element: AnyObject) {
    for group in groups.values { group.unwatch(element) }
  }

  /// Forgets one font of an element.
  public func unwatch<Element: AnyObject, Value>(
    _ element: Element, fontKeyPath: ReferenceWritableKeyPath<Element, Value>
  ) {
    groups[.keyPath(ObjectIdentifier(Element.self), fontKeyPath)]?.unwatch(element)
  }

  private func watch<Element: AnyObject, Value>(
    _ element: Element, _ keyPath: ReferenceWritableKeyPath<Element, Value>, _ style: TextStyle,
    value: @escaping (Font) -> Value
  ) throws(TypographyError) {
    let (place, font) = try font(for: style)
    group(.keyPath(ObjectIdentifier(Element.self), keyPath)) { KeyPathGroup(keyPath, value: value) }
      .watch(element, style: place, font: font)
  }

  /// The group of a key, which tells its type.
  private func group<Group: WatchGroup>(_ key: GroupKey, _ make: () -> Group) -> Group {
    if let known = groups[key] as? Group { return known }
    let group = make()
    groups[key] = group
    return group
  }

  /// How many fonts of elements are held, those of elements that have just gone among them.
  package var watchedCount: Int { groups.values.reduce(0) { $0 + $1.count } }

  // MARK: Fonts

  private func style(of font: Font?) throws(TypographyError) -> TextStyle {
    guard let font else { throw TypographyError("the element has no font to find a text style by: name one") }
    return try environment.textStyle(of: font)
  }

  /// A style's place among those in use, and its font.
  private func font(for style: TextStyle) throws(TypographyError) -> (place: Int, font: Font) {
    if let place = places[style], let font = fonts[place] { return (place, font) }
    let font = try environment.font(for: style)
    if let place = places[style] {
      fonts[place] = font
      return (place, font)
    }
    places[style] = styles.count
    styles.append(style)
    fonts.append(font)
    return (styles.count - 1, font)
  }

  func environmentDidChange() {
    problems = [:]
    for (place, style) in styles.enumerated() {
      do throws(TypographyError) {
        fonts[place] = try environment.font(for: style)
      } catch {
        fonts[place] = nil
        problems[style] = error
      }
    }
    for group in groups.values { group.update(fonts) }
  }
}
