import FixtureSupport
import Foundation
import Testing

@Suite struct SnapshotCommandTests {
  @Test func `It records faces and elements, and ends with 0 whatever was found`() throws {
    try RegressionLayout.with { layout in
      let run = try layout.run("snapshot")
      #expect(run.code == 0)
      let snapshot = try OrderedJSON(run.output)
      #expect(
        snapshot.keys == [
          "formatVersion", "kind", "platform", "policy", "displayScale", "faces", "elements",
        ])
      let faces = snapshot["faces"]?.values ?? []
      #expect(faces.map { $0["postScriptName"]?.string } == ["Lato-Regular", "ProbeLiga-Regular"])
      // Below their font directory, wherever that lies.
      #expect(faces.map { $0["file"]?.string } == ["Lato-Regular.ttf", "sub/liga.ttf"])
      #expect(faces[0]["version"]?.string == "Version 2.007; 2014-02-27")
      // By sha256sum.
      #expect(
        faces[0]["hash"]?.string == "0ad460bd756454f8485609747b25c5644a54d307a65daabbb24c646c112ed541")
      #expect(faces[0]["tables"]?["hhea"]?["ascender"] == .number(1974))
      // The letters of Settings and Einstellungen.
      #expect(faces[0]["advances"]?.values.compactMap { $0["character"]?.string }.joined() == "ESegilnstu")
      let elements = snapshot["elements"]?.values ?? []
      #expect(elements.map { $0["name"]?.string } == ["byline", "other", "roomy", "roomy"])
      #expect(elements.map { $0["locale"]?.string } == [nil, nil, "de", "en"])
      #expect(elements[0]["results"]?.values.map { $0["height"]?.number }.last == 53)
      #expect(elements[0]["results"]?.values.map { $0["verdict"]?.string }.last == "clips")
    }
  }

  @Test func `Of faces that stand in the one is recorded that is used, and no other of its family`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("NotoSansThai/NotoSansThai-Regular.ttf", to: "Fonts/thai.ttf")
      for name in ["Regular", "DemiBold"] {
        try folder.copyFont("Probe/cond-\(name).ttf", to: "Fonts/\(name).ttf")
      }
      try folder.write(
        """
        { fonts: { directories: ["Fonts"], fallbacks: ["ProbeNext-DemiBold"] }, family: "Noto Sans Thai",
          elements: [{ name: "a", style: "body", text: "สวัสดี A" }] }
        """, to: "typefit.json")
      let run = try typefit("snapshot", in: folder.path)
      let faces = try OrderedJSON(run.output)["faces"]?.values ?? []
      #expect(
        faces.map { $0["postScriptName"]?.string } == ["NotoSansThai-Regular", "ProbeNext-DemiBold"],
        "\(run.errors)")
    }
  }

  @Test(arguments: [["--categories", "large"], ["--locales", "de"], ["--shard", "1/2"]])
  func `A part of a check is not recorded`(words: [String]) throws {
    let run = try typefit(["snapshot", "Fixtures/Layouts"] + words)
    #expect(run.code == 64)
    #expect(run.errors.contains("unknown option '\(words[0])'"))
    let help = try typefit("help", "snapshot").output
    #expect(!help.contains(words[0]))
    #expect(help.replacing(/\s+/, with: " ").contains("always of the whole check"))
  }

  @Test func `Where it lies changes not a byte`() throws {
    try RegressionLayout.with { one in
      let plain = try one.run("snapshot").output
      #expect(
        try one.run("snapshot", environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Kathmandu"]).output
          == plain)
      #expect(try typefit(["snapshot", one.path]).output == plain)
      #expect(try typefit(["snapshot", one.folder.path("typefit.json")], in: "/").output == plain)
      try RegressionLayout.with { other in
        // The same files, made in another order.
        try other.folder.remove("Fonts")
        try other.folder.copyFont("Probe/liga.ttf", to: "Fonts/sub/liga.ttf")
        try other.folder.copyFont("Lato/Lato-Regular.ttf", to: "Fonts/Lato-Regular.ttf")
        #expect(try other.run("snapshot").output == plain)
      }
    }
  }

  // MARK: fonts.lock

  @Test func `A snapshot stands in for fonts that are gone, and nothing passes that needs their glyphs`()
    throws
  {
    try RegressionLayout.with { layout in
      _ = try layout.run("snapshot", "--output", "lock.json")
      try layout.folder.remove("Fonts")
      let gone = try layout.run("check")
      #expect(gone.code == 2)

      try layout.write(#"fonts: { directories: ["Fonts"], lock: "lock.json" },"#, before: "")
      let text = try layout.read("typefit.json").replacing(
        #"fonts: { directories: ["Fonts"] }, family"#, with: "family")
      try layout.folder.write(text, to: "typefit.json")
      let run = try layout.run("check", "--format", "json")
      #expect(run.code == 1)
      #expect(run.errors.contains("'Fonts' is not there: fonts.lock stands in for its fonts"))
      let report = try OrderedJSON(run.output)
      #expect(try RegressionLayout.elements(run.output) == ["byline", "other"])
      #expect(report["summary"]?["errors"] == .number(9))
      #expect(report["summary"]?["unjudged"] == .number(24))
      let roomy = report["elements"]?.values.filter { $0["name"]?.string == "roomy" } ?? []
      #expect(
        roomy.allSatisfy { $0["results"]?.values.allSatisfy { $0["verdict"]?.string == "unjudged" } == true })
      #expect(
        roomy.first?["results"]?.values.first?["reason"]?.string
          == "Lato-Regular is known from 'lock.json' alone, without its glyphs")

      // It must not lock itself.
      let again = try layout.run("snapshot", "--font-dir", Fixtures.font("Roboto"))
      #expect(again.code == 2)
    }
  }

  @Test func `A lock that can't be read, or was taken for something else, is told`() throws {
    try RegressionLayout.with { layout in
      _ = try layout.run("snapshot", "--output", "lock.json")
      func check(_ members: String) throws -> Run {
        try layout.folder.write(
          #"{ fonts: { lock: "lock.json" }, family: "Lato", \#(members) elements: [{ name: "a", style: "body" }] }"#,
          to: "typefit.json")
        return try layout.run("check")
      }
      #expect(try check("").code == 0)
      let policy = try check(#"policy: "typo","#)
      #expect(policy.code == 2)
      #expect(
        policy.errors.contains(
          "typefit.json:1:18: fonts.lock was taken for ios under the policy apple, and this is ios under typo"
        ))
      let whole = try layout.read("lock.json")
      try layout.folder.write(String(whole.dropLast(200)), to: "lock.json")
      #expect(try check("").code == 2)
      #expect(try check("").errors.contains("lock.json:"))
      try layout.folder.remove("lock.json")
      let missing = try check("")
      #expect(missing.code == 2)
      #expect(
        missing.errors.contains(
          "typefit.json:1:18: there is no lock 'lock.json': typefit snapshot --output 'lock.json' writes it"))
    }
  }
}
