import LayoutAudit
import Testing
import Typography

/// Texts of fixed 20 pt: ten points to the character, lines of 24 in Lato and of 20 in Icons.
struct BoxFitTests {
  private func row(
    _ text: String?, family: String = "Lato", kind: TextElement.Kind = .label, lines: Int? = nil,
    bounds: LayoutBounds = LayoutBounds(), mode: LineBreakMode? = nil, minimumScaleFactor: Double? = nil,
    lineHeight: LineHeightRule = LineHeightRule(), size: Double = 20, displayScale: Double = 2,
    attributes: TextAttributes = TextAttributes(), growsWithFallback: Bool = false
  ) async throws -> JudgedElement.Row {
    let element = try AuditPlan.Element.sample(
      family: family, kind: kind, scaling: FontScaling(.fixed, base: size), lines: lines, bounds: bounds,
      text: text, lineBreakMode: mode, minimumScaleFactor: minimumScaleFactor, lineHeight: lineHeight,
      attributes: attributes)
    let plan = AuditPlan(
      displayScale: displayScale, selection: try CategorySelection(spelling: "large", in: .ios),
      elements: [element], growsWithFallback: growsWithFallback)
    return try #require(try await plan.report().elements.first?.rows.first)
  }

  private func box(_ width: Double, _ height: Double) -> LayoutBounds {
    LayoutBounds(widths: [width], height: .points(height))
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 } == true
  }

  // MARK: Fits

  @Test func aTextAsWideAsItsBoxFits() async throws {
    let row = try await row("ten chars.", bounds: box(100, 24))
    #expect(row.verdict == .fits)
    #expect(row.lines == 1)
    #expect(row.width == 100)
    #expect(row.height == 24)
    #expect(row.availableWidth == 100)
    #expect(row.problems.isEmpty)
    #expect(row.scaleFactor == nil)
  }

  @Test func withoutBoundsATextFits() async throws {
    let row = try await row("a text of any length whatever")
    #expect(row.verdict == .fits)
    #expect(row.lines == 1)
    #expect(row.availableWidth == nil)
  }

  @Test func textThatWrapsTakesTheLinesThatItNeeds() async throws {
    let row = try await row("aaa bbb ccc", lines: 0, bounds: .width(70))
    #expect(row.verdict == .fits)
    #expect(row.lines == 2)
    #expect(row.width == 70)
    #expect(row.height == 48)
  }

  @Test func insetsNarrowTheLines() async throws {
    let bounds = LayoutBounds(widths: [70], insets: EdgeInsets(left: 5, right: 5))
    #expect(try await row("aaa bbb ccc", lines: 0, bounds: bounds).lines == 3)
  }

  @Test func anEmptyTextFits() async throws {
    #expect(try await row("", bounds: box(1, 24)).verdict == .fits)
  }

  /// A line of 21 points takes 25.2, which are 76 of 3 pixels to the point: no decimal says it.
  @Test func aBoxOfAsManyThousandthsAsAreToldIsHighEnough() async throws {
    let fits = try await row("abc", bounds: box(100, 25.333), size: 21, displayScale: 3)
    #expect(isNear(fits.height, 76 / 3.0))
    #expect(fits.problems.isEmpty)
    // Two lines of 24 points and the space between.
    let rule = LineHeightRule(spacing: 4 / 3.0)
    let two = try await row(
      "aaa bbb", lines: 2, bounds: box(30, 49.333), lineHeight: rule, displayScale: 3)
    #expect(two.problems.isEmpty)
    let low = try await row("abc", bounds: box(100, 25.332), size: 21, displayScale: 3)
    #expect(low.problems.count == 1)
    #expect(try await row(nil, bounds: .height(25.333), size: 21, displayScale: 3).verdict == .fits)
    #expect(try await row(nil, bounds: .height(25.332), size: 21, displayScale: 3).verdict == .clips)
  }

  @Test(arguments: [0, 1, 2]) func aBoxOfAsManyThousandthsAsAreToldIsWideEnough(lines: Int) async throws {
    // Four letters, half of 20 ÷ 3 points each: 40 ÷ 3.
    let fits = try await row("abcd", lines: lines, bounds: .width(13.333), size: 20 / 3.0)
    #expect(fits.verdict == .fits)
    let narrow = try await row("abcd", lines: lines, bounds: .width(13.332), size: 20 / 3.0)
    #expect(narrow.verdict == .overflows)
  }

  // MARK: Truncates

  @Test(arguments: [
    (LineBreakMode.byTruncatingHead, "…o words"), (.byTruncatingTail, "two wor…"),
    (.byTruncatingMiddle, "two …rds"),
  ])
  func aLineThatIsTooWideTruncates(mode: LineBreakMode, ending: String) async throws {
    let row = try await row("two words", bounds: .width(80), mode: mode)
    #expect(row.verdict == .truncates)
    #expect(
      row.problems == [
        .truncated(neededLines: 1, shownLines: 1, neededWidth: 90, neededHeight: 24, ending: ending)
      ])
  }

  @Test func moreLinesThanAreShownTruncate() async throws {
    let row = try await row("aaa bbb ccc", lines: 2, bounds: .width(30))
    #expect(row.verdict == .truncates)
    #expect(row.lines == 3)
    #expect(
      row.problems == [
        .truncated(neededLines: 3, shownLines: 2, neededWidth: 30, neededHeight: 72, ending: "bb…")
      ])
    #expect(try await self.row("aaa bbb ccc", lines: 3, bounds: .width(30)).verdict == .fits)
  }

  @Test func aHardBreakInOneLineTruncates() async throws {
    #expect(try await row("one\ntwo").verdict == .truncates)
    #expect(try await row("one\ntwo", lines: 2).verdict == .fits)
  }

  @Test func aLabelDrawsTheLinesThatFitAndTruncatesTheLast() async throws {
    // 24 points to the line: 50 hold two of the three that are needed and allowed.
    let row = try await row("aaa bbb ccc", lines: 3, bounds: box(30, 50))
    #expect(row.verdict == .truncates)
    #expect(
      row.problems == [
        .truncated(neededLines: 3, shownLines: 2, neededWidth: 30, neededHeight: 72, ending: "bb…")
      ])
  }

  @Test func linesThatNeitherNumberNorHeightAllowsAreOneProblem() async throws {
    // Of four lines of 24 points two are allowed, and 30 points hold one.
    let row = try await row("aaa bbb ccc ddd", lines: 2, bounds: box(30, 30))
    #expect(row.verdict == .truncates)
    #expect(
      row.problems == [
        .truncated(neededLines: 4, shownLines: 1, neededWidth: 30, neededHeight: 96, ending: "aa…")
      ])
    // Two lines fit, and the third isn't allowed.
    #expect(
      try await self.row("aaa bbb ccc", lines: 2, bounds: box(30, 50)).problems == [
        .truncated(neededLines: 3, shownLines: 2, neededWidth: 30, neededHeight: 72, ending: "bb…")
      ])
  }

  @Test func theOneLineOfABoxLowerThanItIsCutAsWell() async throws {
    // Below 10 points the ink of a line of 24 is cut, wherever the text ends.
    let row = try await row("aaa bbb", lines: 2, bounds: box(30, 10))
    #expect(row.verdict == .clips)
    #expect(row.problems.count == 2)
    #expect(row.problems.last == .tooTall(needed: 24, available: 10, lines: 1, isHarmless: false))
  }

  @Test func aLineTooNarrowForItsEllipsisShowsNothing() async throws {
    let row = try await row("a\nb", bounds: .width(9))
    #expect(
      row.problems.contains(
        .truncated(neededLines: 2, shownLines: 1, neededWidth: 10, neededHeight: 48, ending: "")))
  }

  @Test func aTextFieldIsJudgedAsItsPlaceholder() async throws {
    let row = try await row("two words", kind: .textField, bounds: .width(80))
    #expect(row.verdict == .truncates)
    #expect(row.reason?.contains("placeholder") == true)
  }

  // MARK: Clips

  @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping])
  func moreLinesThanAreShownClipWhereLinesWrap(mode: LineBreakMode) async throws {
    #expect(try await row("aaa bbb ccc", lines: 2, bounds: .width(30), mode: mode).verdict == .clips)
  }

  @Test func aLineThatIsTooWideIsCutUnderClipping() async throws {
    #expect(try await row("two words", bounds: .width(80), mode: .byClipping).verdict == .clips)
  }

  @Test(arguments: [LineBreakMode.byWordWrapping, .byCharWrapping])
  func aLineThatDoesNotFitTheHeightIsCutWhereLinesWrap(mode: LineBreakMode) async throws {
    // One of two lines fits 40 points: the other is not drawn.
    let row = try await row("aaa bbb", lines: 0, bounds: box(30, 40), mode: mode)
    #expect(row.verdict == .clips)
    #expect(row.problems == [.tooTall(needed: 48, available: 40, lines: 2, isHarmless: false)])
  }

  @Test func spaceBetweenLinesCountsForThoseThatFit() async throws {
    // 24 + 20 + 24 points; without the space two lines would fit 60.
    let rule = LineHeightRule(spacing: 20)
    let truncated = try await row("aaa bbb", lines: 2, bounds: box(30, 60), lineHeight: rule)
    #expect(truncated.verdict == .truncates)
    let cut = try await row(
      "aaa bbb", lines: 0, bounds: box(30, 60), mode: .byWordWrapping, lineHeight: rule)
    #expect(cut.verdict == .clips)
    #expect(try await row("aaa bbb", lines: 2, bounds: box(30, 68), lineHeight: rule).verdict == .fits)
  }

  @Test func aBoxThatCutsInkClips() async throws {
    // 7 points too low at each side; below the baseline are 4.26 empty ones.
    let row = try await row("abc", bounds: box(100, 10))
    #expect(row.verdict == .clips)
    #expect(row.problems == [.tooTall(needed: 24, available: 10, lines: 1, isHarmless: false)])
  }

  @Test func aBoxThatCutsTheEmptyPartOfALineFits() async throws {
    // 1 point too low at each side; above the ink are 5.74 empty ones, below it 4.26.
    let row = try await row("abc", bounds: box(100, 22))
    #expect(row.verdict == .fits)
    #expect(row.problems == [.tooTall(needed: 24, available: 22, lines: 1, isHarmless: true)])
  }

  @Test func aTextViewScrolls() async throws {
    let bounds = LayoutBounds(widths: [40], height: .points(10))
    let row = try await row("aaa bbb ccc", kind: .textView, bounds: bounds)
    #expect(row.verdict == .fits)
    #expect(row.problems.isEmpty)
    #expect(row.lines == 3)
  }

  // MARK: Ink

  @Test func inkBeyondTheLineClips() async throws {
    // An icon from −0.26 to 0.905 em in a line from −0.2 to 0.8 em.
    let row = try await row("✪", family: "Icons")
    #expect(row.height == 20)
    #expect(row.verdict == .clips)
    #expect(row.problems.count == 2)
    for (problem, expected) in zip(row.problems, [(JudgedElement.Edge.top, 2.1), (.bottom, 1.2)]) {
      guard case .inkOutside(let edge, let by, let characters) = problem else {
        Issue.record("\(problem)")
        continue
      }
      #expect(edge == expected.0)
      #expect(abs(by - expected.1) < 1e-9)
      #expect(characters == "✪")
    }
  }

  @Test func aHigherBoxHoldsTheInk() async throws {
    // 4.5 points, half of them above: 2.1 and 1.2 fit.
    #expect(try await row("✪", family: "Icons", bounds: .height(24.5)).verdict == .fits)
    #expect(try await row("✪", family: "Icons", bounds: .height(20)).verdict == .clips)
  }

  @Test func aBoxThatGrowsFromAMinimumHoldsTheInkToo() async throws {
    let roomy = LayoutBounds(minimumHeight: .points(24.5))
    #expect(try await row("✪", family: "Icons", bounds: roomy).verdict == .fits)
    let tight = LayoutBounds(minimumHeight: .points(10))
    #expect(try await row("✪", family: "Icons", bounds: tight).verdict == .clips)
  }

  @Test func upToAPixelOfInkIsNone() async throws {
    // At 5 points 0.525 above and 0.3 below: more than half a point, less than a whole one.
    #expect(try await row("✪", family: "Icons", size: 5, displayScale: 2).problems.count == 1)
    #expect(try await row("✪", family: "Icons", size: 5, displayScale: 1).verdict == .fits)
  }

  @Test func onlyTheOuterLinesReachBeyondTheBox() async throws {
    #expect(try await row("ứ\nabc", lines: 0).verdict == .clips)
    #expect(try await row("abc\nứ", lines: 0).verdict == .fits)
    #expect(try await row("abc\nỵ", lines: 0).verdict == .clips)
    #expect(try await row("ỵ\nabc", lines: 0).verdict == .fits)
  }

  @Test(arguments: [
    (LineBreakMode.byTruncatingTail, "abcdefghứ", Verdict.truncates),
    (.byTruncatingTail, "ứbcdefghi", .clips),
    (.byTruncatingHead, "ứbcdefghi", .truncates), (.byTruncatingHead, "abcdefghứ", .clips),
    (.byTruncatingMiddle, "abcứefghi", .truncates), (.byTruncatingMiddle, "abcdefghứ", .clips),
  ])
  func whatAnEllipsisHidesHasNoInk(mode: LineBreakMode, text: String, verdict: Verdict) async throws {
    // Two of nine letters, a space and the rest: five of ten fit, one of them the ellipsis.
    let row = try await row("\(text.prefix(2)) \(text.dropFirst(2))", bounds: .width(50), mode: mode)
    #expect(row.problems.contains { if case .inkOutside = $0 { true } else { false } } == (verdict == .clips))
  }

  @Test func theLineAboveAnEllipsisKeepsItsInk() async throws {
    #expect(try await row("ứaa bbb ccc", lines: 2, bounds: .width(30)).verdict == .clips)
    #expect(try await row("aaa bbb ccứ", lines: 2, bounds: .width(30)).verdict == .truncates)
    // The last line shows "bb…", so that nothing of its third letter reaches below.
    #expect(try await row("aaa bbỵ ccc", lines: 2, bounds: .width(30)).verdict == .truncates)
    #expect(try await row("aaa bỵb ccc", lines: 2, bounds: .width(30)).verdict == .clips)
  }

  @Test func inkBesideATruncatedLineIsThatOfItsPieces() async throws {
    // An ellipsis and four letters fill the 50 points, and the last reaches 2 further.
    let shown = try await row("aaaa aaaƒ", bounds: .width(50), mode: .byTruncatingHead)
    #expect(shown.problems.last == .inkOutside(edge: .right, by: 2, characters: ""))
    let hidden = try await row("aaaa aaaƒ", bounds: .width(50), mode: .byTruncatingTail)
    #expect(hidden.problems.count == 1)
    #expect(hidden.verdict == .truncates)
  }

  @Test func inkAtALinesEndsChangesNoVerdict() async throws {
    let row = try await row("ƒƒ")
    #expect(row.verdict == .fits)
    #expect(
      row.problems == [
        .inkOutside(edge: .left, by: 2, characters: ""), .inkOutside(edge: .right, by: 2, characters: ""),
      ])
    let wide = try await self.row("ƒƒ", bounds: .width(100))
    #expect(wide.problems == [.inkOutside(edge: .left, by: 2, characters: "")])
  }

  // MARK: Overflows

  @Test(arguments: LineBreakMode.allCases)
  func aWordThatIsTooWideOverflowsInEveryMode(mode: LineBreakMode) async throws {
    for lines in [0, 1, 2] {
      let row = try await row("unbreakable", lines: lines, bounds: .width(100), mode: mode)
      #expect(row.verdict == .overflows, "\(lines)")
      #expect(row.problems.contains(.tooWide(piece: "unbreakable", needed: 110, available: 100)))
    }
  }

  @Test func aWordThatIsTooWideIsFoundAsThatAlone() async throws {
    let row = try await row("unbreakable", bounds: .width(100))
    #expect(row.problems == [.tooWide(piece: "unbreakable", needed: 110, available: 100)])
  }

  @Test func theWidestPieceIsNamedAmongOthers() async throws {
    let row = try await row("an unbreakable word", lines: 0, bounds: .width(100))
    #expect(row.verdict == .overflows)
    #expect(row.problems == [.tooWide(piece: "unbreakable", needed: 110, available: 100)])
  }

  @Test func theWorstVerdictHolds() async throws {
    // A piece that is too wide, and more lines than are shown.
    let row = try await row("unbreakable word aaaa bbbb", lines: 2, bounds: .width(100))
    #expect(row.verdict == .overflows)
    #expect(row.problems.count == 2)
  }

  @Test func oneLineWithAWordThatIsTooWideIsFoundAsThatAlone() async throws {
    let row = try await row("unbreakable word", lines: 1, bounds: .width(100))
    #expect(row.verdict == .overflows)
    #expect(row.problems == [.tooWide(piece: "unbreakable", needed: 110, available: 100)])
  }

  // MARK: Shrinks

  /// Of nine letters in 72 points.
  private let shrunkTo80 = JudgedElement.Problem.shrunk(
    factor: 0.8, isCertain: true, want: .width(needed: 90, available: 72, piece: nil))

  @Test func oneLineShrinksByItsWidth() async throws {
    let row = try await row("two words", bounds: .width(72), minimumScaleFactor: 0.5)
    #expect(row.verdict == .shrinks)
    #expect(row.scaleFactor == 0.8)
    #expect(row.problems == [shrunkTo80])
  }

  @Test(arguments: [(0.8, Verdict.shrinks), (0.81, .truncates), (0, .shrinks), (1, .truncates)])
  func theLeastFactorIsTheLast(least: Double, verdict: Verdict) async throws {
    #expect(
      try await row("two words", bounds: .width(72), minimumScaleFactor: least).verdict == verdict)
  }

  @Test func aFactorThatIsNotAllowedIsToldAllTheSame() async throws {
    // 120 ÷ 160 = 0.75.
    let row = try await row("Weiterentwicklun", bounds: .width(120), minimumScaleFactor: 0.8)
    #expect(row.verdict == .overflows)
    #expect(row.scaleFactor == 0.75)
    #expect(row.reason?.contains("0.75") == true)
    #expect(row.reason?.contains("0.8") == true)
    let shrunk = try await self.row("Weiterentwicklun", bounds: .width(120), minimumScaleFactor: 0.5)
    #expect(shrunk.verdict == .shrinks)
    #expect(shrunk.scaleFactor == 0.75)
  }

  @Test(arguments: [(10.0, Verdict.shrinks), (16, .shrinks), (16.5, .truncates), (30, .truncates)])
  func aTextFieldHasALeastSizeInPoints(least: Double, verdict: Verdict) async throws {
    // 72 ÷ 90 of 20 points are 16.
    let row = try await row(
      "two words", kind: .textField, bounds: .width(72), minimumScaleFactor: least)
    #expect(row.verdict == verdict)
  }

  /// Nine letters of 10 points and 4 after each are 126 wide: 90 × 0.3 + 36 = 63.
  @Test func spaceInPointsDoesNotShrinkWithTheLetters() async throws {
    let spaced = TextAttributes(kern: .points(4))
    let row = try await row(
      "two words", bounds: .width(63), minimumScaleFactor: 0.25, attributes: spaced)
    #expect(row.verdict == .shrinks)
    #expect(isNear(row.scaleFactor, 0.3))
    // At half the size the line would still be 81 points wide.
    let tooFar = try await self.row(
      "two words", bounds: .width(63), minimumScaleFactor: 0.5, attributes: spaced)
    // "words" takes 5 × 14.
    #expect(tooFar.verdict == .overflows)
    #expect(isNear(tooFar.scaleFactor, 0.3))
    #expect(tooFar.reason?.contains("0.3") == true)
    // The space alone takes 36.
    let never = try await self.row(
      "two words", bounds: .width(35), minimumScaleFactor: 0.01, attributes: spaced)
    #expect(never.verdict == .overflows)
    #expect(never.scaleFactor == nil)
  }

  @Test func whatFitsDoesNotShrink() async throws {
    let row = try await row("two words", bounds: .width(90), minimumScaleFactor: 0.5)
    #expect(row.verdict == .fits)
    #expect(row.scaleFactor == nil)
  }

  @Test func severalTruncatingLinesMayShrinkAndNeverFit() async throws {
    // Two characters to the line at 20 pt, five at 10 pt: three lines, or two.
    let row = try await row("aa bb cc", lines: 2, bounds: .width(25), minimumScaleFactor: 0.5)
    #expect(row.verdict == .shrinks)
    #expect(row.scaleFactor == nil)
    #expect(
      row.problems == [
        .shrunk(factor: 0.5, isCertain: false, want: .lines(needed: 3, shown: 2))
      ])
    #expect(row.reason?.contains("may") == true)
  }

  @Test func severalLinesDoNotShrinkWhereThatIsNotEnoughOrNotSo() async throws {
    let tooLittle = try await row("aa bb cc", lines: 2, bounds: .width(25), minimumScaleFactor: 0.9)
    #expect(tooLittle.verdict == .truncates)
    let wrapping = try await row(
      "aa bb cc", lines: 2, bounds: .width(25), mode: .byWordWrapping, minimumScaleFactor: 0.5)
    #expect(wrapping.verdict == .clips)
  }

  @Test func aShrunkTextIsAsTallAsItIsAndItsLabelAsItsFont() async throws {
    // 20 points shrink to 16, whose line is 19.2 points high; the label would take 24.
    let row = try await row("two words", bounds: box(72, 20), minimumScaleFactor: 0.5)
    #expect(row.verdict == .shrinks)
    #expect(row.height == 24)
    #expect(row.problems == [shrunkTo80])
  }

  @Test func aShrunkTextMayBeTooTallAsWell() async throws {
    let row = try await row("two words", bounds: box(72, 10), minimumScaleFactor: 0.5)
    #expect(row.verdict == .clips)
  }

  // MARK: Unjudged

  @Test func whatHyphensMightMendIsUnjudged() async throws {
    func row(_ text: String, lines: Int) async throws -> JudgedElement.Row {
      try await self.row(
        text, lines: lines, bounds: .width(70), attributes: TextAttributes(hyphenates: true))
    }
    let fits = try await row("aaa bbb ccc", lines: 2)
    #expect(fits.verdict == .fits)
    #expect(fits.reason?.contains("hyphenation") == true)
    for text in ["aaaaaaaaaa", "aaa bbb cccccc dd"] {
      let might = try await row(text, lines: 2)
      #expect(might.verdict == .unjudged)
      #expect(might.problems.isEmpty)
      #expect(might.reason?.contains("hyphenation") == true)
    }
    // A single line has no place for hyphens.
    let single = try await row("aaa bbb ccc", lines: 1)
    #expect(single.verdict == .truncates)
    #expect(single.reason == nil)
    #expect(try await row("aaa", lines: 2).reason == nil)
  }

  @Test func textWithoutAFaceIsUnjudged() async throws {
    let row = try await row("abc", family: "Absent", bounds: box(1, 1))
    #expect(row.verdict == .unjudged)
    #expect(row.height == nil)
    #expect(row.width == nil)
    #expect(row.reason == "no face is called Absent")
  }

  @Test func linesWithoutATextAreUnjudged() async throws {
    let row = try await row(nil, lines: 0)
    #expect(row.verdict == .unjudged)
    #expect(row.reason?.contains("no text is given") == true)
  }

  // MARK: Line heights

  @Test func anExplicitLineHeightReplacesTheFonts() async throws {
    // 3 × 30, not 3 × 20.4.
    let rule = LineHeightRule(minimum: 30, maximum: 30)
    #expect(try await row(nil, lines: 3, lineHeight: rule, size: 17).height == 90)
    #expect(try await row("aaa bbb ccc", lines: 3, bounds: .width(30), lineHeight: rule).height == 90)
  }

  @Test(
    arguments: [
      (LineHeightRule(multiple: 1.5), 108.0), (LineHeightRule(multiple: 0.5), 36),
      (LineHeightRule(spacing: 4), 80), (LineHeightRule(minimum: 20), 72), (LineHeightRule(maximum: 20), 60),
    ] as [(LineHeightRule, Double)])
  func linesAreAddedUpWithTheSpaceBetween(rule: LineHeightRule, height: Double) async throws {
    #expect(try await row(nil, lines: 3, lineHeight: rule).height == height)
    #expect(try await row("aaa bbb ccc", lines: 0, bounds: .width(30), lineHeight: rule).height == height)
  }

  @Test func anExplicitLineHeightIsRoundedUpToThePixel() async throws {
    #expect(try await row(nil, lineHeight: LineHeightRule(multiple: 1.01)).height == 24.5)
    #expect(try await row(nil, lineHeight: LineHeightRule(multiple: 1.01), displayScale: 1).height == 25)
  }

  // MARK: Faces that stand in

  @Test func aLabelKeepsItsOwnFacesHeight() async throws {
    let row = try await row("字")
    #expect(row.height == 24)
    #expect(row.problems.isEmpty)
  }

  @Test func coreTextTheWebAndAndroidGrowTheirLines() async throws {
    // (1.16 − 0.987) × 20 above and (0.288 − 0.213) × 20 below: 4.96 points more.
    for row in [
      try await row("字", kind: .coreText), try await row("字", growsWithFallback: true),
    ] {
      #expect(row.height == 29)
      #expect(row.verdict == .fits)
      guard case .grownByFallback(let by)? = row.problems.first else {
        Issue.record("\(row.problems)")
        continue
      }
      #expect(abs(by - 4.96) < 1e-9)
    }
  }

  @Test func aRunGrowsItsOwnLineAlone() async throws {
    // 2 × 24 + 4.96.
    #expect(try await row("字\nabc", kind: .coreText).height == 53)
    // 2 × (24 + 4.96).
    #expect(try await row("字\n字", kind: .coreText).height == 58)
  }
}
