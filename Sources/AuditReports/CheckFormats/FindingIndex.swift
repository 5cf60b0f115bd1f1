internal import LayoutAudit
internal import Typography

/// The findings of a check by what they are about: a case of an element, an element as a whole, or the configuration.
struct FindingIndex {
  private struct Element: Hashable {
    let file: String?
    let name: String
  }

  private struct Case: Hashable {
    let element: Element
    let locale: String?
    /// As fingerprints have it, which is all that a part of a check keeps of a finding's width.
    let width: String?
    let boldText: Bool
  }

  private let findings: [Finding]
  private var ofCases: [Case: [Int]] = [:]
  private var ofElements: [Element: [Int]] = [:]
  private var rest: [Int] = []
  private let categories: [Case: [ContentSizeCategory]]
  private let categoriesOfElements: [Element: [ContentSizeCategory]]

  init(_ record: CheckRecord) {
    findings = record.findings
    let elements = record.elements.map { (Self.key($0), $0.results.map(\.category)) }
    categories = Dictionary(elements) { first, _ in first }
    categoriesOfElements = Dictionary(elements.map { ($0.element, $1) }) { first, _ in first }
    for (place, finding) in findings.enumerated() {
      if let key = Self.key(finding), !finding.isAboutWholeElement, categories[key] != nil {
        ofCases[key, default: []].append(place)
      } else if let element = Self.element(finding), categoriesOfElements[element] != nil {
        ofElements[element, default: []].append(place)
      } else {
        rest.append(place)
      }
    }
  }

  /// About the configuration, or an element that was not judged.
  var unplaced: [Finding] { rest.map { findings[$0] } }

  /// About this case alone, in the report's order.
  func findings(of element: ElementRecord) -> [Finding] {
    (ofCases[Self.key(element)] ?? []).map { findings[$0] }
  }

  /// About the element of the case as a whole, whatever the locale, width and weight, in the report's order.
  func findings(ofWhole element: ElementRecord) -> [Finding] {
    (ofElements[Self.key(element).element] ?? []).map { findings[$0] }
  }

  /// Where the findings stand that a case has to itself, or with the others of its element, in a category.
  func places(of element: ElementRecord, in category: ContentSizeCategory) -> [Int] {
    let key = Self.key(element)
    return ((ofElements[key.element] ?? []) + (ofCases[key] ?? [])).sorted().filter {
      findings[$0].category == nil || findings[$0].category == category
    }
  }

  /// The categories in which the finding's element was judged; none where it wasn't.
  func categories(for finding: Finding) -> [ContentSizeCategory] {
    Self.key(finding).flatMap { categories[$0] ?? categoriesOfElements[$0.element] } ?? []
  }

  private static func element(_ finding: Finding) -> Element? {
    finding.element.map { Element(file: finding.location?.file, name: $0) }
  }

  private static func key(_ finding: Finding) -> Case? {
    element(finding).map {
      Case(
        element: $0, locale: finding.locale, width: finding.width?.shortText, boldText: finding.boldText)
    }
  }

  private static func key(_ element: ElementRecord) -> Case {
    let variant = element.variant
    return Case(
      element: Element(file: element.location?.file, name: element.name), locale: variant.locale,
      width: variant.isOneOfWidths ? variant.width?.shortText : nil, boldText: variant.boldText)
  }
}
