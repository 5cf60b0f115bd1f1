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
    /// True where a font was written anew in its place: the folder's own time, which caches go by, tells nothing of it.
    let hasRewrittenFonts: Bool
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
      var newest = 0
      for name in names.sorted() {
        let child = path == "/" ? "/\(name)" : "\(path)/\(name)"
        var status = stat()
        guard stat(child, &status) == 0 else {
          if isFontFileName(name) {
            warnings.append("'\(child)' can't be read: \(String(cString: strerror(errno)))")
          }
          continue
        }
        if status.st_mode & S_IFMT == S_IFDIR {
          subfolders.append(FontDirectory.realPath(child))
        } else if isFontFileName(name) {
          fontFiles.append(child)
          newest = max(newest, status.modificationSecond)
        }
      }
      var own = stat()
      // Two seconds, since a file that was just made is written after its folder.
      let isRewritten = stat(path, &own) == 0 && newest > own.modificationSecond + 2
      folders.append(Folder(path: path, fontFiles: fontFiles, hasRewrittenFonts: isRewritten))
      for folder in subfolders { visit(folder) }
    }
  }

  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension stat {
  fileprivate var modificationSecond: Int {
    #if canImport(Darwin)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
