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

  /// The text that translations start from: English where it is there, else the first locale's.
  public var base: String {
    switch self {
    case .plain(let text): text
    case .byLocale(let texts): texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
    }
  }

  /// The text in a locale; nil where it has none.
  public func text(in locale: String?) -> String? {
    switch self {
    case .plain(let text): text
    case .byLocale(let texts): locale.flatMap { texts[$0] }
    }
  }
}
