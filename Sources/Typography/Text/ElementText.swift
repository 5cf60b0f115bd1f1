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

/// Explicit line heights, as a paragraph style has them. They don't scale unless they are a multiple.
public struct LineHeightRule: Hashable, Sendable {
  /// Of the font's own line height; nil for 1.
  public var multiple: Double?
  /// Points; nil for none.
  public var minimum: Double?
  public var maximum: Double?
  /// Points between two lines.
  public var spacing: Double

  public init(multiple: Double? = nil, minimum: Double? = nil, maximum: Double? = nil, spacing: Double = 0) {
    self.multiple = multiple
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }

  /// True where lines have the font's own height and stand without space between.
  public var isNatural: Bool { multiple == nil && minimum == nil && maximum == nil && spacing == 0 }

  /// The height in points of a line whose font gives it `natural`.
  public func height(natural: Double) -> Double {
    var height = natural * (multiple ?? 1)
    if let minimum { height = max(height, minimum) }
    if let maximum, maximum > 0 { height = min(height, maximum) }
    return height
  }
}

/// How an element's weight follows iOS's Bold Text setting.
public enum BoldText: Hashable, Sendable {
  /// The system's step: 100 more for the three lightest weights, 200 above, at most 900.
  case auto
  /// Unchanged: custom fonts don't follow by themselves.
  case none
  case weight(FontWeight)

  /// The weight with the setting on.
  public func weight(from weight: FontWeight) -> FontWeight {
    switch self {
    case .none: weight
    case .weight(let bold): bold
    case .auto: FontWeight(clamping: min(900, weight.value + (weight.value <= 300 ? 100 : 200)))
    }
  }
}
