import Testing
import Typography

struct LetterSpacingTests {
  @Test func pointsStayAndEmsGrowWithTheText() {
    #expect(LetterSpacing.points(2).points(at: 17) == 2)
    #expect(LetterSpacing.points(-0.4).points(at: 53) == -0.4)
    #expect(LetterSpacing.em(0.5).points(at: 20) == 10)
  }
}

struct LineBreakModeTests {
  @Test(arguments: LineBreakMode.allCases)
  func namesAreReadWithAndWithoutByInAnyCase(mode: LineBreakMode) throws {
    let short = String(mode.rawValue.dropFirst(2))
    for spelling in [
      mode.rawValue, mode.rawValue.uppercased(), short, short.prefix(1).lowercased() + short.dropFirst(),
    ] {
      #expect(try LineBreakMode(spelling: spelling) == mode)
    }
  }

  @Test func theNamesAreUIKits() {
    #expect(
      Set(LineBreakMode.allCases.map(\.rawValue)) == [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
      ])
  }

  @Test func threeModesEndInAnEllipsis() {
    #expect(
      LineBreakMode.allCases.filter(\.truncates) == [
        .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
      ])
  }

  @Test func anUnknownModeIsRefusedWithTheNearest() {
    #expect(
      message { try LineBreakMode(spelling: "byTruncatingTale") }
        .contains("did you mean 'byTruncatingTail'?"))
    #expect(message { try LineBreakMode(spelling: "") }.contains("line break mode ''"))
  }
}
