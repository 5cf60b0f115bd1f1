import FixtureSupport
import Testing

@Suite struct HelpTests {
  static let commands = ["resolve", "metrics", "table", "check", "fonts", "rules"]

  @Test func `Help names every command, and how a run may end`() throws {
    let run = try typefit("help")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("OVERVIEW: "))
    for command in Self.commands { #expect(run.output.contains("\n  \(command)  "), "\(command)") }
    #expect(run.output.contains("EXIT STATUS:"))
    #expect(run.output.contains("\n  64  "))
    for words in [["--help"], ["-h"]] { #expect(try typefit(words).output == run.output) }
  }

  @Test(arguments: commands) func `A command's help has its usage, options and examples`(command: String)
    throws
  {
    let run = try typefit("help", command)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("USAGE: typefit \(command) "))
    #expect(run.output.contains("\nEXAMPLES:\n  typefit \(command)"))
    for option in ["--format <", "--output <", "--quiet", "--color <", "-h, --help"] {
      #expect(run.output.contains("\n  \(option)"), "\(option)")
    }
    for option in ["--font-dir <", "--system-fonts", "--no-system-fonts"] {
      #expect(run.output.contains("\n  \(option)") == (command != "rules"), "\(option)")
    }
    #expect(try typefit(command, "--help").output == run.output)
    // Help wins over what else is wrong.
    #expect(try typefit(command, "-h", "--nonsense").output == run.output)
  }

  @Test(arguments: [
    (
      "resolve",
      [
        "--face-style", "--weight", "--face-width", "--slant", "--style", "--fallback", "--text", "--lang",
        "--strict",
      ]
    ),
    ("metrics", ["--size", "--style", "--category", "--variations", "--face", "--policy", "--glyphs"]),
    (
      "table",
      [
        "--all", "--styles", "--categories", "--platform", "--policy", "--display-scale", "--base",
        "--scaling", "--preset",
      ]
    ),
    ("check", ["--categories", "--fail-on"]),
    ("fonts", ["--family"]),
  ]) func `Every option of the contract is there`(command: String, options: [String]) throws {
    let help = try typefit("help", command).output
    for option in options { #expect(help.contains("\n  \(option)"), "\(option)") }
  }

  @Test func `The version has those of the C libraries`() throws {
    let run = try typefit("--version")
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(
      run.output.wholeMatch(
        of: /typefit \d+\.\d+\.\d+ \(fontconfig \d+\.\d+\.\d+, FreeType \d+\.\d+\.\d+(, \w+ [\d.]+)*\)\n/)
        != nil)
  }
}
