import Testing
import Typography

struct BoldTextTests {
  @Test(arguments: [
    (100.0, 200.0), (200, 300), (300, 400), (400, 600), (500, 700), (600, 800), (700, 900), (800, 900),
    (900, 900), (950, 950), (1000, 1000),
  ])
  func theSystemsStepIsOneHundredForTheLightestAndTwoAbove(weight: Double, bold: Double) {
    #expect(BoldText.auto.weight(from: FontWeight(clamping: weight)).value == bold)
  }

  @Test func aWeightIsTakenAndNoneChangesNothing() {
    #expect(BoldText.weight(.black).weight(from: .regular) == .black)
    #expect(BoldText.none.weight(from: .medium) == .medium)
  }
}
