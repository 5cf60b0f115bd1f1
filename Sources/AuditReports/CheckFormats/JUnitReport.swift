internal import LayoutAudit
internal import Typography

/// JUnit's XML, in the part of it that GitLab, Jenkins and Azure Pipelines read alike.
///
/// No times: they would differ from run to run.
enum JUnitReport {
  /// How much of a file a reader takes.
  struct Limits {
    let tests: Int
    let bytes: Int

    /// GitLab parses so many tests of a file, which must stay below 30 MB.
    ///
    /// Source: docs.gitlab.com, "Unit test reports" and "GitLab.com settings".
    static let gitLab = Limits(tests: 500_000, bytes: 30_000_000 - 1)
  }

  static func text(_ record: CheckRecord, _ context: ReportContext, limits: Limits = .gitLab) -> String {
    let suites = TestSuite.suites(of: record, context)
    if suites.reduce(0, { $0 + $1.tests.count }) <= limits.tests {
      let whole = text(suites, context)
      if whole.utf8.count <= limits.bytes { return whole }
    }
    return shortened(suites, context, limits)
  }

  private static func text(_ suites: [TestSuite], _ context: ReportContext, rest: Rest? = nil) -> String {
    let more = rest == nil ? 0 : 1
    let tests = suites.reduce(more) { $0 + $1.tests.count }
    let failures = suites.reduce(rest?.failed ?? 0 > 0 ? 1 : 0) { $0 + $1.count(of: .failed) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"typefit\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    for suite in suites { add(suite, context, to: &text) }
    if let rest { text += rest.xml }
    return text + "</testsuites>\n"
  }

  private static func add(_ suite: TestSuite, _ context: ReportContext, to text: inout String) {
    let name = suite.name.xmlAttribute
    text += "  <testsuite name=\"\(name)\" tests=\"\(suite.tests.count)\""
    text +=
      " failures=\"\(suite.count(of: .failed))\" errors=\"0\" skipped=\"\(suite.count(of: .skipped))\">\n"
    for test in suite.tests { text += xml(test, suite: name, context) }
    text += "  </testsuite>\n"
  }

  private static func xml(_ test: TestCase, suite: String, _ context: ReportContext) -> String {
    var text = "    <testcase classname=\"\(suite)\" name=\"\(test.name.xmlAttribute)\""
    var content = ""
    let failures = test.failures
    if !failures.isEmpty {
      let worst = failures[failures[...].worst]
      content +=
        "      <failure type=\"\(worst.rule.xmlAttribute)\" message=\"\(message(worst).xmlAttribute)\">"
      content += description(failures, context).xmlText
      content += "</failure>\n"
    } else if test.outcome == .skipped {
      content += "      <skipped message=\"\(test.reason.xmlAttribute)\"/>\n"
    }
    if !test.warnings.isEmpty {
      content += "      <system-out>"
      content += description(test.warnings, context).xmlText
      content += "</system-out>\n"
    }
    text += content.isEmpty ? "/>\n" : ">\n\(content)    </testcase>\n"
    return text
  }

  private static func message(_ finding: Finding) -> String {
    (finding.category.map { "\($0.name): " } ?? "") + finding.message.printable
  }

  /// Every finding, then what they have in common.
  private static func description(_ findings: [Finding], _ context: ReportContext) -> String {
    var lines = findings.map { "\($0.severity.rawValue) \($0.rule): \(message($0))" }
    for finding in findings {
      var common = ["→ \(finding.advice.printable)"]
      if let location = finding.location {
        common.append("at \(context.path(location.file).printable):\(location.line):\(location.column)")
      }
      for line in common where !lines.contains(line) { lines.append(line) }
    }
    return lines.joined(separator: "\n")
  }

  // MARK: - Beyond the limits

  /// What is left out.
  private struct Rest {
    var failed = 0
    var skipped = 0
    var passed = 0

    /// A suite with the one test that tells of it, which fails where a failure is left out.
    var xml: String {
      let sum =
        "\(failed) failed, \(skipped) skipped and \(passed) passed tests are left out, for GitLab's limits"
      let element =
        failed > 0
        ? "<failure type=\"left-out\" message=\"\(sum)\">take the json or csv report for all</failure>"
        : "<system-out>\(sum): take the json or csv report for all</system-out>"
      return """
          <testsuite name="left out" tests="1" failures="\(failed > 0 ? 1 : 0)" errors="0" skipped="0">
            <testcase classname="left out" name="more tests">
              \(element)
            </testcase>
          </testsuite>

        """
    }
  }

  /// Failures as far as they go, then the others, and one test for those that are left out.
  private static func shortened(_ suites: [TestSuite], _ context: ReportContext, _ limits: Limits) -> String {
    // Room for the frame, and for the test that tells of the rest.
    var room = (tests: limits.tests - 1, bytes: limits.bytes - 1024)
    var kept = suites.map { TestSuite(name: $0.name) }
    var rest = Rest()
    for outcome in [TestCase.Outcome.failed, .skipped, .passed] {
      for (place, suite) in suites.enumerated() {
        let name = suite.name.xmlAttribute
        for test in suite.tests where test.outcome == outcome {
          let frame = kept[place].tests.isEmpty ? name.utf8.count + 128 : 0
          let size = xml(test, suite: name, context).utf8.count + frame
          if room.tests > 0, size <= room.bytes {
            room = (room.tests - 1, room.bytes - size)
            kept[place].tests.append(test)
          } else {
            switch outcome {
            case .failed: rest.failed += 1
            case .skipped: rest.skipped += 1
            case .passed: rest.passed += 1
            }
          }
        }
      }
    }
    return text(kept.filter { !$0.tests.isEmpty }, context, rest: rest)
  }
}

extension String {
  /// For the text of an element.
  var xmlText: String { xmlEscaped(isAttribute: false) }

  /// For an attribute in double quotes.
  var xmlAttribute: String { xmlEscaped(isAttribute: true) }

  /// XML 1.0 (section 2.2) has no way to write most control characters, not even as references: a sign stands for each.
  private func xmlEscaped(isAttribute: Bool) -> String {
    var text = ""
    text.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      // A reader would make a line feed of it.
      case "\r": text += "&#13;"
      // In an attribute a reader would make spaces of them.
      case "\t", "\n": text += isAttribute ? "&#\(scalar.value);" : String(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
