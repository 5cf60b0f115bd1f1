import Testing
import Typography

@testable import LayoutAudit

struct FindingRecordTests {
  private func finding(
    element: String? = "title", width: Double? = nil, bold: Bool = false, subject: String? = nil
  ) -> Finding {
    var finding = Finding(
      rule: "height-clipped", severity: .error, element: element, locale: "de", width: width, boldText: bold,
      category: .large, size: 17, actual: 20.5, limit: 20, message: "m", advice: "a")
    finding.subject = subject
    return finding
  }

  private func reread(_ finding: Finding, fingerprint: String? = nil) -> Finding? {
    Finding(
      rule: finding.rule, severity: finding.severity, element: finding.element, locale: finding.locale,
      category: finding.category, size: finding.size, actual: finding.actual, limit: finding.limit,
      message: finding.message, advice: finding.advice, location: finding.location,
      fingerprint: fingerprint ?? finding.fingerprint)
  }

  @Test func aFindingIsRestoredFromWhatAReportHas() {
    for finding in [
      finding(), finding(width: 320), finding(width: 375.5, bold: true), finding(bold: true),
      finding(subject: "Lato-Regular"), finding(element: nil, subject: "a|b\\"),
      finding(element: "a|b\\c", width: 1),
    ] {
      #expect(reread(finding) == finding)
    }
  }

  @Test func anotherFindingsFingerprintIsRefused() {
    for wrong in ["", "height-clipped|title|fr|large", "text-shrunk|title|de|large", "x"] {
      #expect(reread(finding(), fingerprint: wrong) == nil)
    }
  }

  @Test func aSubjectStandsInAnElementsPlace() {
    #expect(finding(subject: "Lato-Regular").fingerprint == "height-clipped|Lato-Regular||")
  }

  @Test func aFingerprintComesApartIntoItsParts() {
    #expect(Finding.parts(ofFingerprint: #"a|b\|c|\\|d"#) == ["a", "b|c", "\\", "d"])
    #expect(Finding.parts(ofFingerprint: "") == [""])
  }

  // MARK: Stability

  private func fingerprints(_ elements: [AuditPlan.Element], locales: [String]? = nil) async throws -> Set<
    String
  > {
    Set(try await AuditPlan(elements: elements, locales: locales).report().findings.map(\.fingerprint))
  }

  @Test func whatIsFoundOnceOfAFaceIsTheSameWhicheverElementShowsIt() async throws {
    let (one, two) = (
      try AuditPlan.Element.sample("one", family: "Doubtful"),
      try AuditPlan.Element.sample("two", family: "Doubtful", line: 9)
    )
    let known = try await fingerprints([one])
    #expect(known == ["suspicious-metrics|Doubtful-Regular||"])
    #expect(try await fingerprints([two, one]) == known)
  }

  @Test func whatIsFoundOfADeclarationNamesNoLocale() async throws {
    var element = try AuditPlan.Element.sample(scaling: FontScaling(.fixed, base: 17))
    element.text.text = .byLocale(["de": "a", "fr": "b"])
    let known = try await fingerprints([element])
    #expect(known == ["does-not-scale|title||", "larger-text-capped|title||"])
    #expect(try await fingerprints([element], locales: ["fr"]) == known)
  }
}
