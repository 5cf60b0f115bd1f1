import LayoutAudit
import Testing

struct SeverityTests {
  @Test func anErrorWeighsMoreThanAWarning() {
    #expect(Severity.allCases.sorted() == [.warning, .error])
    #expect(!(Severity.error < .error))
  }
}
