import FixtureSupport
import Testing

@Suite struct ListingCommandsTests {
  @Test func `Faces are listed, all or of one family`() throws {
    let all = try typefit(["fonts", "--format", "json"] + only("Probe", "Lato"))
    #expect(all.code == 0)
    let faces = ExpectedFace.wellFormed.filter { $0.file.hasPrefix("Probe/") || $0.file.hasPrefix("Lato/") }
    #expect(try OrderedJSON(all.output)["fonts"]?.values.count == faces.count)
    let family = try typefit(["fonts", "--family", "probe merge", "--format", "json"] + only("Probe"))
    #expect(
      try OrderedJSON(family.output)["fonts"]?.values.map { $0["style"]?.string } == [
        "Condensed", "Medium", "Regular",
      ])
    let missing = try typefit(["fonts", "--family", "Latto"] + only("Lato"))
    #expect(missing.code == 2)
    #expect(missing.errors.contains("no font has the family 'Latto'; did you mean 'Lato'?"))
  }

  @Test func `An empty set of fonts ends with 2`() throws {
    try withTemporaryFolder { folder in
      for command in [["fonts"], ["resolve", "Lato"], ["metrics", "Lato"], ["table", "Lato"]] {
        for directory in [["--font-dir", folder.path], []] {
          let run = try typefit(command + directory + ["--no-system-fonts"])
          #expect(run.code == 2, "\(command)")
          #expect(run.output == "")
          #expect(run.errors.contains("there is no font at all"), "\(command)")
        }
      }
    }
  }

  @Test func `Quiet leaves out what could not be read`() throws {
    let loud = try typefit(["fonts"] + only("Malformed"))
    #expect(loud.code == 0)
    #expect(loud.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("typefit: warning: '") })
    #expect(loud.errors.contains("Malformed/html.ttf' was left out: fontconfig finds no face in it\n"))
    let quiet = try typefit(["fonts", "--quiet"] + only("Malformed"))
    #expect(quiet.errors == "")
    #expect(quiet.output == loud.output)
  }

  @Test func `A missing font directory ends with 2`() throws {
    let run = try typefit("fonts", "--font-dir", "no/such/folder", "--no-system-fonts")
    #expect(run.code == 2)
    #expect(run.errors == "typefit: error: font directory 'no/such/folder': No such file or directory\n")
  }

  @Test func `Rules are listed, all or one`() throws {
    let all = try typefit("rules", "--format", "json")
    #expect(all.code == 0)
    let ids = try OrderedJSON(all.output)["rules"]?.values.compactMap { $0["rule"]?.string } ?? []
    #expect(ids.contains("height-clipped"))
    for id in ids {
      let one = try OrderedJSON(typefit("rules", id, "--format", "json").output)["rules"]?.values
      #expect(one?.map { $0["rule"]?.string } == [id])
    }
  }
}
