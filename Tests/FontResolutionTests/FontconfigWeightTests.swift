import FontResolution
import Testing

@Suite struct FontconfigWeightTests {
  /// libfontconfig's own table, by FcWeightFromOpenTypeDouble of 2.14.
  static let table: [(openType: Double, fontconfig: Double)] = [
    (100, 0), (200, 40), (300, 50), (350, 55), (380, 75), (400, 80), (450, 90), (500, 100), (600, 180),
    (700, 200), (800, 205), (850, 207.5), (900, 210), (950, 212.5), (1000, 215),
  ]

  @Test(arguments: table) func `C07 The table holds both ways`(openType: Double, fontconfig: Double) {
    #expect(FontconfigWeight.fromOpenType(openType) == fontconfig)
    #expect(FontconfigWeight.toOpenType(fontconfig) == openType)
  }

  @Test func `Off the scale there is no weight`() {
    #expect(FontconfigWeight.toOpenType(300) == nil)
    #expect(FontconfigWeight.toOpenType(-1) == nil)
    #expect(FontconfigWeight.fromOpenType(0) == nil)
    #expect(FontconfigWeight.fromOpenType(-100) == nil)
    #expect(FontconfigWeight.fromOpenType(1001) == nil)
  }
}
