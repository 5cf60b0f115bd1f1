import FixtureSupport
import Testing

/// Command lines that are wrong whatever the fonts: exit code 64, one line that says why, nothing on standard output.
@Suite struct UsageTests {
  @Test(
    arguments: [
      // Commands and options.
      (
        [],
        "missing command: expected one of resolve, metrics, table, check, measure, draw, snapshot, diff, merge, fonts, rules, help"
      ),
      (["resolv", "Lato"], "unknown command 'resolv'; did you mean 'resolve'?"),
      (["frobnicate"], "unknown command 'frobnicate': expected one of resolve"),
      (["help", "tabel"], "unknown command 'tabel'; did you mean 'table'?"),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?"),
      (["metrics", "Lato", "--polcy", "apple"], "unknown option '--polcy'; did you mean '--policy'?"),
      (["table", "-x"], "unknown option '-x'"),
      (["metrics", "Lato", "--size"], "missing value for '--size <PT>'"),
      (["metrics", "Lato", "--size", "--quiet"], "missing value for '--size <PT>'"),
      (["resolve", "Lato", "--strict=yes"], "option '--strict' takes no value"),
      // Operands.
      (["resolve"], "missing expected argument '<family>'"),
      (["resolve", "Lato", "Roboto"], "unexpected argument 'Roboto'"),
      (["resolve", ""], "argument 1 is empty"),
      (["metrics"], "missing expected argument '<font>'"),
      (["fonts", "Lato"], "unexpected argument 'Lato'"),
      // Words.
      (["metrics", "Lato", "--policy", "aple"], "unknown policy 'aple'; did you mean 'apple'?"),
      (["metrics", "Lato", "--style", "boddy"], "unknown text style 'boddy'; did you mean 'body'?"),
      (["table", "--styles", "body,headlin"], "unknown text style 'headlin'; did you mean 'headline'?"),
      (["table", "--styles", ","], "unknown text style ''"),
      (["table", "--platform", "iso"], "unknown platform 'iso'; did you mean 'ios'?"),
      (["table", "--scaling", "fontmetric"], "did you mean 'fontMetrics'?"),
      (["table", "--preset", "appDefine"], "did you mean 'appDefines'?"),
      (["table", "--format", "jsn"], "--format: unknown value 'jsn'; did you mean 'json'?"),
      (["resolve", "Lato", "--format", "tsv"], "--format: unknown value 'tsv'"),
      (["resolve", "Lato", "--weight", "semibld"], "unknown weight 'semibld'; did you mean 'semibold'?"),
      (["resolve", "Lato", "--slant", "italics"], "unknown slant 'italics'; did you mean 'italic'?"),
      (["check", "--fail-on", "eror"], "--fail-on: unknown value 'eror'; did you mean 'error'?"),
      (["fonts", "--color", "sometimes"], "--color: unknown value 'sometimes'"),
      (["rules", "heigth-clipped"], "unknown rule 'heigth-clipped'; did you mean 'height-clipped'?"),
      // Combinations.
      (["metrics", "Lato", "--size", "17", "--style", "body"], "--size and --style exclude each other"),
      (["metrics", "Lato", "--category", "AX1"], "--category needs --style"),
      (["table", "Lato", "--all"], "--all lists every face"),
      (["table", "--scaling", "textStyle", "--base", "17"], "takes its sizes from the scale"),
      (["table", "--scaling", "delta", "--base", "3", "--styles", "body"], "extraSmall"),
      (["metrics", "Lato", "--face", "1"], "--face 1 needs a font file"),
      (["metrics", "x.ttf", "--variations", "wght"], "'wght' is not an axis and a value"),
      (["metrics", "x.ttf", "--variations", "wght=1,wght=2"], "axis 'wght' is given twice"),
      (["check", "--locales", "de,fr,de"], "--locales: de is given twice"),
      (["check", "--locales", "de,DE"], "--locales: DE is given twice"),
      // The option that is to blame.
      (["table", "--platform", "tvos", "--categories", "AX5"], "--categories: no size is known for title1"),
      (["table", "--platform", "tvos", "--styles", "footnote", "--categories", "AX5"], "--styles: unknown"),
      (["table", "--scaling", "delta", "--base", "2"], "--base: scaling delta from 2"),
      (["table", "--styles", "subtitle1", "--base", "2"], "--styles: unknown text style"),
      (["diff", "a.json", "b.json", "--tolerance", "-5%"], "--tolerance: '-5' is not a number from 0"),
      (["check", "--shard", "-1/3"], "--shard: '-1/3' is no part of a whole"),
      (["check", "--shard", "--quiet"], "missing value for '--shard <I/N>'"),
      // Fonts are no matter of these.
      (["rules", "--font-dir", "Fixtures"], "unknown option '--font-dir'"),
      (["merge", "a.json", "--no-system-fonts"], "unknown option '--no-system-fonts'"),
      (["diff", "a.ttf", "b.ttf", "--font-dir", "Fixtures"], "unknown option '--font-dir'"),
      (
        ["check", "Fixtures/Layouts", "./Fixtures/Layouts/typefit.json"],
        "'Fixtures/Layouts' and './Fixtures/Layouts/typefit.json' are one configuration: name it once"
      ),
      (["check", "none.json", "./none.json"], "'none.json' and './none.json' are one configuration"),
      (["table", "--styles", "body,headline,body"], "--styles: body is given twice"),
      (["metrics", "x.ttf", "--variations", "wght=nan"], "'wght=nan' is not an axis and a value"),
    ] as [([String], String)])
  func `What is wrong is named, with the nearest name that is right`(words: [String], message: String) throws
  {
    let run = try typefit(words)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("typefit: error: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.contains("See 'typefit help"))
    #expect(run.errors.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1e9", "17pt", "", "0x"])
  func `Numbers out of range are refused`(value: String) throws {
    for words in [["metrics", "Lato", "--size"], ["table", "--base"], ["table", "--display-scale"]] {
      let run = try typefit(words + [value])
      #expect(run.code == 64, "\(words)")
      #expect(run.errors.contains("'\(value)' is not a number"), "\(words)")
    }
    let weight = try typefit("resolve", "Lato", "--weight", value)
    #expect(weight.code == 64)
    let width = try typefit("resolve", "Lato", "--face-width", value)
    #expect(width.code == 64)
  }

  @Test(arguments: ["-1", "65536", "1.5", "one", "99999999999999999999"])
  func `A face is counted in whole numbers`(value: String) throws {
    let run = try typefit("metrics", Fixtures.font("Probe/pair.ttc"), "--face", value)
    #expect(run.code == 64)
    #expect(run.errors.contains("'\(value)' is not a whole number"))
  }

  @Test(arguments: ["large...small", "AX1...L", "..<extraSmall", "small..<small", "AX5..<XS"])
  func `A reversed or empty range is refused`(range: String) throws {
    for words in [["table"], ["check", repository + "/Fixtures/Layouts"]] {
      let run = try typefit(words + ["--categories", range])
      #expect(run.code == 64, "\(words)")
      #expect(run.errors.contains("--categories: '\(range)' is an empty range"), "\(words)")
      #expect(run.output == "")
    }
  }

  @Test(arguments: [
    ("extraLrge...", "did you mean 'extraLarge'?"), ("", "is not a range"), ("...", "is not a range"),
    ("L..S", "is not a range"),
    ("AX6", "unknown content size category 'AX6'"),
  ]) func `A range of unknown categories is refused`(range: String, message: String) throws {
    for command in ["table", "check"] {
      let run = try typefit(command, "--categories", range)
      #expect(run.code == 64)
      #expect(run.errors.contains("--categories: "))
      #expect(run.errors.contains(message))
    }
  }

  @Test func `An error shows no character that acts on a terminal`() throws {
    let run = try typefit("resolve", "Lato", "--fromat\u{1B}[31m\u{202E}")
    #expect(run.code == 64)
    #expect(run.errors.contains("--fromat\u{FFFD}[31m\u{FFFD}"))
  }

  @Test func `Nor does a warning, or a finding`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Lato/Lato-Regular.ttf", to: "Lato.ttf")
      func write(fonts: String) throws {
        try folder.write(
          #"{ fonts: { directories: ["."\#(fonts) }, family: "Lato", elements: [{ name: "a", style: "body" }] }"#,
          to: "typefit.json")
      }
      try write(fonts: "]")
      #expect(try typefit("snapshot", "--output", "lock.json", in: folder.path).code == 0)
      try write(fonts: #", "X\u001b[31m"], lock: "lock.json", fallbacks: ["Y\u001b[31m"]"#)
      let run = try typefit("check", in: folder.path)
      #expect(run.code == 0)
      #expect(run.errors.contains("X\u{FFFD}[31m' is not there"))
      #expect(run.output.contains("\"Y\u{FFFD}[31m\" is not among the fonts"))
      #expect(!(run.errors + run.output).contains("\u{1B}"))
    }
  }
}
