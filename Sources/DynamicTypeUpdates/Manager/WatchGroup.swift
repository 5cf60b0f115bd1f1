internal import Typography

/// Elements of one type that are watched by one way to their font.
@MainActor protocol WatchGroup: AnyObject {
  /// Sets every element's font; a style without a font is passed over.
  func update(_ fonts: [Font?])
  func unwatch(_ element: AnyObject)
  var count: Int { get }
}

/// Elements whose font a key path reaches.
final class KeyPathGroup<Element: AnyObject, Value>: WatchGroup {
  private let keyPath: ReferenceWritableKeyPath<Element, Value>
  private let value: (Font) -> Value
  /// The places of the elements' styles.
  private let elements = WeakTable<Element, Int>()

  init(_ keyPath: ReferenceWritableKeyPath<Element, Value>, value: @escaping (Font) -> Value) {
    self.keyPath = keyPath
    self.value = value
  }

  func watch(_ element: Element, style: Int, font: Font) {
    elements.set(element, style)
    element[keyPath: keyPath] = value(font)
  }

  func update(_ fonts: [Font?]) {
    let values = fonts.map { $0.map(value) }
    elements.forEach { element, style in
      if let value = values[style] { element[keyPath: keyPath] = value }
    }
  }

  func unwatch(_ element: AnyObject) {
    if let element = element as? Element { elements.remove(element) }
  }

  var count: Int { elements.count }
}

/// Elements whose font a closure sets.
final class ClosureGroup<Element: AnyObject>: WatchGroup {
  private struct Setter {
    let style: Int
    let set: @MainActor (Element, Font) -> Void
  }

  private let elements = WeakTable<Element, Setter>()

  func watch(
    _ element: Element, style: Int, font: Font, setFont: @escaping @MainActor (Element, Font) -> Void
  ) {
    elements.set(element, Setter(style: style, set: setFont))
    setFont(element, font)
  }

  func update(_ fonts: [Font?]) {
    elements.forEach { element, setter in
      if let font = fonts[setter.style] { setter.set(element, font) }
    }
  }

  func unwatch(_ element: AnyObject) {
    if let element = element as? Element { elements.remove(element) }
  }

  var count: Int { elements.count }
}
