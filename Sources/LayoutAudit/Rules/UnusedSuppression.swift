internal import Typography

/// Found after all others, by what their findings leave unmatched.
struct UnusedSuppression: RuleDescription {
  let id = "unused-suppression"
  let severity = Severity.error
  let summary = "a suppression matches no finding"
  let rationale = """
    What it kept quiet is mended, or its names are mistyped: either way it would hide the next finding of that kind. \
    Told only where everything is judged, not where --categories or --locales narrows a check.
    """

  func finding(about suppression: Suppression) -> Finding {
    finding(
      nil, subject: suppression.scope, message: "the suppression of \(suppression.scope) matches no finding",
      advice: "remove it, or correct its names", location: suppression.location)
  }
}
