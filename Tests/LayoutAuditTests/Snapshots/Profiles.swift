import LayoutAudit
import Typography

extension FaceProfile {
  /// A face of 1000 units, of which tests change what they look at.
  static func sample(
    _ name: String = "Brand-Regular", weight: FontWeight = .regular, slant: FontSlant = .upright,
    ascender: Double = 800, descender: Double = -200, unitsPerEm: Int = 1000, hash: String = "a",
    axes: [VariationAxis] = [], features: [String] = ["kern", "liga"],
    advances: [Unicode.Scalar: Double?] = ["A": 600, "B": 500], tellsAll: Bool = true
  ) -> FaceProfile {
    FaceProfile(
      face: FaceIdentity(
        file: "\(name).ttf", postScriptName: name, family: "Brand",
        traits: FontTraits(weight: weight, slant: slant)),
      versionText: "Version 1", hash: hash,
      metrics: FaceMetrics(
        unitsPerEm: unitsPerEm, policy: .apple, source: .hhea,
        tables: VerticalTables(hhea: nil, typo: nil, win: nil, useTypoMetrics: false),
        units: .init(ascender: ascender, descender: descender, lineGap: 0)),
      axes: axes, features: features,
      advances: advances.sorted { $0.key < $1.key }.map { Advance(character: $0.key, units: $0.value) },
      tellsAllCharacters: tellsAll)
  }
}
