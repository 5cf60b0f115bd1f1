/// What a font file's first bytes tell before any library unpacks it.
package enum FontFileHeader {
  /// The most bytes that a packed font may unpack to.
  package static let largestUnpacked = 128 << 20

  /// Why a packed font (WOFF, WOFF2) must not be unpacked; nil for others.
  ///
  /// - Parameter bytes: the first 20 of the file.
  package static func problem(_ bytes: [UInt8]) -> String? {
    let signature = String(decoding: bytes.prefix(4), as: UTF8.self)
    guard signature == "wOFF" || signature == "wOF2", bytes.count >= 20 else { return nil }
    let unpacked = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    guard unpacked > largestUnpacked else { return nil }
    return "would unpack to \(unpacked >> 20) MiB, more than \(largestUnpacked >> 20)"
  }
}
