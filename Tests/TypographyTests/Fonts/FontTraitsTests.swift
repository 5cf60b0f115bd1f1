import Testing
import Typography

struct FontTraitsTests {
  @Test(arguments: [
    ("thin", 100.0), ("extralight", 200), ("ultra light", 200), ("light", 300), ("regular", 400),
    ("medium", 500), ("semibold", 600), ("Demi Bold", 600), ("bold", 700), ("extra-bold", 800),
    ("heavy", 900),
    ("BLACK", 900), ("1", 1), ("350.5", 350.5), ("1000", 1000),
  ])
  func weightsAreReadAsWordOrNumber(spelling: String, value: Double) throws {
    #expect(try FontWeight(spelling: spelling).value == value)
  }

  @Test(arguments: ["0", "0.5", "1001", "-400", "inf", "nan"])
  func aWeightOutOfRangeIsRefused(spelling: String) {
    #expect(message { try FontWeight(spelling: spelling) }.contains("out of range"))
  }

  @Test func anUnknownWeightIsRefusedWithTheNearestWord() {
    #expect(message { try FontWeight(spelling: "semibolt") }.contains("did you mean 'semibold'?"))
  }

  @Test(arguments: [(-5.0, 1.0), (0, 1), (1, 1), (650, 650), (1000, 1000), (5000, 1000)])
  func weightsClampToTheScale(value: Double, expected: Double) {
    #expect(FontWeight(clamping: value).value == expected)
  }

  @Test func weightsAreOrdered() {
    let ladder: [FontWeight] = [
      .thin, .extraLight, .light, .regular, .medium, .semibold, .bold, .extraBold, .black,
    ]
    #expect(ladder.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(ladder.reversed().sorted() == ladder)
  }

  @Test(arguments: [
    ("upright", FontSlant.upright), ("Roman", .upright), ("ITALIC", .italic), ("oblique", .oblique),
  ])
  func slantsAreReadByName(spelling: String, slant: FontSlant) throws {
    #expect(try FontSlant(spelling: spelling) == slant)
  }

  @Test func anUnknownSlantIsRefusedWithTheNearestName() {
    #expect(message { try FontSlant(spelling: "itallic") }.contains("did you mean 'italic'?"))
  }
}
