internal import CHarfBuzz
internal import Typography

/// A stretch of a paragraph that one face shapes in one script and direction.
struct TextItem {
  /// UTF-16 units of the paragraph.
  var range: Range<Int>
  let font: Int
  let script: hb_script_t
  let level: UInt8

  var isRightToLeft: Bool { level % 2 == 1 }
}

/// Takes a paragraph apart into items.
struct Itemizer {
  let cascade: FontCascade

  struct Result {
    var items: [TextItem] = []
    /// Clusters that no face shows.
    var missing: [String] = []
  }

  func items(of paragraph: String, _ units: ArraySlice<UInt16>) throws(TextLayoutError) -> Result {
    var result = Result()
    let levels = Self.needsBidi(units) ? try bidiLevels(units) : []
    let functions = hb_unicode_funcs_get_default()
    var script = HB_SCRIPT_COMMON
    var offset = 0
    func add(length: Int, script own: hb_script_t?, font: Int) {
      // Spaces, marks and punctuation go with the letters before them.
      if let own {
        if typefit_script_is_neutral(script) != 0 { result.adopt(own) }
        script = own
      }
      let level = levels.isEmpty ? 0 : levels[offset]
      result.append(TextItem(range: offset..<offset + length, font: font, script: script, level: level))
      offset += length
    }
    func ownScript(of scalar: Unicode.Scalar) -> hb_script_t? {
      let script = hb_unicode_script(functions, scalar.value)
      return typefit_script_is_neutral(script) == 0 ? script : nil
    }
    func font(of cluster: Character) -> Int {
      if let font = cascade.index(for: cluster) { return font }
      result.missing.append(String(cluster))
      return 0
    }
    if units.allSatisfy(Self.standsAlone) {
      for scalar in units.lazy.compactMap(Unicode.Scalar.init) {
        let font = cascade.fonts[0].font.covers(scalar) ? 0 : font(of: Character(scalar))
        add(length: 1, script: ownScript(of: scalar), font: font)
      }
    } else {
      for cluster in paragraph {
        let own = cluster.unicodeScalars.lazy.compactMap(ownScript).first
        add(length: cluster.utf16.count, script: own, font: font(of: cluster))
      }
    }
    return result
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
  private static func needsBidi(_ units: ArraySlice<UInt16>) -> Bool {
    units.contains {
      $0 >= 0x590
        && ($0 < 0x900 || (0x200E...0x202E).contains($0) || (0x2066...0x2069).contains($0)
          || (0xD802...0xD83B).contains($0) || $0 >= 0xFB1D && $0 < 0xFF00)
    }
  }
}

extension Itemizer.Result {
  /// Items before the first letter take its script.
  fileprivate mutating func adopt(_ script: hb_script_t) {
    items = items.map { TextItem(range: $0.range, font: $0.font, script: script, level: $0.level) }
  }

  fileprivate mutating func append(_ item: TextItem) {
    if let last = items.last, last.font == item.font, last.level == item.level, last.script == item.script {
      items[items.count - 1].range = last.range.lowerBound..<item.range.upperBound
    } else {
      items.append(item)
    }
  }
}
