import FixtureSupport
import Foundation
import TextLayout
import Typography

/// A text in fixture fonts, the first its own, such as `Probe/liga.ttf`.
func shaped(
  _ text: String, _ fonts: String..., attributes: TextAttributes = TextAttributes(),
  requiredFeatures: [String] = []
) throws -> ShapedText {
  let cascade = try fonts.map { font in
    let face = FaceIdentity(file: Fixtures.font(font))
    return CascadeFont(face: face, font: try ShapingFont(face), metrics: nil)
  }
  return try ShapedText(
    text, cascade: FontCascade(cascade), attributes: attributes, requiredFeatures: requiredFeatures)
}

/// The advance of a text in font units.
func units(
  _ text: String, _ font: String, attributes: TextAttributes = TextAttributes()
) throws -> Double {
  let size = try ShapingFont(FaceIdentity(file: Fixtures.font(font))).unitsPerEm
  return try shaped(text, font, attributes: attributes).layout(size: size, width: nil, breaksWords: false)
    .width
}

extension ShapedText {
  /// The texts of the lines.
  func lines(_ width: Double?, size: Double = 20, breaksWords: Bool = true) throws -> [String] {
    try layout(size: size, width: width, breaksWords: breaksWords).lines.map(\.text)
  }

  func widths(_ width: Double?, size: Double = 20, breaksWords: Bool = true) throws -> [Double] {
    try layout(size: size, width: width, breaksWords: breaksWords).lines.map(\.width)
  }

  /// What stands between two places where a line may end.
  func pieces() throws -> [String] { try lines(0, breaksWords: false) }
}

enum Font {
  static let lato = "Lato/Lato-Regular.ttf"
  static let liberation = "LiberationSans/LiberationSans-Regular.ttf"
  static let thai = "NotoSansThai/NotoSansThai-Regular.ttf"
  static let arabic = "NotoSansArabic/NotoSansArabic-Regular.ttf"
  static let hebrew = "NotoSansHebrew/NotoSansHebrew-Regular.ttf"
  static let devanagari = "NotoSansDevanagari/NotoSansDevanagari-Regular.ttf"
  static let cjk = "NotoSansCJK/NotoSansCJK-Regular.otf"
  static let emoji = "NotoColorEmoji/NotoColorEmoji.ttf"
  /// Capitals half an em wide, a space a quarter.
  static let probe = "Probe/sum1366.ttf"
  static let ignorable = "Probe/ignor.ttf"
  static let liga = "Probe/liga.ttf"
}

/// What HarfBuzz makes of a text, by another binding of it.
struct ExpectedShaping: Decodable, Sendable, CustomStringConvertible {
  let file: String
  let text: String
  let language: String
  let features: [String: Int]
  let advance: Double
  let glyphs: Int
  /// Place in UTF-16 units, and advance.
  let clusters: [[Double]]

  var description: String { "\(text), \(file), \(features)" }

  /// Empty where the file can't be read, so that a test counts what it was given.
  static let all: [Self] = {
    let data = try? Data(contentsOf: Fixtures.expected.appending(path: "shaping.json"))
    return data.flatMap { try? JSONDecoder().decode([Self].self, from: $0) } ?? []
  }()
}
