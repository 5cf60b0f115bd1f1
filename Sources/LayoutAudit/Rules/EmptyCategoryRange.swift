internal import Typography

struct EmptyCategoryRange: AuditRule {
  let id = "empty-category-range"
  let severity = Severity.warning
  let summary = "a range of categories is reversed or empty"
  let rationale = """
    A minimum above the maximum is never meant. UIKit then applies the maximum alone, and so does this check; below \
    extraSmall there is no category, so ..<extraSmall limits nothing. A variant of an empty range never holds.
    """

  func findings(in cases: JudgedCases, plan: AuditPlan) -> [Finding] {
    var found: [Finding] = []
    if plan.selection.isEmpty {
      found.append(
        finding(
          nil,
          message: "categories selects an empty range: judged are "
            + plan.selection.categories.map(\.name).joined(separator: ", "),
          advice: Self.advice, location: plan.selectionLocation))
    }
    for element in cases.declarations {
      let limits = element.declared.scaling.limits
      var empty = limits.isEmpty ? [Self.text("categories", limits, Self.effect(of: limits))] : []
      for (position, variant) in element.declared.variants.enumerated() where variant.categories.isEmpty {
        empty.append(
          Self.text("variants[\(position)].categories", variant.categories, "it holds nowhere"))
      }
      // One finding for an element, so that its fingerprint is its own.
      if !empty.isEmpty {
        found.append(
          finding(element, isDeclared: true, message: empty.joined(separator: "; "), advice: Self.advice))
      }
    }
    return found
  }

  private static let advice = "write the lower category first: small...accessibilityLarge"

  private static func effect(of limits: ContentSizeCategoryLimits) -> String {
    limits.maximum.map { "the maximum \($0.name) alone applies" } ?? "it limits nothing"
  }

  private static func text(_ key: String, _ limits: ContentSizeCategoryLimits, _ effect: String) -> String {
    "\(key) is the empty range \(limits.description): \(effect)"
  }
}
