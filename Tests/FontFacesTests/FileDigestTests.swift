import FixtureSupport
import FontFaces
import Testing

struct FileDigestTests {
  /// FIPS 180-2, appendix B.1; the digest of nothing is as well known.
  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ])
  func bytesHaveThePublishedDigest(text: String, digest: String) {
    #expect(FileDigest.sha256(of: Array(text.utf8)) == digest)
  }

  /// By sha256sum.
  @Test func aFileHasTheDigestOfItsBytes() throws {
    #expect(
      try FileDigest.sha256(ofFile: Fixtures.font("Probe/liga.ttf"))
        == "4421003818ec7560bc06b3a852c7222d00a60723d68a221aae12676668a4cabc")
  }

  @Test func aFileThatCannotBeReadIsAnError() {
    #expect(throws: FontFaceError.self) { try FileDigest.sha256(ofFile: Fixtures.font("Probe")) }
    #expect(throws: FontFaceError.self) { try FileDigest.sha256(ofFile: "/nonexistent.ttf") }
  }
}
