internal import Typography

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The state of a folder of fonts that fontconfig's cache was made from.
///
/// fontconfig trusts a cache as long as the folder's own time stands; a font that is written in its place leaves that as
/// it was.
struct FolderState {
  private let path: String
  private let text: String

  init(of folder: FontDirectory.Folder, in cacheDirectory: String) {
    text = folder.path + "\n" + folder.fingerprint
    // The folder's path stands in the file, so that a collision is seen.
    path = "\(cacheDirectory)/state-\(folder.path.stableHash)"
  }

  /// Whether the cache was made from the folder as it is.
  var isCurrent: Bool {
    guard let file = fopen(path, "rb") else { return false }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: text.utf8.count + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    return bytes.prefix(count).elementsEqual(text.utf8)
  }

  /// Remembers the state; where that fails, the fonts are read anew next time.
  func save() {
    let aside = "\(path).\(getpid())"
    guard let file = fopen(aside, "wb") else { return }
    let bytes = Array(text.utf8)
    let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
    if fclose(file) != 0 || !isWhole || rename(aside, path) != 0 { unlink(aside) }
  }
}
