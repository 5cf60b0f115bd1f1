import Testing
import Typography

struct ScaleCatalogueTests {
  @Test func iosHasItsScale() throws {
    #expect(try DynamicTypeScale.of(.ios) == .ios)
  }

  @Test(arguments: Platform.allCases.filter { $0 != .ios })
  func aPlatformWithoutAScaleIsRefusedByName(platform: Platform) {
    #expect(message { try DynamicTypeScale.of(platform) }.contains(platform.rawValue))
  }
}
