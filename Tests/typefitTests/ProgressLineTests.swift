import FixtureSupport
import Testing

#if os(Linux)
  @Suite struct ProgressLineTests {
    private func run(_ words: [String], elements: Int) throws -> (code: Int32, errors: String) {
      try withTemporaryFolder { folder in
        let names = (0..<elements).map { "{name: \"label \($0)\", style: \"body\"}" }
        try folder.write(
          "{family: \"Lato\", elements: [\(names.joined(separator: ","))]}", to: "typefit.json")
        return try typefitAtTerminal(["check"] + words + only("Lato"), in: folder.path)
      }
    }

    @Test func `A terminal shows how far a long run is, and the line is gone in the end`() throws {
      let run = try run([], elements: 300)
      #expect(run.code == 0)
      let lines = run.errors.split(separator: "\r\u{1B}[K", omittingEmptySubsequences: false)
      #expect(lines.count >= 3)
      #expect(lines.first == "")
      #expect(lines.last == "")
      for line in lines.dropFirst().dropLast() {
        #expect(
          line.wholeMatch(of: /\d+ of 300 cases, \d+ a second, (\d+ min )?\d+ s left/) != nil, "\(line)")
      }
    }

    @Test func `A short run and a quiet one show nothing`() throws {
      #expect(try run([], elements: 60).errors == "")
      #expect(try run(["--quiet"], elements: 300).errors == "")
    }
  }
#endif
