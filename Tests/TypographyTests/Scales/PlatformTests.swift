import Testing
import Typography

struct PlatformTests {
  @Test(arguments: [
    ("ios", Platform.ios), ("iOS", .ios), ("iPadOS", .ios), ("watchOS", .watchos), ("tvos", .tvos),
    ("macOS", .macos), ("Android", .android),
  ])
  func namesAreReadInAnyCase(spelling: String, platform: Platform) throws {
    #expect(try Platform(spelling: spelling) == platform)
  }

  @Test func unknownTextIsRefusedWithTheNearestName() {
    #expect(message { try Platform(spelling: "andriod") }.contains("did you mean 'android'?"))
  }
}
