public import Typography

/// A place in a configuration file, counted from 1.
public struct SourceLocation: Hashable, Sendable {
  public let file: String
  public let line: Int
  public let column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Something that a rule found.
public struct Finding: Hashable, Sendable {
  public var rule: String
  public var severity: Severity
  /// Nil where the finding concerns the whole configuration.
  public var element: String?
  /// Nil for a text that is the same in every language, and without text.
  public var locale: String?
  /// Points of the box, where the element has a list of widths.
  public var width: Double?
  public var boldText: Bool
  /// Nil where it holds in every category.
  public var category: ContentSizeCategory?
  /// Points.
  public var size: Double?
  /// What the text needs, or what was found: points, unless the message says otherwise.
  public var actual: Double?
  /// What there is, or what was expected.
  public var limit: Double?
  public var message: String
  /// What would mend it.
  public var advice: String
  public var location: SourceLocation?

  /// What it concerns where that is no one element's: a face, a suppression, an entry of a baseline.
  public var subject: String?

  /// Whether it concerns an element in every locale, width and weight.
  public var isAboutWholeElement: Bool {
    element != nil && RuleCatalogue.rulesAboutWholeElements.contains(rule)
  }

  /// The same for the same finding in a later run, wherever its element has moved, and whichever shows it first.
  public var fingerprint: String {
    if let subject { return [rule, subject, "", ""].map(Self.escape).joined(separator: "|") }
    var parts = [rule, element ?? "", locale ?? "", category?.name ?? ""]
    if let width { parts.append("width \(width.shortText)") }
    if boldText { parts.append("bold") }
    return parts.map(Self.escape).joined(separator: "|")
  }

  private static func escape(_ part: String) -> String {
    part.reduce(into: "") { $0 += $1 == "|" || $1 == "\\" ? "\\\($1)" : String($1) }
  }
}

extension Finding {
  /// A finding as a report has it, where width, weight and subject stand in the fingerprint alone; nil where the
  /// fingerprint is another finding's.
  public init?(
    rule: String, severity: Severity, element: String?, locale: String?, category: ContentSizeCategory?,
    size: Double?, actual: Double?, limit: Double?, message: String, advice: String,
    location: SourceLocation?, fingerprint: String
  ) {
    self.init(
      rule: rule, severity: severity, element: element, locale: locale, boldText: false, category: category,
      size: size, actual: actual, limit: limit, message: message, advice: advice, location: location)
    let parts = Self.parts(ofFingerprint: fingerprint)
    if self.fingerprint == fingerprint { return }
    boldText = parts.dropFirst(4).contains("bold")
    width = parts.dropFirst(4).first { $0.hasPrefix("width ") }.flatMap { Double($0.dropFirst(6)) }
    if self.fingerprint == fingerprint { return }
    (boldText, width) = (false, nil)
    if parts.count > 1 { subject = parts[1] }
    if self.fingerprint != fingerprint { return nil }
  }

  /// The rule, the element or subject, the locale, the category, and what else tells findings apart.
  public static func parts(ofFingerprint fingerprint: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in fingerprint {
      if !isEscaped, character == "\\" {
        isEscaped = true
      } else if !isEscaped, character == "|" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
        isEscaped = false
      }
    }
    return parts
  }
}

extension ArraySlice<Finding> {
  /// Where the worst is: of the findings of the last one's rule the worst by that rule's measure, or the last, in the
  /// largest category, where they are alike or have no numbers. There must be one.
  package var worst: Int {
    var worst = endIndex - 1
    guard count > 1, let rule = RuleCatalogue.judging.first(where: { $0.id == self[worst].rule }),
      var most = rule.measure(of: self[worst])
    else { return worst }
    for place in indices.reversed() where self[place].rule == rule.id {
      if let measure = rule.measure(of: self[place]), measure > most { (worst, most) = (place, measure) }
    }
    return worst
  }
}
