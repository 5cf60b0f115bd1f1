import FixtureSupport
import Foundation
import Testing

/// What a table is written as, read by those it is written for.
@Suite struct TableFormatsTests {
  private static let words = [
    "table", "Lato", "Probe*Star", "--font-dir", Fixtures.fonts, "--no-system-fonts", "--quiet", "--styles",
    "body,headline", "--categories", "large...AX1",
  ]

  /// The compiler that built these tests; on the path of whoever runs them.
  private func swiftCompiler() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return try #require(
      folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) })
  }

  @Test func `A Swift table compiles`() throws {
    try withTemporaryFolder { folder in
      let source = folder.path("LineHeights.swift")
      let run = try typefit(Self.words + ["--format", "swift", "--output", source])
      #expect(run.code == 0, "\(run.errors)")
      let compiler = Process()
      compiler.executableURL = URL(filePath: try swiftCompiler())
      compiler.arguments = ["-typecheck", "-swift-version", "6", source]
      let diagnostics = Pipe()
      compiler.standardError = diagnostics
      try compiler.run()
      let text = String(decoding: try diagnostics.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      compiler.waitUntilExit()
      #expect(compiler.terminationStatus == 0, "\(text)")
    }
  }

  /// The grammar of a rule of custom properties, after CSS Syntax 3 and CSS Variables 1.
  @Test func `A CSS table parses`() throws {
    let sheet = try typefit(Self.words + ["--format", "css"]).output
    let rule = /\/\*(?:(?!\*\/)[^\n])*\*\/\n:root \{\n(?<body>(?:  [^\n]+\n)+)\}\n/
    let body = try #require(sheet.wholeMatch(of: rule)).output.body
    var names: Set<Substring> = []
    for line in body.split(separator: "\n") {
      let declaration = #/  (?<name>--[\p{L}\p{N}_-]+): (?<value>[+-]?(?:\d+(?:\.\d+)?))px;/#
      let match = try #require(line.wholeMatch(of: declaration), "\(line)")
      #expect(names.insert(match.output.name).inserted, "\(line)")
    }
    // Two families, two styles, five categories, seven lengths.
    #expect(names.count == 2 * 2 * 5 * 7)
  }
}
