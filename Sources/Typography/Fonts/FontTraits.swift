/// A weight on OpenType's scale, from 1 (thinnest) to 1000; 400 is regular. Source: OS/2 usWeightClass.
public struct FontWeight: Hashable, Comparable, Sendable {
  /// 1 to 1000; fractions occur in variable fonts.
  public let value: Double

  /// Clamps to 1...1000.
  public init(clamping value: Double) { self.value = min(max(value, 1), 1000) }

  public static let thin = Self(clamping: 100)
  public static let extraLight = Self(clamping: 200)
  public static let light = Self(clamping: 300)
  public static let regular = Self(clamping: 400)
  public static let medium = Self(clamping: 500)
  public static let semibold = Self(clamping: 600)
  public static let bold = Self(clamping: 700)
  public static let extraBold = Self(clamping: 800)
  public static let black = Self(clamping: 900)

  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  /// Reads a number from 1 to 1000 or a word such as `semibold`, `Demi Bold` or `heavy`.
  ///
  /// - Throws: `TypographyError` with the nearest word for anything else.
  public init(spelling: String) throws(TypographyError) {
    if let number = Double(spelling) {
      guard number >= 1, number <= 1000 else {
        throw TypographyError(
          "weight \(spelling) is out of range: expected 1 to 1000 or a word such as semibold")
      }
      self.init(clamping: number)
    } else if let weight = StyleWords.weight(spelling) {
      self = weight
    } else {
      throw .unknown("weight", spelling, known: StyleWords.weights.map(\.word))
    }
  }
}

/// Whether letters slant, and how.
public enum FontSlant: String, Hashable, Sendable, CaseIterable {
  case upright, italic, oblique

  /// Reads the name, letter case ignored; `roman` is upright.
  ///
  /// - Throws: `TypographyError` with the nearest name for anything else.
  public init(spelling: String) throws(TypographyError) {
    let asked = spelling.lowercased()
    if asked == "roman" {
      self = .upright
    } else if let match = Self(rawValue: asked) {
      self = match
    } else {
      throw .unknown("slant", spelling, known: Self.allCases.map(\.rawValue))
    }
  }
}

/// The weight, width and slant of a face, or those asked for.
public struct FontTraits: Hashable, Sendable {
  public var weight: FontWeight
  /// Percent of the normal width: 50 to 200. Source: OS/2 usWidthClass, or the wdth axis.
  public var width: Double
  public var slant: FontSlant

  public init(weight: FontWeight = .regular, width: Double = 100, slant: FontSlant = .upright) {
    self.weight = weight
    self.width = width
    self.slant = slant
  }
}
