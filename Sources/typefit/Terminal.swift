#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import AuditReports

/// Something of the system that failed, with its own reason.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, _ code: Int32 = errno) {
    description = "\(what): \(String(cString: strerror(code)))"
  }
}

/// The process's standard streams and what they are connected to.
struct Terminal: Sendable {
  /// Results.
  func print(_ text: String) throws(SystemError) {
    try Self.write(text, to: STDOUT_FILENO, named: "standard output")
  }

  /// Diagnostics. They may hold names from files, which must not act on a terminal.
  func note(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    show(lines.map { String($0).printable }.joined(separator: "\n"))
  }

  /// What a terminal is to act on; a closed stream is no reason to fail.
  func show(_ text: String) {
    do throws(SystemError) { try Self.write(text, to: STDERR_FILENO, named: "standard error") } catch {}
  }

  /// Whether results are read by a person at a terminal that shows colours.
  func showsColour(_ environment: [String: String], onStandardError: Bool) -> Bool {
    isatty(onStandardError ? STDERR_FILENO : STDOUT_FILENO) == 1
      && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// Whether a person reads diagnostics as they come.
  var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

  static func write(_ text: String, to descriptor: Int32, named name: String) throws(SystemError) {
    var text = text
    var failure: SystemError?
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = unsafeWrite(descriptor, bytes, from: written)
        if count < 0 {
          if errno == EINTR { continue }
          failure = SystemError("can't write to \(name)")
          return
        }
        written += count
      }
    }
    if let failure { throw failure }
  }

  private static func unsafeWrite(_ descriptor: Int32, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int)
    -> Int
  {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    #else
      Darwin.write(descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start)
    #endif
  }
}
