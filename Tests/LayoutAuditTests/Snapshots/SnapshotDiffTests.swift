import LayoutAudit
import Testing
import Typography

struct SnapshotDiffTests {
  private func diff(
    _ old: FaceProfile, _ new: FaceProfile, _ tolerance: DiffTolerance = DiffTolerance()
  ) throws -> SnapshotDiff {
    try SnapshotDiff(faces: [old], [new], tolerance: tolerance)
  }

  // MARK: Faces

  @Test func theSameFileHasNoDifference() throws {
    let diff = try diff(.sample(), .sample())
    #expect(diff.faces.isEmpty)
    #expect(diff.counted == 0)
  }

  @Test func ofACharacterThatIsThereTwiceTheFirstCounts() throws {
    var twice = FaceProfile.sample()
    twice.advances.append(FaceProfile.Advance(character: "A", units: 900))
    let face = try #require(
      try diff(twice, .sample(hash: "b", advances: ["A": 700, "B": 500])).faces.first)
    #expect(face.advances.map(\.new) == [700, 700])
    #expect(
      try diff(.sample(hash: "b", advances: ["A": 600, "B": 500]), twice).faces.first?.advances.isEmpty
        == true)
  }

  @Test func aMovedMetricIsToldInPointsOfEveryCategory() throws {
    let face = try #require(try diff(.sample(), .sample(ascender: 900, hash: "b")).faces.first)
    #expect(face.metrics.map(\.metric) == ["lineHeight", "ascender"])
    let height = face.metrics[0]
    #expect(height.old == 1000)
    #expect(height.new == 1100)
    // Body by the Human Interface Guidelines, a tenth more.
    #expect(height.points.map(\.size) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(height.points.map(\.old) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(height.points.map(\.category) == ContentSizeCategory.all)
    #expect(zip(height.points, height.points).allSatisfy { abs(($0.new ?? 0) - $1.size * 1.1) < 1e-9 })
    #expect(height.counts)
  }

  /// A tenth of 53 points is 5.3, and 10 %.
  @Test(arguments: [
    (DiffTolerance(points: 5.3), 0), (DiffTolerance(points: 5.29), 2), (DiffTolerance(percent: 12.5), 0),
    (DiffTolerance(percent: 9.9), 2), (DiffTolerance(points: 9, percent: 5), 2), (DiffTolerance(), 2),
    // The ascender moves by 12.5 %, the line by 10.
    (DiffTolerance(percent: 11), 1),
  ])
  func whatPassesTheToleranceCountsAndAllIsTold(tolerance: DiffTolerance, counted: Int) throws {
    let diff = try diff(.sample(), .sample(ascender: 900, hash: "b"), tolerance)
    #expect(diff.counted == counted)
    #expect(diff.faces.first?.metrics.count == 2)
  }

  @Test func anotherScaleAloneMovesNothing() throws {
    let same = FaceProfile.sample(
      ascender: 1600, descender: -400, unitsPerEm: 2000, hash: "b", advances: ["A": 1200, "B": 1000])
    let diff = try diff(.sample(), same)
    #expect(diff.faces.first?.isEmpty == true)
    #expect(diff.counted == 0)
  }

  @Test func advancesCoverageFeaturesAndAxesAreCompared() throws {
    let weight = VariationAxis(tag: "wght", minimum: 100, default: 400, maximum: 900)
    let width = VariationAxis(tag: "wdth", minimum: 75, default: 100, maximum: 100)
    let old = FaceProfile.sample(axes: [weight], features: ["kern", "liga"])
    let new = FaceProfile.sample(
      hash: "b", axes: [width], features: ["kern", "tnum"], advances: ["A": 620, "C": 500])
    let diff = try diff(old, new)
    let face = try #require(diff.faces.first)
    #expect(face.advances.map(\.character) == ["A"])
    #expect(face.advances.map(\.new) == [620])
    #expect(face.lostCharacters == ["B"])
    #expect(face.gainedCharacters == ["C"])
    #expect(face.lostFeatures == ["liga"])
    #expect(face.gainedFeatures == ["tnum"])
    #expect(face.axes.map(\.tag) == ["wdth", "wght"])
    // One advance, and what is lost: a character, a feature, an axis.
    #expect(diff.counted == 4)
  }

  @Test func aCharacterThatASnapshotNeverAskedForIsNotLost() throws {
    let old = FaceProfile.sample(advances: ["A": 600, "B": 500, "C": nil], tellsAll: false)
    let new = FaceProfile.sample(hash: "b", advances: ["A": 600, "C": 400], tellsAll: false)
    let face = try #require(try diff(old, new).faces.first)
    #expect(face.lostCharacters.isEmpty)
    #expect(face.gainedCharacters == ["C"])
    let without = FaceProfile.sample(hash: "b", advances: ["A": nil], tellsAll: false)
    #expect(try diff(old, without).faces.first?.lostCharacters == ["A"])
  }

  @Test func facesPairByName() throws {
    let diff = try SnapshotDiff(
      faces: [.sample("One"), .sample("Two")], [.sample("Two"), .sample("Three")], tolerance: DiffTolerance())
    #expect(diff.lostFaces.map(\.postScriptName) == ["One"])
    #expect(diff.gainedFaces.map(\.postScriptName) == ["Three"])
    #expect(diff.counted == 1)
  }

  @Test func twoFilesOfOneFacePairWhateverTheirNames() throws {
    let diff = try SnapshotDiff(face: .sample("One"), .sample("Two", hash: "b"), tolerance: DiffTolerance())
    #expect(diff.faces.count == 1)
    #expect(diff.counted == 0)
  }

  // MARK: Elements

  private func snapshot(
    _ name: String = "title", lines: Int = 1, height: Double = 20, verdict: Verdict = .fits,
    width: Double? = nil
  ) -> Snapshot {
    Snapshot(
      platform: .ios, policy: .apple, displayScale: 2, faces: [],
      elements: [
        Snapshot.Element(
          key: .init(name: name, locale: nil, availableWidth: nil, boldText: false), face: "Brand-Regular",
          results: [
            CategoryResult(
              category: .large, size: 17, lines: lines, width: width, height: height, verdict: verdict)
          ])
      ])
  }

  private let wide = DiffTolerance(points: 100)

  @Test func aChangedLineCountOrVerdictCountsWhateverTheTolerance() throws {
    for new in [snapshot(lines: 2), snapshot(verdict: .clips)] {
      #expect(try SnapshotDiff(snapshot(), new, tolerance: wide).counted == 1)
    }
    // A verdict that grew better is another one all the same.
    #expect(try SnapshotDiff(snapshot(verdict: .clips), snapshot(), tolerance: wide).counted == 1)
  }

  @Test func aHeightCountsBeyondTheTolerance() throws {
    let taller = snapshot(height: 21)
    #expect(try SnapshotDiff(snapshot(), taller, tolerance: DiffTolerance(points: 1)).counted == 0)
    #expect(try SnapshotDiff(snapshot(), taller, tolerance: DiffTolerance(points: 1)).elements.count == 1)
    #expect(try SnapshotDiff(snapshot(), taller, tolerance: DiffTolerance(points: 0.9)).counted == 1)
  }

  @Test func elementsThatComeAndGoAreToldAndDoNotCount() throws {
    let diff = try SnapshotDiff(snapshot("old"), snapshot("new"), tolerance: DiffTolerance())
    #expect(diff.lostElements.map(\.name) == ["old"])
    #expect(diff.gainedElements.map(\.name) == ["new"])
    #expect(diff.counted == 0)
  }

  @Test func whatIsRecordedStandsInOneOrder() async throws {
    func recorded(_ names: [String]) async throws -> Snapshot {
      let plan = AuditPlan(elements: try names.map { try .sample($0) })
      return Snapshot(
        of: try await plan.report(), policy: .apple, plan: plan,
        faces: names.map { _ in .sample() })
    }
    let (one, other) = (try await recorded(["b", "a", "c"]), try await recorded(["c", "b", "a"]))
    #expect(one == other)
    #expect(one.elements.map(\.key.name) == ["a", "b", "c"])
  }
}
