import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Why a document is not well-formed XML; nil for one that is.
public func xmlProblem(_ text: String) -> String? {
  let parser = XMLParser(data: Data(text.utf8))
  return parser.parse()
    ? nil : "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
}
