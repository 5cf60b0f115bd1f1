/// What a check came to, as reports have it: judged in one run, or put together from its parts.
public struct CheckRecord: Hashable, Sendable {
  public var summary: CheckSummary
  public var findings: [Finding]
  /// Every case of every element, those of an element together.
  public var elements: [ElementRecord]
  /// Which part of a check this is; nil where this is the whole.
  public var shard: ShardSection?

  public init(
    summary: CheckSummary, findings: [Finding], elements: [ElementRecord], shard: ShardSection? = nil
  ) {
    self.summary = summary
    self.findings = findings
    self.elements = elements
    self.shard = shard
  }

  public init(_ report: AuditReport) {
    self.init(
      summary: CheckSummary(report), findings: report.findings,
      elements: report.elements.map(ElementRecord.init),
      shard: report.part.flatMap { part in report.places.map { ShardSection(part: part, places: $0) } })
  }

  /// The cases of each element.
  public var declarations: [ArraySlice<ElementRecord>] {
    var declarations: [ArraySlice<ElementRecord>] = []
    var start = 0
    while start < elements.count {
      let end = elements[start...].firstIndex { !$0.isCase(of: elements[start]) } ?? elements.count
      declarations.append(elements[start..<end])
      start = end
    }
    return declarations
  }
}
