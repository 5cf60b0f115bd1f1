import FixtureSupport
import Testing

@Suite struct TableCommandTests {
  private func sizes(_ words: String...) throws -> [Double] {
    let run = try typefit(["table"] + words + ["--format", "json"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    return try OrderedJSON(run.output)["rows"]?.values.compactMap { $0["size"]?.number } ?? []
  }

  @Test func `All 132 sizes and leadings of iOS are those that Apple publishes`() throws {
    let published = try #require(try Fixtures.json("ios-dynamic-type.json") as? [String: Any])
    let styles = try #require(published["styles"] as? [String: [String: Any]])
    let run = try typefit("table", "--platform", "ios", "--format", "json")
    #expect(run.code == 0)
    let rows = try #require(try OrderedJSON(run.output)["rows"]).values
    #expect(rows.count == 132)
    for row in rows {
      let (style, category) = (row["textStyle"]?.string ?? "", row["category"]?.string ?? "")
      let categories = styles[style]?["categories"] as? [String: [String: Double]]
      let expected = try #require(categories?[category], "\(style) \(category)")
      #expect(row["size"]?.number == expected["size"], "\(style) \(category)")
      #expect(row["systemLeading"]?.number == expected["leading"], "\(style) \(category)")
      #expect(row["sure"] == .string("published"))
      #expect(row["family"] == .null)
    }
    let cells = Set(rows.map { "\($0["textStyle"]?.string ?? "") \($0["category"]?.string ?? "")" })
    #expect(cells.count == 132)
  }

  @Test func `UIFontMetrics makes these of 17 points`() throws {
    let expected: [Double] = [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48]
    #expect(try sizes("--scaling", "fontMetrics", "--base", "17", "--styles", "body") == expected)
    #expect(try sizes("--base", "17", "--styles", "body") == expected)
  }

  @Test func `A delta adds a point for each category`() throws {
    #expect(try sizes("--scaling", "delta", "--base", "17", "--styles", "body") == (14...25).map(Double.init))
    #expect(
      try sizes("--scaling", "fixed", "--base", "17", "--styles", "body")
        == [Double](repeating: 17, count: 12))
  }

  @Test func `Styles and categories are listed as asked for`() throws {
    #expect(try sizes("--styles", "body,caption", "--categories", "L...xLarge") == [17, 19, 12, 14])
    #expect(try sizes("--styles", "body", "--categories", "AX4...") == [47, 53])
    #expect(try sizes("--styles", "body", "--categories", "..<medium") == [14, 15])
    #expect(
      try sizes("--styles", "UICTFontTextStyleBody", "--categories", "UICTContentSizeCategoryL") == [17])
  }

  @Test func `Lines of a family in every format`() throws {
    let words = ["table", "Lato", "--styles", "body", "--categories", "large"] + only("Lato")
    let header =
      "family,postScriptName,textStyle,category,size,ascender,descender,leading,lineHeight,labelHeight,systemLeading,sure\n"
    let row = "Lato,Lato-Regular,body,large,17,16.779,-3.621,0,20.4,20.5,22,published\n"
    #expect(try typefit(words + ["--format", "csv"]).output == header + row)
    #expect(
      try typefit(words + ["--format", "tsv"]).output == (header + row).replacing(",", with: "\t"))
    let document = try OrderedJSON(typefit(words + ["--format", "json"]).output)
    #expect(document.keys == ["formatVersion", "platform", "policy", "displayScale", "rows"])
    #expect(document["rows"]?.values.first.map { $0.keys.joined(separator: ",") + "\n" } == header)
    #expect(try typefit(words).output.contains("\nbody  Lato-Regular\n"))
  }

  @Test(arguments: [("1", 21), ("2", 20.5), ("3", 62.0 / 3)])
  func `Labels are rounded up to the pixel`(scale: String, height: Double) throws {
    let run = try typefit(
      [
        "table", "Lato", "--styles", "body", "--categories", "L", "--display-scale", scale, "--format",
        "json",
      ]
        + only("Lato"))
    #expect(try OrderedJSON(run.output)["rows"]?.values.first?["labelHeight"]?.number == height)
  }

  @Test func `A style's weight picks the face`() throws {
    let run = try typefit(
      ["table", "Probe Grot", "Lato", "--styles", "body,headline", "--categories", "L", "--format", "json"]
        + only("Probe", "Lato"))
    let names = try OrderedJSON(run.output)["rows"]?.values.map { $0["postScriptName"]?.string }
    #expect(names == ["ProbeGrot-Regular", "ProbeGrot-DemiBold", "Lato-Regular", "Lato-Regular"])
  }

  @Test func `Every face is listed, in a fixed order`() throws {
    let run = try typefit(
      ["table", "--all", "--styles", "body", "--categories", "L", "--format", "tsv"] + only("Probe", "Lato"))
    #expect(run.code == 0)
    // A line for each face, and the header.
    let faces = ExpectedFace.wellFormed.filter { $0.file.hasPrefix("Probe/") || $0.file.hasPrefix("Lato/") }
    #expect(run.lines.dropLast().count == faces.count + 1)
    let families = run.lines.dropFirst().dropLast().map { $0.prefix { $0 != "\t" } }
    #expect(families == families.sorted())
  }

  @Test func `A face that can't be read is left out, and told`() throws {
    let run = try typefit(
      ["table", "--all", "--styles", "body", "--categories", "L", "--format", "tsv"]
        + only("Lato", "Malformed"))
    #expect(run.code == 0)
    #expect(run.output.contains("\nLato\t"))
    #expect(run.errors.contains("typefit: warning: "))
  }

  @Test func `A family that isn't there ends with 2`() throws {
    let run = try typefit(["table", "Lato", "Latto"] + only("Lato"))
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("'Latto'; did you mean 'Lato'?"))
  }
}
