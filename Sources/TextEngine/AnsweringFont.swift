internal import TextLayout
internal import Typography

/// What answers a descriptor: its face, the faces that may stand in for it, and the features of its letter transform.
///
/// A class: worked out once, and held by every text that is set in it.
final class AnsweringFont: Sendable {
  let measured: MeasuredFace
  /// The face first; nil where no face answers.
  let cascade: FontCascade?
  let features: [String: Int]
  /// Features that must change letters for the transform to be seen.
  let requiredFeatures: [String]

  init(_ measured: MeasuredFace, cascade: FontCascade?, descriptor: FontDescriptor) {
    self.measured = measured
    self.cascade = cascade
    features = descriptor.openTypeFeatures
    requiredFeatures = descriptor.requiredFeatures
  }
}

/// What decides how a descriptor is answered: all but its size.
struct FontKey: Hashable {
  let name: String
  let traits: FontTraits
  let featureSettings: [FeatureSetting]

  /// - Parameter featureSettings: empty where only the face is asked for, which no feature changes.
  init(_ descriptor: FontDescriptor, featureSettings: [FeatureSetting] = []) {
    name = descriptor.faceName ?? descriptor.family ?? ""
    traits = descriptor.traits
    self.featureSettings = featureSettings
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(traits.weight)
  }
}

extension FontDescriptor {
  /// The OpenType features that the letter transform asks for.
  fileprivate var openTypeFeatures: [String: Int] {
    if featureSettings.isEmpty { return [:] }
    var features: [String: Int] = [:]
    for transform in LetterTransform.allCases where transform.aatSettings.allSatisfy(featureSettings.contains)
    {
      for case .openType(let tag, let value) in transform.openTypeSettings where value > 0 {
        features[tag] = value
      }
    }
    for case .openType(let tag, let value) in featureSettings { features[tag] = value }
    return features
  }

  fileprivate var requiredFeatures: [String] {
    if featureSettings.isEmpty { return [] }
    return LetterTransform.allCases.first { $0.aatSettings.allSatisfy(featureSettings.contains) }?
      .requiredTags
      ?? []
  }
}
