import Testing
import Typography

struct LetterTransformTests {
  @Test(arguments: LetterTransform.allCases)
  func pairsAreAsPublishedUpperCaseFirst(transform: LetterTransform) throws {
    let pairs = try Published.pairs(of: transform.rawValue)
    #expect(pairs.map(\.first) == [38, 37])
    #expect(transform.aatSettings == pairs.map { .aat(type: $0[0], selector: $0[1]) })
  }

  @Test(arguments: [
    (LetterTransform.regular, [String]()), (.allCaps, ["smcp", "c2sc"]), (.smallCaps, ["smcp"]),
    (.petiteCaps, ["pcap"]),
  ])
  func openTypeTurnsTheTransformOnAndTheOthersOff(transform: LetterTransform, on: [String]) {
    #expect(transform.requiredTags == on)
    let expected = ["smcp", "c2sc", "pcap", "c2pc"].map {
      FeatureSetting.openType(tag: $0, value: on.contains($0) ? 1 : 0)
    }
    #expect(Set(transform.openTypeSettings) == Set(expected))
    #expect(transform.openTypeSettings.count == 4)
  }

  @Test(arguments: LetterTransform.allCases)
  func mergingReplacesCaseFeaturesAndKeepsTheRestInOrder(transform: LetterTransform) {
    let kept: [FeatureSetting] = [
      .aat(type: 3, selector: 3), .aat(type: nil, selector: 1), .aat(type: nil, selector: nil),
      .aat(type: 6, selector: nil), .openType(tag: "liga", value: 0), .openType(tag: "case", value: 1),
    ]
    let replaced: [FeatureSetting] = [
      .aat(type: 37, selector: 1), .aat(type: 38, selector: nil), .aat(type: 37, selector: nil),
      .openType(tag: "smcp", value: 1), .openType(tag: "c2sc", value: 1), .openType(tag: "pcap", value: 1),
      .openType(tag: "c2pc", value: 0),
    ]
    let mixed = zip(kept, replaced).flatMap { [$1, $0] } + replaced
    #expect(transform.merged(into: mixed) == transform.aatSettings + kept)
  }

  @Test func mergingTwiceLeavesTheLastTransform() {
    let once = LetterTransform.allCaps.merged(into: [])
    #expect(LetterTransform.petiteCaps.merged(into: once) == LetterTransform.petiteCaps.aatSettings)
  }

  @Test(arguments: LetterTransform.allCases)
  func namesAreReadInAnyCase(transform: LetterTransform) throws {
    #expect(try LetterTransform(spelling: transform.rawValue.lowercased()) == transform)
  }

  @Test func unknownTextIsRefusedWithTheNearestName() {
    #expect(message { try LetterTransform(spelling: "smallcap") }.contains("did you mean 'smallCaps'?"))
  }
}
