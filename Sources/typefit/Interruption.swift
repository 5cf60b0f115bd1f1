#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Removes the file that is being written where a signal ends the process.
enum Interruption {
  /// Read by the handler, which may do little: a C string that is never freed while it stands here.
  ///
  /// Unsafe, but only the main thread writes it, and the handler only reads it.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?

  static func removes(_ file: String) {
    path = strdup(file)
    for signalNumber in [SIGINT, SIGTERM, SIGHUP] {
      signal(signalNumber) { number in
        if let path = Interruption.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func removesNothing() {
    for signalNumber in [SIGINT, SIGTERM, SIGHUP] { signal(signalNumber, SIG_DFL) }
    free(path)
    path = nil
  }
}
