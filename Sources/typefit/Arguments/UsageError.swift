/// A command line that is wrong whatever the fonts: exit code 64.
struct UsageError: Error {
  let message: String
  /// The command whose help would tell, or nil for the whole.
  var command: String?

  init(_ message: String) { self.message = message }
}
