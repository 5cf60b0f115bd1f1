/// An amount of space between letters: points that are fixed, or a share of the em that grows with the text.
public enum LetterSpacing: Hashable, Sendable {
  case points(Double)
  case em(Double)

  /// True for no space at all.
  public var isZero: Bool { points(at: 1) == 0 }

  /// Points at a size.
  public func points(at size: Double) -> Double {
    switch self {
    case .points(let value): value
    case .em(let value): value * size
    }
  }
}

/// How a text is shaped, apart from its font.
public struct TextAttributes: Hashable, Sendable {
  /// BCP 47 tag, or nil.
  public var language: String?
  /// OpenType features by tag: 0 off, 1 on, more for an alternate. Kerning and ligatures are on by themselves.
  public var features: [String: Int]
  /// Space after every cluster, the last one too.
  public var kern: LetterSpacing?
  /// Space that hangs at a line's end as white space does; it turns ligatures off and wins over kern.
  public var tracking: LetterSpacing?
  /// No break between Hangul syllables, as plain labels have it.
  public var keepsHangulWords: Bool
  /// Lines may end after any cluster, as character wrapping has it.
  public var breaksAnywhere: Bool
  /// Words may be hyphenated by the platform's own dictionary, which nobody publishes: what it might mend is unjudged.
  public var hyphenates: Bool

  public init(
    language: String? = nil, features: [String: Int] = [:], kern: LetterSpacing? = nil,
    tracking: LetterSpacing? = nil, keepsHangulWords: Bool = true,
    breaksAnywhere: Bool = false, hyphenates: Bool = false
  ) {
    self.language = language
    self.features = features
    self.kern = kern
    self.tracking = tracking
    self.keepsHangulWords = keepsHangulWords
    self.breaksAnywhere = breaksAnywhere
    self.hyphenates = hyphenates
  }
}

/// How lines end and what happens to text that doesn't fit, by UIKit's names.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  /// Whether what doesn't fit is replaced by an ellipsis.
  public var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }

  /// Reads UIKit's name, with or without `by`, letter case ignored.
  ///
  /// - Throws: `TypographyError` with the nearest name for anything else.
  public init(spelling: String) throws(TypographyError) {
    let asked = spelling.lowercased()
    let match = Self.allCases.first {
      $0.rawValue.lowercased() == asked || $0.rawValue.dropFirst(2).lowercased() == asked
    }
    guard let match else {
      throw .unknown("line break mode", spelling, known: Self.allCases.map(\.rawValue))
    }
    self = match
  }
}
