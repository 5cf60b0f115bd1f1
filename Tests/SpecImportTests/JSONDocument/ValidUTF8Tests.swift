import Testing

@testable import SpecImport

struct ValidUTF8Tests {
  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { $0.firstInvalidUTF8 }
  }

  @Test func everyPairOfBytesIsJudgedAsSwiftJudgesIt() {
    var wrong: [[UInt8]] = []
    for first in UInt8(0x78)...0xFF {
      for second in UInt8.min...0xFF {
        for tail in [[], [0x80], [0x80, 0xBF], [0xBF, 0xC0], [0x7F]] as [[UInt8]] {
          let bytes = [first, second] + tail
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          if (firstInvalid(bytes) == nil) != isValid { wrong.append(bytes) }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: 0..<20)
  func thePlaceIsThatOfTheFirstByteOfWhatIsNoCharacter(before: Int) {
    let text = Array(repeating: UInt8(ascii: "a"), count: before)
    #expect(firstInvalid(text) == nil)
    #expect(firstInvalid(text + [0xC3]) == before)
    #expect(firstInvalid(text + Array("é€😀".utf8)) == nil)
    #expect(firstInvalid(text + Array("é€😀".utf8) + [0xED, 0xA0, 0x80] + text) == before + 9)
    #expect(firstInvalid(text + [0xF0, 0x9F, 0x98] + text) == before)
  }
}
