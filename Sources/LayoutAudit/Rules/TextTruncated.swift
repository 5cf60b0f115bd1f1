internal import Typography

struct TextTruncated: AuditRule {
  let id = "text-truncated"
  let severity = Severity.error
  let summary = "the text needs more lines, or one line more width, than there is"
  let rationale = """
    A label that truncates ends in an ellipsis, one that wraps is cut: either way its reader misses the end. Lines break \
    where ICU allows it, and are filled as far as the width goes; white space hangs. UIKit's tightening before \
    truncation and its push-out of short last words are not modelled.
    """

  func findings(in cases: ElementCases, plan: AuditPlan) -> [Finding] {
    cases.problems.compactMap { found in
      guard case .truncated(let needed, let shown, let width, let height, let ending) = found.problem else {
        return nil
      }
      let (element, row) = (found.element, found.row)
      if needed <= shown, let available = row.availableWidth {
        return finding(
          element, row, actual: width, limit: available,
          message:
            "the line needs \(width.shortText) pt, and there are \(available.shortText): \((width - available).shortText) pt too few\(Self.seen(ending, lines: shown))",
          advice: element.advice)
      }
      return finding(
        element, row, actual: Double(needed), limit: Double(shown),
        message:
          "the text needs \(needed) lines (\(height.shortText) pt), and \(shown == 1 ? "one is" : "\(shown) are") shown\(Self.seen(ending, lines: shown))",
        advice: element.advice)
    }
  }

  /// As a ratio points compare with lines.
  func measure(actual: Double, limit: Double) -> Double { actual / limit }

  /// What a reader sees of the last line, unless that is too long for a message.
  private static func seen(_ ending: String?, lines: Int) -> String {
    guard let ending, ending.count <= 80 else { return "" }
    if ending.isEmpty { return "; not even an ellipsis fits" }
    return "; \(lines == 1 ? "it shows" : "the last shows") \"\(ending)\""
  }
}
