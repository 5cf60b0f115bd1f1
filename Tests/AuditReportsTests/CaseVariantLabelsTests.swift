import LayoutAudit
import Testing

@testable import AuditReports

@Suite struct CaseVariantLabelsTests {
  @Test(arguments: [
    (CaseVariant(), [], "", ""),
    (CaseVariant(locale: "de"), ["de"], " [de]", " de"),
    // The only width of an element tells it from no other case.
    (CaseVariant(width: 320), [], "", ""),
    (CaseVariant(width: 320.5, isOneOfWidths: true), ["320.5 pt wide"], ", 320.5 pt wide", " at 320.5 pt"),
    (
      CaseVariant(locale: "de", width: 320, isOneOfWidths: true, boldText: true),
      ["de", "320 pt wide", "Bold Text"], " [de], 320 pt wide, Bold Text", " de at 320 pt in Bold Text"
    ),
  ]) func `A case is told from the others of its element`(
    variant: CaseVariant, traits: [String], label: String, phrase: String
  ) {
    #expect(variant.traits == traits)
    #expect(variant.label == label)
    #expect(variant.phrase == phrase)
  }
}
