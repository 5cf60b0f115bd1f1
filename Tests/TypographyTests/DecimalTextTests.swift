import Testing
import Typography

struct DecimalTextTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (100, "100"), (20.5, "20.5"), (16.25, "16.25"), (49.0 / 3, "16.333"),
      (50.0 / 3, "16.667"), (1.9996, "2"), (-0.5, "-0.5"), (-0.0004, "0"), (0.001, "0.001"),
      (1234567, "1234567"),
    ] as [(Double, String)])
  func shortTextHasUpToThreeDecimals(number: Double, text: String) {
    #expect(number.shortText == text)
  }

  @Test(
    arguments: [
      (2.5, 0, "3"), (-2.5, 0, "-3"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (3, 2, "3.00"),
      (0.05, 1, "0.1"), (1.05, 6, "1.050000"), (9.99, 1, "10.0"), (-0.01, 1, "0.0"),
    ] as [(Double, Int, String)])
  func fixedTextRoundsHalvesAwayFromZero(number: Double, decimals: Int, text: String) {
    #expect(number.fixedText(decimals: decimals) == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
  func whatHasNoDecimalsIsWrittenAsSwiftDoes(number: Double) {
    #expect(number.shortText == "\(number)")
  }

  @Test(arguments: [0.0, 1, 0.5, 1.1, 2.007, 2.138, 1.047, 33.33, 4.0001, 1.9, -1.5])
  func aFixedNumberIsTheDecimalThatItWasMadeFrom(decimal: Double) {
    let exact = decimal * 65536
    #expect(Double(shortestOfFixed: Int(exact.rounded())) == decimal)
    #expect(Double(shortestOfFixed: Int(exact.rounded(.towardZero))) == decimal)
  }
}
