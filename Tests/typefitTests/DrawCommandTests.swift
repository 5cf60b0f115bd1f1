import FixtureSupport
import Foundation
import Testing

@Suite struct DrawCommandTests {
  private static let layout = "Fixtures/Layouts/languages.json"
  private static let lato = Fixtures.font("Lato/Lato-Regular.ttf")

  /// The places of the glyphs that are seen, from left to right.
  private func places(_ svg: String) throws -> [Double] {
    let line = try #require(svg.firstMatch(of: /<g class="line"[^\n]*/)).output
    return line.matches(of: #/translate\(([-0-9.]+) /#).compactMap { Double($0.output.1) }
  }

  @Test func `A text is drawn as it is measured`() throws {
    let run = try typefit(
      "draw", "Weiterentwicklung", "--font", Self.lato, "--width", "200", "--category", "AX3")
    #expect(run.code == 0, "\(run.errors)")
    #expect(xmlProblem(run.output) == nil)
    #expect(
      run.output.contains("at 40 pt, category accessibilityExtraLarge: 2 lines, box 200 × 96 pt, overflows"))
    #expect(run.output.ranges(of: "<g class=\"line\"").count == 2)
    #expect(run.output.ranges(of: "class=\"guide baseline\"").count == 2)
  }

  @Test func `An element is drawn in the language that is asked for`() throws {
    let german = try typefit(
      "draw", "settings.hint", "--config", Self.layout, "--lang", "de", "--category", "AX1")
    #expect(german.code == 0, "\(german.errors)")
    #expect(german.output.contains("<title id=\"title\">settings.hint, accessibilityMedium</title>"))
    #expect(german.output.contains("Änderungen an den Datenschutzeinstellungen"))
    #expect(german.output.contains("<g class=\"hidden\">"))
    let narrow = try typefit("draw", "settings.hint", "--config", Self.layout, "--width", "100")
    #expect(narrow.output.contains("box 100 × "), "\(narrow.errors)")
  }

  @Test func `What a picture doesn't show is said`() throws {
    let run = try typefit("draw", "中 a", "--font", Self.lato)
    #expect(run.code == 0)
    #expect(run.errors == "typefit: warning: no face shows 中\n")
    #expect(run.output.contains("; no face shows 中</desc>"))
    #expect(try typefit("draw", "中 a", "--font", Self.lato, "--quiet").errors == "")
    #expect(try typefit("draw", "a", "--font", Self.lato).errors == "")
  }

  @Test func `Without a language English is drawn, and the others are named`() throws {
    let words = ["draw", "settings.hint", "--config", Self.layout]
    let run = try typefit(words)
    #expect(run.output == (try typefit(words + ["--lang", "en"]).output))
    #expect(run.errors == "typefit: drawn in en; --lang draws it in ar, de, ja, th\n")
    #expect(try typefit(words + ["--lang", "EN"]).errors == "")
  }

  @Test func `Arabic starts at the right of its box`() throws {
    let run = try typefit("draw", "settings.hint", "--config", Self.layout, "--lang", "ar")
    let places = try places(run.output)
    #expect(places.max().map { $0 > 320 && $0 < 343 } == true)
    #expect(places.min().map { $0 > 150 } == true)
    let english = try typefit("draw", "settings.hint", "--config", Self.layout, "--lang", "en")
    #expect(try self.places(english.output).first == 0)
  }

  @Test func `By fonts.lock it draws what is there, and says what has no glyphs`() throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("snapshot", "--output", "lock.json")
      try layout.folder.remove("Fonts/Lato-Regular.ttf")
      let text = try layout.read("typefit.json").replacing(
        #"directories: ["Fonts"]"#, with: #"directories: ["Fonts", "Licensed"], lock: "lock.json""#)
      try layout.folder.write(text, to: "typefit.json")
      let there = try layout.run("draw", "other", "--config", "typefit.json")
      #expect(there.code == 0, "\(there.errors)")
      #expect(there.errors.contains("'Licensed' is not there: fonts.lock stands in for its fonts"))
      let gone = try layout.run("draw", "roomy", "--config", ".", "--quiet")
      #expect(gone.code == 2)
      #expect(gone.output == "")
      #expect(
        gone.errors
          == "typefit: error: 'roomy' can't be drawn: Lato-Regular is known from 'lock.json' alone, without its glyphs\n"
      )
      // Lines without text need no glyphs.
      let lines = try layout.run("draw", "byline", "--config", ".", "--quiet")
      #expect(lines.code == 0)
      #expect(lines.output.contains("class=\"guide baseline\""))
    }
  }

  @Test func `The picture is written aside and renamed`() throws {
    try withTemporaryFolder { folder in
      let path = folder.path("draw.svg")
      let run = try typefit("draw", "Hill", "--font", Self.lato, "--output", path)
      #expect(run.code == 0)
      #expect(run.output.isEmpty)
      #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg "))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["draw.svg"])
    }
  }

  @Test(arguments: [
    (
      ["settings.hnt", "--config", layout], 2,
      "no element is called 'settings.hnt'; did you mean 'settings.hint'?"
    ),
    (["settings.hint", "--config", layout, "--lang", "fr"], 2, "'settings.hint' has no text in fr: it has"),
    (["settings.hint", "--config", layout, "--style", "body"], 64, "--style: with --config"),
    (["settings.hint", "--config", "Fixtures/none.json"], 2, "can't read 'Fixtures/none.json'"),
    (["Hill", "--font", lato, "--category", "hugee"], 64, "--category: unknown"),
    (
      ["Hill", "--font", "No Such Family", "--no-system-fonts", "--font-dir", "Fixtures/Fonts/Lato"], 2,
      "no font has the family"
    ),
    (
      ["Hill", "--font", lato, "--output", "/no/such/folder/a.svg"], 2, "can't write '/no/such/folder/a.svg'"
    ),
    ([], 64, "missing expected argument '<text-or-element>'"),
  ])
  func `What can't be drawn is said`(words: [String], code: Int, message: String) throws {
    let run = try typefit(["draw"] + words)
    #expect(Int(run.code) == code)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

@Suite struct HTMLReportCommandTests {
  @Test func `A page is the same in every run, locale and time zone`() throws {
    try withTemporaryFolder { folder in
      var pages: Set<Data> = []
      for (place, environment) in [[:], [:], ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"]].enumerated() {
        let path = folder.path("\(place).html")
        let run = try typefit(
          "check", "Fixtures/Layouts/languages.json", "--quiet", "--report", "html=\(path)",
          environment: environment)
        #expect(run.code == 1)
        pages.insert(try Data(contentsOf: URL(filePath: path)))
      }
      #expect(pages.count == 1)
      let page = String(decoding: try #require(pages.first), as: UTF8.self)
      // An emoji of a bitmap font is a picture, and the file's own folder is in no page.
      #expect(page.contains("\"iVBORw0KGgo"))
      #expect(!page.contains(folder.path))
    }
  }

  @Test func `A page that can't be written is said`() throws {
    let run = try typefit(
      "check", "Fixtures/Layouts/typefit.json", "--quiet", "--report", "html=/no/such/folder/a.html")
    #expect(run.code == 2)
    #expect(run.errors.contains("can't write '/no/such/folder/a.html'"))
    #expect(try typefit("check", "--report", "html").code == 64)
  }
}
