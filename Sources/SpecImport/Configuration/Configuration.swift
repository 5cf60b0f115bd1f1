public import LayoutAudit
public import Typography

/// What a typefit.json asks for.
public struct Configuration: Sendable {
  /// The fonts that elements may use.
  public struct Fonts: Hashable, Sendable {
    /// As written: relative to the file's own folder, or absolute.
    public var directories: [LocatedName]
    public var system: Bool
    public var fallbacks: [LocatedName]
    /// A snapshot that stands in for fonts that are not there, as written; nil for none.
    public var lock: LocatedName?
  }

  public var fonts: Fonts
  public var platform: Platform
  public var policy: MetricsPolicy
  public var plan: AuditPlan
}

extension Configuration {
  /// Reads a configuration; `ConfigurationReader` does so on all cores.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 text: JSON with comments, trailing commas and unquoted keys.
  ///   - file: The path that findings and errors name.
  /// - Throws: `ConfigurationError` for the first thing that is wrong.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    self = try ConfigurationReader(bytes, file: file).configuration()
  }
}
