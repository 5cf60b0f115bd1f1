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
  /// The signals that end the process, with what they did before. Only the main thread knows of it.
  private nonisolated(unsafe) static var former: [(signal: Int32, handler: Handler?)] = []

  private typealias Handler = @convention(c) (Int32) -> Void

  static func removes(_ file: String) {
    path = strdup(file)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let handler: Handler? = signal(number, SIG_IGN)
      // Whoever started the process with a signal ignored, as nohup does, wants it to go on.
      if isIgnored(handler) { continue }
      former.append((number, handler))
      signal(number) { number in
        if let path = Interruption.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func removesNothing() {
    for (number, handler) in former { signal(number, handler) }
    former = []
    free(path)
    path = nil
  }

  private static func isIgnored(_ handler: Handler?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN as Handler?, to: Int.self)
  }
}
