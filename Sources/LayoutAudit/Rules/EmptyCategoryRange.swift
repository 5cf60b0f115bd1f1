internal import Typography

struct EmptyCategoryRange: AuditRule {
  let id = "empty-category-range"
  let severity = Severity.warning
  let summary = "a range of categories is reversed or empty"
  let rationale = """
    A minimum above the maximum is never meant. UIKit then applies the maximum alone, and so does this check; below \
    extraSmall there is no category, so ..<extraSmall limits nothing.
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
      var empty = limits.isEmpty ? [Self.text("categories", limits)] : []
      for (position, variant) in element.declared.variants.enumerated() where variant.categories.isEmpty {
        empty.append(Self.text("variants[\(position)].categories", variant.categories))
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

  private static func text(_ key: String, _ limits: ContentSizeCategoryLimits) -> String {
    let effect = limits.maximum.map { "the maximum \($0.name) alone applies" } ?? "it limits nothing"
    return "\(key) is the empty range \(limits.description): \(effect)"
  }
}
