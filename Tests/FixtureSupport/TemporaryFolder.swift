public import Foundation

/// A folder of a test's own, gone when the test ends.
public struct TemporaryFolder: Sendable {
  /// Without links on the way.
  public let path: String

  /// The path of something in the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and makes the folders that lead to it.
  @discardableResult public func write(_ data: Data, to name: String) throws -> String {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url.path
  }

  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    try write(Data(text.utf8), to: name)
  }

  /// Copies a fixture font, such as `Probe/utm.ttf`.
  @discardableResult public func copyFont(_ font: String, to name: String) throws -> String {
    try write(Data(contentsOf: URL(filePath: Fixtures.font(font))), to: name)
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link, to a relative or absolute path.
  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// The names of what lies in the folder, hidden ones too.
  public func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}

/// Runs a body with a folder of its own.
public func withTemporaryFolder<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
  let url = FileManager.default.temporaryDirectory.appending(path: "typefit-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: url) }
  return try body(TemporaryFolder(path: url.resolvingSymlinksInPath().path))
}
