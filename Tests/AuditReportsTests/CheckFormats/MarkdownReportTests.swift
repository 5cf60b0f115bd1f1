import LayoutAudit
import Testing

@testable import AuditReports

@Suite struct MarkdownReportTests {
  @Test func `Findings stand before the overview, by sign and word`() async throws {
    let text = try await MarkdownReport.comment(Samples.audit(), Checks.context)
    #expect(
      text == """
        ### ❌ Typefit: 3 errors, 0 warnings

        In 2 elements, 10 cases. The Larger Text label may not be claimed.

        |  | rule | element | categories | finding | at |
        | --- | --- | --- | --- | --- | --- |
        | ❌ error | height-clipped | <code>byline</code> | XXL to AX1 | a line of 28 pt text needs 34 pt, and there are \
        24: 10 pt too few | <code>typefit.json:8</code> |

        | element | L | XL | XXL | XXXL | AX1 |
        | --- | --- | --- | --- | --- | --- |
        | <code>title</code> | ✅ fits | ✅ fits | ✅ fits | ✅ fits | ✅ fits |
        | <code>byline</code> | ✅ fits | ✅ fits | ❌ clips | ❌ clips | ❌ clips |

        """)
    #expect(try await MarkdownReport.summary(Samples.audit(), Checks.context) == text)
  }

  @Test func `Names act on nothing`() async throws {
    let name = "a|b `c` @team #1 <b> \u{1B}\n\"|\u{301}"
    let text = try await MarkdownReport.comment(Checks.failing(1, name: name), Checks.context)
    #expect(
      text.contains(
        "| <code>a\\|b \\`c\\` @<!-- -->team #<!-- -->1 &lt;b&gt; \u{FFFD}\u{FFFD}\"\\|\u{301}</code> |"))
  }

  @Test func `A comment stays below 64 kB, and errors go before the rest`() async throws {
    #expect(MarkdownReport.maximumCommentBytes == 65_535)
    let report = try await Checks.failing(2000)
    let text = MarkdownReport.comment(report, Checks.context)
    #expect(text.utf8.count <= 65_535)
    #expect(text.utf8.count > 65_000)
    let shown = text.ranges(of: "| height-clipped |").count
    #expect(text.hasSuffix("|\n\nAnd \(2000 - shown) more errors and 0 more warnings.\n"))
  }

  @Test func `At the limit of a summary all stands, and one byte beyond it is cut`() async throws {
    #expect(MarkdownReport.maximumSummaryBytes == 1_048_575)
    let report = try await Checks.failing(3)
    let whole = MarkdownReport.summary(report, Checks.context)
    func text(_ occupied: Int) -> String {
      var context = Checks.context
      context.occupiedBytes = occupied
      return MarkdownReport.summary(report, context)
    }
    let room = 1_048_575 - whole.utf8.count
    #expect(text(room) == whole)
    #expect(text(room + 1).utf8.count < whole.utf8.count)
    #expect(text(room + 1).hasSuffix("\nAnd 1 more element.\n"))
    #expect(text(1_048_575) == "")
  }
}
