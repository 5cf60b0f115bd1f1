import LayoutAudit
import Testing
import Typography

@testable import AuditReports

@Suite struct GitHubAnnotationsTests {
  private func lines(_ report: CheckRecord) -> [String] {
    GitHubAnnotations.text(report, Checks.context).split(separator: "\n").map(String.init)
  }

  /// Case G05, as actions/toolkit escapes data and properties.
  @Test func `Messages and properties are escaped as the runner reads them`() {
    #expect(
      GitHubAnnotations.command("error", [("file", "a,b:c.xib"), ("line", "3")], "100%\nnext: a, b")
        == "::error file=a%2Cb%3Ac.xib,line=3::100%25%0Anext: a, b")
    #expect(
      GitHubAnnotations.command("error", [("title", "1 %\r")], "\u{1B}")
        == "::error title=1 %25\u{FFFD}::\u{FFFD}")
  }

  @Test func `A finding has its place, rule and categories`() async throws {
    let line = try #require(lines(await Samples.audit()).first)
    #expect(
      line.hasPrefix(
        "::error file=typefit.json,line=8,col=5,title=height-clipped byline::byline at XXL to AX1: "))
  }

  /// Case G06: GitHub shows ten of a kind.
  @Test func `Of 200 failures ten are annotated, and a notice counts and names the rest`() async throws {
    let lines = try await lines(Checks.failing(200))
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count == 11)
    let notice = try #require(lines.last)
    #expect(notice.hasPrefix("::notice title=190 more errors::190 more errors: height-clipped in label 10, "))
    #expect(lines.allSatisfy { $0.utf8.count <= 4096 })
  }

  @Test func `Ten failures need no notice, and eleven do`() async throws {
    #expect(try await lines(Checks.failing(10)).allSatisfy { $0.hasPrefix("::error ") })
    #expect(
      try await lines(Checks.failing(11)).last?.hasPrefix("::notice title=1 more error::1 more error: ")
        == true)
  }

  @Test func `Warnings take no room of errors`() async throws {
    let still = try (0..<12).map { try Checks.element("still \($0)", rule: .fixed) }
    let cut = try (0..<11).map { try Checks.element("cut \($0)", height: 24) }
    let lines = try await lines(Samples.audit(still + cut, categories: "AX1"))
    #expect(
      lines.map { $0.prefix(9) } == Array(repeating: "::error f", count: 10)
        + Array(repeating: "::warning", count: 10) + ["::notice t"].map { $0.prefix(9) })
    #expect(lines.last?.contains("1 more error and 2 more warnings: height-clipped in cut 10, ") == true)
  }

  /// Case G06 once more: 9,000 characters, here of 1, 2, 3 and 25 bytes, and of escapes.
  @Test(arguments: ["a", "é", "語", "👨‍👩‍👧‍👦", "%", ","]) func `A long name is cut on a character`(character: String)
    async throws
  {
    let name = String(repeating: character, count: 9000)
    let line = try #require(try await lines(Checks.failing(1, name: name)).first)
    #expect(line.utf8.count <= 4096)
    #expect(line.utf8.count > 4000)
    #expect(line.hasSuffix("…"))
    let message = try #require(line.split(separator: "::", omittingEmptySubsequences: false).last)
    let data = message.dropLast().replacing("%25", with: "%")
    #expect(data.allSatisfy { String($0) == character })
  }

  @Test func `At the limit a message is whole, and one byte beyond it is cut`() {
    let head = "::error title=t::".utf8.count
    func line(_ count: Int) -> String {
      GitHubAnnotations.command("error", [("title", "t")], String(repeating: "x", count: count))
    }
    #expect(line(4096 - head).hasSuffix("x"))
    #expect(line(4096 - head).utf8.count == 4096)
    #expect(line(4097 - head).hasSuffix("x…"))
    #expect(line(4097 - head).utf8.count == 4096)
  }

  @Test func `Nothing found is nothing said`() {
    #expect(GitHubAnnotations.text(Checks.nothing, Checks.context) == "")
  }
}
