import Testing
import Typography

@testable import LayoutAudit

struct LockedFontsTests {
  /// 1.2 em, under the name that no paper font answers.
  private let snapshot = Snapshot(
    platform: .ios, policy: .apple, displayScale: 2,
    faces: [
      .sample("Locked-Regular", ascender: 900, descender: -300),
      .sample("Locked-Bold", weight: .bold, ascender: 900, descender: -300),
      .sample("Locked-Italic", slant: .italic, ascender: 900, descender: -300),
    ], elements: [])

  private func judged(_ element: AuditPlan.Element) async throws -> AuditReport {
    var fonts = PaperFonts.standard
    fonts.faces["Brand"] = MeasuredFace(
      outcome: FontOutcome(
        request: FontRequest(name: "brand"), kind: .none, reason: "it is not there", face: nil, considered: []
      ),
      metrics: nil)
    return try await Audit(AuditPlan(elements: [element])).run(
      measuring: LockedFonts(fonts, lockedBy: snapshot, file: "lock.json"))
  }

  @Test func lineHeightsAreJudgedFromTheSnapshot() async throws {
    let report = try await judged(.sample(family: "Brand", bounds: .height(44)))
    let rows = try #require(report.elements.first).rows
    // 1.2 × size, rounded up to half points.
    #expect(rows.map(\.height) == [17, 18, 19.5, 20.5, 23, 25.5, 28, 34, 40, 48, 56.5, 64])
    #expect(rows.map(\.verdict).suffix(4) == [.fits, .clips, .clips, .clips])
    #expect(!report.findings.contains { $0.rule == "family-not-found" })
  }

  @Test func aTextNeverFits() async throws {
    let report = try await judged(.sample(family: "Brand", bounds: .height(44), text: "Hi"))
    let rows = try #require(report.elements.first).rows
    #expect(rows.prefix(9).allSatisfy { $0.verdict == .unjudged })
    #expect(rows.suffix(3).allSatisfy { $0.verdict == .clips })
    #expect(rows.allSatisfy { $0.width == nil && $0.height != nil })
    #expect(rows[0].reason == "Locked-Regular is known from 'lock.json' alone, without its glyphs")
    #expect(report.unjudged == 9)
    #expect(report.largerText == (0, 0, 1))
    #expect(!report.mayClaimLargerText)
  }

  @Test func ofATextThatWrapsNotEvenTheHeightIsKnown() async throws {
    let report = try await judged(.sample(family: "Brand", lines: 0, text: "Hi"))
    let rows = try #require(report.elements.first).rows
    #expect(rows.allSatisfy { $0.verdict == .unjudged && $0.lines == nil && $0.height == nil })
  }

  @Test func aFontThatIsThereIsMeasured() async throws {
    let report = try await judged(.sample(text: "Hi"))
    #expect(report.elements.first?.rows.allSatisfy { $0.verdict == .fits } == true)
  }

  @Test func whatNeitherHasIsStillMissing() async throws {
    let report = try await judged(.sample(family: "Absent"))
    #expect(report.findings.contains { $0.rule == "family-not-found" })
  }

  @Test func theNearestFaceOfTheFamilyAnswers() {
    func name(_ request: FontRequest) -> String? { snapshot.face(answering: request)?.face.postScriptName }
    #expect(name(FontRequest(name: "BRAND")) == "Locked-Regular")
    #expect(name(FontRequest(name: "Brand", weight: .semibold)) == "Locked-Bold")
    #expect(name(FontRequest(name: "Brand", weight: .bold, slant: .italic)) == "Locked-Italic")
    #expect(name(FontRequest(name: "locked-bold", weight: .regular)) == "Locked-Bold")
    #expect(name(FontRequest(name: "Other")) == nil)
  }

  /// As fonts that are there are chosen.
  @Test func ofEquallyNearFacesThatAnswersWhichWouldBeChosenOfInstalledOnes() {
    let snapshot = Snapshot(
      platform: .ios, policy: .apple, displayScale: 2,
      faces: [
        .sample("Locked-Bold", weight: .semibold), .sample("Locked-Light", weight: .regular),
        .sample("Locked-AnOblique", weight: .black, slant: .oblique),
        .sample("Locked-Italic", weight: .black, slant: .italic),
      ], elements: [])
    func name(_ weight: FontWeight, _ slant: FontSlant = .upright) -> String? {
      snapshot.face(answering: FontRequest(name: "Brand", weight: weight, slant: slant))?.face.postScriptName
    }
    #expect(name(.medium) == "Locked-Light")
    #expect(name(.regular, .italic) == "Locked-Italic")
    #expect(name(.regular, .oblique) == "Locked-AnOblique")
  }
}
