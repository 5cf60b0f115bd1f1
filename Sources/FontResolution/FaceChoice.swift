internal import Typography

/// Which face of a family answers: by width, then slant, then weight, then what tells equal faces apart.
struct FaceChoice {
  let asked: FontTraits
  /// The family as it was asked for: a face with just this name in name ID 1 comes before one that only shares it.
  let family: String

  /// The best first. The order is total, so that neither directories nor caches can change it.
  func ranked(_ records: [FaceRecord]) -> [FaceRecord] {
    records.map { (record: $0, rank: rank($0)) }
      .sorted { $0.rank.lexicographicallyPrecedes($1.rank, record: $0.record, $1.record) }
      .map(\.record)
  }

  private struct Rank {
    let traits: TraitDistance
    let numbers: [Double]

    func lexicographicallyPrecedes(_ other: Rank, record: FaceRecord, _ otherRecord: FaceRecord) -> Bool {
      if traits != other.traits { return traits < other.traits }
      for (left, right) in zip(numbers, other.numbers) where left != right { return left < right }
      return (record.file, record.faceIndex, record.instance)
        < (otherRecord.file, otherRecord.faceIndex, otherRecord.instance)
    }
  }

  private func rank(_ record: FaceRecord) -> Rank {
    Rank(
      traits: TraitDistance(of: record.traits(nearest: asked), from: asked),
      numbers: [
        record.legacyFamilies.contains { foldName($0) == foldName(family) } ? 0 : 1,
        record.styles.contains { StyleWords.fold($0) == "regular" } ? 0 : 1,
        -(record.version ?? 0),
      ])
  }
}
