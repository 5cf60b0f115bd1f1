@testable import AuditReports
import Testing

@Suite struct MarkupTests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `Base 64 is the standard's`(plain: String, encoded: String) {
    #expect(plain.utf8.base64 == encoded)
  }

  @Test func `Markup is escaped, and what XML forbids is replaced`() {
    #expect(
      "<a href='x' title=\"y\">&amp;".markup == "&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;amp;")
    #expect("a\u{0}b\u{FFFF}c\u{202E}d\u{2028}".markup == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}")
    #expect("Größe ع 😀".markup == "Größe ع 😀")
  }

  @Test func `A script's data can't end the script`() {
    #expect("\"</script>\u{2028}&\"".scriptSafe == "\"\\u003c/script\\u003e\\u2028\\u0026\"")
  }
}
