import Foundation

/// A face as fontTools reads it: Expected/face-metrics.json.
public struct ExpectedFace: Decodable, Sendable, FixtureFace {
  public struct Line: Decodable, Hashable, Sendable {
    public let ascender: Int
    public let descender: Int
    public let lineGap: Int

    public var isZero: Bool { ascender == 0 && descender == 0 }
  }

  public struct Win: Decodable, Hashable, Sendable {
    public let ascent: Int
    public let descent: Int
  }

  public let file: String
  public let faceIndex: Int
  public let postScriptName: String?
  public let family: String?
  public let unitsPerEm: Int
  public let hhea: Line?
  public let typo: Line?
  public let win: Win?
  public let capHeight: Int?
  public let xHeight: Int?
  public let useTypoMetrics: Bool
  public let weightClass: Int?
  public let widthClass: Int?
  /// By letter, in font units.
  public let advances: [String: Int]
  /// By letter: left, bottom, right, top. The CFF font's top lies on a curve, between units.
  public let bounds: [String: [Double]]

  /// Every face of a font that is as it should be.
  public static let wellFormed = decoded("face-metrics.json", as: [Self].self)
    .filter { !$0.file.hasPrefix("Malformed/") }

  /// Those that have one design.
  public static let staticFaces = wellFormed.filter { face in
    !ExpectedInstance.all.contains { $0.file == face.file }
  }
}

/// A variable face at a place, as fontTools' instancer and HarfBuzz read it: Expected/instances.json.
public struct ExpectedInstance: Decodable, Sendable, FixtureFace {
  public struct Reading: Decodable, Sendable {
    public let hhea: ExpectedFace.Line
    public let typo: ExpectedFace.Line
    public let win: ExpectedFace.Win
    public let capHeight: Int
    public let xHeight: Int
    public let advances: [String: Int]
  }

  public struct HarfBuzz: Decodable, Sendable {
    public let extents: ExpectedFace.Line
  }

  public let file: String
  public let faceIndex: Int
  /// Nil for a place that fvar has no name for.
  public let postScriptName: String?
  public let style: String?
  public let coordinates: [String: Double]
  public let fontTools: Reading
  public let harfBuzz: HarfBuzz

  public static let all = decoded("instances.json", as: [Self].self)
}

/// What names a face in the list of a test's arguments.
public protocol FixtureFace: CustomStringConvertible {
  var file: String { get }
  var faceIndex: Int { get }
}

extension FixtureFace {
  public var description: String { faceIndex == 0 ? file : "\(file), face \(faceIndex)" }
}

/// Empty where the file can't be read, so that a test counts what it was given.
private func decoded<Value: Decodable & ExpressibleByArrayLiteral>(_ name: String, as type: Value.Type)
  -> Value
{
  let data = try? Data(contentsOf: Fixtures.expected.appending(path: name))
  return data.flatMap { try? JSONDecoder().decode(type, from: $0) } ?? []
}
