public import LayoutAudit
internal import Typography

/// A baseline's file: a line for each finding, in the order of their fingerprints.
public enum BaselineReport {
  public static func json(_ baseline: Baseline) -> String {
    JSON.document([
      "kind": .string("baseline"),
      "findings": .array(
        baseline.entries.map { entry in
          .members([
            "fingerprint": .string(entry.fingerprint), "severity": .string(entry.severity.rawValue),
            "actual": .optional(entry.actual), "limit": .optional(entry.limit),
          ])
        }),
    ])
  }
}
