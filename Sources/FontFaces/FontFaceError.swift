internal import CFreeType

/// A font file that FreeType refuses, or that lacks what is asked of it.
public struct FontFaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file and what is wrong with it, in a lower-case sentence without a final stop.
  public let description: String

  init(_ description: String) { self.description = description }

  init(file: String, _ problem: String) { description = "'\(file)': \(problem)" }

  /// - Parameter status: an FT_Error other than 0.
  init(file: String, status: FT_Error) {
    self.init(file: file, "FreeType refuses it: \(Self.text(status))")
  }

  static func text(_ status: FT_Error) -> String {
    typefit_error_text(status).map { String(cString: $0) } ?? "error \(status)"
  }
}
