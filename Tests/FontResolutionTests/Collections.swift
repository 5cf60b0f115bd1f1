import FixtureSupport
import FontResolution
import Typography

/// A collection of fixture folders such as `Probe`, or of absolute paths; never of the machine's fonts.
func collection(_ folders: String...) throws -> FontCollection { try collection(folders) }

func collection(_ folders: [String]) throws -> FontCollection {
  try FontCollection(
    directories: folders.map { $0.hasPrefix("/") ? $0 : Fixtures.font($0) }, systemFonts: false,
    cacheDirectory: Fixtures.cache, facts: facts)
}

/// What only the file tells of a face.
@Sendable private func facts(_ file: String, _ faceIndex: Int) -> FaceFacts {
  let nameless = ["no-name.ttf", "trunc-half.ttf"]
  return FaceFacts(
    variationSpace: variationSpace(file), hasFamilyName: !nameless.contains(fileName(file)))
}

/// What Fixtures/Fonts/README.md says of the axes, and fontTools of the named instances.
private func variationSpace(_ file: String) -> VariationSpace? {
  let axes: [String: [VariationAxis]] = [
    "flex.ttf": [
      VariationAxis(tag: "wght", minimum: 200, default: 400, maximum: 800),
      VariationAxis(tag: "wdth", minimum: 75, default: 100, maximum: 100),
    ],
    "vf-mult.ttf": [VariationAxis(tag: "wght", minimum: 200, default: 200, maximum: 900)],
    "vf-thin.ttf": [VariationAxis(tag: "wght", minimum: 100, default: 100, maximum: 900)],
    "slant.ttf": [VariationAxis(tag: "slnt", minimum: -10, default: 0, maximum: 0)],
  ]
  let name = fileName(file)
  guard let axes = axes[name] else { return nil }
  let named = ExpectedInstance.all.filter { $0.file.hasSuffix("/\(name)") && $0.postScriptName != nil }
  return VariationSpace(
    axes: axes,
    instances: named.map {
      NamedInstance(name: $0.style, postScriptName: $0.postScriptName, coordinates: $0.coordinates)
    })
}

/// The last part of a path.
func fileName(_ path: String?) -> String { path?.split(separator: "/").last.map(String.init) ?? "" }

extension FontCollection {
  /// The outcome of a request with the given parts.
  func resolve(
    _ name: String, style: String? = nil, weight: Double? = nil, width: Double? = nil,
    slant: FontSlant? = nil, fallbacks: [String] = [], text: String = ""
  ) throws -> FontOutcome {
    try resolve(
      FontRequest(
        name: name, faceStyle: style, weight: weight.map { FontWeight(clamping: $0) }, width: width,
        slant: slant, fallbacks: fallbacks, text: text))
  }
}
