import Testing
import Typography

struct ScaleCatalogueTests {
  @Test(arguments: Platform.allCases)
  func everyPlatformHasItsScale(platform: Platform) throws {
    #expect(try DynamicTypeScale.of(platform).platform == platform)
  }

  @Test func aWatchsCaseDecidesItsOrigin() throws {
    #expect(try DynamicTypeScale.of(.watchos, caseSize: 38).origin == .small)
    #expect(try DynamicTypeScale.of(.watchos, caseSize: 49).origin == .extraLarge)
  }

  @Test(arguments: Platform.allCases.filter { $0 != .watchos })
  func aCaseIsRefusedWhereThereAreNone(platform: Platform) {
    let text = message { try DynamicTypeScale.of(platform, caseSize: 44) }
    #expect(text.contains("44"))
    #expect(text.contains(platform.rawValue))
  }
}
