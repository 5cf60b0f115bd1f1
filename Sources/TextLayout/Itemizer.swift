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
    for cluster in paragraph {
      let end = offset + cluster.utf16.count
      let own = cluster.unicodeScalars.lazy.map { hb_unicode_script(functions, $0.value) }
        .first { typefit_script_is_neutral($0) == 0 }
      // Spaces, marks and punctuation go with the letters before them.
      if let own {
        if typefit_script_is_neutral(script) != 0 { result.adopt(own) }
        script = own
      }
      let found = cascade.index(for: cluster)
      if found == nil { result.missing.append(String(cluster)) }
      let level = levels.isEmpty ? 0 : levels[offset]
      result.append(TextItem(range: offset..<end, font: found ?? 0, script: script, level: level))
      offset = end
    }
    return result
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
