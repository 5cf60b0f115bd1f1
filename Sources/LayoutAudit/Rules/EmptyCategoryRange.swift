internal import Typography

struct EmptyCategoryRange: AuditRule {
  let id = "empty-category-range"
  let severity = Severity.warning
  let summary = "a range of categories is reversed or empty"
  let rationale = """
    A minimum above the maximum is never meant. UIKit then applies the maximum alone, and so does this check; below \
    extraSmall there is no category, so ..<extraSmall limits nothing.
    """

  func findings(in elements: [JudgedElement], plan: AuditPlan) -> [Finding] {
    var found: [Finding] = []
    if plan.selection.isEmpty {
      found.append(
        finding(
          nil,
          message: "categories selects an empty range: judged are "
            + plan.selection.categories.map(\.name).joined(separator: ", "),
          advice: Self.advice, location: plan.selectionLocation))
    }
    for element in declarations(in: elements) {
      var ranges = [(key: "categories", limits: element.declared.scaling.limits)]
      for (position, variant) in element.declared.variants.enumerated() {
        ranges.append((key: "variants[\(position)].categories", limits: variant.categories))
      }
      let empty = ranges.filter(\.limits.isEmpty).map { Self.text($0.key, $0.limits) }
      // One finding for an element, so that its fingerprint is its own.
      if !empty.isEmpty {
        found.append(
          finding(element, isDeclared: true, message: empty.joined(separator: "; "), advice: Self.advice))
      }
    }
    return found
  }

  private static let advice = "write the lower category first: small...accessibilityLarge"

  private static func text(_ key: String, _ limits: ContentSizeCategoryLimits) -> String {
    let effect = limits.maximum.map { "the maximum \($0.name) alone applies" } ?? "it limits nothing"
    return "\(key) is the empty range \(limits.description): \(effect)"
  }
}
