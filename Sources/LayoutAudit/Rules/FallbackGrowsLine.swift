internal import Typography

struct FallbackGrowsLine: AuditRule {
  let id = "fallback-grows-line"
  let severity = Severity.warning
  let summary = "a face that stands in makes a line taller"
  let rationale = """
    Core Text, the web and Android lay a line out by all faces in it: an emoji or a Korean word in a Latin text moves \
    the lines apart. UIKit's labels, buttons and fields keep their own face's height.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .grownByFallback(let by) = found.problem else { return nil }
      let (element, row) = (found.element, found.row)
      return finding(
        element, row, actual: row.height, limit: row.height.map { $0 - by },
        message:
          "\(element.fallbackFamilies.joined(separator: ", ")) makes the lines \(by.shortText) pt taller",
        advice: "set a minimum and maximum line height, or choose a face that stands in with lower lines")
    }
  }
}
