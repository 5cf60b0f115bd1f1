import FixtureSupport
import Foundation
import Testing
import TextLayout
import Typography

/// Where the glyphs of a line stand, against HarfBuzz by another binding, and what they look like, against fontTools:
/// Expected/outlines.json.
@Suite struct LineGlyphsTests {
  @Test func `There is something to compare with`() { #expect(ExpectedDrawing.all.count == 9) }

  /// In font units: a size of one em.
  private func line(_ expected: ExpectedDrawing, size: Double? = nil) throws -> TextLayout.Line {
    let text = try shaped(
      expected.text, expected.file, attributes: TextAttributes(language: expected.language))
    return try #require(
      text.layout(size: size ?? expected.unitsPerEm, width: nil, breaksWords: false).lines.first)
  }

  @Test(arguments: ExpectedDrawing.all)
  func `Glyphs stand where HarfBuzz puts them`(expected: ExpectedDrawing) throws {
    let glyphs = try line(expected).glyphs
    #expect(glyphs.map(\.glyph) == expected.glyphs.map { Int($0[0]) })
    #expect(glyphs.map(\.x) == expected.glyphs.map { $0[1] })
    #expect(glyphs.map(\.y) == expected.glyphs.map { $0[2] })
    #expect(glyphs.allSatisfy { $0.outline.unitsPerEm == expected.unitsPerEm })
  }

  @Test func `Places are points at a size`() throws {
    let expected = ExpectedDrawing.all[0]
    let glyphs = try line(expected, size: 17).glyphs
    for (glyph, place) in zip(glyphs, expected.glyphs) {
      #expect(abs(glyph.x - place[1] * 17 / expected.unitsPerEm) < 1e-9)
    }
  }

  @Test(arguments: ExpectedDrawing.all)
  func `Outlines are fontTools' own`(expected: ExpectedDrawing) throws {
    let glyphs = try line(expected).glyphs
    #expect(!glyphs.isEmpty)
    for glyph in glyphs {
      let segments = try #require(expected.outlines[String(glyph.glyph)]).map(\.description)
      #expect(open(glyph.outline.spelled) == open(segments), "glyph \(glyph.glyph)")
    }
  }

  /// Without the line that leads back to a contour's start, which some draw and others leave to the closing.
  private func open(_ segments: [String]) -> [String] {
    var start = ""
    var kept: [String] = []
    for segment in segments {
      if segment.hasPrefix("M") { start = String(segment.dropFirst()) }
      while segment == "Z", kept.last == "L" + start { kept.removeLast() }
      kept.append(segment)
    }
    return kept
  }

  // MARK: Parts of paragraphs

  /// The glyphs of each line, by what HarfBuzz makes of the line's own text.
  @Test func `A line of a paragraph looks as it would alone`() throws {
    let text = "AVA To Te office"
    let lines = try shaped(text, Font.lato).layout(size: 20, width: 60, breaksWords: true).lines
    #expect(lines.count > 1)
    for line in lines {
      let alone = try #require(
        shaped(line.text, Font.lato).layout(size: 20, width: nil, breaksWords: false).lines.first)
      #expect(line.glyphs.map(\.glyph) == alone.glyphs.map(\.glyph))
      for (glyph, other) in zip(line.glyphs, alone.glyphs) { #expect(abs(glyph.x - other.x) < 1e-9) }
      #expect(line.glyphs.allSatisfy { $0.x >= 0 && $0.x < line.width })
    }
  }

  @Test func `Arabic among Latin stands in the order in which it is seen`() throws {
    // A and B are one apart from the two letters between them, of which the second stands first.
    let line = try #require(
      shaped("A \u{628}\u{62A} B", Font.lato, Font.arabic).layout(size: 20, width: nil, breaksWords: false)
        .lines.first)
    let alone = try #require(
      shaped("\u{628}\u{62A}", Font.arabic).layout(size: 20, width: nil, breaksWords: false).lines.first)
    #expect(!line.isRightToLeft)
    #expect(alone.isRightToLeft)
    let middle = line.glyphs.filter { $0.outline.unitsPerEm == 1000 }
    #expect(middle.map(\.glyph) == alone.glyphs.map(\.glyph))
    #expect(line.glyphs.map(\.x) == line.glyphs.map(\.x).sorted())
  }

  @Test func `Numbers in Arabic run from left to right`() throws {
    let digits = try #require(
      shaped("12", Font.arabic).layout(size: 20, width: nil, breaksWords: false).lines.first?.glyphs.map(
        \.glyph))
    let line = try #require(
      shaped("\u{628} 12", Font.arabic).layout(size: 20, width: nil, breaksWords: false).lines.first)
    #expect(line.isRightToLeft)
    #expect(line.glyphs.prefix(2).map(\.glyph) == digits)
  }

  @Test func `A soft hyphen shows where a line ends in it`() throws {
    let hyphen = try #require(
      shaped("\u{2010}", Font.lato).layout(size: 20, width: nil, breaksWords: false).lines.first?.glyphs.first
    )
    let lines = try shaped("wonder\u{AD}ful", Font.lato).layout(size: 20, width: 80, breaksWords: true).lines
    #expect(lines.map(\.text) == ["wonder\u{2010}", "ful"])
    #expect(lines[0].glyphs.last?.glyph == hyphen.glyph)
    #expect(lines[1].glyphs.contains { $0.glyph == hyphen.glyph } == false)
  }

  @Test(arguments: [(TextAttributes(kern: .points(2)), 2.0), (TextAttributes(tracking: .points(2)), 2.0)])
  func `Letter spacing moves glyphs apart`(attributes: TextAttributes, spacing: Double) throws {
    func places(_ attributes: TextAttributes) throws -> [Double] {
      try shaped("Hill", Font.lato, attributes: attributes).layout(size: 20, width: nil, breaksWords: false)
        .lines[0].glyphs.map(\.x)
    }
    let (plain, spaced) = (try places(TextAttributes()), try places(attributes))
    for (place, (left, right)) in zip(plain, spaced).enumerated() {
      #expect(abs(right - left - Double(place) * spacing) < 1e-9)
    }
  }

  @Test func `Tracking leaves no room at the end that text from right to left runs to`() throws {
    let attributes = TextAttributes(tracking: .points(2))
    let line = try shaped("\u{5D0}\u{5D1}", Font.hebrew, attributes: attributes)
      .layout(size: 20, width: nil, breaksWords: false).lines[0]
    #expect(try abs(#require(line.glyphs.first).x) < 1e-9)
  }

  // MARK: Kinds of glyphs

  @Test func `An emoji is a picture of the font's own`() throws {
    let line = try shaped("😀", Font.emoji).layout(size: 20, width: nil, breaksWords: false).lines[0]
    let glyph = try #require(line.glyphs.first)
    guard case .picture(let png, let box) = glyph.outline.shape else {
      Issue.record("\(glyph.outline.shape)")
      return
    }
    #expect(png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(box.width > 0 && box.height > 0)
  }

  @Test func `A space has no ink, and a text of nothing no glyph`() throws {
    let line = try shaped("a b", Font.lato).layout(size: 20, width: nil, breaksWords: false).lines[0]
    #expect(line.glyphs.map(\.outline.isBlank) == [false, true, false])
    let nothing = try shaped("", Font.lato).layout(size: 20, width: nil, breaksWords: false)
    #expect(nothing.lines.allSatisfy { $0.glyphs.isEmpty })
  }
}

/// What HarfBuzz and fontTools make of a text.
struct ExpectedDrawing: Decodable, Sendable, CustomStringConvertible {
  /// A letter of SVG paths, and its coordinates.
  struct Segment: Decodable, Sendable, CustomStringConvertible {
    let description: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      var text = try values.decode(String.self)
      var numbers: [String] = []
      while !values.isAtEnd { numbers.append(try values.decode(Double.self).description) }
      text += numbers.joined(separator: " ")
      description = text
    }
  }

  let file: String
  let text: String
  let language: String
  let unitsPerEm: Double
  /// Glyph, x and y.
  let glyphs: [[Double]]
  let outlines: [String: [Segment]]

  var description: String { "\(text), \(file)" }

  static let all: [Self] = {
    let data = try? Data(contentsOf: Fixtures.expected.appending(path: "outlines.json"))
    return data.flatMap { try? JSONDecoder().decode([Self].self, from: $0) } ?? []
  }()
}

extension GlyphOutline {
  /// Each segment as a letter and its coordinates.
  fileprivate var spelled: [String] {
    guard case .contours(let segments) = shape else { return [] }
    func text(_ letter: String, _ points: Point...) -> String {
      letter + points.flatMap { [$0.x, $0.y] }.map(\.description).joined(separator: " ")
    }
    return segments.map { segment in
      switch segment {
      case .move(let point): text("M", point)
      case .line(let point): text("L", point)
      case .quadratic(let control, let point): text("Q", control, point)
      case .cubic(let control, let control2, let point): text("C", control, control2, point)
      case .close: "Z"
      }
    }
  }
}
