import Foundation
import LayoutAudit
import Testing

struct PseudoLocaleTests {
  /// Added characters in percent of the source's, by its length.
  @Test(arguments: [
    (1, 100.0, 200.0), (10, 100, 200), (11, 80, 100), (20, 80, 100), (21, 60, 80), (30, 60, 80), (31, 40, 60),
    (50, 40, 60), (51, 31, 40), (70, 31, 40), (71, 30, 30), (100, 30, 30), (200, 30, 30),
  ])
  func aTextIsLengthenedByItsLength(length: Int, least: Double, most: Double) {
    let text = PseudoLocale.accented.text(from: String(repeating: "x", count: length))
    let added = Double(text.count - length)
    #expect(added >= Double(length) * least / 100)
    #expect(added <= (Double(length) * most / 100).rounded(.up))
  }

  @Test func nothingIsAddedToNothing() {
    #expect(PseudoLocale.accented.text(from: "") == "")
  }

  @Test func lettersAreAccentedWhereThereAreAccents() {
    let text = PseudoLocale.accented.text(from: "Save")
    #expect(text.hasPrefix("S"))
    #expect(!text.hasPrefix("Save"))
    let plain = text.decomposedLetters.prefix(4)
    #expect(String(plain) == "Save")
  }

  @Test(arguments: [
    "%@", "%1$@", "%2$ld", "%d", "%lld", "%.2f", "%-8.3f", "%%", "%c", "%#@files@", "%1$#@files@", "%arg",
  ])
  func specifiersAreUntouched(specifier: String) {
    for locale in PseudoLocale.allCases {
      #expect(locale.text(from: "an \(specifier) in one").contains(specifier))
      #expect(locale.text(from: specifier).contains(specifier))
      #expect(locale.text(from: "a\(specifier)").contains(specifier))
    }
  }

  @Test func aMirroredTextRunsFromRightToLeftInItsOwnLetters() {
    let text = PseudoLocale.mirrored.text(from: "Save")
    #expect(text.unicodeScalars.first == "\u{202E}")
    #expect(text.unicodeScalars.last == "\u{202C}")
    #expect(text.contains("Save"))
  }
}

extension String {
  /// Letters without their accents.
  fileprivate var decomposedLetters: String {
    String(
      String.UnicodeScalarView(
        decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.canonicalCombiningClass == .notReordered
        }))
  }
}
