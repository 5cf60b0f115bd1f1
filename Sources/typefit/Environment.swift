#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The environment variables that the command reads; the libraries read none.
enum Environment {
  static var all: [String: String] {
    var found: [String: String] = [:]
    for name in ["HOME", "XDG_CACHE_HOME", "TMPDIR", "NO_COLOR", "TERM", "CI"] {
      if let value = getenv(name) { found[name] = String(cString: value) }
    }
    return found
  }

  /// Whether this is a run of a CI service: they all set CI.
  static func isCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains(environment["CI"]?.lowercased() ?? "")
  }
}
