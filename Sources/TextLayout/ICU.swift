internal import CICU

/// The version of ICU, as linked.
public var icuVersion: String {
  var text = [CChar](repeating: 0, count: 20)
  typefit_icu_version(&text)
  return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// Where lines may or must end, by ICU's rules and dictionaries.
final class LineBreaker {
  struct Boundary {
    /// UTF-16 units from the start.
    let offset: Int
    /// True after a line feed and its like.
    let isMandatory: Bool
  }

  private let breaks: OpaquePointer

  /// - Parameter language: BCP 47 tag; empty for the root's rules.
  init(language: String) throws(TextLayoutError) {
    var failure: UnsafePointer<CChar>?
    guard let breaks = typefit_line_breaks_open(language, &failure) else {
      throw TextLayoutError(
        "ICU can't break lines: \(failure.map { String(cString: $0) } ?? "no reason given")")
    }
    self.breaks = breaks
  }

  deinit { typefit_breaks_close(breaks) }

  /// Every boundary of a text, the last at its end.
  func boundaries(_ text: [UInt16]) throws(TextLayoutError) -> [Boundary] {
    var found: [Boundary] = []
    // Words are some letters long.
    found.reserveCapacity(text.count / 4 + 2)
    let status = text.withUnsafeBufferPointer { buffer in
      let status = typefit_breaks_set_text(breaks, buffer.baseAddress, Int32(buffer.count))
      guard status == 0 else { return status }
      var isMandatory: CInt = 0
      while true {
        let offset = typefit_breaks_next(breaks, &isMandatory)
        if offset < 0 { return status }
        found.append(Boundary(offset: Int(offset), isMandatory: isMandatory != 0))
      }
    }
    guard status == 0 else { throw TextLayoutError("ICU can't break this text into lines") }
    return found
  }
}

/// The embedding level of each UTF-16 unit; odd levels run from right to left.
func bidiLevels(_ text: [UInt16]) throws(TextLayoutError) -> [UInt8] {
  var levels = [UInt8](repeating: 0, count: text.count)
  let status = text.withUnsafeBufferPointer { buffer in
    typefit_bidi_levels(buffer.baseAddress, Int32(buffer.count), -1, &levels)
  }
  guard status == 0 else { throw TextLayoutError("ICU can't tell the direction of this text") }
  return levels
}
