/// Whether a file's name says that it is a font.
package func isFontFileName(_ name: String) -> Bool {
  let lower = name.lowercased()
  return [
    ".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfa", ".pfb", ".pcf", ".pcf.gz", ".bdf", ".dfont",
    ".t1",
  ].contains { lower.hasSuffix($0) }
}
