/// What an audit or a live element needs to know of real fonts; a test can answer without any.
public protocol TextMeasuring: Sendable {
  /// The face that answers a descriptor, and its metrics in font units.
  ///
  /// - Throws: Where the fonts can't be searched, or the face can't be read. A missing family is no error, but an outcome.
  func face(for descriptor: FontDescriptor) throws -> MeasuredFace

  /// A text in the face that answers a descriptor, ready to be laid out at any size; nil where no face answers.
  ///
  /// - Throws: Where the fonts or ICU fail.
  func prepare(
    _ text: String, in descriptor: FontDescriptor, attributes: TextAttributes
  ) throws -> (any PreparedText)?
}

/// A resolved face and its metrics.
///
/// A class: every element of a layout holds one of few.
public final class MeasuredFace: Hashable, Sendable {
  public let outcome: FontOutcome
  /// Nil where no face answers.
  public let metrics: FaceMetrics?
  /// What is broken in the font, a sentence each.
  public let damage: [String]

  /// Why there are metrics and no glyphs, for a face that is known from a record alone; nil for a font that is there.
  public let withoutGlyphs: String?

  public init(
    outcome: FontOutcome, metrics: FaceMetrics?, damage: [String] = [], withoutGlyphs: String? = nil
  ) {
    self.outcome = outcome
    self.metrics = metrics
    self.damage = damage
    self.withoutGlyphs = withoutGlyphs
  }

  public static func == (left: MeasuredFace, right: MeasuredFace) -> Bool {
    left === right
      || (left.outcome == right.outcome && left.metrics == right.metrics && left.damage == right.damage
        && left.withoutGlyphs == right.withoutGlyphs)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(outcome) }
}
