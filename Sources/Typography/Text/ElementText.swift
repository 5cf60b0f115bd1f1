/// What an element shows.
public enum ElementText: Hashable, Sendable {
  /// The same in every language.
  case plain(String)
  /// By locale.
  case byLocale([String: String])

  /// The locales that the text has, sorted; one of nil for a plain text.
  public var locales: [String?] {
    switch self {
    case .plain: [nil]
    case .byLocale(let texts): texts.keys.sorted()
    }
  }

  /// The texts with their locales, sorted by these; a plain text has none.
  package var all: [(locale: String?, text: String?)] {
    switch self {
    case .plain(let text): [(nil, text)]
    case .byLocale(let texts):
      texts.count == 1
        ? texts.map { ($0.key, $0.value) }
        : texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  /// The locale of the text that translations start from: English where it is there, else the first; nil for a plain
  /// text.
  public var baseLocale: String? { locale(matching: "en") ?? locales.first ?? nil }

  /// The text that translations start from.
  public var base: String { text(in: baseLocale) ?? "" }

  /// The text's own spelling of a locale, whose letter case tells nothing; nil where it has none.
  public func locale(matching tag: String) -> String? {
    guard case .byLocale(let texts) = self else { return nil }
    if texts[tag] != nil { return tag }
    return texts.keys.sorted().first { LanguageTag.areEqual($0, tag) }
  }

  /// The text in a locale; nil where it has none.
  public func text(in locale: String?) -> String? {
    switch self {
    case .plain(let text): text
    case .byLocale(let texts): locale.flatMap { texts[$0] }
    }
  }
}
