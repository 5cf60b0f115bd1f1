import Testing
import Typography

struct StyleWordsTests {
  /// OS/2 usWeightClass.
  @Test(arguments: [
    ("Thin", 100.0), ("Extra Light", 200), ("Ultra-Light", 200), ("Light", 300), ("Book", 350),
    ("Regular", 400), ("Normal", 400), ("Medium", 500), ("Semi Bold", 600), ("DemiBold", 600), ("Demi", 600),
    ("Bold", 700), ("Extra_Bold", 800), ("UltraBold", 800), ("Black", 900), ("Heavy", 900),
  ])
  func aWeightIsRead(name: String, weight: Double) {
    let traits = StyleWords.traits(of: name)
    #expect(traits?.weight?.value == weight)
    #expect(traits?.width == nil)
    #expect(traits?.slant == nil)
  }

  /// The percentages of OS/2 usWidthClass.
  @Test(arguments: [
    ("Ultra Condensed", 50.0), ("Extra Condensed", 62.5), ("Condensed", 75), ("Semi Condensed", 87.5),
    ("Semi Expanded", 112.5), ("Expanded", 125), ("Extra Expanded", 150), ("Ultra Expanded", 200),
  ])
  func aWidthIsRead(name: String, percent: Double) {
    let traits = StyleWords.traits(of: name)
    #expect(traits?.width == percent)
    #expect(traits?.weight == nil)
  }

  @Test(arguments: [
    ("Demi Bold Condensed Italic", 600.0, 75.0, FontSlant.italic),
    ("CondensedBoldOblique", 700, 75, .oblique),
    ("Extra Light Extra Condensed Italic", 200, 62.5, .italic),
    ("semibold-semicondensed-italic", 600, 87.5, .italic),
    ("Italic Bold Expanded", 700, 125, .italic),
  ])
  func wordsCombineInAnyOrder(name: String, weight: Double, width: Double, slant: FontSlant) {
    let traits = StyleWords.traits(of: name)
    #expect(traits?.weight?.value == weight)
    #expect(traits?.width == width)
    #expect(traits?.slant == slant)
  }

  @Test(arguments: [
    "", " ", "Fancy", "Bold Fancy", "Bold Bold", "Semi", "Condensed Narrow", "Italic Oblique",
  ])
  func otherNamesSayNothing(name: String) {
    #expect(StyleWords.traits(of: name) == nil)
  }

  @Test func namesFoldWithoutCaseSpacesHyphensAndUnderscores() {
    #expect(StyleWords.fold("Demi-Bold Semi_Condensed") == "demiboldsemicondensed")
  }
}
