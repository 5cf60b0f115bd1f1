import FixtureSupport
import FontResolution
import Testing
import Typography

/// Cases that people reported of other programs, with the values that are right.
@Suite struct CasesTests {
  let probe: FontCollection

  init() throws { probe = try collection("Probe", "DejaVu") }

  @Test func `C01 A missing family is never answered in silence`() throws {
    let missing = try probe.resolve("Avenir Next")
    #expect(missing.kind == .none)
    #expect(missing.reason.contains("\"Avenir Next\""))
    let fallback = try probe.resolve("Avenir Next", fallbacks: ["DejaVu Sans"])
    #expect(fallback.kind == .fallback)
    #expect(fallback.face?.family == "DejaVu Sans")
    #expect(fallback.reason.contains("\"Avenir Next\"") && fallback.reason.contains("\"DejaVu Sans\""))
  }

  @Test func `C03 A hyphen in a family name is part of the name`() throws {
    let outcome = try probe.resolve("Probe-Dash")
    #expect(outcome.kind == .override)
    #expect(fileName(outcome.face?.file) == "odd1.ttf")
  }

  @Test(arguments: ["probenext", "PROBE  NEXT", "Probe Next"])
  func `C05 Case and spaces are folded, and the canonical name is told`(name: String) throws {
    let outcome = try probe.resolve(name)
    #expect(outcome.kind == .override)
    #expect(outcome.face?.family == "Probe Next")
    #expect(outcome.face?.style == "Regular")
  }

  @Test(arguments: [("Semibold", "DemiBold"), ("Demi Bold", "DemiBold"), ("Heavy", "Black")])
  func `C08 Style words mean weights`(asked: String, style: String) throws {
    #expect(try probe.resolve("Probe Grot", style: asked).face?.style == style)
  }

  @Test func `C09 Book is the face of that name, at 350`() throws {
    let face = try probe.resolve("Probe Grot", style: "Book").face
    #expect(fileName(face?.file) == "wt-Book.ttf")
    #expect(face?.traits.weight.value == 350)
  }

  @Test func `C10 A wrong usWeightClass does not move a variable font's instances`() throws {
    let face = try probe.resolve("Probe VFMult", weight: 400).face
    #expect(face?.variations == ["wght": 400])
    #expect(face?.postScriptName == "ProbeVFMult-Regular")
    #expect(try probe.resolve("Probe VFMult", style: "Regular").face == face)
  }

  @Test func `C12 An instance is no index into a collection`() throws {
    let face = try probe.resolve("Probe VFThin", style: "Regular").face
    #expect(face?.faceIndex == 0)
    #expect(face?.variations == ["wght": 400])
  }

  @Test func `C13 The second face of a collection is reached by its family`() throws {
    let face = try probe.resolve("Probe TTC KR").face
    #expect(fileName(face?.file) == "pair.ttc")
    #expect(face?.faceIndex == 1)
  }

  @Test func `C15 Condensed is found where the family has it, and missed where it has not`() throws {
    let merged = try probe.resolve("Probe Merge")
    #expect(merged.face?.traits.width == 100)
    #expect(try probe.resolve("Probe Merge", width: 75).face?.postScriptName == "ProbeMerge-Condensed")
    let next = try probe.resolve("Probe Next", width: 75)
    #expect(next.kind == .override)
    #expect(next.face?.postScriptName == "ProbeNext-Regular")
    #expect(next.missingStyle == "no condensed face")
    #expect(next.reason.contains("no condensed face"))
    #expect(try probe.resolve("Probe Next Condensed").face?.traits.width == 75)
  }

  @Test func `C16 A localised name finds the same face, which is told in English`() throws {
    let english = try probe.resolve("Probe Gothic").face
    #expect(fileName(english?.file) == "ja.ttf")
    #expect(english?.family == "Probe Gothic")
    #expect(try probe.resolve("プローブ ゴシック").face == english)
  }

  @Test func `C18 Of two versions the newer wins in both orders, and the other is told`() throws {
    for folders in [["Probe/dupA", "Probe/dupB"], ["Probe/dupB", "Probe/dupA"]] {
      let outcome = try collection(folders).resolve("Probe Dup")
      #expect(outcome.face?.file == Fixtures.font("Probe/dupB/ProbeDup.ttf"))
      #expect(outcome.face?.version == 2)
      #expect(outcome.considered.map(\.face.version) == [2, 1])
      #expect(outcome.considered.last?.rejected?.contains("older version") == true)
    }
  }

  @Test func `C19 A loop of links is walked once`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Probe/utm.ttf", to: "a/utm.ttf")
      try folder.link("a/loop", to: "../a")
      try folder.link("b", to: "a")
      let looped = try collection(folder.path)
      #expect(looped.warnings == [])
      #expect(try looped.faces().count == 1)
      #expect(try looped.resolve("Probe UTM").considered.count == 1)
    }
  }

  @Test func `C22 A nameless font is not offered under its file's name`() throws {
    try withTemporaryFolder { folder in
      try folder.copyFont("Malformed/no-name.ttf", to: "no-name.ttf")
      try folder.copyFont("Malformed/trunc-half.ttf", to: "trunc-half.ttf")
      let nameless = try collection(folder.path)
      for name in ["no-name", "trunc-half"] {
        #expect(try nameless.resolve(name).kind == .none)
        #expect(nameless.warnings.contains { $0.contains(folder.path("\(name).ttf")) })
      }
    }
  }
}
