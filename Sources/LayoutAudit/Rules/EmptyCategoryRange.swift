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
        advice: Self.advice(plan.selection.turnedRound.map { [$0] } ?? []), location: plan.selectionLocation)
    ]
  }

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    let declared = cases.first.declared
    let limits = declared.scaling.limits
    var empty = limits.isEmpty ? [Self.text("categories", limits, Self.effect(of: limits))] : []
    var turned = limits.isEmpty ? [limits.turnedRound] : []
    for (position, variant) in declared.variants.enumerated() where variant.categories.isEmpty {
      empty.append(Self.text("variants[\(position)].categories", variant.categories, "it holds nowhere"))
      turned.append(variant.categories.turnedRound)
    }
    if empty.isEmpty { return [] }
    // One finding for an element, so that its fingerprint is its own.
    return [
      finding(
        cases.first, message: empty.joined(separator: "; "),
        advice: Self.advice(turned.compactMap(\.self)))
    ]
  }

  private static func advice(_ turned: [String]) -> String {
    turned.isEmpty
      ? "name a category above extraSmall as the end, or leave the range out"
      : "write the lower category first: \(turned.joined(separator: ", "))"
  }

  private static func effect(of limits: ContentSizeCategoryLimits) -> String {
    limits.maximum.map { "the maximum \($0.name) alone applies" } ?? "it limits nothing"
  }

  private static func text(_ key: String, _ limits: ContentSizeCategoryLimits, _ effect: String) -> String {
    "\(key) is the empty range \(limits.description): \(effect)"
  }
}
