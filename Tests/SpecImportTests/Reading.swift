import LayoutAudit
import SpecImport
import Testing
import Typography

/// A configuration read from text, under the name `typefit.json`.
func configuration(_ text: String) throws -> Configuration {
  try Configuration(Array(text.utf8), file: "typefit.json")
}

/// A configuration with one element, in Lato, that has these members besides its name.
func element(
  _ members: String, in root: String = #"family: "Lato""#
) throws -> TextElement {
  let read = try configuration("{ \(root), elements: [{ name: \"title\", \(members) }] }")
  return try #require(read.plan.elements.first).text
}

/// Where and what is wrong with a text; a failure where nothing is.
func problem(
  _ text: String, at location: Testing.SourceLocation = #_sourceLocation
) -> ConfigurationError? {
  #expect(throws: ConfigurationError.self, sourceLocation: location) { try configuration(text) }
}

/// The same for a configuration with one element.
func elementProblem(
  _ members: String, in root: String = #"family: "Lato""#,
  at location: Testing.SourceLocation = #_sourceLocation
) -> String {
  let error = #expect(throws: ConfigurationError.self, sourceLocation: location) {
    try element(members, in: root)
  }
  return error?.problem ?? ""
}
