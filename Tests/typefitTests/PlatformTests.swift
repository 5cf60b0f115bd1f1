import FixtureSupport
import Testing

/// `table --platform`, against what Apple and Android publish.
@Suite struct PlatformTests {
  /// Size and leading by style and category.
  private func table(_ words: String...) throws -> [String: [Double?]] {
    let run = try typefit(["table", "--format", "json"] + words)
    #expect(run.code == 0)
    let rows = try OrderedJSON(run.output)["rows"]?.values ?? []
    let cells = rows.map { row in
      (
        "\(row["textStyle"]?.string ?? "") \(row["category"]?.string ?? "")",
        [row["size"]?.number, row["systemLeading"]?.number]
      )
    }
    return Dictionary(cells) { first, _ in first }
  }

  /// The guidelines' `Title 1` is `title1`.
  private func style(_ published: String) -> String {
    let name = published.filter { $0 != " " }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  @Test(arguments: ["tvos", "macos"]) func `tvOS and macOS have one size for each style`(platform: String)
    throws
  {
    let document = try #require(try Fixtures.json("\(platform).json") as? [String: Any])
    let published = try #require(document["styles"] as? [String: [String: Any]])
    let cells = try table("--platform", platform)
    for (name, entry) in published {
      let expected = [entry["size"] as? Double, entry["leading"] as? Double]
      #expect(cells["\(style(name)) large"] == expected, "\(name)")
    }
    let styles = Set(cells.keys.map { String($0.prefix { $0 != " " }) })
    #expect(styles == Set(published.keys.map(style)))
  }

  @Test func `watchOS has nine categories, under the guidelines' names`() throws {
    let document = try #require(try Fixtures.json("watchos.json") as? [String: Any])
    let published = try #require(document["categories"] as? [String: [String: [String: Any]]])
    let names = [
      "xSmall": "extraSmall", "Small": "small", "Large": "large", "xLarge": "extraLarge",
      "xxLarge": "extraExtraLarge",
      "xxxLarge": "extraExtraExtraLarge", "AX1": "accessibilityMedium", "AX2": "accessibilityLarge",
      "AX3": "accessibilityExtraLarge",
    ]
    let cells = try table("--platform", "watchos")
    var count = 0
    for (name, styles) in published {
      let category = try #require(names[String(name.prefix { $0 != " " })], "\(name)")
      for (style, entry) in styles {
        let expected = [entry["size"] as? Double, entry["leading"] as? Double]
        #expect(cells["\(self.style(style)) \(category)"] == expected, "\(name) \(style)")
        count += 1
      }
    }
    #expect(cells.count == count)
    #expect(published.count == 9)
  }

  @Test func `Android's columns are font scales, through its curve`() throws {
    // 16 sp lie between 14 and 18 of the published curve; at 0.85 and 1 the size is linear.
    let expected = [
      "0.85": 13.6, "1.0": 16, "1.15": 18.1, "1.3": 20.2, "1.5": 23, "1.8": 26, "2.0": 28,
    ]
    let cells = try table("--platform", "android", "--base", "16")
    #expect(cells.count == expected.count)
    for (scale, size) in expected {
      let found = try #require(cells[" \(scale)"]?.first ?? nil, "\(scale)")
      #expect(abs(found - size) < 1e-9, "\(scale)")
    }
  }

  @Test(
    arguments: [
      (
        ["--platform", "watchos", "--categories", "medium"],
        "watchos has no content size category medium; it has extraSmall, small"
      ),
      (["--platform", "watchos", "--case", "39"], "case 39 mm is unknown"),
      (["--case", "44"], "only watchos has cases"),
      (["--platform", "tvos", "--categories", "AX1"], "known: large"),
      (["--platform", "android"], "give --base"),
      (["--platform", "macos", "--styles", "subtitle1"], "subtitle1"),
    ] as [([String], String)])
  func `What a platform lacks is a wrong command line`(words: [String], message: String) throws {
    let run = try typefit(["table"] + words)
    #expect(run.code == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(message))
  }
}
