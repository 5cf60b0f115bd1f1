import LayoutAudit
import Testing
import Typography

struct FallbackGrowsLineTests {
  private func findings(
    _ text: String, kind: TextElement.Kind = .label, growsWithFallback: Bool = false
  ) async throws -> [Finding] {
    let element = try AuditPlan.Element.sample(
      kind: kind, scaling: FontScaling(.fixed, base: 20), text: text)
    let selection = try CategorySelection(spelling: "large", in: .ios)
    return try await AuditPlan(
      selection: selection, elements: [element], growsWithFallback: growsWithFallback
    ).findings(of: "fallback-grows-line")
  }

  @Test func aTallerFaceIsFoundUnderCoreText() async throws {
    let found = try await findings("字", kind: .coreText)
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message == "Hanzi makes the lines 4.96 pt taller")
    #expect(found.first?.actual == 29)
  }

  @Test func itIsFoundInALabelOfTheWebAndAndroid() async throws {
    #expect(try await findings("字", growsWithFallback: true).count == 1)
  }

  @Test(arguments: [
    TextElement.Kind.label, .button, .configurationButton, .textField,
  ])
  func uiKitsElementsKeepTheirHeight(kind: TextElement.Kind) async throws {
    #expect(try await findings("字", kind: kind).isEmpty)
  }

  @Test func textInItsOwnFaceIsNoFinding() async throws {
    #expect(try await findings("abc", kind: .coreText).isEmpty)
    #expect(try await findings("abc", growsWithFallback: true).isEmpty)
  }
}
