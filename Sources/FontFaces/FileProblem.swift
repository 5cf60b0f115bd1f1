#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

internal import Typography

/// What is wrong with a file before any font library looks into it.
enum FileProblem {
  /// A sentence, or nil for a file whose first bytes might be a font's.
  static func of(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let failure = String(cString: strerror(errno))
      return reasonNotFound(path) ?? failure
    }
    if status.st_mode & S_IFMT == S_IFDIR { return "is a directory, not a font file" }
    if status.st_mode & S_IFMT != S_IFREG { return "is not a regular file" }
    if status.st_size == 0 { return "is empty" }
    guard let file = fopen(path, "rb") else { return String(cString: strerror(errno)) }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = fread(&bytes, 1, bytes.count, file)
    if let problem = FontFileHeader.problem(Array(bytes.prefix(count))) { return problem }
    let start = String(decoding: bytes.prefix(count), as: UTF8.self)
    if start.hasPrefix("version https://git-lfs") {
      return "is a Git LFS pointer, not the font itself: run git lfs pull"
    }
    let lower = start.lowercased()
    if lower.hasPrefix("<!doctype") || lower.hasPrefix("<html") { return "is a web page, not a font" }
    if start.hasPrefix("<?xml") || start.hasPrefix("<svg") { return "is XML, not a font" }
    return nil
  }
}
