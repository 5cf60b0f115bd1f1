/// Why a file that is not found under its name may be there all the same; nil where the name is no reason.
///
/// Names are text here: of bytes that are none, only their stand-ins are known.
package func reasonNotFound(_ path: String) -> String? {
  path.contains("\u{FFFD}") ? "has a name that is not UTF-8: such files can't be opened" : nil
}

/// Whether a file's name says that it is a font.
package func isFontFileName(_ name: String) -> Bool {
  let lower = name.lowercased()
  return [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfa", ".pfb", ".pcf", ".pcf.gz", ".bdf", ".dfont",
    ".t1",
  ].contains { lower.hasSuffix($0) }
}
