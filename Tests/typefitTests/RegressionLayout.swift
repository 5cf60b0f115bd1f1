import FixtureSupport
import Foundation

/// A layout in a folder of its own, with Lato as it is and with a taller ascender.
struct RegressionLayout {
  let folder: TemporaryFolder

  static func with(_ body: (RegressionLayout) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let layout = RegressionLayout(folder: folder)
      try layout.write()
      try layout.use(ascender: 1974)
      try body(layout)
    }
  }

  var path: String { folder.path }

  /// `byline` is cut at the two largest categories, `roomy` never; both in Lato. `mono` is cut too, in another font.
  func write(_ members: String = "", before: String = "", indentation: String = "") throws {
    try folder.write(
      """
      { version: 1, fonts: { directories: ["Fonts"] }, family: "Lato", \(members)
        elements: [\(before)
        \(indentation){ name: "byline", style: "footnote", height: 44 },
          { name: "roomy", style: "body", height: 100, text: { en: "Settings", de: "Einstellungen" } },
          { name: "other", style: "body", font: "Probe Liga", height: 20 }] }
      """, to: "typefit.json")
  }

  /// Lato with hhea.ascender as given; 1974 is its own.
  func use(ascender: UInt16) throws {
    var bytes = [UInt8](try Data(contentsOf: URL(filePath: Fixtures.font("Lato/Lato-Regular.ttf"))))
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    for record in (0..<number(4, 2)).map({ 12 + 16 * $0 })
    where bytes[record..<record + 4].elementsEqual("hhea".utf8) {
      let ascent = number(record + 8, 4) + 4
      bytes.replaceSubrange(ascent..<ascent + 2, with: [UInt8(ascender >> 8), UInt8(ascender & 0xFF)])
    }
    try folder.write(Data(bytes), to: "Fonts/Lato-Regular.ttf")
    try folder.copyFont("Probe/liga.ttf", to: "Fonts/sub/liga.ttf")
  }

  func run(_ arguments: String..., environment: [String: String?] = [:]) throws -> Run {
    try typefit(arguments, environment: environment, in: folder.path)
  }

  /// A report's findings as element and category, without repetition.
  static func elements(_ output: String) throws -> Set<String> {
    Set(try OrderedJSON(output)["findings"]?.values.compactMap { $0["element"]?.string } ?? [])
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
  }
}
