#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads and writes of whole files.
enum Files {
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError("can't read '\(path)'") }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemError("can't read '\(path)'", EISDIR) }
    guard let file = fopen(path, "rb") else { throw SystemError("can't read '\(path)'") }
    defer { fclose(file) }
    // A device may never end.
    let limit = 256 << 20
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      bytes += buffer.prefix(count)
      if bytes.count > limit {
        throw SystemError("can't read '\(path)', which has more than \(limit >> 20) MiB", EFBIG)
      }
      if count < buffer.count {
        if ferror(file) != 0 { throw SystemError("can't read '\(path)'") }
        return bytes
      }
    }
  }

  /// Where a path leads in the end; itself where there is nothing yet.
  static func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The same for every spelling of a path, be there a file or none.
  static func place(_ path: String) -> String {
    if path == "-" { return path }
    if exists(path) { return realPath(path) }
    let cut = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = path[..<cut]
    return realPath(folder.isEmpty ? "." : String(folder)) + "/" + path[cut...]
  }

  /// Nil where it is gone.
  static var workingDirectory: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Why a folder can't be opened; nil where it can.
  static func problem(ofFolder path: String) -> String? {
    guard let folder = opendir(path) else { return String(cString: strerror(errno)) }
    closedir(folder)
    return nil
  }

  /// A configuration's file: itself, or the one in a folder.
  static func configuration(at path: String) -> String {
    guard isDirectory(path) else { return path }
    return path.hasSuffix("/") ? "\(path)typefit.json" : "\(path)/typefit.json"
  }

  /// Whether there is something of that name, be it a link to nothing.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// What to say of a file or folder that is here under a font's name; nil where there is none.
  static func remark(onNamesake name: String) -> String? {
    guard exists(name) else { return nil }
    var status = stat()
    guard stat(name, &status) == 0 else {
      return "the file of that name can't be read: \(String(cString: strerror(errno)))"
    }
    return status.st_mode & S_IFMT == S_IFDIR
      ? "the folder of that name is searched for fonts by --font-dir \(name)"
      : "the file of that name is none of a font: expected one such as \(name).ttf"
  }

  /// The nearest file of a name in a folder or those above it.
  static func nearest(_ name: String) -> String? {
    var folder = ""
    for _ in 0..<64 {
      if exists(folder + name) { return folder + name }
      var (here, above) = (stat(), stat())
      let path = folder.isEmpty ? "." : folder
      guard stat(path, &here) == 0, stat(path + "/..", &above) == 0,
        here.st_ino != above.st_ino || here.st_dev != above.st_dev
      else { return nil }
      folder += "../"
    }
    return nil
  }

  /// A folder that can be written for this user, made where it is missing.
  static func cacheDirectory(_ environment: [String: String]) throws(SystemError) -> String {
    var candidates: [String] = []
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") { candidates.append(base) }
    if let home = environment["HOME"], home.hasPrefix("/") { candidates.append(home + "/.cache") }
    for base in candidates {
      let path = base + "/typefit/fontconfig"
      if makeFolders(path), access(path, W_OK | X_OK) == 0 { return path }
    }
    let temporary = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let path = "\(temporary)/typefit-\(getuid())"
    var status = stat()
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw SystemError("no folder for fontconfig's cache, not even '\(path)'")
    }
    // Another user's folder of that name is not to be trusted.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
      throw SystemError("no folder for fontconfig's cache: '\(path)' belongs to someone else", EACCES)
    }
    return path
  }

  private static func makeFolders(_ path: String) -> Bool {
    var prefix = ""
    for part in path.split(separator: "/") {
      prefix += "/" + part
      if mkdir(prefix, 0o755) != 0, errno != EEXIST { return false }
    }
    return true
  }
}

/// Where results go: standard output, or a file that is written aside and renamed when it is whole.
///
/// A device or pipe is written as it is: renaming would put a file in its place. So is a file that is appended to, which
/// is cut to what it had where that fails.
struct Output: ~Copyable {
  private let path: String?
  /// Empty for what is written as it is.
  private let aside: String
  private let descriptor: Int32
  private var isCommitted = false
  /// What a file that is appended to has already; 0 for others.
  let occupiedBytes: Int
  private let cutsBack: Bool

  /// - Parameters:
  ///   - path: nil or `-` for standard output.
  ///   - appends: keeps what the file has.
  init(_ path: String?, appends: Bool = false) throws(SystemError) {
    guard let asked = path, asked != "-" else {
      self.path = nil
      aside = ""
      descriptor = STDOUT_FILENO
      occupiedBytes = 0
      cutsBack = false
      return
    }
    if Files.isDirectory(asked) { throw SystemError("can't write '\(asked)'", EISDIR) }
    var status = stat()
    let isSpecial = stat(asked, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    // Through a link, so that it goes on leading to the file.
    let path = isSpecial ? asked : Files.realPath(asked)
    let aside = isSpecial || appends ? "" : "\(path).\(getpid()).tmp"
    let mode = isRegular ? status.st_mode & 0o777 : 0o644
    let opened =
      if isSpecial {
        open(path, O_WRONLY | O_CLOEXEC)
      } else if appends {
        open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode)
      } else {
        open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      }
    guard opened >= 0 else { throw SystemError("can't write '\(path)'") }
    if !aside.isEmpty { Interruption.removes(aside) }
    self.path = path
    self.aside = aside
    descriptor = opened
    occupiedBytes = appends && isRegular ? Int(status.st_size) : 0
    cutsBack = appends && !isSpecial
  }

  deinit {
    if path != nil, !isCommitted {
      // What could not be written whole is not to stay in part; that this fails too is no news.
      if cutsBack { _ = ftruncate(descriptor, off_t(occupiedBytes)) }
      close(descriptor)
      if !aside.isEmpty {
        unlink(aside)
        Interruption.removesNothing()
      }
    }
  }

  func write(_ text: String) throws(SystemError) {
    try Terminal.write(text, to: descriptor, named: path.map { "'\($0)'" } ?? "standard output")
  }

  /// Gives the file its name.
  mutating func commit() throws(SystemError) {
    guard let path else { return }
    guard close(descriptor) == 0, aside.isEmpty || rename(aside, path) == 0 else {
      let failure = SystemError("can't write '\(path)'")
      if !aside.isEmpty { unlink(aside) }
      isCommitted = true
      throw failure
    }
    isCommitted = true
    Interruption.removesNothing()
  }
}
