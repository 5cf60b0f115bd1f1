internal import FontFaces
internal import TextLayout
public import Typography

extension TextEngine {
  /// What a later version of a face is compared by.
  ///
  /// - Parameter characters: those whose advances are told; nil for all that the face has.
  /// - Throws: Where the face can't be read, or lacks what the policy reads.
  public func profile(of face: FaceIdentity, characters: [Unicode.Scalar]? = nil) throws -> FaceProfile {
    let opened = try FontFace(file: face.file, faceIndex: face.faceIndex, variations: face.variations)
    let shaping = try ShapingFont(face)
    return FaceProfile(
      face: face, versionText: opened.versionText, hash: try FileDigest.sha256(ofFile: face.file),
      metrics: try metrics(of: face), axes: opened.variationSpace?.axes ?? [], features: shaping.features,
      advances: shaping.advances(of: characters ?? shaping.characters),
      tellsAllCharacters: characters == nil)
  }

  /// The faces of a font file, each at its default instance.
  ///
  /// - Throws: Where a face can't be read.
  public static func faces(ofFile file: String) throws -> [FaceIdentity] {
    let first = try FontFace(file: file)
    return try [first.identity]
      + (1..<max(1, first.faceCount)).map { try FontFace(file: file, faceIndex: $0).identity }
  }
}

extension TextEngine {
  /// SHA-256 of each font file there is, sorted, each once: what tells these fonts from others, wherever they lie.
  ///
  /// - Throws: Where the fonts can't be searched, or a file can't be read.
  public func fontDigests() async throws -> [String] {
    let files = Set(try faces().map(\.file))
    let digests = await concurrentMap(Array(files)) { file in Result { try FileDigest.sha256(ofFile: file) } }
    return Set(try digests.map { try $0.get() }).sorted()
  }
}

/// SHA-256 of bytes, in hexadecimal digits.
public func sha256(of bytes: [UInt8]) -> String { FileDigest.sha256(of: bytes) }
