internal import CMessageDigest

/// SHA-256, by which a file or a configuration is known again wherever it lies.
public enum FileDigest {
  /// 64 hexadecimal digits in lower case.
  ///
  /// - Throws: `FontFaceError` for a file that can't be read.
  public static func sha256(ofFile path: String) throws(FontFaceError) -> String {
    if let problem = FileProblem.of(path) { throw FontFaceError(file: path, problem) }
    var text = [CChar](repeating: 0, count: Int(typefit_sha256_text_length))
    guard typefit_sha256_of_file(path, &text) != nil else {
      throw FontFaceError(file: path, "can't be read to its end")
    }
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// 64 hexadecimal digits in lower case.
  public static func sha256(of bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: Int(typefit_sha256_text_length))
    typefit_sha256_of_bytes(bytes, bytes.count, &text)
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
