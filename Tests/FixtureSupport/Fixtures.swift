public import Foundation

/// The fixtures of the repository, found beside this file, never on the machine.
public enum Fixtures {
  /// The package's own folder.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  public static let fonts = package.appending(path: "Fixtures/Fonts").path
  public static let expected = package.appending(path: "Fixtures/Expected")

  /// The path of a fixture font, such as `Probe/utm.ttf`.
  public static func font(_ name: String) -> String { "\(fonts)/\(name)" }

  /// A cache directory of this run's own.
  public static let cache: String = {
    let folder = package.appending(path: ".build/typefit-tests")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.path
  }()

  /// A parsed file of Fixtures/Expected.
  public static func json(_ name: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: expected.appending(path: name)))
  }
}
