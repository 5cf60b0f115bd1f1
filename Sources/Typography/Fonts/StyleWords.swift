/// The words that style names are made of, and the traits that they stand for.
///
/// Weights follow OS/2 usWeightClass, where ultra light is 200; book is 350, as fonts with a Book and a Regular have it.
public enum StyleWords {
  static let weights: [(word: String, value: Double)] = [
    ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("book", 350),
    ("semilight", 350), ("demilight", 350), ("regular", 400), ("normal", 400), ("roman", 400), ("plain", 400),
    ("medium", 500), ("semibold", 600), ("demibold", 600), ("demi", 600), ("bold", 700), ("extrabold", 800),
    ("ultrabold", 800), ("black", 900), ("heavy", 900), ("extrablack", 950), ("ultrablack", 950),
    ("ultraheavy", 950),
  ]

  static let widths: [(word: String, percent: Double)] = [
    ("ultracondensed", 50), ("extracondensed", 62.5), ("condensed", 75), ("narrow", 75), ("cond", 75),
    ("semicondensed", 87.5), ("semiexpanded", 112.5), ("expanded", 125), ("extended", 125), ("wide", 125),
    ("extraexpanded", 150), ("ultraexpanded", 200),
  ]

  static let slants: [(word: String, slant: FontSlant)] = [
    ("italic", .italic), ("oblique", .oblique), ("slanted", .oblique), ("inclined", .oblique),
  ]

  /// The weight that one word names, case, spaces and hyphens ignored.
  static func weight(_ word: String) -> FontWeight? {
    let folded = fold(word)
    return weights.first { $0.word == folded }.map { FontWeight(clamping: $0.value) }
  }

  /// The traits that a style name such as `Demi Bold Condensed Italic` names, or nil where a word is unknown.
  ///
  /// A trait that the name leaves out is nil: `Bold` says nothing of the width.
  public static func traits(of styleName: String) -> (weight: FontWeight?, width: Double?, slant: FontSlant?)?
  {
    var rest = fold(styleName)
    var found: (weight: FontWeight?, width: Double?, slant: FontSlant?)
    while !rest.isEmpty {
      // The longest word first, so that "semibold" is not read as "bold" after an unknown "semi".
      if let word = longest(weights.map(\.word), startingIn: rest), found.weight == nil {
        found.weight = weight(word)
        rest.removeFirst(word.count)
      } else if let word = longest(widths.map(\.word), startingIn: rest), found.width == nil {
        found.width = widths.first { $0.word == word }?.percent
        rest.removeFirst(word.count)
      } else if let word = longest(slants.map(\.word), startingIn: rest), found.slant == nil {
        found.slant = slants.first { $0.word == word }?.slant
        rest.removeFirst(word.count)
      } else {
        return nil
      }
    }
    return found.weight == nil && found.width == nil && found.slant == nil ? nil : found
  }

  /// Style names compare without case, spaces, hyphens and underscores.
  public static func fold(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  private static func longest(_ words: [String], startingIn text: String) -> String? {
    words.filter { text.hasPrefix($0) }.max { $0.count < $1.count }
  }
}
