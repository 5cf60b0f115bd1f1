internal import Typography

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The folders below a font directory, each real folder once, however links lead to it.
struct FontDirectory {
  /// A folder, and the font files that lie directly in it.
  struct Folder {
    let path: String
    let fontFiles: [String]
    /// What tells this state of the fonts from any other: names, sizes, times.
    let fingerprint: String
    /// True where the folder holds what fontconfig must not open: a pipe, a font that unpacks without bound, or one of a name
    /// that nothing else could open.
    let isUnsafe: Bool
  }

  let folders: [Folder]
  /// What could not be read, a sentence each.
  let warnings: [String]

  /// - Throws: `FontResolutionError` where the path is no directory that can be read.
  init(_ path: String) throws(FontResolutionError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw FontResolutionError("font directory '\(path)': \(String(cString: strerror(errno)))")
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FontResolutionError("font directory '\(path)' is not a directory")
    }
    var walk = Walk()
    walk.visit(Self.realPath(path))
    if let failure = walk.unreadable[Self.realPath(path)] {
      throw FontResolutionError("font directory '\(path)': \(failure)")
    }
    folders = walk.folders
    warnings = walk.warnings
  }

  private struct Walk {
    var folders: [Folder] = []
    var warnings: [String] = []
    var unreadable: [String: String] = [:]
    private var seen: Set<String> = []

    mutating func visit(_ path: String) {
      guard seen.insert(path).inserted else { return }
      guard let directory = opendir(path) else {
        let failure = String(cString: strerror(errno))
        unreadable[path] = failure
        warnings.append("'\(path)' can't be read: \(failure)")
        return
      }
      var names: [String] = []
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        // fontconfig leaves out hidden files too.
        if !name.hasPrefix(".") { names.append(name) }
      }
      closedir(directory)

      var fontFiles: [String] = []
      var subfolders: [String] = []
      var fingerprint = ""
      var isUnsafe = false
      for name in names.sorted() {
        let child = path == "/" ? "/\(name)" : "\(path)/\(name)"
        var status = stat()
        guard stat(child, &status) == 0 else {
          if isFontFileName(name) {
            let failure = "can't be read: \(String(cString: strerror(errno)))"
            warnings.append("'\(child)' \(reasonNotFound(name) ?? failure)")
            isUnsafe = true
          }
          continue
        }
        if status.st_mode & S_IFMT == S_IFDIR {
          subfolders.append(FontDirectory.realPath(child))
          continue
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
          isUnsafe = true
          if isFontFileName(name) { warnings.append("'\(child)' is not a regular file, and was left out") }
          continue
        }
        fingerprint += "\(name)|\(status.identity)\n"
        guard isFontFileName(name) else { continue }
        if access(child, R_OK) != 0 {
          warnings.append("'\(child)' can't be read: \(String(cString: strerror(errno)))")
        } else if let problem = FontFileHeader.problem(FontDirectory.start(of: child)) {
          isUnsafe = true
          warnings.append("'\(child)' \(problem): it was left out")
        } else {
          fontFiles.append(child)
        }
      }
      folders.append(
        Folder(path: path, fontFiles: fontFiles, fingerprint: fingerprint, isUnsafe: isUnsafe))
      for folder in subfolders { visit(folder) }
    }
  }

  /// The first bytes of a file; none where it can't be read.
  private static func start(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension stat {
  /// Size, times of change and inode: nothing that is written leaves them all as they were.
  fileprivate var identity: String {
    #if canImport(Darwin)
      "\(st_size) \(st_mtimespec.tv_sec).\(st_mtimespec.tv_nsec) \(st_ctimespec.tv_sec).\(st_ctimespec.tv_nsec) \(st_ino)"
    #else
      "\(st_size) \(st_mtim.tv_sec).\(st_mtim.tv_nsec) \(st_ctim.tv_sec).\(st_ctim.tv_nsec) \(st_ino)"
    #endif
  }
}
