public import LayoutAudit
internal import Typography

/// A snapshot's file: sorted, a line for each category, so that a review shows what changed line by line.
public enum SnapshotReport {
  public static func json(_ snapshot: Snapshot) -> String {
    JSON.document([
      "kind": .string("snapshot"),
      "platform": .string(snapshot.platform.rawValue),
      "policy": .string(snapshot.policy.rawValue),
      "displayScale": .number(snapshot.displayScale),
      "faces": .array(snapshot.faces.map(face)),
      "elements": .array(snapshot.elements.map(element)),
    ])
  }

  private static func face(_ profile: FaceProfile) -> JSON {
    let (face, metrics) = (profile.face, profile.metrics)
    return .members([
      "postScriptName": .optional(face.postScriptName),
      "family": .optional(face.family),
      "style": .optional(face.style),
      "weight": .number(face.traits.weight.value),
      "width": .number(face.traits.width),
      "slant": .string(face.traits.slant.rawValue),
      "variations": .variations(face.variations),
      "file": .string(face.file),
      "faceIndex": .integer(face.faceIndex),
      "version": .optional(profile.versionText),
      "hash": .string(profile.hash),
      "unitsPerEm": .integer(metrics.unitsPerEm),
      "source": .string(metrics.source.rawValue),
      "tables": .tables(metrics.tables),
      "useTypoMetrics": .bool(metrics.tables.useTypoMetrics),
      "units": .units(metrics.units),
      "measured": .array(metrics.measured.map { .string($0.rawValue) }),
      "warnings": .array(metrics.warnings.map { .string($0) }),
      "axes": .array(
        profile.axes.map { axis in
          .members([
            "axis": .string(axis.tag), "minimum": .number(axis.minimum), "default": .number(axis.default),
            "maximum": .number(axis.maximum),
          ])
        }),
      "features": .array(profile.features.map { .string($0) }),
      "advances": .array(
        profile.advances.map { advance in
          .members([
            "character": .string(String(advance.character).printable),
            "code": .string(advance.character.codePointText),
            "advance": .optional(advance.units),
          ])
        }),
    ])
  }

  private static func element(_ element: Snapshot.Element) -> JSON {
    .members([
      "name": .string(element.key.name),
      "locale": .optional(element.key.locale),
      "availableWidth": .optional(element.key.availableWidth),
      "boldText": .bool(element.key.boldText),
      "face": .optional(element.face),
      "results": .array(element.results.map { .object(JSON.result($0)) }),
    ])
  }
}
