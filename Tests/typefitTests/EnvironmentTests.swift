import FixtureSupport
import Testing

/// What a machine's settings may not change, and what they may.
@Suite struct EnvironmentTests {
  static let commandLines = [
    ["resolve", "Avenir Next", "--fallback", "プローブ ゴシック", "--format", "json"] + only("Probe"),
    ["metrics", "Lato", "--size", "17.5", "--glyphs", "Aé"] + only("Lato"),
    ["table", "Lato", "Roboto", "--format", "csv"] + only("Lato", "Roboto"),
    ["table", "Probe Gothic", "--styles", "body"] + only("Probe"),
    ["check", "Fixtures/Layouts"], ["snapshot", "Fixtures/Layouts/languages.json"],
    ["check", "Fixtures/Layouts", "--shard", "1/2", "--format", "json"],
    ["diff", "Fixtures/Fonts/Lato", "Fixtures/Fonts/Roboto/Roboto-Regular.ttf"],
    ["diff", "Fixtures/Fonts/Lato", "Fixtures/Fonts/Probe"],
    ["fonts"] + only("Probe", "Names"),
    ["metrics", "x", "--size", "0"],
  ]

  @Test(arguments: commandLines) func `Locale and time zone change not a byte`(words: [String]) throws {
    let plain = try typefit(words)
    let environments: [[String: String?]] = [
      ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], ["LC_ALL": "C"],
      ["LC_ALL": "ja_JP.UTF-8", "LANG": "ja_JP.UTF-8", "FC_LANG": "ja"],
      ["LC_NUMERIC": "de_DE.UTF-8", "LANG": "tr_TR"],
      ["TZ": "Asia/Kathmandu"], ["HOME": nil, "USER": nil], ["TERM": "xterm-256color", "COLUMNS": "40"],
    ]
    for environment in environments {
      let run = try typefit(words, environment: environment)
      #expect(run.output == plain.output, "\(environment)")
      #expect(run.errors == plain.errors, "\(environment)")
      #expect(run.code == plain.code, "\(environment)")
    }
  }

  @Test func `The same run twice is the same byte for byte`() throws {
    for words in Self.commandLines { #expect(try typefit(words).output == typefit(words).output) }
  }

  @Test func `Colours come when they are asked for, and by themselves only at a terminal`() throws {
    let words = ["check", "Fixtures/Layouts"]
    let plain = try typefit(words)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(try typefit(words + ["--color", "never"]).output == plain.output)
    #expect(try typefit(words + ["--color", "auto"], environment: ["TERM": "xterm"]).output == plain.output)
    #expect(try typefit(words, environment: ["NO_COLOR": "1"]).output == plain.output)
    let coloured = try typefit(words + ["--color", "always"])
    #expect(coloured.output.contains("\u{1B}[31m"))
    #expect(coloured.output.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain.output)
    // What is asked for on the command line wins over the environment.
    let both = try typefit(words + ["--color", "always"], environment: ["NO_COLOR": "1"])
    #expect(both.output == coloured.output)
    let json = try typefit(words + ["--color", "always", "--format", "json"])
    #expect(!json.output.contains("\u{1B}"))
  }
}
