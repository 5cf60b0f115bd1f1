internal import CHarfBuzz
internal import Typography

/// A stretch of a paragraph that one face shapes in one script and direction.
struct TextItem {
  /// UTF-16 units of the paragraph.
  var range: Range<Int>
  let font: Int
  var script: hb_script_t
  let level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Takes a paragraph apart into items.
struct Itemizer {
  let cascade: FontCascade
  /// The text's own face.
  private let known: KnownFace

  struct Result {
    var items: [TextItem] = []
    /// Clusters that no face shows.
    var missing: [String] = []
  }

  init(cascade: FontCascade, tools: ShapingTools) {
    self.cascade = cascade
    known = tools.known(cascade.fonts[0].font)
  }

  /// - Parameter paragraph: The same text as the units.
  func items(of paragraph: @autoclosure () -> String, _ units: [UInt16]) throws(TextLayoutError) -> Result {
    var row = ItemRow(levels: Self.needsBidi(units) ? try bidiLevels(units) : [])
    var missing: [String] = []
    func font(of cluster: Character) -> Int {
      if let font = cascade.index(for: cluster) { return font }
      missing.append(String(cluster))
      return 0
    }
    if units.allSatisfy(Self.standsAlone) {
      for unit in units {
        let character = known.character(unit)
        let standIn = character.isCovered ? nil : Unicode.Scalar(unit).map { font(of: Character($0)) }
        row.add(length: 1, script: character.script, font: standIn ?? 0)
      }
    } else {
      for cluster in paragraph() {
        let script = cluster.unicodeScalars.lazy.compactMap { KnownFace.script(of: $0.value) }.first
        row.add(length: cluster.utf16.count, script: script, font: font(of: cluster))
      }
    }
    return Result(items: row.items, missing: missing)
  }

  /// Letters, signs and spaces of scripts without clusters: among their like, each is a cluster.
  private static func standsAlone(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2010...0x2027,
      0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Text without letters of right-to-left scripts or marks of direction has one level.
  private static func needsBidi(_ units: [UInt16]) -> Bool {
    units.contains {
      $0 >= 0x590
        && ($0 < 0x900 || (0x200E...0x202E).contains($0) || (0x2066...0x2069).contains($0)
          || (0xD802...0xD83B).contains($0) || $0 >= 0xFB1D && $0 < 0xFF00)
    }
  }
}

/// Items side by side, the last of which grows as long as its like follows.
private struct ItemRow {
  private var finished: [TextItem] = []
  private var last: TextItem?
  /// Of each unit; empty where all run from left to right.
  private let levels: [UInt8]
  private var script = HB_SCRIPT_COMMON
  private var end = 0

  init(levels: [UInt8]) { self.levels = levels }

  var items: [TextItem] { finished + (last.map { [$0] } ?? []) }

  /// - Parameter own: Nil for spaces, marks and punctuation, which go with the letters before them.
  @inline(__always) mutating func add(length: Int, script own: hb_script_t?, font: Int) {
    if let own, own != script { change(to: own) }
    let level = levels.isEmpty ? 0 : levels[end]
    let start = end
    end += length
    if let same = last, same.font == font, same.level == level, same.script == script {
      last?.range = same.range.lowerBound..<end
    } else {
      if let last { finished.append(last) }
      last = TextItem(range: start..<end, font: font, script: script, level: level)
    }
  }

  private mutating func change(to own: hb_script_t) {
    // Items before the first letter take its script.
    if typefit_script_is_neutral(script) != 0 {
      for index in finished.indices { finished[index].script = own }
      last?.script = own
    }
    script = own
  }
}
