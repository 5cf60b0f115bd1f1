import AuditReports
import FixtureSupport
import Testing
import Typography

@Suite struct ResolveReportTests {
  @Test func `The document has its keys in order`() throws {
    let report = try document(ResolveReport.json(Samples.outcome))
    #expect(report.keys == Contract.resolve)
    #expect(report["outcome"] == .string("fallback"))
    #expect(report["font"]?.keys == Contract.font)
    #expect(report["considered"]?.values.map(\.keys) == [["font", "rejected"], ["font", "rejected"]])
    #expect(report["considered"]?.values.map { $0["rejected"] } == [.null, .string("it is upright")])
  }

  @Test func `A face is told in full`() throws {
    let font = try #require(try document(ResolveReport.json(Samples.outcome))["font"])
    #expect(font["file"] == .string("Fonts/Sample.ttc"))
    #expect(font["faceIndex"] == .number(1))
    #expect(font["weight"] == .number(700))
    #expect(font["width"] == .number(75))
    #expect(font["slant"] == .string("italic"))
    #expect(font["version"] == .number(2.007))
    #expect(font["variations"]?.keys == ["opsz", "wght"])
    #expect(font["variations"]?["opsz"] == .number(12.5))
  }

  @Test func `What is not known is null`() throws {
    let report = try document(ResolveReport.json(Samples.missing))
    #expect(report.keys == Contract.resolve)
    #expect(report["font"] == .null)
    #expect(report["considered"] == .array([]))
    let bare = FontOutcome(
      request: FontRequest(name: "x"), kind: .override, reason: "", face: Samples.bare, considered: [])
    let font = try #require(try document(ResolveReport.json(bare))["font"])
    #expect(font.keys == Contract.font)
    for key in ["postScriptName", "family", "style", "version"] { #expect(font[key] == .null, "\(key)") }
    #expect(font["variations"] == .object([]))
  }

  @Test func `The request is repeated`() throws {
    let request = try #require(try document(ResolveReport.json(Samples.missing))["request"])
    #expect(request["family"] == .string("Avenir Next"))
    #expect(request["faceStyle"] == .string("Demi Bold"))
    #expect(request["weight"] == .number(600))
    #expect(request["slant"] == .string("oblique"))
    #expect(request["text"] == .string("é"))
    #expect(request["language"] == .string("fr"))
    let other = try #require(try document(ResolveReport.json(Samples.outcome))["request"])
    #expect(other.keys == request.keys)
    #expect(other["fallbacks"] == .array([.string("Sample")]))
    for key in ["faceStyle", "weight", "width", "slant", "text", "language"] { #expect(other[key] == .null) }
  }

  @Test func `People read the outcome first, then why, then what`() {
    let text = ResolveReport.text(Samples.outcome, Palette(coloured: false))
    #expect(
      text == """
        fallback  Sample-Bold
          no installed face has that name; fallback "Sample" is there

          family      Sample
          style       Bold
          weight      700
          width       75 %
          slant       italic
          variations  opsz=12.5,wght=700
          version     2.007
          file        Fonts/Sample.ttc, face 1

        also considered
          bare.ttf: it is upright

        """)
    #expect(ResolveReport.text(Samples.missing, Palette(coloured: false)) == "none\n  it is not there\n")
  }
}
