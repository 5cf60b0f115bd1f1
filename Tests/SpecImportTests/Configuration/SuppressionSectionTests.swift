import LayoutAudit
import SpecImport
import Testing
import Typography

struct SuppressionSectionTests {
  private func text(_ suppressions: String) -> String {
    "{ elements: [{ name: \"title\", font: \"Lato\", size: 17 }],\n  suppressions: [\(suppressions)] }"
  }

  private func refusal(_ suppression: String, in location: Testing.SourceLocation = #_sourceLocation)
    -> String
  {
    problem(text(suppression), at: location)?.description ?? ""
  }

  @Test func aSuppressionHasAllItsKeysAndItsPlace() throws {
    let read = try configuration(
      text(
        #"{ rule: "height-clipped", element: "title", categories: "AX1...", locales: ["de", "zh-Hant"], reason: "known" }"#
      )
    ).plan.suppressions
    #expect(
      read == [
        Suppression(
          rule: "height-clipped", element: "title", categories: Array(ContentSizeCategory.all.suffix(5)),
          locales: ["de", "zh-Hant"], reason: "known",
          location: SourceLocation(file: "typefit.json", line: 2, column: 18))
      ])
  }

  @Test func ruleAndReasonAreEnough() throws {
    let read = try configuration(text(#"{ rule: "text-shrunk", reason: "known" }"#)).plan.suppressions
    #expect(read.first?.element == nil)
    #expect(read.first?.categories == nil)
    #expect(read.first?.locales == nil)
    #expect(try configuration(text("")).plan.suppressions.isEmpty)
  }

  @Test(arguments: [
    (#"{ rule: "text-shrunk" }"#, "2:18: suppressions[0].reason is missing"),
    (#"{ rule: "text-shrunk", reason: " " }"#, "2:49: suppressions[0].reason is missing"),
    (#"{ reason: "known" }"#, "suppressions[0].rule is missing"),
    (
      #"{ rule: "text-shrink", reason: "known" }"#,
      "2:26: suppressions[0].rule is wrong: unknown rule 'text-shrink'; did you mean 'text-shrunk'?"
    ),
    (#"{ rule: "unused-suppression", reason: "known" }"#, "can't be suppressed"),
    (#"{ rule: "stale-baseline", reason: "known" }"#, "can't be suppressed"),
    (#"{ rule: "text-shrunk", reason: "known", locale: "de" }"#, "unknown key 'locale'"),
    (#"{ rule: "text-shrunk", reason: "known", locales: [] }"#, "is an empty list"),
    (#"{ rule: "text-shrunk", reason: "known", locales: ["_"] }"#, "no language tag"),
    (#"{ rule: "text-shrunk", reason: "known", locales: "de" }"#, "expected a list of strings"),
    (#"{ rule: "text-shrunk", reason: "known", categories: "large...small" }"#, "is an empty range"),
    (#"{ rule: "text-shrunk", reason: "known", categories: "huge" }"#, "unknown content size category"),
    (#"{ rule: "text-shrunk", reason: "known", element: "" }"#, "is empty"),
    (#""text-shrunk""#, "expected an object"),
  ])
  func whatIsWrongIsToldWithItsPlace(suppression: String, message: String) {
    #expect(refusal(suppression).contains(message))
  }

  @Test func theLockIsAPathWithAPlace() throws {
    let read = try configuration(
      #"{ fonts: { lock: "typefit.lock.json" }, elements: [{ name: "a", font: "Lato", size: 17 }] }"#)
    #expect(
      read.fonts.lock
        == LocatedName("typefit.lock.json", at: SourceLocation(file: "typefit.json", line: 1, column: 18)))
    #expect(
      problem(#"{ fonts: { lock: "" }, elements: [] }"#)?.problem == "fonts.lock is empty: expected a name")
  }
}
