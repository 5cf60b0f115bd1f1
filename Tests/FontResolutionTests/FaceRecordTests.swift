import FixtureSupport
import FontResolution
import Testing
import Typography

@Suite struct FaceRecordTests {
  @Test func `The version is head's font revision as a decimal`() throws {
    #expect(try collection("Lato").faces().first?.version == 2.007)
    #expect(try collection("Probe/dupA").faces().first?.version == 1)
    #expect(try collection("Probe/dupB").faces().first?.version == 2)
    #expect(try collection("DejaVu").faces().first?.version == 2.37)
  }

  @Test func `English names stand first`() throws {
    let face = try collection("Probe").resolve("プローブ ゴシック").face
    #expect(face?.family == "Probe Gothic")
    #expect(face?.style == "Regular")
  }

  @Test func `The face index has no instance bits`() throws {
    let probe = try collection("Probe")
    #expect(try probe.resolve("Probe VFThin", style: "Bold").face?.faceIndex == 0)
    #expect(try probe.resolve("Probe TTC JP").face?.faceIndex == 0)
    #expect(try probe.resolve("Probe TTC KR").face?.faceIndex == 1)
  }

  @Test(arguments: ExpectedInstance.all.filter { $0.postScriptName != nil })
  func `A named instance answers to its own PostScript name`(instance: ExpectedInstance) throws {
    let outcome = try collection("Probe").resolve(instance.postScriptName ?? "")
    #expect(outcome.kind == .override)
    #expect(outcome.face?.file == Fixtures.font(instance.file))
    #expect(outcome.face?.variations == instance.coordinates)
    #expect(outcome.face?.postScriptName == instance.postScriptName)
    #expect(outcome.face?.style == instance.style)
  }
}
