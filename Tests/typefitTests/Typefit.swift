import FixtureSupport
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How a run of the command ended.
struct Run {
  let code: Int32
  let output: String
  let errors: String

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}

/// The package's own folder.
let repository = Fixtures.package.path

struct CannotRun: Error {
  let reason: String
}

/// Runs the command as a process of its own.
///
/// - Parameters:
///   - environment: All that the process sees, apart from a cache and a temporary folder of the tests' own; nil takes
///     one of these away.
///   - folder: The working directory; the repository's by default.
///   - outputFile: Where standard output goes instead of into the result.
func typefit(
  _ arguments: String..., environment: [String: String?] = [:], in folder: String = repository,
  outputFile: String? = nil
) throws -> Run {
  try typefit(arguments, environment: environment, in: folder, outputFile: outputFile)
}

func typefit(
  _ arguments: [String], environment: [String: String?] = [:], in folder: String = repository,
  outputFile: String? = nil
) throws -> Run {
  try withTemporaryFolder { streams in
    let own: [String: String?] = [
      "XDG_CACHE_HOME": Fixtures.cache, "TMPDIR": Fixtures.cache, "PATH": "/usr/bin:/bin",
    ]
    let variables = own.merging(environment) { $1 }.compactMapValues(\.self)
    let code = try spawn(
      try binary(), arguments, variables, in: folder, output: outputFile ?? streams.path("out"),
      errors: streams.path("err"))
    func read(_ name: String) throws -> String {
      String(
        decoding: try FileHandle(forReadingFrom: URL(filePath: streams.path(name))).readToEnd() ?? Data(),
        as: UTF8.self)
    }
    return Run(code: code, output: outputFile == nil ? try read("out") : "", errors: try read("err"))
  }
}

/// The command lies beside the tests' own executable.
private func binary() throws -> String {
  #if os(Linux)
    guard let tests = realpath("/proc/self/exe", nil) else {
      throw CannotRun(reason: "/proc/self/exe can't be read")
    }
    defer { free(tests) }
    let folder = URL(filePath: String(cString: tests)).deletingLastPathComponent()
  #else
    guard let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) else {
      throw CannotRun(reason: "no test bundle")
    }
    let folder = bundle.bundleURL.deletingLastPathComponent()
  #endif
  return folder.appending(path: "typefit").path
}

/// The exit code, or minus the signal that ended the process.
private func spawn(
  _ path: String, _ arguments: [String], _ environment: [String: String], in folder: String, output: String,
  errors: String, ignoring signal: String? = nil, while running: (pid_t) -> Void = { _ in }
) throws -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o644)

  // Threads of the tests block signals; the command is to heed them.
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var (none, heeded) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  sigemptyset(&heeded)
  for signal in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&heeded, signal) }
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &heeded)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

  // The shell changes the folder, and is gone before the command starts.
  let trap = signal.map { "trap '' \($0); " } ?? ""
  let shell = ["/bin/sh", "-c", trap + #"cd "$0" && exec "$@""#, folder, path]
  var words: [UnsafeMutablePointer<CChar>?] = (shell + arguments).map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for pointer in words + variables { free(pointer) } }
  var process: pid_t = 0
  let failure = posix_spawn(&process, shell[0], &actions, &attributes, &words, &variables)
  guard failure == 0 else { throw CannotRun(reason: "\(path): \(String(cString: strerror(failure)))") }

  running(process)
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    guard errno == EINTR else { throw CannotRun(reason: String(cString: strerror(errno))) }
  }
  let signal = status & 0x7F
  return signal == 0 ? status >> 8 & 0xFF : -signal
}

#if os(Linux)
  /// Runs the command with standard error at a terminal.
  ///
  /// - Returns: what the terminal got, its line ends as they were written.
  func typefitAtTerminal(_ arguments: [String], in folder: String) throws -> (code: Int32, errors: String) {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    // TIOCSPTLCK and TIOCGPTN, which Swift's Glibc lacks together with unlockpt and ptsname.
    var (unlocked, number): (Int32, Int32) = (0, 0)
    guard ioctl(terminal, 0x4004_5431, &unlocked) == 0, ioctl(terminal, 0x8004_5430, &number) == 0 else {
      throw CannotRun(reason: "no terminal: \(String(cString: strerror(errno)))")
    }
    let path = "/dev/pts/\(number)"
    // What was written is lost where nobody holds the terminal any more.
    let holder = open(path, O_RDWR | O_NOCTTY)
    let code = try spawn(
      try binary(), arguments, ["XDG_CACHE_HOME": Fixtures.cache], in: folder, output: "/dev/null",
      errors: path)
    _ = fcntl(terminal, F_SETFL, O_NONBLOCK)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer.prefix(count) }
    close(holder)
    return (code, String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
  }
#endif

/// Runs the command, and ends it by a signal while it waits for its layout; minus the signal where it obeys.
///
/// - Parameter pipe: A path in `folder` for the named pipe that it is to read.
func interrupt(_ arguments: [String], by signal: Int32, pipe: String, in folder: String) throws -> Int32 {
  guard mkfifo("\(folder)/\(pipe)", 0o600) == 0 else {
    throw CannotRun(reason: String(cString: strerror(errno)))
  }
  return try spawn(
    try binary(), arguments, ["XDG_CACHE_HOME": Fixtures.cache], in: folder, output: "/dev/null",
    errors: "/dev/null"
  ) { process in
    // The pipe can be opened for writing once the command reads it; a command that ended will never.
    var (descriptor, ended): (Int32, siginfo_t) = (-1, siginfo_t())
    while descriptor < 0, waitid(P_PID, id_t(process), &ended, WEXITED | WNOHANG | WNOWAIT) == 0,
      ended.si_signo == 0
    {
      descriptor = open("\(folder)/\(pipe)", O_WRONLY | O_NONBLOCK)
      if descriptor < 0 { usleep(1000) }
    }
    defer { if descriptor >= 0 { close(descriptor) } }
    kill(process, signal)
    var status = siginfo_t()
    waitid(P_PID, id_t(process), &status, WEXITED | WNOWAIT)
  }
}

/// Runs the command with hang-ups ignored, as nohup does, and hangs up while it waits for a reader of a pipe.
///
/// - Parameters:
///   - file: What the command has written before it opens the pipe.
///   - pipe: A path in `folder` for the named pipe that it is to write.
func hangUp(_ arguments: [String], after file: String, pipe: String, in folder: String) throws -> Int32 {
  guard mkfifo("\(folder)/\(pipe)", 0o600) == 0 else {
    throw CannotRun(reason: String(cString: strerror(errno)))
  }
  return try spawn(
    try binary(), arguments, ["XDG_CACHE_HOME": Fixtures.cache], in: folder, output: "/dev/null",
    errors: "/dev/null", ignoring: "HUP"
  ) { process in
    var status = siginfo_t()
    func hasEnded() -> Bool {
      waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT) != 0 || status.si_signo != 0
    }
    while access("\(folder)/\(file)", F_OK) != 0, !hasEnded() { usleep(1000) }
    kill(process, SIGHUP)
    let descriptor = open("\(folder)/\(pipe)", O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !hasEnded() { if read(descriptor, &buffer, buffer.count) <= 0 { usleep(1000) } }
  }
}

/// The options that keep a run to the fonts of some fixture folders.
func only(_ folders: String...) -> [String] {
  folders.flatMap { ["--font-dir", Fixtures.font($0)] } + ["--no-system-fonts"]
}
