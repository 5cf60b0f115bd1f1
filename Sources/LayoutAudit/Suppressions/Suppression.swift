public import Typography

/// Findings that a configuration keeps quiet, and why.
public struct Suppression: Hashable, Sendable {
  public var rule: String
  /// Nil for every element.
  public var element: String?
  /// Nil for every category, and for findings that hold in all.
  public var categories: [ContentSizeCategory]?
  /// Nil for every locale, and for findings of none.
  public var locales: [String]?
  public var reason: String
  public var location: SourceLocation?

  public init(
    rule: String, element: String? = nil, categories: [ContentSizeCategory]? = nil, locales: [String]? = nil,
    reason: String, location: SourceLocation? = nil
  ) {
    self.rule = rule
    self.element = element
    self.categories = categories
    self.locales = locales
    self.reason = reason
    self.location = location
  }

  func matches(_ finding: Finding) -> Bool {
    guard finding.rule == rule, element == nil || finding.element == element else { return false }
    if let categories {
      guard let category = finding.category, categories.contains(category) else { return false }
    }
    if let locales {
      guard let locale = finding.locale, locales.contains(where: { LanguageTag.areEqual($0, locale) }) else {
        return false
      }
    }
    return true
  }

  /// What it is about, in a line.
  var scope: String {
    var parts = [rule]
    if let element { parts.append("of \(element)") }
    if let categories, let first = categories.first, let last = categories.last {
      parts.append(first == last ? "at \(first.name)" : "at \(first.name) to \(last.name)")
    }
    if let locales { parts.append("in \(locales.joined(separator: ", "))") }
    return parts.joined(separator: " ")
  }
}

extension [Suppression] {
  /// The findings that no suppression matches, and the suppressions that match none.
  func applied(to findings: [Finding]) -> (kept: [Finding], unused: [Suppression]) {
    if isEmpty { return (findings, []) }
    var unused = Set(indices)
    let kept = findings.filter { finding in
      let matching = indices.filter { self[$0].matches(finding) }
      unused.subtract(matching)
      return matching.isEmpty
    }
    return (kept, unused.sorted().map { self[$0] })
  }
}
