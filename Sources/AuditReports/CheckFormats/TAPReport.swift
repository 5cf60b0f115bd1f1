internal import LayoutAudit
internal import Typography

/// The Test Anything Protocol, version 14. Source: testanything.org.
enum TAPReport {
  static func text(_ record: CheckRecord, _ context: ReportContext) -> String {
    let suites = TestSuite.suites(of: record, context)
    let count = suites.reduce(0) { $0 + $1.tests.count }
    var text = "TAP version 14\n1..\(count)\(count == 0 ? " # SKIP nothing was checked" : "")\n"
    var number = 0
    for suite in suites {
      for test in suite.tests {
        number += 1
        text += test.outcome == .failed ? "not ok" : "ok"
        text += " \(number) - \(escaped("\(suite.name): \(test.name)"))"
        text += test.outcome == .skipped ? " # SKIP \(escaped(test.reason))\n" : "\n"
        text += diagnostics(test, context)
      }
    }
    return text
  }

  /// A block of YAML, whose strings are JSON's: YAML has them too.
  private static func diagnostics(_ test: TestCase, _ context: ReportContext) -> String {
    if test.findings.isEmpty { return "" }
    var text = "  ---\n  findings:\n"
    for finding in test.findings {
      var members: [(String, String)] = [
        ("rule", finding.rule), ("severity", finding.severity.rawValue),
        ("message", finding.message), ("advice", finding.advice),
      ]
      if let category = finding.category { members.insert(("category", category.name), at: 2) }
      if let location = finding.location {
        members.append(("at", "\(context.path(location.file)):\(location.line):\(location.column)"))
      }
      for (place, member) in members.enumerated() {
        text += "    \(place == 0 ? "-" : " ") \(member.0): "
        JSON.writeQuoted(member.1.printable, to: &text)
        text += "\n"
      }
    }
    return text + "  ...\n"
  }

  /// A description ends at a number sign that no backslash precedes.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "#" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
  }
}
