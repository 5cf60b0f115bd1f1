public import LayoutAudit
internal import Typography

/// `typefit diff`: what moved between two versions, for programs.
public enum DiffReport {
  public static func json(_ diff: SnapshotDiff) -> String {
    JSON.document([
      "tolerance": .members([
        "points": .optional(diff.tolerance.points), "percent": .optional(diff.tolerance.percent),
      ]),
      "counted": .integer(diff.counted),
      "faces": .array(diff.faces.map(face)),
      "facesLost": .array(diff.lostFaces.map { .string($0.displayName) }),
      "facesGained": .array(diff.gainedFaces.map { .string($0.displayName) }),
      "elements": .array(
        diff.elements.map { element in
          .object(key(element.key) + [JSON.Member("changes", .array(element.changes.map(result)))])
        }),
      "elementsLost": .array(diff.lostElements.map { .object(key($0)) }),
      "elementsGained": .array(diff.gainedElements.map { .object(key($0)) }),
    ])
  }

  private static func face(_ diff: FaceDiff) -> JSON {
    .members([
      "name": .string(diff.new.face.displayName),
      "version": .members(["old": .optional(diff.old.versionText), "new": .optional(diff.new.versionText)]),
      "hash": .members(["old": .string(diff.old.hash), "new": .string(diff.new.hash)]),
      "unitsPerEm": .members([
        "old": .integer(diff.old.metrics.unitsPerEm), "new": .integer(diff.new.metrics.unitsPerEm),
      ]),
      "metrics": .array(diff.metrics.map(metric)),
      "advances": .array(
        diff.advances.map { change in
          .members([
            "character": .string(String(change.character)), "code": .string(change.character.codePointText),
            "old": .number(change.old), "new": .number(change.new), "counts": .bool(change.counts),
          ])
        }),
      "charactersLost": .array(diff.lostCharacters.map { .string($0.codePointText) }),
      "charactersGained": .array(diff.gainedCharacters.map { .string($0.codePointText) }),
      "featuresLost": .array(diff.lostFeatures.map { .string($0) }),
      "featuresGained": .array(diff.gainedFeatures.map { .string($0) }),
      "axes": .array(
        diff.axes.map { change in
          .members([
            "axis": .string(change.tag), "old": range(change.old), "new": range(change.new),
            "counts": .bool(change.old != nil),
          ])
        }),
    ])
  }

  private static func metric(_ change: FaceDiff.MetricChange) -> JSON {
    .members([
      "metric": .string(change.metric), "old": .optional(change.old), "new": .optional(change.new),
      "counts": .bool(change.counts),
      "points": .array(
        change.points.map { point in
          .members([
            "category": .string(point.category.name), "size": .number(point.size),
            "old": .optional(point.old),
            "new": .optional(point.new),
          ])
        }),
    ])
  }

  private static func range(_ axis: VariationAxis?) -> JSON {
    guard let axis else { return .null }
    return .members([
      "minimum": .number(axis.minimum), "default": .number(axis.default), "maximum": .number(axis.maximum),
    ])
  }

  private static func key(_ key: Snapshot.Element.Key) -> [JSON.Member] {
    [
      JSON.Member("name", .string(key.name)), JSON.Member("locale", .optional(key.locale)),
      JSON.Member("availableWidth", .optional(key.availableWidth)),
      JSON.Member("boldText", .bool(key.boldText)),
    ]
  }

  private static func result(_ change: SnapshotDiff.ResultChange) -> JSON {
    .members([
      "category": .string(change.category.name), "counts": .bool(change.counts),
      "old": change.old.map { .object(JSON.result($0)) } ?? .null,
      "new": change.new.map { .object(JSON.result($0)) } ?? .null,
    ])
  }
}
