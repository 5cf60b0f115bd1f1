import FixtureSupport
import Testing

/// The keys of the reports, in their order, as scripts depend on them.
enum Contract {
  static let font = [
    "file", "faceIndex", "postScriptName", "family", "style", "weight", "width", "slant", "variations",
    "version",
  ]
  static let resolve = ["formatVersion", "request", "outcome", "reason", "font", "considered"]
  static let metrics = [
    "formatVersion", "font", "unitsPerEm", "policy", "source", "tables", "useTypoMetrics", "units",
    "measured", "size",
    "ascender", "descender", "leading", "lineHeight", "capHeight", "xHeight", "labelHeight", "glyphs",
    "warnings",
  ]
  static let units = [
    "ascender", "descender", "lineGap", "capHeight", "xHeight", "underlinePosition", "underlineThickness",
  ]
  static let glyph = ["text", "glyph", "name", "advance", "bounds"]
  static let table = ["formatVersion", "platform", "policy", "displayScale", "rows"]
  static let row = [
    "family", "postScriptName", "textStyle", "category", "size", "ascender", "descender", "leading",
    "lineHeight",
    "labelHeight", "systemLeading", "sure",
  ]
  static let check = ["formatVersion", "summary", "findings", "elements"]
  static let summary = [
    "elements", "cases", "errors", "warnings", "suppressed", "unjudged", "largerText",
  ]
  static let finding = [
    "rule", "severity", "element", "locale", "category", "size", "actual", "limit", "message", "advice",
    "fingerprint",
    "location",
  ]
  static let element = ["name", "locale", "availableWidth", "boldText", "text", "results", "budget"]
  static let result = [
    "category", "size", "lines", "width", "height", "verdict", "scaleFactor", "reason",
  ]
  static let budget = ["minimumWidth", "minimumHeight", "largestCategory"]
}

/// A report read back; its version stands first.
func document(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> OrderedJSON {
  let document = try OrderedJSON(text)
  #expect(document.keys.first == "formatVersion", sourceLocation: sourceLocation)
  #expect(document["formatVersion"] == .string("1.0"), sourceLocation: sourceLocation)
  #expect(text.hasSuffix("}\n"), sourceLocation: sourceLocation)
  return document
}
