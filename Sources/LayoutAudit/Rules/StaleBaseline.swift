internal import Typography

/// Found after all others, by the entries of a baseline that their findings leave unmatched.
struct StaleBaseline: RuleDescription {
  let id = "stale-baseline"
  let severity = Severity.warning
  let summary = "the baseline holds a finding that is found no more"
  let rationale = """
    The entry would let the same fault return unseen. Told only where everything is judged, not where --categories or \
    --locales narrows a check.
    """

  func finding(about entry: Baseline.Entry) -> Finding {
    finding(
      nil, subject: entry.fingerprint,
      message: "the baseline holds \"\(entry.fingerprint)\", which is found no more",
      advice: "remove the entry, or renew the baseline with --update-baseline all", location: entry.location)
  }
}
