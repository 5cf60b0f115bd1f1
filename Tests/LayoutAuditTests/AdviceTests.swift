import LayoutAudit
import Testing
import Typography

/// Every way that an advice offers is enough by itself: who follows one has no more findings.
struct AdviceTests {
  private let followed: Set<String> = [
    "width-overflow", "text-truncated", "height-clipped", "ink-clipped", "text-shrunk",
  ]

  private func findings(
    _ elements: [AuditPlan.Element], knowsReach: Bool = false
  ) async throws -> [Finding] {
    var fonts = PaperFonts.standard
    fonts.knowsReach = knowsReach
    return try await Audit(AuditPlan(elements: elements)).run(measuring: fonts).findings.filter {
      // A harmless finding is told with the advice of the others; ink at a line's ends has one of its own.
      followed.contains($0.rule) && ($0.severity == .error || $0.rule == "text-shrunk")
    }
  }

  private func advice(_ element: AuditPlan.Element) async throws -> String? {
    try await findings([element]).first?.advice.split(separator: "; as it is").first.map(String.init)
  }

  // MARK: Words

  private let text = "one two three"

  @Test func aLabelOfOneLineMayWrap() async throws {
    // Five letters of half an em are 132.5 points wide at 53, thirteen 344.5.
    #expect(
      try await advice(.sample(bounds: .width(140), text: text))
        == "let it wrap (lines 0); or make it at least 345 pt wide")
    // Three lines of 1.2 em.
    #expect(
      try await advice(
        .sample(bounds: LayoutBounds(widths: [140], height: .points(70)), text: text))
        == "let it wrap (lines 0), and let the box grow or make it at least 191 pt high; or make it at least 345 pt wide"
    )
    #expect(
      try await advice(.sample(bounds: .width(100), text: text))
        == "let it wrap (lines 0), and make it at least 133 pt wide; or make it at least 345 pt wide")
  }

  @Test func moreLinesThanItMayHaveAreNamed() async throws {
    #expect(
      try await advice(.sample(lines: 2, bounds: .width(140), text: text))
        == "let it have 3 lines, or as many as it needs (lines 0)")
    #expect(
      try await advice(
        .sample(lines: 2, bounds: LayoutBounds(widths: [140], height: .points(130)), text: text))
        == "let it have 3 lines, or as many as it needs (lines 0), and let the box grow or make it at least 191 pt high"
    )
  }

  @Test func aWordOrAFieldDoesNotWrap() async throws {
    #expect(
      try await advice(.sample(bounds: .width(100), text: "three"))
        == "let the box grow, or make it at least 133 pt wide")
    #expect(
      try await advice(.sample(kind: .textField, bounds: .width(140), text: text))
        == "let the box grow, or make it at least 345 pt wide")
  }

  @Test func inkHasItsHeight() async throws {
    // At 53 points the icon reaches 0.105 em beyond the top and 0.06 beyond the bottom: twice 5.565 more than 53.
    #expect(
      try await advice(.sample(family: "Icons", text: "✪"))
        == "give it insets of 6 pt at the top and 4 pt at the bottom, or make it at least 64.5 pt high (minimumHeight)"
    )
    #expect(
      try await advice(.sample(family: "Icons", bounds: .height(60), text: "✪"))
        == "make it at least 64.5 pt high")
    // 1.1 − 0.987 em of 53 points beyond the top of 1.2 em: 5.989 of 63.6.
    #expect(
      try await advice(.sample(text: "ứ"))
        == "give it insets of 6 pt at the top, or make it at least 76 pt high (minimumHeight), or set lineHeightMultiple to 1.095"
    )
    #expect(
      try await advice(.sample(kind: .button, text: "ứ"))
        == "make it at least 76 pt high (minimumHeight), or set lineHeightMultiple to 1.095")
  }

  @Test func whatIsUnjudgedDoesNotFailToFit() async throws {
    let report = try await AuditPlan(elements: [.sample(bounds: .height(44), text: "☃")]).report()
    let advices = report.findings.filter { $0.rule == "height-clipped" }.map(\.advice)
    #expect(advices.count == 3)
    #expect(advices.allSatisfy { $0 == "let the box grow, or make it at least 64 pt high" })
  }

  @Test func aCapTellsWhatItCosts() async throws {
    func cap(_ height: Double) async throws -> String? {
      try await findings([.sample(bounds: .height(height))]).first?.advice
    }
    // 40 of 17 points are the first at 200 %, and take 48 and 56.5 at the next category.
    #expect(try await cap(44)?.contains("which keeps it below Larger Text's 200 %)") == true)
    let enough = try #require(try await cap(48))
    #expect(enough.contains("cap it with"))
    #expect(!enough.contains("Larger Text"))
  }

  // MARK: Following

  @Test(arguments: 0..<8) func whoFollowsAnyAdviceHasNoMoreFindings(seed: Int) async throws {
    var random = Sequence(state: UInt64(seed))
    let knowsReach = seed % 2 == 1
    let elements = try (0..<150).map { try element("\($0)", &random) }
    var mended: [AuditPlan.Element] = []
    var advices: [String: String] = [:]
    for finding in try await findings(elements, knowsReach: knowsReach) {
      guard let element = elements.first(where: { $0.text.name == finding.element }) else { continue }
      for (way, text) in AdviceFollower(element: element.text, advice: finding.advice).mended.enumerated() {
        var copy = element
        copy.text = text
        copy.text.name += ".\(way)"
        if advices.updateValue(finding.advice, forKey: copy.text.name) == nil { mended.append(copy) }
      }
    }
    #expect(mended.count > 100)
    for finding in try await findings(mended, knowsReach: knowsReach) {
      let name = finding.element ?? ""
      let text = mended.first { $0.text.name == name }?.text
      Issue.record(
        "\(advices[name] ?? "")\n\(finding.rule) \(finding.category?.name ?? ""): \(finding.message)\n\(finding.advice)\n\(text.map(described) ?? "")"
      )
    }
  }

  private func described(_ element: TextElement) -> String {
    "\(element.kind) \(element.lines) lines, \(element.bounds), \(element.lineBreakMode), \(element.minimumScaleFactor ?? 1): \(String(describing: element.text))"
  }

  private func element(_ name: String, _ random: inout Sequence) throws -> AuditPlan.Element {
    let words = [
      "a", "two", "three", "unbreakable", "ứng", "mỵ", "✪", "line\nline", "字", "Weiterentwicklung",
    ]
    // Every other text has no mark that reaches beyond a line of Lato.
    let plain = words.filter { word in !word.contains { "ứỵ✪字".contains($0) } }
    let known = random.next(2) == 0 ? words : plain
    let text = (0...random.next(6)).map { _ in known[random.next(known.count)] }.joined(separator: " ")
    var bounds = LayoutBounds()
    if random.next(4) > 0 { bounds.widths = [Double(40 + random.next(300))] }
    switch random.next(5) {
    case 0, 1: bounds.height = .points(Double(20 + random.next(150)))
    case 2: bounds.minimumHeight = .points(Double(20 + random.next(60)))
    case 3: bounds.maximumHeight = .points(Double(20 + random.next(150)))
    default: break
    }
    if random.next(3) == 0 { bounds.insets = EdgeInsets(top: 1, left: 2, bottom: 3.25, right: 4.5) }
    let kinds = TextElement.Kind.allCases
    let kind = kinds[random.next(kinds.count)]
    let modes = LineBreakMode.allCases
    var lineHeight = LineHeightRule()
    switch random.next(8) {
    case 0: lineHeight.multiple = 1.25
    case 1: lineHeight.spacing = 3
    case 2: (lineHeight.minimum, lineHeight.maximum) = (30, 40)
    default: break
    }
    var variants: [TextElement.Variant] = []
    if random.next(4) == 0 {
      let range = ContentSizeCategoryLimits(ContentSizeCategory.accessibilityMedium...)
      variants = [
        .init(
          categories: range, height: random.next(2) == 0 ? .points(100) : nil,
          width: random.next(2) == 0 ? 120 : nil, lines: random.next(2) == 0 ? random.next(3) : nil)
      ]
    }
    return try .sample(
      name, family: random.next(3) == 0 ? "Icons" : "Lato", kind: kind,
      scaling: FontScaling(textStyle: random.next(2) == 0 ? .body : .footnote),
      lines: random.next(3) == 0 ? nil : random.next(4), bounds: bounds, text: text,
      lineBreakMode: random.next(2) == 0 ? nil : modes[random.next(modes.count)],
      minimumScaleFactor: random.next(4) == 0 ? (kind == .textField ? 10 : 0.6) : nil,
      lineHeight: lineHeight, variants: variants)
  }

  /// The same numbers for the same seed.
  private struct Sequence {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }
}
