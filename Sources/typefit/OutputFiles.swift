/// The files that a run writes: none may take the place of another, or of what the run reads.
struct OutputFiles {
  /// What the command line calls the output of each place.
  private var names: [String: String] = [:]

  /// - Parameter outputs: what the command line calls each, and its path.
  /// - Throws: `UsageError` where two are one file: two results in it would be none.
  init(_ outputs: [(name: String, path: String)]) throws(UsageError) {
    for output in outputs {
      if let other = names.updateValue(output.name, forKey: Files.place(output.path)) {
        throw UsageError("\(other) and \(output.name) write to the same file")
      }
    }
    // Standard output takes the place of no file.
    names["-"] = nil
  }

  /// - Throws: `UsageError` for an input that an output would replace, found before any work is done.
  func requireApart(from inputs: [String]) throws(UsageError) {
    for input in inputs {
      if let name = names[Files.place(input)] {
        throw UsageError("\(name) would overwrite '\(input)', which this run reads: choose another file")
      }
    }
  }
}
