internal import Typography

struct EmptyCategoryRange: AuditRule {
  let id = "empty-category-range"
  let severity = Severity.warning
  let isAboutWholeElements = true
  let summary = "a range of categories is reversed or empty"
  let rationale = """
    A minimum above the maximum is never meant. UIKit then applies the maximum alone, and so does this check; below \
    extraSmall there is no category, so ..<extraSmall limits nothing. A variant of an empty range never holds.
    """

  func findings(about plan: AuditPlan) -> [Finding] {
    guard plan.selection.isEmpty else { return [] }
    return [
      finding(
        nil,
        message: "categories selects an empty range: judged are "
          + plan.selection.categories.map(\.name).joined(separator: ", "),
        advice: Self.advice, location: plan.selectionLocation)
    ]
  }

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let declared = cases.first.declared
    let limits = declared.scaling.limits
    var empty = limits.isEmpty ? [Self.text("categories", limits, Self.effect(of: limits))] : []
    for (position, variant) in declared.variants.enumerated() where variant.categories.isEmpty {
      empty.append(Self.text("variants[\(position)].categories", variant.categories, "it holds nowhere"))
    }
    if empty.isEmpty { return [] }
    // One finding for an element, so that its fingerprint is its own.
    return [
      finding(cases.first, message: empty.joined(separator: "; "), advice: Self.advice)
    ]
  }

  private static let advice = "write the lower category first: small...accessibilityLarge"

  private static func effect(of limits: ContentSizeCategoryLimits) -> String {
    limits.maximum.map { "the maximum \($0.name) alone applies" } ?? "it limits nothing"
  }

  private static func text(_ key: String, _ limits: ContentSizeCategoryLimits, _ effect: String) -> String {
    "\(key) is the empty range \(limits.description): \(effect)"
  }
}
