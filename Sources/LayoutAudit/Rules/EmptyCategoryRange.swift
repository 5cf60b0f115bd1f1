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
    for element in elements {
      if element.declared.scaling.limits.isEmpty {
        found.append(message(element, "categories", element.declared.scaling.limits))
      }
      for (position, variant) in element.declared.variants.enumerated() where variant.categories.isEmpty {
        found.append(message(element, "variants[\(position)].categories", variant.categories))
      }
    }
    return found
  }

  private static let advice = "write the lower category first: small...accessibilityLarge"

  private func message(_ element: JudgedElement, _ key: String, _ limits: ContentSizeCategoryLimits)
    -> Finding
  {
    let effect =
      limits.maximum.map { "the maximum \($0.name) alone applies" } ?? "it limits nothing"
    return finding(
      element, message: "\(key) is the empty range \(limits.description): \(effect)", advice: Self.advice)
  }
}
