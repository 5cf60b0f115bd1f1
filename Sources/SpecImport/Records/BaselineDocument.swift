public import LayoutAudit

extension Baseline {
  /// Reads a baseline's file.
  ///
  /// - Throws: `ConfigurationError` for the first thing that is wrong, with its place.
  public init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    let root = try RecordReader.document(bytes, file: file, kind: "baseline", format: "1.0")
    try root.requireKnown("formatVersion", "kind", "findings")
    self.init(
      try root.list("findings") { (reader) throws(ConfigurationError) -> Entry in
        try reader.requireKnown("fingerprint", "severity", "actual", "limit")
        let fingerprint = try reader.string("fingerprint")
        let parts = Finding.parts(ofFingerprint: fingerprint)
        guard parts.count >= 4, parts[0].isEmpty == false else {
          throw reader.object.error(
            "fingerprint", "is '\(fingerprint)': expected rule|element|locale|category, as in a report")
        }
        return Entry(
          fingerprint: fingerprint, severity: try reader.choice("severity", Severity.allCases),
          actual: try reader.optionalNumber("actual"), limit: try reader.optionalNumber("limit"),
          location: reader.location)
      })
  }
}
