internal import LayoutAudit

extension CheckSummary {
  /// Whether the App Store's label may be claimed, in words; nil on Android, which has no such label.
  var labelClaim: String? {
    if !isForAppStore { return nil }
    return mayClaimLargerText ? "may be claimed" : "may not be claimed"
  }

  /// How many elements grow as far as asked, and whether the label may be claimed.
  var largerTextLine: String {
    let counts =
      "\(largerText.reaches) reach it, \(largerText.below) stay below, \(largerText.unjudged) unjudged"
    guard let labelClaim else { return "Largest font scale: \(counts)" }
    return "Larger Text: \(counts); the label \(labelClaim)"
  }
}
